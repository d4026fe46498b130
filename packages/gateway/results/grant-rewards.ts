import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import { isHeldOff } from '#gateway/db/pauses.ts'
import { grantEntitlements } from '#gateway/rewards/db/grant-entitlements.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { grantTerms } from '../activities/definition/grant-terms.ts'
import { readFinalPage, type FinalReward } from './final-rewards.ts'
import type { SettlingGateway, Step } from './result-step.ts'
import { addPayoutTotals } from './payout-totals.ts'

/** Grants the reserved rewards of the next places, without a claim. Waits while the auditor has suspended claims of the activity, or the staff has paused them. */
export const grantRewards: Step = async (input) => {
  const { tx, gateway, settlement } = input
  if (claimsSuspended(gateway.violations, settlement.activityId)) return null
  if (await isHeldOff(tx, settlement.activityId, 'claims')) return null
  const { rewards, next } = await readFinalPage(input)
  const granted: RewardRow[] = []
  for (const round of roundsOf(rewards)) {
    const grants = round.map((reward) => grantOf(gateway, reward))
    granted.push(...(await grantEntitlements(tx, grants)).values())
  }
  const report = addPayoutTotals(settlement.report, 'granted', granted)
  const inReview = report.inReview + granted.filter(({ state }) => state === 'REVIEW').length
  return { next, report: { ...report, inReview } }
}

/** A statement grants at most one reward of a user: the first rewards of all users, then their second rewards, and so on. */
function roundsOf(rewards: readonly FinalReward[]): FinalReward[][] {
  const rounds: FinalReward[][] = []
  for (const ofUser of Map.groupBy(rewards, ({ userId }) => userId).values())
    for (const [round, reward] of ofUser.entries()) (rounds[round] ??= []).push(reward)
  return rounds
}

const grantOf = (gateway: SettlingGateway, { userId, activityId, source, reward }: FinalReward) => ({
  ...grantTerms(reward, gateway),
  userId,
  activityId,
  sources: [source, source] as const,
  version: null,
  evenIfQueued: true,
  evenIfPaused: true as const,
})
