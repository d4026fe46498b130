import type { FileWith } from '@fanfare/activities/schema.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'

/** When teams form and trade, ms; ends are exclusive. */
export interface TeamPhases {
  createUntil: number
  joinUntil: number
  competeFrom: number
}

export function teamPhases(
  { teams: { createDays, joinDays, competeAfterDays } }: Pick<FileWith<'teams'>, 'teams'>,
  { startTime, endTime }: { startTime: number; endTime: number },
): TeamPhases {
  const after = (days: number | undefined, otherwise: number) =>
    days === undefined ? otherwise : Math.min(endTime, startTime + days * DAY_MS)
  const joinUntil = after(joinDays, endTime)
  return { createUntil: after(createDays, joinUntil), joinUntil, competeFrom: startTime + competeAfterDays * DAY_MS }
}
