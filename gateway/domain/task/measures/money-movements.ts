import type { PlatformEventOf } from '#lib/contract/ops/platform-event.ts'
import { depositReason } from '../exclusions.ts'
import { factsOf } from '../fact-index.ts'
import { tallyOf, type Relevant } from '../tally.ts'
import type { Measure, MeasureScope } from './scope.ts'

const judged = ({ timeReason }: MeasureScope, deposit: PlatformEventOf<'deposit.confirmed'>): Relevant => ({
  at: deposit.occurredAt,
  amount: deposit.usdtValue,
  reason: timeReason(deposit.occurredAt) ?? depositReason(deposit),
})

/** Σ usdtValue of deposits. */
export const deposits: Measure = (scope) =>
  tallyOf(factsOf(scope.facts.events, 'deposit.confirmed').map((deposit) => judged(scope, deposit)))

/** usdtValue of the deposit that the platform calls the first ever; of several so called, the earliest. */
export const firstDeposit: Measure = (scope) => {
  const first = factsOf(scope.facts.events, 'deposit.confirmed').find(({ firstEver }) => firstEver)
  return tallyOf(first ? [judged(scope, first)] : [])
}

/** Σ usdtValue of transfers from the spot to the futures account. */
export const transfersToFutures: Measure = ({ facts, timeReason }) =>
  tallyOf(
    factsOf(facts.events, 'transfer.completed')
      .filter(({ from, to }) => from.toLowerCase() === 'spot' && to.toLowerCase() === 'futures')
      .map(({ occurredAt, usdtValue }) => ({ at: occurredAt, amount: usdtValue, reason: timeReason(occurredAt) })),
  )

/** Σ pnl of closed positions, which may fall again. */
export const earnings: Measure = ({ facts, timeReason }) =>
  tallyOf(
    factsOf(facts.events, 'position.closed').map(({ occurredAt, pnl }) => ({
      at: occurredAt,
      amount: pnl,
      reason: timeReason(occurredAt),
    })),
  )

/**
 * The largest holding snapshot, of the task's asset if it names one. Snapshots carry USDT values alone, so that is what
 * a target of any unit is compared with.
 */
export const largestHolding: Measure = ({ task, facts, timeReason }) =>
  tallyOf(
    factsOf(facts.events, 'holding.snapshot')
      .filter(({ asset }) => task.asset === undefined || asset.toUpperCase() === task.asset)
      .map(({ occurredAt, usdtValue }) => ({ at: occurredAt, amount: usdtValue, reason: timeReason(occurredAt) })),
    'max',
  )
