import { useCallback, useEffect } from 'react'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { claimableAt } from '#lib/task/order.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { FRESH } from '#store/fresh.ts'
import { useAnswer } from '#store/use-answer.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'

/**
 * The user's claimable rewards, the nearest deadline first. A reward that lapses on the open page is left out at once.
 * `canDrawIn`: ids of the activities in which the user can draw now; null where the platform does not tell.
 * `ready` is empty while `isKnown` is false, which does not mean that there is nothing to claim.
 */
export function useClaimableRewards() {
  useLiveTopic('rewards')
  useLiveTopic('tasks')
  const query = activityApi.useClaimableQuery(undefined, FRESH)
  const { data, isKnown, hasFailed } = useAnswer(query)
  const now = useServerNow()
  const items = data?.items ?? []
  const ready = claimableAt(items, now)
  useRefetch(items.length - ready.length)
  const canDrawIn = data?.draws?.map(({ activityId }) => activityId) ?? null
  return { ready, canDrawIn, isKnown, isLoading: !isKnown && !hasFailed, refetch: query.refetch }
}

/** Returns a function that refetches tasks and rewards; also refetches each time `ended`, the number of lapsed rewards, grows. */
export function useRefetch(ended: number): () => void {
  const dispatch = useAppDispatch()
  const refetch = useCallback(() => void dispatch(taskApi.util.invalidateTags(['Task', 'Reward'])), [dispatch])
  useEffect(() => {
    if (ended > 0) refetch()
  }, [ended, refetch])
  return refetch
}
