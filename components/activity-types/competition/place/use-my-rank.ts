import { skipToken } from '@reduxjs/toolkit/query/react'
import { competitionApi } from '#store/api/competition.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useBoardPolling } from '../board/use-board-polling.ts'

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
