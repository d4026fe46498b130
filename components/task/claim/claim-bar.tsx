'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './claim-bar.module.css'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { useClaimAllText } from './use-claim-all-text.ts'

interface ClaimBarProps {
  /** By deadline, the nearest first. */
  items: readonly ClaimableItem[]
  /** Claiming all is under way. */
  busy: boolean
  /** A single claim is under way. */
  disabled: boolean
  onClaimAll: () => void
}

/** Phones: the page's one gold button, at the bottom of the screen until the end of the list (design §2). */
export function ClaimBar({ items, busy, disabled, onClaimAll }: ClaimBarProps) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const zone = useMyZone()
  const claimAllText = useClaimAllText()
  const first = items[0]?.task.claimDeadline
  const count = items.length
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <b>{t('ready_count', { count, value: formatNumber(locale, String(count)) })}</b>
        {first !== undefined && <div>{t('first_lapses', { date: formatDayMonth(locale, first, zone) })}</div>}
      </div>
      <Button variant="celebrate" size="lg" busy={busy} disabled={disabled} onClick={onClaimAll}>
        {claimAllText(items)}
      </Button>
    </div>
  )
}
