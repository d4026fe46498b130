'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { endsSoon } from '#lib/task/reward-steps.ts'
import styles from './claim-card.module.css'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { RewardWhat } from '../rewards-page/reward-what.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { Row } from '#components/ui/layout/layout.tsx'

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

export function ClaimRow({ item: { title, task }, reward, busy, disabled, onClaim }: ClaimRowProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const now = useNow()
  const { claimDeadline = null } = task
  return (
    <li className={styles.row}>
      <div className={styles.item}>
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
      </div>
    </li>
  )
}
