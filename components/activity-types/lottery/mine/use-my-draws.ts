import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCallback } from 'react'
import { baseApi } from '#store/api/base-api.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** The user's draws, newest first, as many as one page has. */
export const useMyDraws = (activityId: string, isMember: boolean) =>
  lotteryApi.endpoints.records.useQuery(
    isMember ? { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } : skipToken,
  )

/** Reads again what a draw changes: the draws left, stock, records and rewards. */
export function useRefreshDraws(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(
    () => void dispatch(baseApi.util.invalidateTags(['Activity', 'Task', 'Reward', 'Draw'])),
    [dispatch],
  )
}
