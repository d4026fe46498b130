import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { listCampaigns, type AgentCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { areFactsWaiting, insertLevel, listUndecided, type UndecidedAgent } from '#gateway/agents/db/agent-levels.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { countActiveTraders } from './count-active-traders.ts'
import { monthBounds, monthOf, nextMonth, previousMonth } from './month.ts'

/** By then the facts of a month's last minutes have arrived; trades of the new month wait this long for its level. */
const GRACE_MS = 15 * 60_000
const PAGE = 200

/** The position of the highest level for so many active traders. */
const levelOf = ({ levels }: Pick<AgentProgramme, 'levels'>, activeTraders: number) =>
  levels.findLastIndex((level) => level.activeTraders <= activeTraders)

/** The id in the campaign's file, which has the names in every language. */
const idOf = ({ levels }: AgentProgramme, position: number) => levels[position]?.id ?? String(position)

/**
 * Decides the levels of months that have begun, each from the active traders of the month before. Levels of other instances and of
 * an earlier run stay. @returns the number of decided levels
 */
export async function decideLevels(gateway: GatewayContext, isStopping = () => false) {
  const { db, clock } = gateway
  const now = clock.now()
  let decided = 0
  for (const campaign of await listCampaigns(db)) {
    const { timeZone } = campaign.definition
    // The last month of a campaign is the last one with trades.
    const month = monthOf(Math.min(now - GRACE_MS, campaign.endTime), timeZone)
    const pages = batchesOf<UndecidedAgent>(
      (last) => listUndecided(db, campaign.campaignId, month, { after: last?.agentId ?? '', limit: PAGE }),
      PAGE,
    )
    for await (const agents of pages) {
      if (isStopping()) return decided
      for (const agent of agents) decided += await decideAgent(gateway, campaign, agent, month)
    }
  }
  return decided
}

/** Decides the missing months of an agent up to `last`, in order, and stops at one whose facts still wait. */
async function decideAgent(
  { db, clock }: GatewayContext,
  campaign: AgentCampaign,
  { agentId, lastMonth, lastLevel }: UndecidedAgent,
  last: string,
) {
  const { campaignId, definition } = campaign
  let before = lastLevel
  let decided = 0
  for (let month = nextMonth(lastMonth); month <= last; month = nextMonth(month)) {
    const counted = monthBounds(previousMonth(month), definition.timeZone)
    const now = clock.now()
    // A fact that can never be handled delays the level, but not for ever.
    const isLate = now >= counted.end + Math.max(definition.settleHours, 1) * HOUR_MS
    if (!isLate && (await areFactsWaiting(db, { agentId, until: counted.end, now }))) return decided
    const active = await countActiveTraders(db, { campaignId, agentId, ...counted }, definition)
    const level = levelOf(definition, active)
    const isNew = await withTransaction(db, async (tx) => {
      const stored = { campaignId, agentId, month, level, activeTraders: active, decidedAt: now }
      if (!(await insertLevel(tx, stored))) return false
      const payload = {
        campaignId,
        month,
        level: idOf(definition, level),
        levelBefore: idOf(definition, before),
        activeTraders: active,
      }
      if (level > before) await appendLog(tx, [{ topic: 'agent.level_reached', userId: agentId, payload }], now)
      return true
    })
    decided += Number(isNew)
    before = level
  }
  return decided
}
