import { agentCampaigns, isAgent } from '@fanfare/contract/agent/campaigns.ts'
import { addEndpoints } from './base-api.ts'
import { cachedFor } from './cached-for.ts'
import { endpoint } from './endpoint.ts'

/** A day, ms: longer than a page stays open, so the header asks once per session (the end of a session drops all answers). */
const SESSION_MS = 86_400_000

/** The calls of the header's entry for agents, in a file of their own because every page of a user loads them. */
export const agentEntryApi = addEndpoints((build) => ({
  isAgent: build.query({ ...endpoint(isAgent), ...cachedFor(SESSION_MS) }),
  agentCampaigns: build.query({ ...endpoint(agentCampaigns), providesTags: ['Agent'] }),
}))
