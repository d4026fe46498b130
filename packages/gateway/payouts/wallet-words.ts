import Big from 'big.js'
import type { WalletEvent } from '@fanfare/contract/ops/platform-event.ts'
import { HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import type { Db } from '#gateway/db/client.ts'
import type { DifferenceKind } from '#gateway/db/tables/payouts.ts'
import { appendLog, type NewLogEntry } from '#gateway/log/db/log.ts'
import { insertDifferences, type NewDifference } from './db/payout-differences.ts'
import { lockPayouts, writePayouts, type PayoutRow } from './db/payouts.ts'
import { toDecimal } from '../util/decimal.ts'

/** How long a payout waits after each failure that is not final; the next one after them is final. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS] as const

type Decided = Pick<
  PayoutRow,
  'state' | 'failures' | 'readyAt' | 'sentAt' | 'settledAt' | 'reference' | 'code' | 'message'
>

interface Verdict {
  /** The payout after it, step by step, since the database allows only single moves. */
  steps: readonly Partial<Decided>[]
  difference: DifferenceKind | null
}

const ignored: Verdict = { steps: [], difference: null }
const differs = (difference: DifferenceKind): Verdict => ({ steps: [], difference })

/** A report about a payout proves that the wallet has it, even if the answer to its webhook was lost. */
const handOver = ({ state, sentAt }: PayoutRow, at: number): Partial<Decided>[] =>
  state === 'READY' || state === 'WAITING' ? [{ state: 'SENT', sentAt: sentAt ?? at }] : []

/** The wallet paid: this wins over a failure, and never changes the state of a cancelled payout. */
function paid(payout: PayoutRow, { reference, occurredAt }: { reference: string; occurredAt: number }): Verdict {
  const { state } = payout
  if (state === 'CANCELLED') return differs('PAID_AFTER_CANCELLED')
  if (state === 'PAID' || state === 'RETURNED') {
    if (payout.reference !== null) return payout.reference === reference ? ignored : differs('PAID_TWICE')
    return { steps: [{ reference }], difference: null }
  }
  const payment = { state: 'PAID' as const, settledAt: occurredAt, reference, code: null, message: null }
  return {
    steps: [...handOver(payout, occurredAt), payment],
    difference: state === 'FAILED' ? 'PAID_AFTER_FAILED' : null,
  }
}

/** A transfer that came back was paid before, even if the report of its payment, with the reference, arrives later. */
function returned(payout: PayoutRow, { code, occurredAt }: { code: PayoutRow['code']; occurredAt: number }): Verdict {
  const { state } = payout
  if (state === 'RETURNED') return ignored
  if (state === 'CANCELLED') return differs('PAID_AFTER_CANCELLED')
  const before: Partial<Decided>[] =
    state === 'PAID' ? [] : [...handOver(payout, occurredAt), { state: 'PAID', settledAt: occurredAt }]
  return {
    steps: [...before, { state: 'RETURNED', code }],
    difference: state === 'FAILED' ? 'PAID_AFTER_FAILED' : null,
  }
}

function failed(payout: PayoutRow, word: WalletEvent & { type: 'reward.payout_failed' }, at: number): Verdict {
  const { state, attempt } = payout
  const { code, message = null, final, occurredAt } = word
  if (state === 'PAID' || state === 'RETURNED') return differs('FAILED_AFTER_PAID')
  if (state === 'CANCELLED' || state === 'FAILED' || (word.attempt ?? attempt) < attempt) return ignored
  // A payout that waits for its next attempt has had this failure already; only a final one is new.
  if (state === 'WAITING' && payout.sentAt !== null && !final) return ignored
  const pause = final ? undefined : PAUSES_MS[payout.failures]
  const failures = payout.failures + 1
  const after =
    pause === undefined
      ? { state: 'FAILED' as const, settledAt: occurredAt }
      : { state: 'WAITING' as const, readyAt: at + pause }
  return { steps: [...handOver(payout, occurredAt), { ...after, failures, code, message }], difference: null }
}

/** The effect of a report of the wallet on its payout. Pure; the result does not depend on the order of arrival, except for its differences. */
export function judgeWord(payout: PayoutRow | undefined, word: WalletEvent, at: number): Verdict {
  if (payout === undefined || payout.attempt === 0) return differs('UNKNOWN_PAYOUT')
  if (payout.userId !== word.userId) return differs('OTHER_USER')
  if (word.type === 'reward.payout_failed') return failed(payout, word, at)
  if (word.type === 'reward.payout_returned') return returned(payout, word)
  const { amount = payout.amount } = word
  return new Big(amount).eq(payout.amount) ? paid(payout, word) : differs('OTHER_AMOUNT')
}

/** The entry of the log about a payout that a report has changed. */
function entryOf(before: PayoutRow, after: PayoutRow): NewLogEntry | null {
  if (after.state === before.state) return null
  const { payoutId, rewardId, activityId, userId, reference, code, attempt } = after
  const payload = { payoutId, rewardId, activityId, attempt }
  if (after.state === 'PAID') return { topic: 'reward.paid', userId, payload: { ...payload, reference } }
  if (after.state === 'RETURNED') return { topic: 'reward.payout_returned', userId, payload: { ...payload, code } }
  const final = after.state === 'FAILED'
  return { topic: 'reward.payout_failed', userId, payload: { ...payload, code, final } }
}

/** Applies reports of the wallet that were stored as events, each once, in the transaction that stores them. */
export async function applyWalletWords(tx: Db, words: readonly WalletEvent[], at: number) {
  if (words.length === 0) return
  const payouts = await lockPayouts(tx, [...new Set(words.map(({ payoutId }) => payoutId))])
  const differences: NewDifference[] = []
  const entries: NewLogEntry[] = []
  /** By payout, its row after each step, in order. */
  const versions = new Map<string, PayoutRow[]>()
  for (const word of words) {
    const { eventId, payoutId } = word
    const before = payouts.get(payoutId)
    const { steps, difference } = judgeWord(before, word, at)
    if (difference !== null)
      differences.push({ eventId, payoutId, kind: difference, detail: describeWord(word, before) })
    if (before === undefined) continue
    let after = before
    for (const step of steps) {
      after = { ...after, ...step }
      versions.set(payoutId, [...(versions.get(payoutId) ?? []), after])
    }
    payouts.set(payoutId, after)
    entries.push(...[entryOf(before, after)].filter((entry) => entry !== null))
  }
  // One statement for the same step of all payouts: a wallet reports a thousand at once.
  for (let step = 0; ; step += 1) {
    const rows = [...versions.values()].flatMap((list) => list[step] ?? [])
    if (rows.length === 0) break
    await writePayouts(tx, rows)
  }
  await insertDifferences(tx, differences, at)
  await appendLog(tx, entries, at)
}

/** Enough for a person to clear a difference, and without the wallet's message, which may name its user. */
const describeWord = (word: WalletEvent, payout: PayoutRow | undefined) => ({
  type: word.type,
  occurredAt: word.occurredAt,
  ...('reference' in word && { reference: word.reference }),
  ...('amount' in word && word.amount !== undefined && { amount: word.amount }),
  ...('code' in word && { code: word.code }),
  ...(payout !== undefined && { state: payout.state, ours: toDecimal(payout.amount) }),
})
