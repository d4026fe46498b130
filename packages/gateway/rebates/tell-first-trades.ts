import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { countFirstTrades, type FirstTrade } from '#gateway/agents/db/referral-sums.ts'
import type { CampaignTerms } from '#gateway/rebates/db/referral-chains.ts'
import type { Db } from '#gateway/db/client.ts'
import { maskPerson } from '#gateway/util/mask-name.ts'
import { dayBounds, dayKey } from '../util/time/zoned-day.ts'

/** How many first trades of a day have their own message; if there are more, the day has another message when it is settled. */
export const TOLD_ALONE = 5
/** A first trade that becomes known later than this is not told, ms. */
const NEWS_MS = 2 * DAY_MS

/**
 * Tells direct agents of first trades of their referrals, each once. Call it after the progress of the referrals is stored, in the
 * same transaction.
 */
export async function tellFirstTrades(
  tx: Db,
  trades: readonly FirstTrade[],
  campaigns: ReadonlyMap<string, CampaignTerms>,
  now: number,
) {
  const left = new Map<string, number>()
  for (const { campaignId, agentId, userId, loginName, at } of trades.toSorted((a, b) => a.at - b.at)) {
    const campaign = campaigns.get(campaignId)
    if (campaign === undefined || at < Math.max(campaign.startTime, now - NEWS_MS) || at >= campaign.endTime) continue
    const { timeZone } = campaign.definition
    const day = dayKey(at, timeZone)
    const key = `${agentId} ${day}`
    if (!left.has(key)) {
      const all = await countFirstTrades(tx, { campaignId, agentId, ...dayBounds(day, timeZone) })
      const own = trades.filter((one) => one.agentId === agentId && dayKey(one.at, timeZone) === day)
      left.set(key, TOLD_ALONE - (all - own.length))
    }
    const rest = left.get(key) ?? 0
    left.set(key, rest - 1)
    if (rest <= 0) continue
    const payload = { campaignId, person: maskPerson({ loginName, userId }) }
    await appendLog(tx, [{ topic: 'referral.first_trade', userId: agentId, payload }], now)
  }
}

/** Tells an agent how many referrals traded first on a day, if there are more than `TOLD_ALONE`. */
export async function tellDayOfFirstTrades(
  tx: Db,
  { campaignId, agentId, day, timeZone }: Record<'campaignId' | 'agentId' | 'day' | 'timeZone', string>,
  now: number,
) {
  const count = await countFirstTrades(tx, { campaignId, agentId, ...dayBounds(day, timeZone) })
  if (count <= TOLD_ALONE) return
  const payload = { campaignId, day, count }
  await appendLog(tx, [{ topic: 'referral.first_trades', userId: agentId, payload }], now)
}
