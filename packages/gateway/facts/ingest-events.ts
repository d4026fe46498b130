import { createHash } from 'node:crypto'
import {
  EVENT_FUTURE_TOLERANCE_MS,
  irreversibleReason,
  isWalletEvent,
  platformEventSchema,
  type PlatformEvent,
} from '@fanfare/contract/ops/platform-event.ts'
import type { EventRejection } from '@fanfare/contract/ops/send-events.ts'
import { updateAccountTags } from '#gateway/activities/db/audiences.ts'
import { replaceLeadTraders, updateLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { enqueueFacts } from '#gateway/evaluation/db/evaluation-queue.ts'
import { contentHashes, findInvitersOf, insertEvents, type NewEvent } from '#gateway/facts/db/events.ts'
import { findEvents, insertReversals } from '#gateway/facts/db/reversals.ts'
import type { RejectedEvent } from '#gateway/facts/db/rejected-events.ts'
import { addTallies } from '#gateway/facts/db/tallies.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { enqueueReferralFacts } from '#gateway/rebates/db/rebate-queue.ts'
import { releaseCleared } from '#gateway/rewards/db/reviews.ts'
import { applyWalletWords } from '../payouts/wallet-words.ts'
import { eventTypeLabel } from '#gateway/telemetry/metrics.ts'
import { issuePath } from '#gateway/util/domain-error.ts'
import { findTextFault } from '#gateway/util/stored-text.ts'
import { loadMarketMaking } from './tallies/market-making.ts'
import { withoutReversed } from './reverse-events.ts'
import { factsOf } from './tallies/fact-index.ts'
import { foldEvents } from './tallies/tally-line.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Only text that looks like an id or a type is kept of a rejected event: any other text could be personal data. */
const READABLE = {
  eventId: /^[A-Za-z0-9_.:-]{1,128}$/,
  type: /^[A-Za-z0-9_.]{1,64}$/,
  userId: /^[A-Za-z0-9_-]{1,64}$/,
} as const

function readable(raw: unknown, field: keyof typeof READABLE) {
  const value: unknown = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : null
  return typeof value === 'string' && READABLE[field].test(value) ? value : null
}

interface Rejection {
  index: number
  reason: EventRejection
  /** The field at fault; empty when it is the whole event. */
  path: string
  message: string
}

const describeRejection = (raw: unknown, { reason, path, message }: Rejection, at: number): RejectedEvent => ({
  at,
  eventId: readable(raw, 'eventId'),
  type: readable(raw, 'type'),
  userId: readable(raw, 'userId'),
  reason,
  path,
  message,
})

interface ValidEvent extends NewEvent {
  index: number
}

/**
 * Ingests a batch of platform facts (contract §7): validates each event on its own, stores each eventId once, adds the new
 * facts to the tallies, and in the same transaction enqueues all users whose tasks may change, which are the users of the
 * facts and their inviters, and all whose agents may get rebates. Facts of users who do not exist yet are stored too.
 */
export async function ingestEvents(gateway: GatewayContext, events: readonly unknown[]) {
  const now = gateway.clock.now()
  const { valid, rejected } = await refuseReversals(gateway.db, validate(events, now))
  const firsts = new Map(valid.toReversed().map((one) => [one.event.eventId, one]))
  const fresh = [...firsts.values()]
  const { added, released, repeated, known } = await withTransaction(gateway.db, async (tx) => {
    const { stored, released, repeated } = await storeEvents(tx, fresh, now)
    const missed = fresh.filter(({ event }) => !stored.has(event.eventId)).map(({ event }) => event.eventId)
    return { added: stored, released, repeated, known: await contentHashes(tx, missed) }
  })
  gateway.metrics.reviewDecisions.inc({ state: 'ACCEPTED' }, released)
  if (added.size > 0) gateway.wakeWorker()
  const conflicts = valid
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
  countEvents(gateway.metrics, events, { fresh, added, refused })
  return {
    accepted: added.size - repeated,
    duplicates: valid.length - added.size + repeated - conflicts.length,
    rejected: refused.map(({ index, reason }) => ({ index, reason })),
  }
}

export type Ingested = Awaited<ReturnType<typeof ingestEvents>>

/** Of events with the same id in a batch, the first is the accepted one. */
function countEvents(
  metrics: GatewayContext['metrics'],
  events: readonly unknown[],
  {
    fresh,
    added,
    refused,
  }: { fresh: readonly ValidEvent[]; added: ReadonlySet<string>; refused: readonly Rejection[] },
) {
  const results = new Map<number, string>(refused.map(({ index, reason }) => [index, reason]))
  for (const { index, event } of fresh) if (added.has(event.eventId)) results.set(index, 'accepted')
  events.forEach((raw, index) => {
    const type = eventTypeLabel((raw as { type?: unknown } | null)?.type)
    metrics.events.inc({ type, result: results.get(index) ?? 'duplicate' })
  })
}

/**
 * Stores the events that are new with all that follows from them; the next evaluation of their users applies the reversals.
 * @returns their ids, how many of them reverse an event that another one reverses, and how many reviews a clear has accepted
 */
async function storeEvents(tx: Db, events: readonly NewEvent[], now: number, keepReviews = false) {
  const stored = await insertEvents(tx, events, now)
  const added = events.map(({ event }) => event).filter(({ eventId }) => stored.has(eventId))
  const reversals = factsOf(added, 'event.reversed')
  const first = await insertReversals(tx, reversals, now)
  await addTallies(tx, foldEvents(await withoutReversed(tx, added, now)))
  const cleared = factsOf(added, 'user.cleared')
  const clearedIds = userIdsOf(cleared)
  const released = keepReviews ? 0 : await releaseCleared(tx, clearedIds, now)
  await appendLog(
    tx,
    cleared.map(({ userId, eventId, occurredAt, reason }) => ({
      topic: 'user.cleared',
      userId,
      payload: { eventId, occurredAt, reason: reason ?? null },
    })),
    now,
  )
  await writeLeadTraders(tx, added)
  await updateAccountTags(tx, factsOf(added, 'account.tagged'))
  await applyWalletWords(tx, added.filter(isWalletEvent), now)
  const facts = added.filter((event) => !isWalletEvent(event))
  await enqueueFacts(tx, await newFactsOf(tx, facts), now)
  await enqueueReferralFacts(tx, facts, now)
  return { stored, repeated: reversals.length - first.size, released }
}

/** Keeps the newest figures of lead traders that count: a classification of their account may take some away, or give them back. */
async function writeLeadTraders(tx: Db, added: readonly PlatformEvent[]) {
  const stats = factsOf(added, 'lead.stats')
  const classified = new Set(userIdsOf(factsOf(added, 'account.classified')))
  if (stats.length === 0 && classified.size === 0) return
  const marketMaking = await loadMarketMaking(tx, [...new Set([...userIdsOf(stats), ...classified])])
  const counts = ({ userId, occurredAt }: PlatformEvent) =>
    !marketMaking.some((time) => time.userId === userId && time.from <= occurredAt && occurredAt < time.until)
  await updateLeadTraders(tx, stats.filter(counts))
  if (classified.size > 0) await replaceLeadTraders(tx, [...classified], marketMaking)
}

/** Stores an event of the staff in the transaction of its change. @returns how many reviews it has accepted */
export async function storeStaffEvent(tx: Db, event: PlatformEvent, now: number, keepReviews = false) {
  return (await storeEvents(tx, [{ event, contentHash: hashOf(event) }], now, keepReviews)).released
}

/**
 * Facts as the queue needs them: for their users, and for each inviter the earliest of those of friends. A clear takes a flag away whenever that was
 * raised, so that it concerns the time before it, too.
 */
async function newFactsOf(tx: Db, events: readonly PlatformEvent[]) {
  const facts = events.map(({ userId, type, occurredAt }) => ({
    userId,
    occurredAt: type === 'user.cleared' ? 0 : occurredAt,
  }))
  const invitersOf = await findInvitersOf(tx, [...new Set(userIdsOf(events))])
  const ofFriends = facts.flatMap(({ userId, occurredAt }) =>
    (invitersOf.get(userId) ?? []).map((inviterId) => ({ userId: inviterId, occurredAt })),
  )
  return [...facts, ...ofFriends]
}

/** Rejects events that are malformed or in the future, which needs no database. */
function validate(events: readonly unknown[], now: number) {
  const valid: ValidEvent[] = []
  const rejected: Rejection[] = []
  events.forEach((raw, index) => {
    const { event, fault } = readEvent(raw)
    if (event === null) rejected.push({ index, reason: 'INVALID', ...fault })
    else if (event.occurredAt > now + EVENT_FUTURE_TOLERANCE_MS)
      rejected.push({ index, reason: 'FUTURE', path: 'occurredAt', message: 'is more than 5 min in the future' })
    else valid.push({ index, event, contentHash: hashOf(event) })
  })
  return { valid, rejected }
}

/** Rejects a reversal whose event, stored or in the same batch, belongs to another user or has a type that cannot be reversed. */
async function refuseReversals(db: Db, { valid, rejected }: ReturnType<typeof validate>) {
  const reversals = valid.flatMap(({ event, index }) => (event.type === 'event.reversed' ? [{ ...event, index }] : []))
  if (reversals.length === 0) return { valid, rejected }
  const sent = new Map(valid.map(({ event }) => [event.eventId, event]))
  const stored = await findEvents(
    db,
    reversals.map(({ reverses }) => reverses),
  )
  const refused = reversals.flatMap(({ index, userId, reverses }): Rejection[] => {
    const event = stored.get(reverses) ?? sent.get(reverses)
    if (event === undefined) return []
    const reason = irreversibleReason(event.type)
    if (reason !== null) return [{ index, reason: 'INVALID', path: 'reverses', message: reason }]
    const isOther = event.userId !== userId
    return isOther ? [{ index, reason: 'INVALID', path: 'userId', message: 'is not the user of the event' }] : []
  })
  const indexes = new Set(refused.map(({ index }) => index))
  return { valid: valid.filter(({ index }) => !indexes.has(index)), rejected: [...rejected, ...refused] }
}

type ReadEvent = { event: PlatformEvent; fault: null } | { event: null; fault: Pick<Rejection, 'path' | 'message'> }

const faulty = (path: readonly PropertyKey[], message: string): ReadEvent => ({
  event: null,
  fault: { path: issuePath(path), message },
})

/** A text that PostgreSQL cannot store, in any field, makes the event INVALID (contract §7). */
function readEvent(raw: unknown): ReadEvent {
  const textFault = findTextFault(raw)
  if (textFault !== null) return faulty(textFault.path, textFault.message)
  const { success, data, error } = platformEventSchema.safeParse(raw)
  if (success) return { event: data, fault: null }
  const [issue] = error.issues
  return faulty(issue?.path ?? [], issue?.message ?? 'is not a platform event')
}

/** Hashes the fields in sorted order; the values are flat. Unknown fields are ignored, so they cause no conflict. */
const hashOf = (event: PlatformEvent) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
