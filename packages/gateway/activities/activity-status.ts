import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { ActivityOutcome, ActivityStatus } from '@fanfare/contract/enumerations.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import type { NewLogEntry } from '#gateway/log/db/log.ts'

/** The fields on which status and outcome depend; instants in ms. */
interface Schedule {
  startTime: number
  endTime: number
  cancelled: boolean
  settleDays?: number | undefined
  /** Every result is granted when it falls, as a draw's is: nothing is left to settle after the end. */
  isFinalAtEnd?: boolean
  /** When its settlement ended; null until then. */
  settledAt: number | null
}

export const scheduleOf = ({ startTime, endTime, definition, settledAt }: ActivityRow): Schedule => ({
  startTime,
  endTime,
  cancelled: definition.cancelled,
  settleDays: definition.settleDays,
  isFinalAtEnd: (ACTIVITY_TYPES[definition.type].engines as readonly string[]).includes('prizes'),
  settledAt,
})

/** Start inclusive, end exclusive; a cancelled activity has ended (ACT-10). */
export const statusOf = (
  { startTime, endTime, cancelled }: Pick<Schedule, 'startTime' | 'endTime' | 'cancelled'>,
  now: number,
): ActivityStatus => (cancelled || now >= endTime ? 'ENDED' : now < startTime ? 'UPCOMING' : 'ONGOING')

/**
 * null before the end, and for an activity without a settlement. SETTLED once its settlement has ended (ADR 0035), and a
 * lottery at its end, when its seed is revealed and no draw is possible any more.
 */
export function outcomeOf(
  { endTime, cancelled, settleDays, isFinalAtEnd, settledAt }: Schedule,
  now: number,
): ActivityOutcome | null {
  if (cancelled) return 'CANCELLED'
  if (now < endTime) return null
  if (settledAt !== null) return 'SETTLED'
  if (settleDays !== undefined) return 'SETTLING'
  return isFinalAtEnd ? 'SETTLED' : null
}

/** The entry of the log for an activity whose file or status has changed. */
export const activityChanged = (
  { activityId, ...schedule }: Pick<Schedule, 'startTime' | 'endTime' | 'cancelled'> & { activityId: string },
  now: number,
): NewLogEntry => ({
  topic: 'activity.changed',
  userId: null,
  payload: { activityId, status: statusOf(schedule, now) },
})
