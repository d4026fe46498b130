'use client'

import { buttonLook } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { useBrowserValue } from '#components/ui/browser/use-browser-value.ts'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import { appLink } from './app-link.ts'
import styles from './download.module.css'
import { useDownloadRequest } from './use-download-request.ts'

interface AppOpenerProps {
  texts: {
    title: string
    line: string
    /** With the slot `{version}`. */
    tooOld: string
    open: string
  }
}

/** On phones and tablets: opens the installed app at the reader's target; inside an old app it names the needed version. */
export function AppOpener({ texts }: AppOpenerProps) {
  const device = useDevice()
  const { target } = useDownloadRequest()
  const version = useBrowserValue(() => document.documentElement.getAttribute('data-webview'), null)
  if (!device || device.platform === 'desktop') return null
  return (
    <Card as="section" padded>
      <h2>{texts.title}</h2>
      <Text top="8" tone="secondary">
        {version ? texts.tooOld.replace('{version}', version) : texts.line}
      </Text>
      {version === null && (
        <a href={appLink(target ?? 'home')} className={buttonLook({ variant: 'outlined', className: styles.action })}>
          {texts.open}
        </a>
      )}
    </Card>
  )
}
