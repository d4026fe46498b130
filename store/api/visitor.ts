import { noLoginEligible } from '#lib/contract/activity/no-login-eligible.ts'
import { countryLearned } from '../slices/session.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Specification §9: an answer without a subscriber stays cached this long, ms; the same call is not sent again until then. */
export const MEMOISED_MS = 3000

/** The calls of a visitor's page, in a file of their own because that page loads no other endpoints. */
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
