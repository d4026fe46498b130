import type { Handler } from '#gateway/route.ts'
import type { Db } from '#gateway/db/client.ts'
import { readAgentList } from '#gateway/agents/db/read-agent-list.ts'
import { listSubAgents, listTerms } from '#gateway/agents/db/sub-agents.ts'
import { AGENT_PRODUCTS } from '@fanfare/contract/agent/agent.ts'
import type { agentSubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { DomainError } from '../util/domain-error.ts'
import { branchOf, describeSubAgents } from './list-sub-agents.ts'
import { openList } from './open-list.ts'
import { readPeriod } from './read-period.ts'

type Answer = CallAnswer<typeof agentSubAgent>

/** @throws DomainError 51001: no agent right below the caller has this id */
export async function requireSubAgent(db: Db, below: { campaignId: string; uplineId: string; subAgentId: string }) {
  const [row] = await listSubAgents(db, below)
  if (row === undefined) throw new DomainError('NOT_FOUND')
  return row
}

export const readSubAgentTerms = async (db: Db, campaignId: string, agentId: string): Promise<Answer['history']> =>
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
    const period = await readPeriod(tx, { ...opened, filter: { ...opened.filter, found } }, undefined)
    const [described] = await describeSubAgents(tx, opened, period, [row], now)
    if (described === undefined) throw new DomainError('NOT_FOUND')
    const { visits, firstDeposit } = period.sums
    const history = await readSubAgentTerms(tx, params.id, row.userId)
    return { ...described, visits, firstDeposit, below: agents.length - 1, history, asOf: now }
  })
}
