'use client'

import { useCallback } from 'react'
import { useClaimAll } from '#components/task/claim/use-claim-all.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { drawsToClaim, tasksWithDraws } from '#lib/task/draws-to-claim.ts'
import { activityApi } from '#store/api/activity.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** One press claims the draws of all completed tasks of the activity. */
export function useClaimDraws(activityId: string, completions: readonly TaskCompletion[]) {
  const { claimAll, progress } = useClaimAll({ isQuiet: true })
  const dispatch = useAppDispatch()
  const ready = tasksWithDraws(completions)
  /** Resolves with the number of tasks whose draws were claimed, when the user's draws are read again. */
  const claim = useCallback(async (): Promise<number> => {
    const claimed = await claimAll(tasksWithDraws(completions).map((task) => ({ ...task, activityId })))
    // A spin that follows counts down from the new number.
    const read = activityApi.endpoints.activityDetail.initiate(activityId, { forceRefetch: true, subscribe: false })
    if (claimed > 0) await dispatch(read)
    return claimed
  }, [claimAll, completions, activityId, dispatch])
  return {
    claim,
    isClaiming: progress !== null,
    toClaim: drawsToClaim(completions),
    titles: [...new Set(ready.map(({ title }) => title))],
  }
}
