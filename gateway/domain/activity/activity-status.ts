import type { ActivityRow } from '#gateway/db/activity-repository.ts'
import type { ActivityOutcome, ActivityStatus } from '#lib/contract/enumerations.ts'
import { DAY_MS } from '../time/durations.ts'

/** The fields on which status and outcome depend; instants in ms. */
export interface Schedule {
  startTime: number
  endTime: number
  cancelled: boolean
  settleDays?: number | undefined
}

export const scheduleOf = ({ startTime, endTime, definition }: ActivityRow): Schedule => ({
  startTime,
  endTime,
  cancelled: definition.cancelled,
  settleDays: definition.settleDays,
})

/** Start inclusive, end exclusive; a cancelled activity has ended (ACT-10). */
export const statusOf = ({ startTime, endTime, cancelled }: Schedule, now: number): ActivityStatus =>
  cancelled || now >= endTime ? 'ENDED' : now < startTime ? 'UPCOMING' : 'ONGOING'

/** null before the end, and for an activity without a settlement. @assumed settled `settleDays` after the end */
export function outcomeOf({ endTime, cancelled, settleDays }: Schedule, now: number): ActivityOutcome | null {
  if (cancelled) return 'CANCELLED'
  if (now < endTime || settleDays === undefined) return null
  return now < endTime + settleDays * DAY_MS ? 'SETTLING' : 'SETTLED'
}
