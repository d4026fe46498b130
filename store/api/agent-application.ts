import { agentApplication, applyAsAgent } from '@fanfare/contract/agent/application.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** In a file of its own because only users who are no agents need it. */
export const agentApplicationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentApplication: build.query({ ...endpoint(agentApplication) }),
    applyAsAgent: build.mutation({
      ...endpoint(applyAsAgent, (body: CallInput<typeof applyAsAgent>['body']) => ({ body })),
      ...keepsAnswers,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) await dispatch(agentApplicationApi.util.upsertQueryData('agentApplication', undefined, data))
      },
    }),
  }),
})
