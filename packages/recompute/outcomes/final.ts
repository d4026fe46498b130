import { SECOND } from '../activity.ts'
import type { Participant } from '../database/read-people.ts'
import { turningPointsOf } from './known-user.ts'

export const textOfTime = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString())

/** A fact is evaluated within seconds; a claim or a use may come before. */
export const EVALUATED_WITHIN = 30 * SECOND

/** An instant, and those shortly before it at which something else was known: one of them was what the product knew. */
export function momentsBefore(participant: Participant, at: number): number[] {
  const points = turningPointsOf(participant).filter((point) => point > at - EVALUATED_WITHIN && point <= at)
  return [at, ...points.toReversed(), at - EVALUATED_WITHIN]
}
