'use client'

import { useTranslations } from 'next-intl'
import { PressButton, type PressProps } from './press-button.tsx'
import { useOnline } from '../browser/use-online.ts'

interface OnlineButtonProps extends PressProps {
  /** Shown without a connection instead of the general reason. */
  offlineReason?: string
}

/** A button for an action that needs the network: without a connection it is disabled and shows the reason (design, "Offline"). */
export function OnlineButton({ offlineReason, ...props }: OnlineButtonProps) {
  const t = useTranslations('offline')
  const online = useOnline()
  return online ? (
    <PressButton {...props} />
  ) : (
    <PressButton {...props} busy={false} disabled reason={offlineReason ?? t('needed')} />
  )
}
