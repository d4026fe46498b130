'use client'

import { useTranslations } from 'next-intl'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { sumOf } from '#lib/task/reward-totals.ts'
import type { Claimable, FailedClaim, GoodNews } from '#store/slices/good-news.ts'
import type { ClaimOutcome } from './claim-all.ts'
import type { ObtainAnswer } from './use-obtain.ts'

/** The sentence for a claim that waits for a connection; null for other claims. */
export function useQueuedText() {
  const t = useTranslations('rewards')
  return ({ error, queued }: Pick<ObtainAnswer, 'error' | 'queued'>) => {
    if (error?.kind !== 'network' || queued === null) return null
    return t(queued === 'stored' ? 'claim_queued' : 'claim_queued_here')
  }
}

/** The failures of several claims, in the reader's language. */
export function useFailedClaims() {
  const errorText = useErrorText()
  const queuedText = useQueuedText()
  return ({ refused, unanswered }: Pick<ClaimOutcome<Claimable>, 'refused' | 'unanswered'>): FailedClaim[] => [
    ...unanswered.map(({ item, error, queued = null }) => ({
      reward: item,
      reason: queuedText({ error, queued }) ?? errorText(error),
      canRetry: true,
    })),
    ...refused.map(({ item, error }) => ({ reward: item, reason: errorText(error), canRetry: false })),
  ]
}

const FAILURE = { modeType: 'error', duration: 6000 } as const

/**
 * For claims without an overlay: one message for all claimed rewards, one with a retry for all unanswered claims, and one per
 * refusal.
 */
export function useReportClaims() {
  const { notify } = useNotify()
  const { t, rewardText, counted, money } = useWords()
  return ({ claimed, failed }: Pick<GoodNews, 'claimed' | 'failed'>, retry: (rewards: Claimable[]) => void) => {
    const rewards = claimed.map(({ reward }) => reward)
    const [first] = rewards
    const sum = sumOf(rewards)
    if (first)
      notify(
        sum || rewards.length === 1
          ? t('task.claimed_title', { reward: sum ? money(sum) : rewardText(first) })
          : t('rewards.claimed_all', counted(rewards.length)),
        { modeType: 'success' },
      )
    const lost = failed.filter(({ canRetry }) => canRetry)
    if (lost[0]) {
      notify(lost[0].reason, {
        ...FAILURE,
        buttonText: t('common.btn_retry'),
        onConfirm: () => retry(lost.map(({ reward }) => reward)),
      })
    }
    for (const { reward, reason, canRetry } of failed)
      if (!canRetry) notify(t('rewards.claim_failed', { reward: rewardText(reward.reward), reason }), FAILURE)
  }
}
