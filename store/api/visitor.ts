import { noLoginEligible } from '#lib/contract/activity/no-login-eligible.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import { MEMOISED_MS } from '#lib/http/cache-times.ts'
import { countryLearned } from '../slices/session.ts'
import { baseApi } from './base-api.ts'

/** What a visitor's page asks, apart from the rest of its noun because a visitor's page loads nothing else. */
export const visitorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noLoginEligible: build.query<CallData<typeof noLoginEligible>, string>({
      query: (activityId) => ({ definition: noLoginEligible, input: { query: { activityId } } }),
      keepUnusedDataFor: MEMOISED_MS / 1000,
      // The only answer that tells a visitor's country (AUTH-1, ipInfo).
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(countryLearned(data.country))
      },
    }),
  }),
})
