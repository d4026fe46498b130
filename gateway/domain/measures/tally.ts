import Big from 'big.js'
import { REASON_CODES, type ReasonCode } from '#lib/contract/enumerations.ts'
import type { TraceEntry } from '#lib/contract/task/task.ts'
import { toDecimal } from '../decimal.ts'

/** A fact that counts. `amount` is a decimal string: a value in the target's unit, or how many it counts for. */
export interface Contribution {
  at: number
  amount: string
}
export interface Exclusion {
  reason: ReasonCode
  amount: string
}

/** What a measure found. `counted` is in the order of time; every relevant fact is in exactly one of the two lists. */
export interface Tally {
  /** `sum`: the running total is measured (a count is a sum of ones); `max`: the largest single one. */
  kind: 'sum' | 'max'
  counted: Contribution[]
  excluded: Exclusion[]
}

export interface Relevant extends Contribution {
  reason: ReasonCode | null
}

/** Splits facts, in the order of time, into what counts and what does not. */
export function tallyOf(facts: readonly Relevant[], kind: Tally['kind'] = 'sum'): Tally {
  const tally: Tally = { kind, counted: [], excluded: [] }
  for (const { at, amount, reason } of facts) {
    if (reason === null) tally.counted.push({ at, amount })
    else tally.excluded.push({ reason, amount })
  }
  return tally
}

/** Where the measure stands now: the sum, or the largest; zero when nothing counted. */
export function currentOf(tally: Tally): Big {
  return tally.counted.reduce((now, { amount }) => step(tally.kind, now, amount), new Big(0))
}

/**
 * When the measure first reached `target`, in the order of the facts' own times; null if it never did. Later facts never
 * take it back: a total that fell again (EARNINGS) did reach it. A target of zero is reached at the beginning of time.
 */
export function reachedAt(tally: Tally, target: Big): number | null {
  let now = new Big(0)
  if (now.gte(target)) return Number.NEGATIVE_INFINITY
  for (const { at, amount } of tally.counted) {
    now = step(tally.kind, now, amount)
    if (now.gte(target)) return at
  }
  return null
}

/** What was left out, summed by reason in the contract's order. Losses are shown by their size: amounts carry no sign. */
export function excludedByReason({ excluded }: Tally): TraceEntry['excluded'] {
  return REASON_CODES.flatMap((reason) => {
    const facts = excluded.filter((fact) => fact.reason === reason)
    if (facts.length === 0) return []
    const amount = facts.reduce((sum, fact) => sum.plus(new Big(fact.amount).abs()), new Big(0))
    return [{ reason, count: facts.length, amount: toDecimal(amount) }]
  })
}

const step = (kind: Tally['kind'], now: Big, amount: string): Big =>
  kind === 'sum' ? now.plus(amount) : now.gte(amount) ? now : new Big(amount)
