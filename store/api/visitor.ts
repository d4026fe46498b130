import { noLoginEligible } from '#lib/contract/activity/no-login-eligible.ts'
import { countryLearned } from '../slices/session.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Specification §9: an answer that no part of the page shows is kept this long; until then the same call is not sent again. */
export const MEMOISED_MS = 3000

/** What a visitor's page reads, apart from the rest of its noun because a visitor's page loads nothing else. */
export const visitorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noLoginEligible: build.query({
      ...endpoint(noLoginEligible, (activityId: string) => ({ query: { activityId } })),
      keepUnusedDataFor: MEMOISED_MS / 1000,
      // Only this answer has a visitor's country (AUTH-1, ipInfo).
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(countryLearned(data.country))
      },
    }),
  }),
})
