'use client'

import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import styles from './download.module.css'
import { useKeptInviteCode } from './use-kept-invite-code.ts'

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
      <div className={styles.invite}>
        <span className={styles.kind}>{icons.kind}</span>
        <div>
          <Text size="hint" tone="secondary">
            {texts.label}
          </Text>
          <bdi dir="ltr" className={styles.inviteCode}>
            {code}
          </bdi>
        </div>
        <CopyButton
          text={code}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.failed}
          icon={icons.copy}
          look="icon"
        />
      </div>
      <Text size="hint" tone="secondary">
        {texts.line}
      </Text>
    </Card>
  )
}
