import { readStored, writeStored } from '../stored.ts'

/** An activity may have several results for a user, for example a paid cover and a place. */
export type ResultKind = 'place' | 'bonus' | 'cover'

/** The prefix in `localStorage`; one entry per result and user. */
const PREFIX = 'fanfareResult'

/**
 * Remembers that a result was announced.
 * @returns true the first time; false without storage, because no announcement is better than one at every visit
 */
export function markResultSeen(kind: ResultKind, activityId: string, userId: string) {
  const key = `${PREFIX}:${kind}:${activityId}:${userId}`
  return readStored(key) === null && writeStored(key, '1')
}
