import { createHash } from 'node:crypto'
import type { EventRejection } from '#lib/contract/ops/send-events.ts'
import { EVENT_FUTURE_TOLERANCE_MS, platformEventSchema, type PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { enqueueFacts, type NewFact } from '#gateway/db/settlement-queue.ts'
import { contentHashes, findInviters, insertEvents, type NewEvent } from '#gateway/db/events.ts'
import { addTallies } from '#gateway/db/tallies.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { issuePath } from '#gateway/util/issue-path.ts'
import { findTextFault } from '#gateway/util/stored-text.ts'
import { describeRejection, type Rejection } from './describe-rejection.ts'
import { foldEvents } from '../../tallies/tally-line.ts'

export interface Ingested {
  accepted: number
  duplicates: number
  rejected: { index: number; reason: EventRejection }[]
}

interface Judged extends NewEvent {
  index: number
}

/**
 * Takes in a batch of platform facts (contract §7), each once by its eventId and each judged alone, adds them to the tallies
 * and marks in the same transaction everybody whose tasks they may change: their users and those who invited them. Facts of users who do not
 * exist yet are kept.
 */
export async function ingestEvents(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'wakeWorker' | 'rejectedEvents'>,
  events: readonly unknown[],
): Promise<Ingested> {
  const now = gateway.clock.now()
  const { judged, rejected } = judge(events, now)
  const firsts = new Map(judged.toReversed().map((one) => [one.event.eventId, one]))
  const fresh = [...firsts.values()]
  const { added, known } = await withTransaction(gateway.db, async (tx) => {
    const stored = await insertEvents(tx, fresh, now)
    const added = fresh.map(({ event }) => event).filter(({ eventId }) => stored.has(eventId))
    const missed = fresh.filter(({ event }) => !stored.has(event.eventId)).map(({ event }) => event.eventId)
    await addTallies(tx, foldEvents(added))
    const earlier = await contentHashes(tx, missed)
    await enqueueFacts(tx, await newsOf(tx, added), now)
    return { added: stored, known: earlier }
  })
  if (added.size > 0) gateway.wakeWorker()
  const conflicts = judged
    .filter(
      ({ event: { eventId }, contentHash }) => contentHash !== (known.get(eventId) ?? firsts.get(eventId)?.contentHash),
    )
    .map(({ index }): Rejection => ({
      index,
      reason: 'CONFLICT',
      path: 'eventId',
      message: 'is known with other content',
    }))
  const refused = [...rejected, ...conflicts].sort((a, b) => a.index - b.index)
  gateway.rejectedEvents.add(refused.map((one) => describeRejection(events[one.index], one, now)))
  return {
    accepted: added.size,
    duplicates: judged.length - added.size - conflicts.length,
    rejected: refused.map(({ index, reason }) => ({ index, reason })),
  }
}

/** The users of these facts and those who invited them, to whom each of the facts may matter. */
async function newsOf(tx: Db, events: readonly PlatformEvent[]): Promise<NewFact[]> {
  const inviters = await findInviters(tx, [...new Set(events.map(({ userId }) => userId))])
  const earliest = events.reduce((first, { occurredAt }) => Math.min(first, occurredAt), Infinity)
  return [...events, ...inviters.map((userId) => ({ userId, occurredAt: earliest }))]
}

/** What can be said without the database: malformed, or from the future. */
function judge(events: readonly unknown[], now: number) {
  const judged: Judged[] = []
  const rejected: Rejection[] = []
  events.forEach((raw, index) => {
    const { event, fault } = readEvent(raw)
    if (event === null) rejected.push({ index, reason: 'INVALID', ...fault })
    else if (event.occurredAt > now + EVENT_FUTURE_TOLERANCE_MS)
      rejected.push({ index, reason: 'FUTURE', path: 'occurredAt', message: 'is more than 5 min in the future' })
    else judged.push({ index, event, contentHash: hashOf(event) })
  })
  return { judged, rejected }
}

type ReadEvent = { event: PlatformEvent; fault: null } | { event: null; fault: Pick<Rejection, 'path' | 'message'> }

const faulty = (path: readonly PropertyKey[], message: string): ReadEvent => ({
  event: null,
  fault: { path: issuePath(path), message },
})

/** One text that PostgreSQL cannot store, in whatever field, makes its event INVALID (contract §10). */
function readEvent(raw: unknown): ReadEvent {
  const textFault = findTextFault(raw)
  if (textFault !== null) return faulty(textFault.path, textFault.message)
  const { success, data, error } = platformEventSchema.safeParse(raw)
  if (success) return { event: data, fault: null }
  const [issue] = error.issues
  return faulty(issue?.path ?? [], issue?.message ?? 'is not a platform event')
}

/** Fields in one order; the values are flat. Unknown fields are ignored, so they make no conflict. */
const hashOf = (event: PlatformEvent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
