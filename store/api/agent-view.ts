import { agentViews, saveAgentViews, type AgentView } from '@fanfare/contract/agent/views.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** Saved filters, in a file of their own because the overview has none. */
export const agentViewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentViews: build.query({
      ...endpoint(agentViews, (id: string) => ({ params: { id } })),
      providesTags: ['AgentView'],
    }),
    saveAgentViews: build.mutation({
      ...endpoint(saveAgentViews, ({ id, items }: { id: string; items: AgentView[] }) => ({
        params: { id },
        body: { items },
      })),
      invalidatesTags: ['AgentView'],
      ...keepsAnswers,
    }),
  }),
})
