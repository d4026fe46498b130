import type { CallData } from '#lib/contract/define-call.ts'
import { apply } from '#lib/contract/activity/apply.ts'
import { claimable } from '#lib/contract/activity/claimable.ts'
import { activityDetail } from '#lib/contract/activity/detail.ts'
import { baseApi } from './base-api.ts'

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activityDetail: build.query<CallData<typeof activityDetail>, string>({
      query: (activityId) => ({ definition: activityDetail, input: { query: { activityId } } }),
      providesTags: ['Activity', 'Mine'],
    }),
    claimable: build.query<CallData<typeof claimable>, void>({
      query: () => ({ definition: claimable }),
      providesTags: ['Task', 'Mine'],
    }),
    apply: build.mutation<CallData<typeof apply>, { activityId: string; consentVersion?: string }>({
      query: ({ activityId, consentVersion }) => ({
        definition: apply,
        input: { query: { activityId }, body: consentVersion === undefined ? undefined : { consentVersion } },
      }),
      invalidatesTags: ['Activity', 'Task'],
    }),
  }),
})
