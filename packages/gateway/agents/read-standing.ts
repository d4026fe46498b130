import { countActiveTraders } from '#gateway/agents/db/agent-levels.ts'
import { listStandings } from '#gateway/agents/db/agent-standings.ts'
import type { Db } from '#gateway/db/client.ts'
import type { MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { monthBounds, monthOf } from '../rebates/month.ts'
import type { Standing } from './describe-level.ts'

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
