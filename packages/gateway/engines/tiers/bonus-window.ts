import { DEFAULT_BONUS } from '@fanfare/activities/file/bonus.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { ActivityFrame } from '../../activities/definition/activity-in-play.ts'

/** The time in which a participant's deposits, withdrawals and trades count: [start, end) in ms. */
export interface BonusWindow {
  start: number
  end: number
}

export const bonusOf = ({ bonus }: FileWith<'tiers'>) => bonus ?? DEFAULT_BONUS

/** The personal window begins with the join, but not before the start, and ends with the activity at the latest. */
export function bonusWindow(
  file: FileWith<'tiers'>,
  { startTime, endTime }: Pick<ActivityFrame, 'startTime' | 'endTime'>,
  appliedAt: number,
): BonusWindow {
  const { windowDays } = bonusOf(file)
  const start = Math.max(appliedAt, startTime)
  return { start, end: windowDays === undefined ? endTime : Math.min(start + windowDays * DAY_MS, endTime) }
}
