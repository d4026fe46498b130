'use client'

import { useTranslations } from 'next-intl'
import { Button, type PressProps } from './button.tsx'
import { useOnline } from '../browser/use-online.ts'

/** A button for an action of the gateway: without a connection it is disabled and shows the reason (design, "Offline"). */
export function OnlineButton(props: PressProps) {
  const t = useTranslations('offline')
  const online = useOnline()
  return online ? <Button {...props} /> : <Button {...props} busy={false} disabled reason={t('needed')} />
}
