import { agentTargets } from '@fanfare/contract/agent/targets.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** In a file of its own because only the overview and the page of performance have targets. */
export const agentTargetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentTargets: build.query({ ...endpoint(agentTargets, (id: string) => ({ params: { id } })) }),
  }),
})
