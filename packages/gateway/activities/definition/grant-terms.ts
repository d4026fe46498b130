import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityFrame } from './activity-in-play.ts'

/** Days to enter the address of a physical reward. @assumed */
const ADDRESS_DAYS = 14

/**
 * The time, hold and end of a grant now, with its ids.
 * @assumed a reward with a hold ends `expiresDays` after the hold, so that the hold does not shorten its life;
 * a physical reward ends then unless its address is there, and draws end with their activity
 */
export function grantTerms(
  { type, holdHours, ...reward }: Pick<RewardDefinition, 'type' | 'holdHours' | 'expiresDays'>,
  { clock, newId }: Pick<GatewayContext, 'clock' | 'newId'>,
  { endTime }: Partial<Pick<ActivityFrame, 'endTime'>> = {},
) {
  const at = clock.now()
  const expiresDays = reward.expiresDays ?? (type === 'PHYSICAL' ? ADDRESS_DAYS : undefined)
  const holdUntil = holdHours === undefined ? null : at + holdHours * HOUR_MS
  const ends = [
    ...(expiresDays === undefined ? [] : [(holdUntil ?? at) + expiresDays * DAY_MS]),
    ...(type === 'LOTTERY_COUNT' && endTime !== undefined ? [endTime] : []),
  ]
  const expiresAt = ends.length === 0 ? null : Math.min(...ends)
  return { at, holdUntil, expiresAt, rewardId: newId('rw'), transferId: newId('tr') }
}
