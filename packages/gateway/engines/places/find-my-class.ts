import type { Db } from '#gateway/db/client.ts'
import { findScore } from '#gateway/boards/db/scores.ts'
import type { MyWeightClass } from '@fanfare/contract/competition/rank.ts'
import type { Board } from './board-of.ts'
import { CLASS_TRACK, classOfVolume } from './weight-classes.ts'

/** A participant's weight class and the volume that decides it; null: the competition has no classes. */
export async function findMyClass(
  db: Db,
  { activityId, userId }: { activityId: string; userId: string },
  { weightClasses }: Pick<Board, 'weightClasses'>,
): Promise<MyWeightClass | null> {
  if (weightClasses === undefined) return null
  const volume = (await findScore(db, { activityId, track: CLASS_TRACK, userId }))?.score ?? '0'
  return { classId: classOfVolume(weightClasses, volume), volume: { amount: volume, unit: 'USDT' } }
}
