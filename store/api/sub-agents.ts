import { agentSubAgent, agentSubAgents, saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

type ListInput = { id: string } & CallInput<typeof agentSubAgents>['query']
type PageInput = { id: string } & CallInput<typeof agentSubAgent>['query']
type RateInput = { id: string } & CallInput<typeof saveSubAgentRate>['body']

/** In a file of its own because it is loaded with the parts that show sub-agents. */
export const subAgentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subAgents: build.query({
      ...endpoint(agentSubAgents, ({ id, ...query }: ListInput) => ({ params: { id }, query })),
      providesTags: ['Agent'],
    }),
    subAgent: build.query({
      ...endpoint(agentSubAgent, ({ id, ...query }: PageInput) => ({ params: { id }, query })),
      providesTags: ['Agent'],
    }),
    saveSubAgentRate: build.mutation({
      ...endpoint(saveSubAgentRate, ({ id, ...body }: RateInput) => ({ params: { id }, body })),
      invalidatesTags: ['Agent'],
    }),
  }),
})
