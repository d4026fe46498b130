import type { Rates } from '../rebates/rebate-lines-of.ts'
import type { Handler } from '#gateway/route.ts'
import Big from 'big.js'
import {
  depthOf,
  countPeople,
  listSubAgents,
  listTerms,
  type BranchAgent,
  type SubAgentRow,
} from '#gateway/agents/db/agents.ts'
import type { Db } from '#gateway/db/client.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { AGENT_PRODUCTS } from '@fanfare/contract/agent/agent.ts'
import type { agentSubAgents, agentSubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { sumOf, toDecimal, usdt } from '../util/decimal.ts'
import { openList, type OpenedList } from './open-list.ts'
import { readPeriod, type Period } from './read-performance.ts'
import { readRates } from './describe-level.ts'
import { present } from '../util/domain-error.ts'

/** An agent and all below it. */
function branchOf(branch: readonly BranchAgent[], userId: string) {
  const found = new Set([userId])
  // Agents above come first.
  return branch.filter((agent) => {
    if (agent.uplineId !== null && found.has(agent.uplineId)) found.add(agent.userId)
    return found.has(agent.userId)
  })
}

/** The rates of a sub-agent by product, beside those of the agent above. */
export const describeSubAgentRates = (rates: Rates | undefined, limits: Rates | undefined) =>
  AGENT_PRODUCTS.map((product) => ({ product, rate: rates?.[product] ?? '0', limit: limits?.[product] ?? '0' }))

/** Sub-agents with their people of all time and what their branches brought the caller in the days of the list. */
async function describeSubAgents(
  db: Db,
  { campaign, branch }: OpenedList,
  { steps, volumes }: Period,
  rows: readonly SubAgentRow[],
  now: number,
) {
  const { campaignId, userId } = campaign
  const branches = new Map(rows.map((row) => [row.userId, branchOf(branch, row.userId)]))
  const agentIds = [...branches.values()].flat().map((agent) => agent.userId)
  const people = await countPeople(db, campaignId, agentIds)
  const rates = await readRates(db, campaign, [userId, ...rows.map((row) => row.userId)], now)
  return rows.map((row) => {
    const agents = branches.get(row.userId) ?? []
    const codes = agents.flatMap((agent) => agent.codes)
    const own = agents[0]
    const count = (step: 'registered' | 'firstTrade') =>
      codes.reduce((sum, code) => sum + (steps.codes.get(code)?.[step] ?? 0), 0)
    const amount = (of: 'volume' | 'rebate') =>
      usdt(toDecimal(sumOf(codes.map((code) => volumes.codes.get(code)?.[of] ?? '0'))))
    const all = (of: 'people' | 'traded') =>
      agents.reduce((sum, agent) => sum + (people.get(agent.userId)?.[of] ?? 0), 0)
    return {
      subAgentId: row.subAgentId,
      maskedName: maskName(own?.loginName ?? ''),
      vipCode: own?.mainCode ?? undefined,
      joinedAt: row.joinedAt,
      suspended: row.suspendedAt !== null,
      people: all('people'),
      traded: all('traded'),
      registered: count('registered'),
      firstTrade: count('firstTrade'),
      volume: amount('volume'),
      rebate: amount('rebate'),
      rates: describeSubAgentRates(rates.get(row.userId), rates.get(userId)),
    }
  })
}

/**
 * The agents right below the caller, those who brought most first, and the link that invites another one.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const listMySubAgents: Handler<typeof agentSubAgents> = async (
  { params, query },
  { gateway: { db, clock, config }, caller, locale },
) => {
  const now = clock.now()
  return readAgentList(db, async (tx) => {
    const opened = await openList(tx, caller, params.id, query, now)
    const { campaign, branch } = opened
    const rows = await listSubAgents(tx, { campaignId: params.id, uplineId: caller.userId })
    const items = rows.length === 0 ? [] : await describeSubAgents(tx, opened, await readPeriod(tx, opened), rows, now)
    const vipCode = branch[0]?.mainCode ?? null
    const mayGrow = now < campaign.endTime && (await depthOf(tx, caller.userId)) < campaign.definition.depth
    const code = encodeURIComponent(vipCode ?? '')
    const from = query.pageIndex * query.pageSize
    return {
      items: items.toSorted((a, b) => new Big(b.rebate.amount).cmp(a.rebate.amount)).slice(from, from + query.pageSize),
      total: items.length,
      invite:
        mayGrow && vipCode !== null
          ? { vipCode, url: `${config.siteOrigin}/${locale}/agent?uplineCode=${code}&vipCode=${code}` }
          : null,
      asOf: now,
    }
  })
}

/** @throws DomainError 51001: no agent right below the caller has this id */
export async function requireSubAgent(db: Db, below: Record<'campaignId' | 'uplineId' | 'subAgentId', string>) {
  const [row] = await listSubAgents(db, below)
  return present(row)
}

export const readSubAgentTerms = async (db: Db, campaignId: string, agentId: string) =>
  (await listTerms(db, campaignId, agentId)).map(({ since, rates, withinUpline }) => ({
    since,
    by: withinUpline ? ('UPLINE' as const) : ('STAFF' as const),
    rates: AGENT_PRODUCTS.map((product) => ({ product, rate: rates?.[product] ?? null })),
  }))

/**
 * An agent right below the caller: its branch over the days of the query, its rates and their history.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const readMySubAgent: Handler<typeof agentSubAgent> = async (
  { params, query },
  { gateway: { db, clock }, caller },
) => {
  const now = clock.now()
  const { subAgentId, ...days } = query
  return readAgentList(db, async (tx) => {
    const opened = await openList(tx, caller, params.id, days, now)
    const row = await requireSubAgent(tx, { campaignId: params.id, uplineId: caller.userId, subAgentId })
    const agents = branchOf(opened.branch, row.userId)
    const found = { codes: agents.flatMap(({ codes }) => codes), userIds: [] }
    const period = await readPeriod(tx, { ...opened, filter: { ...opened.filter, found } })
    const [described] = await describeSubAgents(tx, opened, period, [row], now)
    const { visits, firstDeposit } = period.sums
    const history = await readSubAgentTerms(tx, params.id, row.userId)
    return { ...present(described), visits, firstDeposit, below: agents.length - 1, history, asOf: now }
  })
}
