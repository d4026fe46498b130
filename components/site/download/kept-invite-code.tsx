'use client'

import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Note, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './download.module.css'
import { useKeptInviteCode } from './use-store.ts'

interface KeptInviteCodeProps {
  icons: { kind: ReactNode; copy: ReactNode }
  texts: { label: string; line: string; copy: string; copied: string; failed: string }
}

/** The page shows the invite code in case the store loses it (design, "Download"). */
export function KeptInviteCode({ icons, texts }: KeptInviteCodeProps) {
  const code = useKeptInviteCode()
  if (code === null) return null
  return (
    <Card as="section" padded>
      <Row gap="12" align="center" className={styles.invite}>
        <span className={styles.kind}>{icons.kind}</span>
        <div>
          <Note size="hint">{texts.label}</Note>
          <Text as="bdi" dir="ltr" weight="strong" className={styles.inviteCode}>
            {code}
          </Text>
        </div>
        <CopyButton
          text={code}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.failed}
          icon={icons.copy}
          look="icon"
        />
      </Row>
      <Note size="hint">{texts.line}</Note>
    </Card>
  )
}
