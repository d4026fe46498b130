import type { CallData } from '#lib/contract/define-call.ts'
import { apply } from '#lib/contract/activity/apply.ts'
import { claimable } from '#lib/contract/activity/claimable.ts'
import { activityDetail } from '#lib/contract/activity/detail.ts'
import { eligible } from '#lib/contract/activity/eligible.ts'
import { withoutGranted } from '#lib/task/apply-grants.ts'
import { selectGrants } from '../slices/grants.ts'
import type { RootState } from '../store.ts'
import { baseApi } from './base-api.ts'

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activityDetail: build.query<CallData<typeof activityDetail>, string>({
      query: (activityId) => ({ definition: activityDetail, input: { query: { activityId } } }),
      providesTags: ['Activity'],
    }),
    eligible: build.query<CallData<typeof eligible>, string>({
      query: (activityId) => ({ definition: eligible, input: { query: { activityId } } }),
      providesTags: ['Activity'],
    }),
    claimable: build.query<CallData<typeof claimable>, void>({
      queryFn: async (_, { getState }, __, ask) => {
        const { data, error } = await ask({ definition: claimable })
        if (error) return { error }
        const { items } = data as CallData<typeof claimable>
        return { data: { items: withoutGranted(items, selectGrants(getState() as RootState)) } }
      },
      providesTags: ['Task'],
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
