import { agentCampaigns } from '#lib/contract/agent/campaigns.ts'
import { isAgent } from '#lib/contract/agent/is-agent.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** A day, s: longer than a page stays open, so that the header asks once a session (the end of a session drops all answers). */
const SESSION_SECONDS = 86_400

/** The calls of the header's entry for agents, in a file of their own because every page of a user loads them. */
export const agentEntryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    isAgent: build.query({ ...endpoint(isAgent), keepUnusedDataFor: SESSION_SECONDS }),
    agentCampaigns: build.query({ ...endpoint(agentCampaigns), providesTags: ['Agent'] }),
  }),
})
