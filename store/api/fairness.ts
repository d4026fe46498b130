import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

export const fairnessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the draws as the table shows them. */
    shownDraws: build.query(
      endpoint(lotteryFairness, ({ activityId, pageIndex }: { activityId: string; pageIndex: number }) => ({
        query: { activityId, pageIndex, pageSize: DRAWS_SHOWN },
      })),
    ),
  }),
})
