import Big from 'big.js'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentLevel } from '@fanfare/contract/agent/agent.ts'
import { monthBounds, monthOf } from '../rebates/month.ts'
import { dayKey } from '../util/time/zoned-day.ts'
import { localized } from './localized.ts'
import { countActiveTraders, listStandings } from '#gateway/agents/db/agent-levels.ts'
import type { Db } from '#gateway/db/client.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'

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

interface Standing {
  /** Position in the levels of the campaign. */
  level: number
  /** In this month so far. */
  activeTraders: number
}

/** The level of an agent and its way to the next one, in the month of the campaign's zone. */
export function describeLevel(
  programme: AgentProgramme,
  { level, activeTraders }: Standing,
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

/** The level of an agent, and how many of its direct referrals are active traders of this month. */
export async function readStanding(
  db: Db,
  { campaignId, userId, definition }: MyCampaign,
  now: number,
): Promise<Standing> {
  const { timeZone, activeVolume } = definition
  const month = monthOf(now, timeZone)
  const standings = await listStandings(db, { campaignId, userIds: [userId], month })
  const standing = standings.find((agent) => agent.userId === userId)
  const period = { campaignId, agentId: userId, ...monthBounds(month, timeZone) }
  return {
    level: standing?.level ?? 0,
    activeTraders: await countActiveTraders(db, period, activeVolume.amount),
  }
}
