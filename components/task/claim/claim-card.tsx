'use client'

import { useWords } from '#components/ui/text/use-words.ts'
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
import { shownRewards, shownSums } from '#lib/task/shown-rewards.ts'
import { Note, Row, Stack } from '#components/ui/layout/layout.tsx'
import styles from './claim-card.module.css'
import { claimKey } from './claim.ts'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { endsSoon } from '#lib/task/reward-steps.ts'
import { RewardWhat } from '../rewards-page/reward-what.tsx'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
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
        <Row gap="2 16" align="baseline" justify="between" wrap className={styles.head}>
          <h2 id="ready-to-claim">{t('ready')}</h2>
          {first !== undefined && <p>{t('first_lapses', { date: formatDayMonth(locale, first, zone) })}</p>}
        </Row>
        <Row as="p" align="baseline" wrap className={styles.sums}>
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
        </Row>
        <Button variant="celebrate" size="lg" full busy={isClaimingAll} disabled={isClaiming} onClick={onClaimAll}>
          <Icon icon="gift" weight="fill" />
          <span>{claimAllText(items)}</span>
        </Button>
        {progress && (
          <Note top="8" size="hint" role="status">
            {t('claiming', {
              done: formatNumber(locale, String(progress.done)),
              total: formatNumber(locale, String(progress.total)),
            })}
          </Note>
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
      {several && (
        <Note top="8" size="hint">
          {t('claim_note')}
        </Note>
      )}
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
  const { t, locale } = useWords()
  const amount = word === 'cash' && rate ? formatInCurrency(locale, money, rate) : null
  return amount && <small className={className}>{t('rewards.about_amount', { amount })}</small>
}

/** `Claim 10 USDT`, `Claim all 25 USDT`, `Claim all 3 rewards`. */
function useClaimAllText(): (items: readonly ClaimableItem[]) => string {
  const { t, rewardText, money, counted } = useWords()
  return (items) => {
    const rewards = items.map(({ task }) => task.reward)
    const [only] = rewards
    if (only && rewards.length === 1) return t('rewards.claim_one', { reward: rewardText(only) })
    const { sum } = shownRewards(rewards)
    return sum ? t('rewards.claim_all_sum', { sum: money(sum) }) : t('rewards.claim_all_count', counted(items.length))
  }
}

interface ClaimRowProps {
  item: ClaimableItem
  /** The item's reward, as its amount is shown beside the sum of all. */
  reward: Reward
  /** The claim of this reward is under way. */
  busy: boolean
  /** Another claim is under way. */
  disabled: boolean
  /** Absent when the card's own button claims the reward. */
  onClaim?: () => void
}

function ClaimRow({ item: { title, task }, reward, busy, disabled, onClaim }: ClaimRowProps) {
  const { t, locale, rewardText } = useWords()
  const now = useNow()
  const { claimDeadline = null } = task
  return (
    <li className={styles.row}>
      <Stack gap="4 12" align="center" className={styles.item}>
        <RewardWhat
          reward={reward}
          source={isolateAmounts(locale, t('rewards.ready_source', { activity: title, task: task.title }))}
          gold
        />
        {onClaim && (
          <Button
            variant="outlined"
            size="sm"
            className={styles.claim}
            busy={busy}
            disabled={disabled && !busy}
            aria-label={t('rewards.claim_one', { reward: rewardText(reward) })}
            onClick={onClaim}
          >
            {t('common.btn_claim')}
          </Button>
        )}
        {claimDeadline !== null && (
          <Row
            as="p"
            gap="4"
            align="center"
            size="hint"
            tone="secondary"
            className={cx(styles.lapses, now !== null && endsSoon(claimDeadline, now) && styles.soon)}
          >
            <Icon icon="timer" size="sm" />
            <CountdownText
              to={claimDeadline}
              sentence={t('rewards.lapses_in', { duration: '{duration}' })}
              over={t('rewards.lapsed')}
            />
          </Row>
        )}
      </Stack>
    </li>
  )
}
