import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findMyCampaign, type MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { DomainError, present } from '../util/domain-error.ts'
import { listBranch, type BranchAgent } from '#gateway/agents/db/agents.ts'
import { findBySearch, type AgentFilter } from '#gateway/agents/db/agent-facts.ts'
import type { ListPart } from '#gateway/agents/db/list-places.ts'
import type { Db } from '#gateway/db/client.ts'
import type { AgentSource } from '@fanfare/contract/agent/agent.ts'
import { agentWindow, type AgentWindow } from './agent-window.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/**
 * A campaign of which the caller is an agent (AGT-3).
 * @throws DomainError 51001 for an unknown campaign and for one of other agents, 51030 with SUSPENDED for a suspended agent
 */
export async function requireCampaign({ db }: Pick<GatewayContext, 'db'>, { userId }: Caller, campaignId: string) {
  const campaign = present(await findMyCampaign(db, campaignId, userId))
  if (campaign.suspendedAt !== null) throw new DomainError('NOT_PERMITTED', { reasonCode: 'SUSPENDED' })
  return campaign
}

/** The fields that the queries of all lists and exports have (contract §6). */
interface AgentListQuery {
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  search?: string | undefined
  source?: AgentSource | undefined
  vipCode?: string | undefined
}

/** The subject of a list of an agent. */
export interface OpenedList {
  campaign: MyCampaign
  window: AgentWindow
  /** The agent first, then all below. */
  branch: readonly BranchAgent[]
  filter: AgentFilter
}

/**
 * The campaign, days and filter of a list or export.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export async function openList(
  db: Db,
  caller: Caller,
  campaignId: string,
  query: AgentListQuery,
  now: number,
): Promise<OpenedList> {
  const { userId } = caller
  const campaign = await requireCampaign({ db }, caller, campaignId)
  const window = agentWindow(query, now)
  const branch = await listBranch(db, campaignId, userId)
  const search = query.search?.trim() ?? ''
  const codes = branch.flatMap((agent) => agent.codes)
  return {
    campaign,
    window,
    branch,
    filter: {
      campaignId,
      agentId: userId,
      bounds: window.bounds,
      source: query.source,
      code: query.vipCode?.toUpperCase(),
      found: search === '' ? undefined : await findBySearch(db, { agentId: userId, codes, search }),
    },
  }
}

/** The direct agents of a source: the agent itself, those below, or both. */
export const directIdsOf = (branch: readonly BranchAgent[], source: AgentSource | undefined) =>
  userIdsOf(branch.filter(({ depth }) => source === undefined || (source === 'DIRECT') === (depth === 0)))

/** The order of a query; `-` before a field is descending. */
export function orderOf<Sort extends string>(
  sort: string | undefined,
  byDefault: Sort | `-${Sort}`,
): { sort: Sort; isDescending: boolean } {
  const order = sort ?? byDefault
  const isDescending = order.startsWith('-')
  // The contract's schema has refused every other field.
  return { sort: (isDescending ? order.slice(1) : order) as Sort, isDescending }
}

/** The order and the rows of a page. */
export const partOf = <Sort extends string>(
  { sort, pageIndex, pageSize }: { sort?: string | undefined; pageIndex: number; pageSize: number },
  byDefault: Sort | `-${Sort}`,
): ListPart<Sort> => ({ ...orderOf(sort, byDefault), limit: pageSize, offset: pageIndex * pageSize })
