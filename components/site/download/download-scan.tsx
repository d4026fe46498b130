'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import type { QrPath } from '#components/ui/pictures/qr-path.ts'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import styles from './download.module.css'
import { useDownloadRequest } from './use-download-request.ts'

interface DownloadScanProps {
  /** Address of this page, without query. */
  address: string
  /** The QR code of the address, made by the server. */
  path: QrPath
  icon: ReactNode
  texts: {
    title: string
    line: string
    /** With the slot `{code}`. */
    lineWithCode: string
    label: string
    copy: string
    copied: string
    failed: string
  }
}

/** For wide screens: a phone scans the code and opens this page with the same query, which leads to its store. */
export function DownloadScan({ address, path, icon, texts }: DownloadScanProps) {
  const { vipCode, search } = useDownloadRequest()
  const [exact, setExact] = useState<{ search: string; path: QrPath } | null>(null)
  useEffect(() => {
    if (search === '') return
    let current = true
    import('#components/ui/pictures/qr-path.ts').then(
      ({ qrPath }) => current && setExact({ search, path: qrPath(address + search) }),
      // The code without the query stays: it leads to the same stores.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [address, search])
  return (
    <div className={styles.scan}>
      <QrCode path={exact?.search === search ? exact.path : path} label={texts.label} />
      <div>
        <Text weight="strong" className={styles.scanTitle}>
          {texts.title}
        </Text>
        <Note size="hint" className={styles.scanLine}>
          {vipCode
            ? fillSlot(
                texts.lineWithCode,
                'code',
                <Text as="bdi" dir="ltr" weight="strong">
                  {vipCode}
                </Text>,
              )
            : texts.line}
        </Note>
        <CopyButton
          text={address + search}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.failed}
          icon={icon}
          look="text"
          size="sm"
        />
      </div>
    </div>
  )
}
