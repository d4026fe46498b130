import { agentApplication, applyAsAgent } from '@fanfare/contract/agent/application.ts'
import { agentPermission } from '@fanfare/contract/agent/campaigns.ts'
import {
  agentCodes,
  createAgentCode,
  getActivityDetailInfo,
  orderAgentCodes,
  saveAgentCode,
} from '@fanfare/contract/agent/codes.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralList, saveReferralNote } from '@fanfare/contract/agent/referrals.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'
import { agentSubAgent, agentSubAgents, saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'
import { agentTargets, saveAgentTargets } from '@fanfare/contract/agent/targets.ts'
import { agentViews, saveAgentViews } from '@fanfare/contract/agent/views.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint, keepsAnswers, ofActivity } from './endpoint.ts'

const idInput = (id: string) => ({ params: { id } })
/** The tag of a part that is read again alone; a change of `Agent` reads it again too. */
const partOf = (id: 'application' | 'codes' | 'views') => [{ type: 'Agent' as const, id }]
const OF_AGENT = { providesTags: ['Agent'] } as const
const orNull = (text: string) => (text === '' ? null : text)

/** Everything that an agent reads and writes of one campaign, and the application of a user who is none yet. */
export const agentApi = addEndpoints((build) => ({
  agentApplication: build.query({ ...endpoint(agentApplication), providesTags: partOf('application') }),
  applyAsAgent: build.mutation(endpoint(applyAsAgent, 'body', { invalidatesTags: partOf('application') })),
  agentPermission: build.query(endpoint(agentPermission, idInput, OF_AGENT)),
  agentCampaign: build.query(endpoint(getActivityDetailInfo, ofActivity, OF_AGENT)),
  agentCodes: build.query(endpoint(agentCodes, idInput, { providesTags: partOf('codes') })),
  createAgentCode: build.mutation(endpoint(createAgentCode, 'id, body', { invalidatesTags: ['Agent'] })),
  saveAgentCode: build.mutation(endpoint(saveAgentCode, 'id, body', { invalidatesTags: partOf('codes') })),
  orderAgentCodes: build.mutation(endpoint(orderAgentCodes, 'id, body', { invalidatesTags: partOf('codes') })),
  agentRebates: build.query(endpoint(rebateList, 'id, query', OF_AGENT)),
  agentReferrals: build.query(endpoint(referralList, 'id, query', OF_AGENT)),
  saveReferralNote: build.mutation({
    ...endpoint(saveReferralNote, 'id, body'),
    ...keepsAnswers,
    // Every list with the person shows the change at once; a failure restores the old text.
    onQueryStarted: async ({ id, referralId, note, tag }, { dispatch, queryFulfilled, ...api }) => {
      const lists = agentApi.util.selectCachedArgsForQuery(api.getState(), 'agentReferrals')
      const changes = lists
        .filter((list) => list.id === id)
        .map((list) =>
          dispatch(
            agentApi.util.updateQueryData('agentReferrals', list, ({ items }) => {
              for (const item of items) {
                if (item.referralId !== referralId) continue
                if (note !== undefined) item.note = orNull(note)
                if (tag !== undefined) item.tag = orNull(tag)
              }
            }),
          ),
        )
      try {
        await queryFulfilled
      } catch {
        for (const change of changes) change.undo()
      }
    },
  }),
  agentPerformance: build.query(endpoint(performance, 'id, query', OF_AGENT)),
  agentStatement: build.query(endpoint(agentStatement, 'id, query', OF_AGENT)),
  subAgents: build.query(endpoint(agentSubAgents, 'id, query', OF_AGENT)),
  subAgent: build.query(endpoint(agentSubAgent, 'id, query', OF_AGENT)),
  saveSubAgentRate: build.mutation(endpoint(saveSubAgentRate, 'id, body', { invalidatesTags: ['Agent'] })),
  agentTargets: build.query(endpoint(agentTargets, idInput)),
  saveAgentTargets: build.mutation({
    ...endpoint(saveAgentTargets, 'id, body'),
    ...keepsAnswers,
    // The dialog closes with the answer, before the card could be read again.
    onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: null }))
      if (data) await dispatch(agentApi.util.upsertQueryData('agentTargets', id, data))
    },
  }),
  agentViews: build.query(endpoint(agentViews, idInput, { providesTags: partOf('views') })),
  saveAgentViews: build.mutation(endpoint(saveAgentViews, 'id, body', { invalidatesTags: partOf('views') })),
}))
