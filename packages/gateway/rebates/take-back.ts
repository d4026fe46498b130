import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  listFlags,
  listLinesToTakeBack,
  listReversedLines,
  type LineToTakeBack,
  type NewRebateLine,
} from '#gateway/rebates/db/rebate-lines.ts'
import type { AgentHistory, CampaignTerms, ReferralChain } from '#gateway/rebates/db/referral-chains.ts'
import { dayKey } from '../util/time/zoned-day.ts'
import { settleDayOf } from './lines-of-trades.ts'

const keyOf = ({ eventId, agentId }: Pick<LineToTakeBack, 'eventId' | 'agentId'>) => `${eventId} ${agentId}`

/**
 * The claw-backs of these referrals: one line for each paying line of a trade that was reversed, or of the days before a flag with a
 * listed reason, also of trades that arrive after the flag. The friend's share is not taken back.
 */
export async function listClawBacks(
  tx: Db,
  referrals: ReadonlyMap<string, ReferralChain>,
  campaigns: ReadonlyMap<string, CampaignTerms>,
  agents: ReadonlyMap<string, AgentHistory>,
): Promise<NewRebateLine[]> {
  const ranges = (await listFlags(tx, [...referrals.keys()])).flatMap(({ userId, occurredAt, reason }) => {
    const rule = campaigns.get(referrals.get(userId)?.campaignId ?? '')?.definition.clawBack
    if (!rule?.reasons.includes(reason)) return []
    return [{ userId, from: occurredAt - rule.days * DAY_MS, until: occurredAt + 1, at: occurredAt }]
  })
  const reversed = await listReversedLines(tx, [...referrals.keys()])
  const lines = new Map((await listLinesToTakeBack(tx, ranges)).map((line) => [keyOf(line), line]))
  for (const line of reversed) lines.set(keyOf(line), line)
  return [...lines.values()].map(({ rebate, takenBackAt, ...line }): NewRebateLine => {
    const day = dayKey(takenBackAt, campaigns.get(line.campaignId)?.definition.timeZone ?? 'UTC')
    return {
      ...line,
      kind: 'CLAW_BACK',
      at: takenBackAt,
      volume: '0',
      fee: '0',
      deductions: [],
      deducted: '0',
      rebate: `-${rebate}`,
      friendRebate: '0',
      reason: 'CLAW_BACK',
      settleDay: settleDayOf(day, agents.get(line.agentId)?.settledThrough ?? null),
    }
  })
}
