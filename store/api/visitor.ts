import { noLoginEligible } from '@fanfare/contract/activity/eligible.ts'
import { countryLearned } from '../slices/session.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, ofActivity } from './endpoint.ts'

/** The calls of a visitor's page, in a file of their own because that page loads no other endpoints. */
export const visitorApi = addEndpoints((build) => ({
  noLoginEligible: build.query({
    ...endpoint(noLoginEligible, ofActivity),
    // Only this answer has a visitor's country (AUTH-1, ipInfo).
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: null }))
      if (data) dispatch(countryLearned(data.country))
    },
  }),
}))
