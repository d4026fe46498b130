import type { RewardDefinition } from '#activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'

/** @assumed a reward with a hold ends `expiresDays` after the hold, so that the hold does not shorten its life. */
export function grantTerms(
  { holdHours, expiresDays }: Pick<RewardDefinition, 'holdHours' | 'expiresDays'>,
  { clock, newId }: Pick<GatewayContext, 'clock' | 'newId'>,
) {
  const at = clock.now()
  const holdUntil = holdHours === undefined ? null : at + holdHours * HOUR_MS
  const expiresAt = expiresDays === undefined ? null : (holdUntil ?? at) + expiresDays * DAY_MS
  return { at, holdUntil, expiresAt, rewardId: newId('rw'), transferId: newId('tr') }
}
