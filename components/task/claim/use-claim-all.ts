'use client'

import { useRef, useState } from 'react'
import { useAppDispatch } from '#store/hooks.ts'
import {
  claimContinued,
  goodNewsOpened,
  selectGoodNews,
  type Claimable,
  type ClaimedReward,
} from '#store/slices/good-news.ts'
import { claimAll, type ClaimProgress } from './claim-all.ts'
import { ONE_CLAIM, rewardKey } from './claim.ts'
import { useFailedClaims, useReportClaims } from './use-report-claims.ts'
import { useObtain } from './use-obtain.ts'

/** No overlay has this id, so messages show the outcome. */
export const NO_OVERLAY = 0

/**
 * Claims several rewards. The overlay shows what was claimed and what failed. If nothing was claimed, messages show the failures, with
 * a retry for unanswered claims. `claimAll` resolves with the number of claimed rewards. `overlay`: the id of the overlay that shows the
 * outcome; messages do if it has closed. Without an id a new overlay opens.
 */
export function useClaimAll(overlay?: number) {
  const { obtain, isLoading } = useObtain(overlay ? ONE_CLAIM : undefined)
  const [progress, setProgress] = useState<ClaimProgress | null>(null)
  const running = useRef<Promise<number> | null>(null)
  /** Keys of the rewards whose last claim got no answer. */
  const lost = useRef(new Set<string>())
  const dispatch = useAppDispatch()
  const failedClaims = useFailedClaims()
  const reportClaims = useReportClaims()

  const start = async (rewards: readonly Claimable[]) => {
    if (running.current) return 0
    const claimed: ClaimedReward[] = []
    const claim = async (wanted: Claimable, isLast: boolean) => {
      const answer = await obtain(wanted, !isLast)
      if (answer.data) claimed.push({ ...wanted, ...answer.data })
      const isLost = answer.error?.kind === 'network'
      if (isLost) lost.current.add(rewardKey(wanted))
      else lost.current.delete(rewardKey(wanted))
      return answer
    }
    // Waits for the claims under way, and leaves out rewards that have been answered since.
    const retry = async (unanswered: readonly Claimable[]) => {
      while (running.current) await running.current
      await start(unanswered.filter((reward) => lost.current.has(rewardKey(reward))))
    }
    running.current = claimAll(rewards, { claim, report: setProgress }).then((outcome) => {
      const failed = failedClaims(outcome)
      const [first] = claimed
      if (overlay !== undefined) dispatch(claimContinued({ id: overlay, claimed, failed }))
      else if (first) dispatch(goodNewsOpened({ activityId: first.activityId, claimed, failed }))
      const isShown = overlay === undefined ? first : dispatch((_, state) => selectGoodNews(state())?.id === overlay)
      if (!isShown) reportClaims({ claimed, failed }, (again) => void retry(again))
      return claimed.length
    })
    const count = await running.current
    running.current = null
    return count
  }
  return { claimAll: start, progress, isClaiming: isLoading }
}
