import { saveAgentTargets, type AgentTargets } from '@fanfare/contract/agent/targets.ts'
import { agentTargetApi } from './agent-target.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** In a file of its own because it is loaded when an agent opens the form. */
export const saveTargetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveAgentTargets: build.mutation({
      ...endpoint(saveAgentTargets, ({ id, ...body }: { id: string } & AgentTargets) => ({ params: { id }, body })),
      ...keepsAnswers,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) await dispatch(agentTargetApi.util.upsertQueryData('agentTargets', id, data))
      },
    }),
  }),
})
