'use client'

import { useNotify } from '#components/notification/use-notify.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { sumOf } from '#lib/task/claim-sum.ts'
import type { Claimable, GoodNews } from '#store/slices/good-news.ts'

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
