import { orderAgentCodes, saveAgentCode } from '@fanfare/contract/agent/codes.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { agentApi } from './agent.ts'
import { baseApi } from './base-api.ts'
import { endpoint, keepsAnswers } from './endpoint.ts'

/** In a file of its own because it is loaded when an agent edits a code. The answers replace what the list of codes has. */
export const saveCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveAgentCode: build.mutation({
      ...endpoint(saveAgentCode, ({ id, ...body }: { id: string } & CallInput<typeof saveAgentCode>['body']) => ({
        params: { id },
        body,
      })),
      ...keepsAnswers,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data === null) return
        dispatch(
          agentApi.util.updateQueryData('agentCodes', id, ({ items }) => {
            items.splice(
              items.findIndex(({ vipCode }) => vipCode === data.vipCode),
              1,
              data,
            )
          }),
        )
      },
    }),
    orderAgentCodes: build.mutation({
      ...endpoint(orderAgentCodes, ({ id, vipCodes }: { id: string; vipCodes: string[] }) => ({
        params: { id },
        body: { vipCodes },
      })),
      ...keepsAnswers,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) await dispatch(agentApi.util.upsertQueryData('agentCodes', id, data))
      },
    }),
  }),
})
