import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { PAYOUT_TOPIC } from '../access/staff-policy.ts'
import { markDead, markHandedOver, mayHandOver, type Attempt } from '../payouts/hand-over.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import type { DeliveryResult, SavedDelivery, TakenDelivery } from './db/webhook-deliveries.ts'
import type { WebhookAnswer } from './webhook-client.ts'

/** Between a failed try and the next one; the last failure makes a delivery DEAD, three days after the first. */
const DELAYS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
const JITTER = 0.1
/** The longest `Retry-After` that is followed. */
const RETRY_AFTER_MOST_MS = DAY_MS

type Taken = Pick<TakenDelivery, 'deliveryId' | 'topic' | 'userId' | 'lease' | 'attempts'>

interface Moment {
  now: number
  /** From 0 to 1. */
  random: number
}

/** The state of a delivery after a request: delivered, or waiting for its next try, or DEAD. Pure. */
export function outcomeOf(
  { deliveryId, topic, userId, lease, attempts }: Taken,
  { status, ms, error, retryAfterMs }: WebhookAnswer,
  { now, random }: Moment,
): DeliveryResult {
  const result = { deliveryId, topic, userId, lease, attempts: attempts + 1, made: { at: now, status, ms, error } }
  if (error === null) return { ...result, state: 'DELIVERED', nextAt: null }
  const delay = DELAYS_MS[attempts]
  if (delay === undefined) return { ...result, state: 'DEAD', nextAt: null }
  const spread = Math.round(delay * (1 - JITTER + 2 * JITTER * random))
  const nextAt = now + Math.max(spread, Math.min(retryAfterMs ?? 0, RETRY_AFTER_MOST_MS))
  return { ...result, state: 'WAITING', nextAt }
}

/** A delivery whose request was broken off by the end of its sender: it is due again, and no try is counted. */
export function givenBack({ deliveryId, topic, userId, lease, attempts }: Taken, now: number): DeliveryResult {
  return { deliveryId, topic, userId, lease, attempts, state: 'WAITING', nextAt: now, made: null }
}

/**
 * What else the end of a delivery changes, in the transaction that writes it: `data` is that of its body. It runs again when a delivery is sent
 * again, so a second run must change nothing.
 */
type DeliveryEffect = (
  tx: Db,
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'newId' | 'log'>,
  data: Record<string, unknown>,
  at: number,
) => Promise<void>

const attemptOf = ({ payoutId, attempt }: Record<string, unknown>): Attempt => ({
  payoutId: String(payoutId),
  attempt: Number(attempt),
})

export const ON_DELIVERED: Partial<Record<LogTopic, DeliveryEffect>> = {
  [PAYOUT_TOPIC]: (tx, _gateway, data, at) => markHandedOver(tx, attemptOf(data), at),
}
const ON_DEAD: Partial<Record<LogTopic, DeliveryEffect>> = {
  [PAYOUT_TOPIC]: (tx, _gateway, data, at) => markDead(tx, attemptOf(data), at),
}

const dataOf = ({ body }: { body: string }) => (JSON.parse(body) as { data?: Record<string, unknown> }).data ?? {}

/** Whether a delivery is still wanted right before its request: a payout may have been held or cancelled since its entry. */
export const isWanted = async (db: Db, delivery: TakenDelivery) =>
  delivery.topic !== PAYOUT_TOPIC || mayHandOver(db, attemptOf(dataOf(delivery)))

/** A delivery that is no longer wanted. */
export function withdrawn({ deliveryId, topic, userId, lease, attempts }: Taken): DeliveryResult {
  return { deliveryId, topic, userId, lease, attempts, state: 'WITHDRAWN', nextAt: null, made: null }
}

const effectOf = ({ topic, state }: SavedDelivery) =>
  ({ DELIVERED: ON_DELIVERED, DEAD: ON_DEAD, WAITING: {}, QUEUED: {}, WITHDRAWN: {} })[state][topic as LogTopic]

/** Whether the end of a delivery of this topic may change something else. */
export const hasEffect = (topic: string) => topic in ON_DELIVERED || topic in ON_DEAD

export async function runEffects(tx: Db, gateway: Parameters<DeliveryEffect>[1], ended: readonly SavedDelivery[]) {
  for (const delivery of ended) {
    const effect = effectOf(delivery)
    if (effect !== undefined) await effect(tx, gateway, dataOf(delivery), gateway.clock.now())
  }
}
