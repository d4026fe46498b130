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
  const { fresh, repeated, rejected } = judge(events, now)
  const { stored, known } = await withTransaction(gateway.db, async (tx) => {
    const added = await insertEvents(tx, fresh, now)
    const missed = fresh.filter(({ event }) => !added.has(event.eventId)).map(({ event }) => event.eventId)
    const earlier = await contentHashes(tx, missed)
    const users = new Set(fresh.filter(({ event }) => added.has(event.eventId)).map(({ event }) => event.userId))
    await markDirty(tx, [...users, ...(await findInviters(tx, [...users]))], now)
    return { stored: added, known: earlier }
  })
  if (stored.size > 0) gateway.wakeWorker()
  const conflicts = fresh
    .filter(({ event, contentHash }) => (known.get(event.eventId) ?? contentHash) !== contentHash)
    .map(({ index }) => ({ index, reason: 'CONFLICT' as const }))
  if (conflicts.length > 0) gateway.log.warn({ conflicts: conflicts.length }, 'EVENT_CONFLICT')
  return {
    accepted: stored.size,
    duplicates: fresh.length - stored.size - conflicts.length + repeated,
    rejected: [...rejected, ...conflicts].sort((a, b) => a.index - b.index),
  }
}

/** What can be said without the database: malformed, from the future, or twice in one batch. */
function judge(events: readonly unknown[], now: number) {
  const fresh = new Map<string, Judged>()
  const rejected: Ingested['rejected'] = []
  let repeated = 0
  events.forEach((raw, index) => {
    const parsed = platformEventSchema.safeParse(raw)
    if (!parsed.success || !isStorable(parsed.data)) return rejected.push({ index, reason: 'INVALID' })
    const event = parsed.data
    if (event.occurredAt > now + EVENT_FUTURE_TOLERANCE_MS) return rejected.push({ index, reason: 'FUTURE' })
    const contentHash = hashOf(event)
    const first = fresh.get(event.eventId)
    if (first === undefined) return fresh.set(event.eventId, { index, event, contentHash })
    if (first.contentHash === contentHash) return (repeated += 1)
    return rejected.push({ index, reason: 'CONFLICT' })
  })
  return { fresh: [...fresh.values()], repeated, rejected }
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
