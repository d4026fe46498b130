import { skipToken } from '@reduxjs/toolkit/query/react'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { lotteryApi } from '#store/api/lottery.ts'

/** The user's draws, newest first, as many as one page has. */
export const useMyDraws = (activityId: string, isMember: boolean) =>
  lotteryApi.endpoints.records.useQuery(
    isMember ? { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } : skipToken,
  )
