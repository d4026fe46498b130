import { skipToken } from '@reduxjs/toolkit/query/react'
import { competitionApi } from '#store/api/competition.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { teamWindows, type TeamSubject, type TeamWindows } from './team-subject.ts'

/** Requests of others, and the answer to one's own, show without a reload. */
const POLLING_MS = 15_000

/** The user's team, open request, or neither. */
export function useMyTeam(activityId: string) {
  const { isLogin, isLoading, my, completions } = useMyActivity(activityId)
  const query = competitionApi.endpoints.teams.useQuery(
    isLogin ? { activityId, pageIndex: 0, pageSize: 1 } : skipToken,
    {
      pollingInterval: POLLING_MS,
      skipPollingIfUnfocused: true,
    },
  )
  const isJoined = my?.applied === true
  return {
    isLogin,
    isLoading: isLoading || (isLogin && query.isLoading),
    isJoined,
    mine: (isJoined && query.data?.mine) || null,
    request: (isJoined && query.data?.request) || null,
    hasLeft: isJoined && query.data?.hasLeft === true,
    hasFailed: isJoined && query.isError && !query.data,
    completions,
    retry: () => void query.refetch(),
  }
}

/** The changes of teams that are possible now. */
export const useTeamWindows = (subject: TeamSubject): TeamWindows => teamWindows(subject, useNow() ?? serverNow())
