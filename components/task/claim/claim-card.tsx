'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import { shownRewards } from '#lib/task/shown-rewards.ts'
import styles from './claim-card.module.css'
import { claimKey } from './claim.ts'
import { ClaimRow } from './claim-row.tsx'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { useClaimAllText } from './use-claim-all-text.ts'
import type { ClaimProgress } from './claim-all.ts'

interface ClaimCardProps {
  /** By deadline, the nearest first. */
  items: readonly ClaimableItem[]
  /** Progress of claiming all. */
  progress: ClaimProgress | null
  /** A single claim is under way; `pressed` is the `claimKey` of the reward whose button shows it. */
  isClaiming: boolean
  pressed: string | null
  onClaim: (item: ClaimableItem) => void
  onClaimAll: () => void
}

/** All claimable rewards with their deadlines; one gold button for all (design §7, "Rewards"). */
export function ClaimCard({ items, progress, isClaiming, pressed, onClaim, onClaimAll }: ClaimCardProps) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const claimAllText = useClaimAllText()
  const { rewards, sum } = shownRewards(items.map(({ task }) => task.reward))
  const several = items.length > 1
  const isClaimingAll = progress !== null
  return (
    <Card as="section" padded tone="reward" aria-labelledby="ready-to-claim" className={styles.card}>
      <SectionHeading
        id="ready-to-claim"
        className={styles.head}
        aside={sum ? <Amount money={sum} locale={locale} size="L" /> : undefined}
      >
        {t('ready')}
      </SectionHeading>
      <ul className={styles.rows}>
        {items.map((item, place) => (
          <ClaimRow
            key={`${item.activityId} ${item.task.taskId} ${item.task.periodKey}`}
            item={item}
            reward={rewards[place] ?? item.task.reward}
            busy={pressed === claimKey(item.task)}
            disabled={isClaiming || isClaimingAll}
            onClaim={several ? () => onClaim(item) : undefined}
          />
        ))}
      </ul>
      <div className={styles.all}>
        <Button
          variant="celebrate"
          size="lg"
          className={styles.gold}
          busy={isClaimingAll}
          disabled={isClaiming}
          onClick={onClaimAll}
        >
          <Icon icon="gift" weight="fill" />
          <span>{claimAllText(items)}</span>
        </Button>
        {progress && (
          <span className={styles.note} role="status">
            {t('claiming', {
              done: formatNumber(locale, String(progress.done)),
              total: formatNumber(locale, String(progress.total)),
            })}
          </span>
        )}
        {!progress && several && <span className={styles.note}>{t('claim_note')}</span>}
      </div>
    </Card>
  )
}
