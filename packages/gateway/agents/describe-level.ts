import Big from 'big.js'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentLevel } from '@fanfare/contract/agent/agent.ts'
import { monthBounds, monthOf } from '../rebates/month.ts'
import { dayKey } from '../util/time/zoned-day.ts'
import { localized } from '../activities/definition/localize.ts'
import { listStandings, type AgentStanding } from '#gateway/agents/db/agent-levels.ts'
import type { Db } from '#gateway/db/client.ts'
import { listMyCampaigns, type MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { countActiveTraders } from '../rebates/count-active-traders.ts'
import { lowerRates, type Rates } from '../rebates/rebate-lines-of.ts'

/**
 * The day on which `target` is reached at the speed of the month so far, in the zone; today when it is reached already, and null
 * when that is later than the month. Counts, or decimal strings of one unit.
 */
export function paceOf(target: number | string, reached: number | string, timeZone: string, now: number) {
  const soFar = new Big(reached)
  if (soFar.gte(target)) return dayKey(now, timeZone)
  if (soFar.lte(0)) return null
  const { start, end } = monthBounds(monthOf(now, timeZone), timeZone)
  const at = new Big(now - start).times(target).div(soFar).round(0, Big.roundDown).plus(start)
  return at.lt(end) ? dayKey(Number(at.toFixed()), timeZone) : null
}

/**
 * The level of an agent and its way to the next one, in the month of the campaign's zone. `level`: position in the levels of the campaign;
 * `activeTraders`: in this month so far.
 */
export function describeLevel(
  programme: AgentProgramme,
  { level, activeTraders }: Record<'level' | 'activeTraders', number>,
  locale: string,
  now: number,
): AgentLevel {
  const { levels, timeZone, activeVolume } = programme
  const nameOf = ({ texts }: (typeof levels)[number]) => localized(texts, locale).name
  const position = Math.min(level, levels.length - 1)
  const [own, next] = [levels[position], levels[position + 1]]
  if (own === undefined) throw new Error('a campaign has at least one level')
  const month = monthOf(now, timeZone)
  return {
    level: nameOf(own),
    nextLevel: next === undefined ? null : nameOf(next),
    activeTraders,
    needed: next === undefined ? null : Math.max(0, next.activeTraders - activeTraders),
    steps: levels.map((one) => ({ level: nameOf(one), from: one.activeTraders })),
    activeVolume,
    month,
    monthEnds: monthBounds(month, timeZone).end,
    pace: next === undefined ? null : paceOf(next.activeTraders, activeTraders, timeZone, now),
  }
}

/** The newest level that is decided, in the first minutes of a month that of the month before. */
async function readLevel(db: Db, { campaignId, userId, definition }: MyCampaign, now: number) {
  const month = monthOf(now, definition.timeZone)
  const standings = await listStandings(db, { campaignId, userIds: [userId], month })
  return standings.find((agent) => agent.userId === userId)?.level ?? 0
}

/** The level of an agent, and how many of its direct referrals are active traders of this month. */
export async function readStanding(db: Db, campaign: MyCampaign, now: number) {
  const { campaignId, userId, definition } = campaign
  const { timeZone } = definition
  const period = { campaignId, agentId: userId, ...monthBounds(monthOf(now, timeZone), timeZone) }
  return {
    level: await readLevel(db, campaign, now),
    activeTraders: await countActiveTraders(db, period, definition),
  }
}

/**
 * Agent data of the caller, or null for other users (AUTH-8). @assumed the id of the level in the agent's campaign; an agent without
 * a campaign has the level of the account, or an empty one
 */
export async function agentOf({ db, clock }: GatewayContext, { userId }: Caller) {
  const user = await findUser(db, userId)
  if (user === undefined || user.agentId === null) return null
  const { agentId, agentLevel, vipCode } = user
  const [campaign] = await listMyCampaigns(db, userId)
  const level = campaign ? campaign.definition.levels[await readLevel(db, campaign, clock.now())]?.id : agentLevel
  return { agentId, level: level ?? '', vipCode }
}

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
