import type { CampaignTerms, ReferralChain } from '#gateway/rebates/db/referral-chains.ts'
import type { SumRange } from '#gateway/agents/db/referral-sums.ts'
import { BUCKET_MS, bucketOf } from '#gateway/facts/tallies/tally-line.ts'

/** The sums of a referral that facts from `earliestAt` (ms) on change, of each agent of its chain. */
export const sumRangesOf = (
  chain: ReferralChain,
  { startTime, endTime }: CampaignTerms,
  earliestAt: number,
): SumRange[] =>
  chain.agentIds.map((agentId) => ({
    campaignId: chain.campaignId,
    agentId,
    userId: chain.userId,
    from: bucketOf(earliestAt) * BUCKET_MS,
    movesFrom: Math.max(chain.boundAt, startTime),
    movesUntil: endTime,
  }))
