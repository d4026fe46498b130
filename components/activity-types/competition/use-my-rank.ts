import { skipToken } from '@reduxjs/toolkit/query/react'
import { competitionApi } from '#store/api/competition.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'

/** The user's own row of the first leaderboard; null when the user has not joined. */
export function useMyRank(activityId: string, cadence: number) {
  const { isLoading, my, completions } = useMyActivity(activityId)
  const isMember = my?.applied === true
  const query = competitionApi.endpoints.board.useQuery(
    isMember ? { activityId, pageIndex: 0, pageSize: 1 } : skipToken,
    useBoardPolling(activityId, cadence),
  )
  return {
    isLoading: isLoading || query.isLoading,
    isMember,
    isLogin: my !== null,
    completions,
    board: query.data ?? null,
    mine: query.data?.mine ?? null,
    hasFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}

/** Shorter than any snapshot needs to be, ms. */
const SHORTEST_MS = 30_000

/**
 * RTK Query's options for a leaderboard: an event of the next snapshot renews it. It is also read after its cadence while the page
 * is visible, because a check without a change has no event, but the board says when it was checked. `cadence` is in seconds.
 */
export function useBoardPolling(activityId: string, cadence: number) {
  useLiveTopic('board', activityId)
  return { pollingInterval: Math.max(SHORTEST_MS, cadence * 1000), skipPollingIfUnfocused: true }
}
