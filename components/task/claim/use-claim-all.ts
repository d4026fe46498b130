import { useRef, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { sumOf } from '#lib/task/claim-sum.ts'
import { hasEndedSession } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import {
  claimContinued,
  goodNewsOpened,
  selectGoodNews,
  type Claimable,
  type ClaimedReward,
  type FailedClaim,
} from '#store/slices/good-news.ts'
import { ONE_CLAIM, rewardKey } from './claim.ts'
import { useObtain } from './use-obtain.ts'

/** No overlay has this id, so messages show the outcome. */
export const NO_OVERLAY = 0

const FAILURE = { modeType: 'error', duration: 6000 } as const

export interface ClaimProgress {
  done: number
  total: number
}

/**
 * Claims rewards in sequence. A failure does not stop the next claims unless it ended the session. The overlay shows what was claimed
 * and what failed. If nothing was claimed, messages show the failures, with a retry for unanswered claims, which is safe because the
 * gateway grants once (contract §6). `claimAll` resolves with the number of claimed rewards. `overlay`: the id of the overlay that
 * shows the outcome; messages do if it has closed. Without an id a new overlay opens.
 */
export function useClaimAll(overlay?: number) {
  const { obtain, isLoading } = useObtain(overlay ? ONE_CLAIM : undefined)
  const [progress, setProgress] = useState<ClaimProgress | null>(null)
  const running = useRef<Promise<number> | null>(null)
  /** Keys of the rewards whose last claim got no answer. */
  const lost = useRef(new Set<string>())
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const { t, rewardText, counted, money } = useWords()

  const claimEach = async (rewards: readonly Claimable[]) => {
    const claimed: ClaimedReward[] = []
    const refused: FailedClaim[] = []
    let unanswered: FailedClaim[] = []
    for (const [done, reward] of rewards.entries()) {
      setProgress({ done, total: rewards.length })
      const { data, error, message } = await obtain(reward, done + 1 < rewards.length)
      const canRetry = error?.kind === 'network'
      if (canRetry) lost.current.add(rewardKey(reward))
      else lost.current.delete(rewardKey(reward))
      if (data) claimed.push({ ...reward, ...data })
      else if (hasEndedSession(error)) {
        unanswered = []
        break
      } else (canRetry ? unanswered : refused).push({ reward, reason: message ?? errorText(error), canRetry })
    }
    setProgress(null)
    const failed = [...unanswered, ...refused]
    const [first] = claimed
    if (overlay !== undefined) dispatch(claimContinued({ id: overlay, claimed, failed }))
    else if (first) dispatch(goodNewsOpened({ activityId: first.activityId, claimed, failed }))
    const isShown = overlay === undefined ? first : dispatch((_, state) => selectGoodNews(state())?.id === overlay)
    if (!isShown) report(claimed, unanswered, refused)
    return claimed.length
  }
  const start = async (rewards: readonly Claimable[]) => {
    if (running.current) return 0
    running.current = claimEach(rewards)
    const count = await running.current
    running.current = null
    return count
  }
  // Waits for the claims under way, and leaves out rewards that have been answered since.
  const retry = async (rewards: readonly Claimable[]) => {
    while (running.current) await running.current
    await start(rewards.filter((reward) => lost.current.has(rewardKey(reward))))
  }
  /**
   * For claims without an overlay: one message for all claimed rewards, one with a retry for all unanswered claims, and one per
   * refusal.
   */
  const report = (
    claimed: readonly ClaimedReward[],
    unanswered: readonly FailedClaim[],
    refused: readonly FailedClaim[],
  ) => {
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
    if (unanswered[0])
      notify(unanswered[0].reason, {
        ...FAILURE,
        buttonText: t('common.btn_retry'),
        onConfirm: () => void retry(unanswered.map(({ reward }) => reward)),
      })
    for (const { reward, reason } of refused)
      notify(t('rewards.claim_failed', { reward: rewardText(reward.reward), reason }), FAILURE)
  }
  return { claimAll: start, progress, isClaiming: isLoading }
}
