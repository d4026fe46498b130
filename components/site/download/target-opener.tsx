'use client'

import type { ReactNode } from 'react'
import { buttonLook } from '#components/ui/controls/button.tsx'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { appLink } from './app-link.ts'
import styles from './download.module.css'
import { useDownloadRequest } from './use-download-request.ts'

/** On phones and tablets: opens the requested target in the installed app, before the link to the store. */
export function TargetOpener({ icon, label }: { icon: ReactNode; label: string }) {
  const device = useDevice()
  const { target } = useDownloadRequest()
  if (!target || !device || device.platform === 'desktop') return null
  return (
    <a href={appLink(target)} className={buttonLook({ size: 'lg', full: true, className: styles.opener })}>
      {icon}
      {label}
    </a>
  )
}
