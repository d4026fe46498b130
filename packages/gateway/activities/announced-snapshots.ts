import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { HOUR_MS } from '../util/time/durations.ts'

/** The announced snapshots of an airdrop before its end, ms, oldest first. */
export const announcedSnapshots = ({
  definition,
  startTime,
  endTime,
}: Pick<ActivityRow, 'definition' | 'startTime' | 'endTime'>): number[] =>
  (definition.airdrop?.snapshotHours ?? []).map((hours) => startTime + hours * HOUR_MS).filter((at) => at < endTime)
