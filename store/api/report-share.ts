import { activityShared } from '@fanfare/contract/share/share.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** An activity with the receipt of its share content. */
export interface ReportedShare {
  activityId: string
  receipt: string
}

/** Loaded with the first share. */
export const reportShareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activityShared: build.mutation({
      ...endpoint(activityShared, ({ activityId, receipt }: ReportedShare) => ({
        query: { activityId },
        body: { receipt },
      })),
      invalidatesTags: ['Task'],
    }),
  }),
})
