import type { ActivityOutcome, ActivityStatus } from '#lib/contract/enumerations.ts'
import { DAY_MS } from '../time/durations.ts'

/** What status and outcome depend on; instants in ms. */
export interface Schedule {
  startTime: number
  endTime: number
  cancelled: boolean
  settleDays?: number | undefined
}

/** Start inclusive, end exclusive; what was called off has ended (ACT-10). */
export const statusOf = ({ startTime, endTime, cancelled }: Schedule, now: number): ActivityStatus =>
  cancelled || now >= endTime ? 'ENDED' : now < startTime ? 'UPCOMING' : 'ONGOING'

/** null while it runs, and where there is nothing to settle. @assumed settled `settleDays` after the end. */
export function outcomeOf({ endTime, cancelled, settleDays }: Schedule, now: number): ActivityOutcome | null {
  if (cancelled) return 'CANCELLED'
  if (now < endTime || settleDays === undefined) return null
  return now < endTime + settleDays * DAY_MS ? 'SETTLING' : 'SETTLED'
}
