'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { Card } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import styles from './download.module.css'

interface KeptInviteCodeProps {
  icons: { kind: ReactNode; copy: ReactNode }
  texts: { label: string; line: string; copy: string; copied: string; failed: string }
}

const never = () => () => undefined

/** The page shows the invite code in case the store loses it (design, "Download"). */
export function KeptInviteCode({ icons, texts }: KeptInviteCodeProps) {
  const code = useSyncExternalStore(
    never,
    () => rememberInviteCode(window.location.search),
    () => null,
  )
  if (code === null) return null
  return (
    <Card as="section" padded>
      <div className={styles.invite}>
        <span className={styles.kind}>{icons.kind}</span>
        <div>
          <p className={styles.label}>{texts.label}</p>
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
      <p className={styles.label}>{texts.line}</p>
    </Card>
  )
}
