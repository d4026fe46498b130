import Big from 'big.js'
import type { WeightClassesDefinition } from '@fanfare/activities/engines/places.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { findScore } from '#gateway/boards/db/scores.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Board } from './board-of.ts'

/** The row of `scores` with the volume that decides a trader's class; it is never ranked. */
export const CLASS_TRACK = 'CLASS'

/** The weight classes of a board, the smallest first; `[null]`: all traders compete with each other. */
export const classesOf = ({ weightClasses }: Pick<Board, 'weightClasses'>): readonly (string | null)[] =>
  weightClasses?.list.map(({ id }) => id) ?? [null]

/** The class of a volume, a decimal string. */
export function classOfVolume({ list }: WeightClassesDefinition, volume: string) {
  const found = list.find(({ upTo }) => upTo === undefined || new Big(volume).lte(upTo.amount))
  if (found === undefined) throw new Error('the last weight class has a limit')
  return found.id
}

/** When trades count for the class, ms: from `start` to the start of the activity, `end` exclusive. */
export const classWindow = ({ volumeDays }: WeightClassesDefinition, { startTime }: { startTime: number }) => ({
  start: startTime - volumeDays * DAY_MS,
  end: startTime,
})

/** The name of a track's leaderboard over the whole activity: `VOLUME`, `VOLUME.small` in the class `small`. */
export const boardName = (track: string, weightClass: string | null) =>
  weightClass === null ? track : `${track}.${weightClass}`

/** The file with the places of one class alone. */
export const fileOfClass = <File extends FileWith<'places'>>(file: File, weightClass: string | null): File => ({
  ...file,
  tiers: file.tiers.filter((tier) => (tier.weightClass ?? null) === weightClass),
})

/** A participant's weight class and the volume that decides it; null when the competition has no classes. */
export async function findMyClass(
  db: Db,
  { activityId, userId }: { activityId: string; userId: string },
  { weightClasses }: Pick<Board, 'weightClasses'>,
) {
  if (weightClasses === undefined) return null
  const volume = (await findScore(db, { activityId, track: CLASS_TRACK, userId }))?.score ?? '0'
  return { classId: classOfVolume(weightClasses, volume), volume: { amount: volume, unit: 'USDT' } }
}
