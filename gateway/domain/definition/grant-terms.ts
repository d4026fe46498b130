import type { RewardDefinition } from '#activities/file/reward.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'

/** Days to enter the address of a physical reward. @assumed */
const ADDRESS_DAYS = 14

/**
 * The time, hold and end of a grant now, with its ids.
 * @assumed a reward with a hold ends `expiresDays` after the hold, so that the hold does not shorten its life;
 * a physical reward ends then unless its address is there
 */
export function grantTerms(
  { type, holdHours, ...reward }: Pick<RewardDefinition, 'type' | 'holdHours' | 'expiresDays'>,
  { clock, newId }: Pick<GatewayContext, 'clock' | 'newId'>,
) {
  const at = clock.now()
  const expiresDays = reward.expiresDays ?? (type === 'PHYSICAL' ? ADDRESS_DAYS : undefined)
  const holdUntil = holdHours === undefined ? null : at + holdHours * HOUR_MS
  const expiresAt = expiresDays === undefined ? null : (holdUntil ?? at) + expiresDays * DAY_MS
  return { at, holdUntil, expiresAt, rewardId: newId('rw'), transferId: newId('tr') }
}
