import type { DeliveryState } from '@fanfare/contract/staff/webhooks.ts'
import type { Db } from '#gateway/db/client.ts'
import { PAYOUT_TOPIC } from '../access/staff-policy.ts'
import { markDead, markHandedOver, mayHandOver } from '../payouts/hand-over.ts'
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
  taken: Taken,
  { status, ms, error, retryAfterMs }: WebhookAnswer,
  { now, random }: Moment,
): DeliveryResult {
  const { attempts } = taken
  const result = { ...taken, attempts: attempts + 1, made: { at: now, status, ms, error } }
  if (error === null) return { ...result, state: 'DELIVERED', nextAt: null }
  const delay = DELAYS_MS[attempts]
  if (delay === undefined) return { ...result, state: 'DEAD', nextAt: null }
  const spread = Math.round(delay * (1 - JITTER + 2 * JITTER * random))
  const nextAt = now + Math.max(spread, Math.min(retryAfterMs ?? 0, RETRY_AFTER_MOST_MS))
  return { ...result, state: 'WAITING', nextAt }
}

/** A delivery whose request was broken off by the end of its sender: it is due again, and no try is counted. */
export const givenBack = (taken: Taken, nextAt: number): DeliveryResult => ({
  ...taken,
  state: 'WAITING',
  nextAt,
  made: null,
})

/** A delivery that is no longer wanted. */
export const withdrawn = (taken: Taken): DeliveryResult => ({ ...taken, state: 'WITHDRAWN', nextAt: null, made: null })

/**
 * What the end of the delivery of a payout changes, in the transaction that writes it. It runs again when a delivery is sent again, so a second run
 * must change nothing.
 */
export const PAYOUT_EFFECTS: Partial<Record<DeliveryState, typeof markHandedOver>> = {
  DELIVERED: markHandedOver,
  DEAD: markDead,
}

function attemptOf(body: string) {
  const { data } = JSON.parse(body) as { data: Record<string, unknown> }
  return { payoutId: String(data.payoutId), attempt: Number(data.attempt) }
}

/** Whether a delivery is still wanted right before its request: a payout may have been held or cancelled since its entry. */
export const isWanted = async (db: Db, { topic, body }: TakenDelivery) =>
  topic !== PAYOUT_TOPIC || mayHandOver(db, attemptOf(body))

export async function runEffects(tx: Db, ended: readonly SavedDelivery[], at: number) {
  for (const { topic, state, body } of ended)
    if (topic === PAYOUT_TOPIC) await PAYOUT_EFFECTS[state]?.(tx, attemptOf(body), at)
}
