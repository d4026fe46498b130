import type { Db } from '#gateway/db/client.ts'
import { insertDifferences } from './db/payout-differences.ts'
import { changePayout, findPayout, lockPayouts } from './db/payouts.ts'

/** One attempt of a payout, as `reward.payout_requested` names it. */
export interface Attempt {
  payoutId: string
  attempt: number
}

/**
 * Whether this attempt may be sent: a hold, a cancel or a later attempt ends it. An attempt that the wallet has may be sent again under the same id,
 * in case the wallet has lost it. Ask right before sending.
 */
export async function mayHandOver(db: Db, { payoutId, attempt }: Attempt) {
  const payout = await findPayout(db, payoutId)
  return (payout?.state === 'READY' || payout?.state === 'SENT') && payout.attempt === attempt
}

/**
 * The wallet has this attempt: its webhook was answered with 2xx. A payout that was stopped at the same moment becomes SENT, too, because the wallet
 * may pay it; for a cancelled one a difference is stored. Repetitions and late answers change nothing.
 */
export async function markHandedOver(tx: Db, { payoutId, attempt }: Attempt, at: number) {
  const payout = (await lockPayouts(tx, [payoutId])).get(payoutId)
  if (payout === undefined || payout.attempt !== attempt) return
  // A payout whose failure was reported waits for its next attempt.
  const isStopped = payout.state === 'WAITING' && payout.sentAt === null
  if (payout.state === 'READY' || isStopped)
    await changePayout(tx, payoutId, { state: 'SENT', sentAt: at, deadAt: null })
  if (payout.state === 'CANCELLED' && payout.sentAt === null) {
    const difference = { eventId: `sent-${payoutId}-${attempt}`, payoutId, kind: 'SENT_AFTER_CANCELLED' as const }
    await insertDifferences(tx, [{ ...difference, detail: { attempt } }], at)
  }
}

/** The webhook of this attempt was given up: the payout stays READY for a pull, or until a person requests it again. */
export async function markDead(tx: Db, { payoutId, attempt }: Attempt, at: number) {
  const payout = (await lockPayouts(tx, [payoutId])).get(payoutId)
  if (payout?.state === 'READY' && payout.attempt === attempt) await changePayout(tx, payoutId, { deadAt: at })
}
