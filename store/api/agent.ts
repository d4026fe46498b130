import { agentCodes, createAgentCode, getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { agentPermission } from '@fanfare/contract/agent/campaigns.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralList } from '@fanfare/contract/agent/referrals.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** The query of a list of an agent, with the campaign's id. */
type ListOf<Definition extends typeof rebateList | typeof referralList | typeof performance> = {
  id: string
} & CallInput<Definition>['query']

const listInput = <Query extends { id: string }>({ id, ...query }: Query) => ({ params: { id }, query })
const bodyInput = <Body extends { id: string }>({ id, ...body }: Body) => ({ params: { id }, body })
const idInput = (id: string) => ({ params: { id } })

/** Everything that an agent reads and writes of one campaign. */
export const agentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentPermission: build.query({ ...endpoint(agentPermission, idInput), providesTags: ['Agent'] }),
    agentCampaign: build.query({
      ...endpoint(getActivityDetailInfo, (activityId: string) => ({ query: { activityId } })),
      providesTags: ['Agent'],
    }),
    agentCodes: build.query({ ...endpoint(agentCodes, idInput), providesTags: ['Agent'] }),
    agentRebates: build.query({
      ...endpoint(rebateList, (input: ListOf<typeof rebateList>) => listInput(input)),
      providesTags: ['Agent'],
    }),
    agentReferrals: build.query({
      ...endpoint(referralList, (input: ListOf<typeof referralList>) => listInput(input)),
      providesTags: ['Agent', 'Referral'],
    }),
    agentPerformance: build.query({
      ...endpoint(performance, (input: ListOf<typeof performance>) => listInput(input)),
      providesTags: ['Agent'],
    }),
    agentStatement: build.query({
      ...endpoint(agentStatement, ({ id, month }: { id: string; month?: string }) => ({
        params: { id },
        query: { month },
      })),
      providesTags: ['Agent'],
    }),
    createAgentCode: build.mutation({
      ...endpoint(createAgentCode, (input: { id: string } & CallInput<typeof createAgentCode>['body']) =>
        bodyInput(input),
      ),
      invalidatesTags: ['Agent'],
    }),
  }),
})
