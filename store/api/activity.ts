import { apply } from '#lib/contract/activity/apply.ts'
import { claimable } from '#lib/contract/activity/claimable.ts'
import { activityDetail } from '#lib/contract/activity/detail.ts'
import { eligible } from '#lib/contract/activity/eligible.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

interface ApplyInput {
  activityId: string
  consentVersion?: string
}

const ofActivity = (activityId: string) => ({ query: { activityId } })

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activityDetail: build.query({ ...endpoint(activityDetail, ofActivity), providesTags: ['Activity'] }),
    eligible: build.query({ ...endpoint(eligible, ofActivity), providesTags: ['Activity'] }),
    claimable: build.query({ ...endpoint(claimable), providesTags: ['Task'] }),
    apply: build.mutation({
      ...endpoint(apply, ({ activityId, consentVersion }: ApplyInput) => ({
        query: { activityId },
        body: consentVersion === undefined ? undefined : { consentVersion },
      })),
      invalidatesTags: ['Activity', 'Task'],
    }),
  }),
})
