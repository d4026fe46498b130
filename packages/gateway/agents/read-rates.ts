import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { listStandings, type AgentStanding } from '#gateway/agents/db/agent-levels.ts'
import type { Db } from '#gateway/db/client.ts'
import { lowerRates } from '../rebates/rebate-lines-of.ts'
import { monthOf } from '../rebates/month.ts'

type Rates = Record<AgentProduct, string>

/** The rates of a level; agreed rates replace them. A level that is no longer in the file counts as its last one. */
export function ratesOf(
  { levels }: Pick<AgentProgramme, 'levels'>,
  level: number,
  agreed: Partial<Rates> | null,
): Rates {
  const own = levels[Math.min(level, levels.length - 1)]
  if (own === undefined) throw new Error('a campaign has at least one level')
  return { ...own.rates, ...agreed }
}

/** The rates of these agents now, by user: those that the agent above has set are at most its own. */
export async function readRates(
  db: Db,
  { campaignId, definition }: { campaignId: string; definition: AgentProgramme },
  userIds: readonly string[],
  now: number,
) {
  const month = monthOf(now, definition.timeZone)
  const standings = new Map(
    (await listStandings(db, { campaignId, userIds, month })).map((agent) => [agent.userId, agent]),
  )
  const rates = new Map<string, Rates>()
  const read = ({ userId, level, rates: agreed, uplineId, withinUpline }: AgentStanding): Rates => {
    const known = rates.get(userId)
    if (known !== undefined) return known
    const own = ratesOf(definition, level, agreed)
    const upline = withinUpline && uplineId !== null ? standings.get(uplineId) : undefined
    const held = upline === undefined ? own : lowerRates(own, read(upline))
    rates.set(userId, held)
    return held
  }
  for (const agent of standings.values()) read(agent)
  return rates
}
