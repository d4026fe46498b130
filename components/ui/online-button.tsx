'use client'

import { useTranslations } from 'next-intl'
import { Button, type PressProps } from './button.tsx'
import { useOnline } from './use-online.ts'

/** The button of what the gateway must do: without a connection it waits and says so (design, "Offline"). */
export function OnlineButton(props: PressProps) {
  const t = useTranslations('offline')
  const online = useOnline()
  return online ? <Button {...props} /> : <Button {...props} busy={false} disabled reason={t('needed')} />
}
