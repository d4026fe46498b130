import { irreversibleReason, type PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { Db } from '#gateway/db/client.ts'
import { listEventsIn } from '#gateway/facts/db/events.ts'
import {
  deleteReversals,
  lockReversalsOf,
  lockReversalsOfUsers,
  markApplied,
  type OpenReversal,
} from '#gateway/facts/db/reversals.ts'
import { lockTally, replaceTally } from '#gateway/facts/db/tallies.ts'
import { BUCKET_MS, foldEvents, tallyLinesOf } from './tallies/tally-line.ts'

/** Drops reversals that were stored before their event and turn out not to fit it. */
async function dropUnfit(tx: Db, open: readonly OpenReversal[]) {
  const fits = ({ event }: OpenReversal) => irreversibleReason(event.type) === null
  await deleteReversals(
    tx,
    open.filter((one) => !fits(one)),
  )
  return open.filter(fits)
}

/**
 * Of the events that this transaction stores, those that count: their reversal may have arrived before them. A reversal of a transaction that is
 * still running is not visible; `lockMissed` finds it later.
 */
export async function withoutReversed(tx: Db, added: readonly PlatformEvent[], now: number) {
  const arrived = await lockReversalsOf(tx, added)
  if (arrived.length === 0) return [...added]
  const fitting = await dropUnfit(tx, arrived)
  await markApplied(tx, fitting, now)
  const reversed = new Set(fitting.map(({ event }) => event.eventId))
  return added.filter(({ eventId }) => !reversed.has(eventId))
}

/** The reversals of these users whose event is stored and still counts, locked. */
export const lockMissed = async (tx: Db, userIds: readonly string[]) =>
  dropUnfit(tx, await lockReversalsOfUsers(tx, userIds))

/**
 * Takes events out of the tallies: rewrites each line from the other facts of its bucket. A fact that arrives at the same time waits for the lock of
 * the line and is then added to it, so it is counted once.
 */
export async function takeOut(tx: Db, reversals: readonly OpenReversal[], now: number) {
  await markApplied(tx, reversals, now)
  const all = reversals.flatMap(({ event }) => tallyLinesOf(event))
  const lines = new Map(all.map((line) => [`${line.userId} ${line.bucket} ${line.measure}`, line]))
  for (const [, line] of [...lines].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { userId, bucket, measure } = line
    await lockTally(tx, line)
    const rest = await listEventsIn(tx, [{ userId, from: bucket * BUCKET_MS, until: (bucket + 1) * BUCKET_MS }])
    await replaceTally(tx, line, foldEvents(rest).find((one) => one.measure === measure) ?? null)
  }
}
