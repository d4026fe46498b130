import { createHash } from 'node:crypto'
import type { EventRejection } from '#lib/contract/ops/send-events.ts'
import { EVENT_FUTURE_TOLERANCE_MS, platformEventSchema, type PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { GatewayContext } from '../../context.ts'
import { markDirty } from '../../db/dirty-users.ts'
import { contentHashes, findInviters, insertEvents, type NewEvent } from '../../db/events.ts'
import { withTransaction } from '../../db/transaction.ts'

export interface Ingested {
  accepted: number
  duplicates: number
  rejected: { index: number; reason: EventRejection }[]
}

interface Judged extends NewEvent {
  index: number
}

/**
 * Takes in a batch of platform facts (contract §7), each once by its eventId and each judged alone, and marks in the same
 * transaction everybody whose tasks they may change: their users and those who invited them. Facts of users who do not
 * exist yet are kept.
 */
export async function ingestEvents(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'wakeWorker' | 'log'>,
  events: readonly unknown[],
): Promise<Ingested> {
  const now = gateway.clock.now()
  const { judged, rejected } = judge(events, now)
  const firsts = new Map(judged.toReversed().map((one) => [one.event.eventId, one]))
  const fresh = [...firsts.values()]
  const { added, known } = await withTransaction(gateway.db, async (tx) => {
    const stored = await insertEvents(tx, fresh, now)
    const missed = fresh.filter(({ event }) => !stored.has(event.eventId)).map(({ event }) => event.eventId)
    const users = new Set(fresh.filter(({ event }) => stored.has(event.eventId)).map(({ event }) => event.userId))
    const earlier = await contentHashes(tx, missed)
    await markDirty(tx, [...users, ...(await findInviters(tx, [...users]))], now)
    return { added: stored, known: earlier }
  })
  if (added.size > 0) gateway.wakeWorker()
  const conflicts = judged
    .filter(
      ({ event: { eventId }, contentHash }) => contentHash !== (known.get(eventId) ?? firsts.get(eventId)?.contentHash),
    )
    .map(({ index }) => ({ index, reason: 'CONFLICT' as const }))
  if (conflicts.length > 0) gateway.log.warn({ conflicts: conflicts.length }, 'EVENT_CONFLICT')
  return {
    accepted: added.size,
    duplicates: judged.length - added.size - conflicts.length,
    rejected: [...rejected, ...conflicts].sort((a, b) => a.index - b.index),
  }
}

/** What can be said without the database: malformed, or from the future. */
function judge(events: readonly unknown[], now: number) {
  const judged: Judged[] = []
  const rejected: Ingested['rejected'] = []
  events.forEach((raw, index) => {
    const { data: event } = platformEventSchema.safeParse(raw)
    if (event === undefined || !isStorable(event)) rejected.push({ index, reason: 'INVALID' })
    else if (event.occurredAt > now + EVENT_FUTURE_TOLERANCE_MS) rejected.push({ index, reason: 'FUTURE' })
    else judged.push({ index, event, contentHash: hashOf(event) })
  })
  return { judged, rejected }
}

/** PostgreSQL takes neither NUL nor half a surrogate pair; one such text would fail the whole batch. */
const isStorable = (event: PlatformEvent): boolean =>
  Object.values(event).every(
    (value) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000')),
  )

/** Fields in one order; the values are flat. Unknown fields are ignored, so they make no conflict. */
const hashOf = (event: PlatformEvent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
