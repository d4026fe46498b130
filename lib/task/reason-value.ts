import type { ReasonDetail } from '@fanfare/contract/task/task.ts'
import type { FactKind } from './fact-label.ts'

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
 * The key below `reason_value.` of the sentence that tells a reason with its values; null: a value is missing, so only the
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
