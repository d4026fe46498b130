'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { formatInCurrency, type DisplayRate } from '@fanfare/languages/display-rate.ts'
import { formatNumber, type MoneyText } from '@fanfare/languages/format.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { RewardWord } from '#lib/task/reward-word.ts'
import { shownSums } from '#lib/task/shown-rewards.ts'
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
  rate?: DisplayRate | undefined
}

/** All claimable rewards: their sums, one gold button for all, and a row for each (design §13, "Rewards"). */
export function ClaimCard({ items, progress, isClaiming, pressed, onClaim, onClaimAll, rate }: ClaimCardProps) {
  const t = useTranslations('rewards')
  const task = useTranslations('task')
  const locale = useLocale()
  const claimAllText = useClaimAllText()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const { rewards, sums } = shownSums(items.map(({ task }) => task.reward))
  const first = items[0]?.task.claimDeadline
  const several = items.length > 1
  const isClaimingAll = progress !== null
  return (
    <Card as="section" padded tone="reward" aria-labelledby="ready-to-claim" className={styles.card}>
      <div className={styles.gold}>
        <div className={styles.head}>
          <h2 id="ready-to-claim">{t('ready')}</h2>
          {first !== undefined && <p>{t('first_lapses', { date: formatDayMonth(locale, first, zone) })}</p>}
        </div>
        <p className={styles.sums}>
          {sums.map((sum, place) => {
            const size = place === 0 ? 'L' : 'M'
            return 'unit' in sum.amount ? (
              <span key={place}>
                <Amount money={sum.amount} locale={locale} size={size} />
                {sums.length > 1 && <small> {task(`word.${sum.word}`)}</small>}
                <NearAmount money={sum.amount} word={sum.word} rate={rate} className={styles.near} />
              </span>
            ) : (
              <b key={place} className={cx(styles.thing, place === 0 && styles.large)}>
                {rewardText(sum)}
              </b>
            )
          })}
        </p>
        <Button variant="celebrate" size="lg" full busy={isClaimingAll} disabled={isClaiming} onClick={onClaimAll}>
          <Icon icon="gift" weight="fill" />
          <span>{claimAllText(items)}</span>
        </Button>
        {progress && (
          <p className={styles.note} role="status">
            {t('claiming', {
              done: formatNumber(locale, String(progress.done)),
              total: formatNumber(locale, String(progress.total)),
            })}
          </p>
        )}
      </div>
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
      {several && <p className={styles.note}>{t('claim_note')}</p>}
    </Card>
  )
}

interface NearAmountProps {
  money: MoneyText
  word: RewardWord
  rate: DisplayRate | undefined
  className?: string | undefined
}

/** "about 4.60 €": what cash is worth to the reader, where the deployment has a rate. Trial funds and coupons are worth less. */
export function NearAmount({ money, word, rate, className }: NearAmountProps) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const amount = word === 'cash' && rate ? formatInCurrency(locale, money, rate) : null
  return amount && <small className={className}>{t('about_amount', { amount })}</small>
}
