import type { ReasonDetail } from '@fanfare/contract/task/task.ts'

/** The kind of a traced fact. `other`: a kind that this version of the site does not know. */
export type FactKind =
  'trade' | 'deposit' | 'withdrawal' | 'transfer' | 'position' | 'holding' | 'share' | 'friend' | 'other'

interface FactLabel {
  kind: FactKind
  /** The key below `fact.` whose text names it. */
  text:
    | 'buy'
    | 'sell'
    | 'trade'
    | 'copy'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'position'
    | 'holding'
    | 'share'
    | 'friend'
    | 'other'
  /** Its pair or asset, if it has one. */
  subject: string | null
}

const WITHOUT_SUBJECT: ReadonlySet<string> = new Set<FactKind>(['transfer', 'position', 'share', 'friend'])

/** Reads `label` of a traced fact (contract §10): `trade.spot.buy:BTC/USDT`, `deposit:USDT`, `friend`. Any text is accepted. */
export function readFactLabel(label: string): FactLabel {
  const colon = label.indexOf(':')
  const subject = colon === -1 ? null : label.slice(colon + 1).trim() || null
  const [head = '', market, side] = (colon === -1 ? label : label.slice(0, colon)).split('.')
  if (head === 'trade' && subject !== null) {
    const text = market === 'copy' ? 'copy' : side === 'buy' || side === 'sell' ? side : 'trade'
    return { kind: 'trade', text, subject }
  }
  if ((head === 'deposit' || head === 'withdrawal' || head === 'holding') && subject !== null)
    return { kind: head, text: head, subject }
  if (WITHOUT_SUBJECT.has(head)) {
    const kind = head as 'transfer' | 'position' | 'share' | 'friend'
    return { kind, text: kind, subject: null }
  }
  return { kind: 'other', text: 'other', subject }
}

const KINDS_WITH_WORDS: ReadonlySet<FactKind> = new Set<FactKind>(['trade', 'deposit', 'transfer', 'friend'])

/** The values that the sentence of each reason needs beside `at`. Reasons of time depend on the kind of fact, too. */
const NEEDS: Record<string, 'until' | 'symbol' | null> = {
  not_joined: null,
  zero_fee: null,
  stable_pair: 'symbol',
  internal_transfer: null,
  bonus_fee: null,
  market_maker: null,
  kyc_needed: 'until',
  not_enough: 'until',
}

/**
 * The key below `reason_value.` of the sentence that tells a reason with its values; null when a value is missing, so only the
 * plain sentence is left.
 */
export function reasonValueKey(reason: string, { at, until, symbol }: ReasonDetail, kind: FactKind): string | null {
  if (at === undefined) return null
  const ending = KINDS_WITH_WORDS.has(kind) ? kind : 'other'
  if (reason === 'BEFORE_JOIN') return until === undefined ? null : `before_join_${ending}`
  if (reason === 'OUT_OF_WINDOW')
    return until === undefined ? null : `${at >= until ? 'after' : 'before'}_window_${ending}`
  const key = reason.toLowerCase()
  const need = Object.hasOwn(NEEDS, key) ? NEEDS[key] : undefined
  if (need === undefined) return null
  return need !== null && { until, symbol }[need] === undefined ? null : key
}
