import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'

/** One draw that a user asks for. */
export interface DrawRequest {
  userId: string
  activity: LotteryActivity
  clientSeed: string
  idempotencyKey: string
}

export type LotteryActivity = Omit<ActivityRow, 'definition'> & { definition: FileWith<'prizes'> }

/** null when the activity has no draws. */
export const asLottery = (row: ActivityRow): LotteryActivity | null =>
  hasEngine(row.definition, 'prizes') ? { ...row, definition: row.definition } : null
