import type { ReasonCode } from '#lib/contract/enumerations.ts'
import { accountReason, depositReason } from '../facts/exclusions.ts'
import { factsOf } from '../facts/fact-index.ts'
import { tallyOf, type Relevant } from './tally.ts'
import type { Measure, MeasureScope } from './scope.ts'

/** Judged by time, then by its own nature, then by its account. */
const judged = (
  { facts, timeReason }: MeasureScope,
  { occurredAt }: { occurredAt: number },
  amount: string,
  ownReason: ReasonCode | null = null,
): Relevant => ({
  at: occurredAt,
  amount,
  reason: timeReason(occurredAt) ?? ownReason ?? accountReason(facts.events, occurredAt),
})

/** Σ usdtValue of deposits. */
export const deposits: Measure = (scope) =>
  tallyOf(
    factsOf(scope.facts.events, 'deposit.confirmed').map((deposit) =>
      judged(scope, deposit, deposit.usdtValue, depositReason(deposit)),
    ),
  )

/** usdtValue of the deposit that the platform calls the first ever; of several so called, the earliest. */
export const firstDeposit: Measure = (scope) => {
  const first = factsOf(scope.facts.events, 'deposit.confirmed').find(({ firstEver }) => firstEver)
  return tallyOf(first ? [judged(scope, first, first.usdtValue, depositReason(first))] : [])
}

/** Σ usdtValue of transfers from the spot to the futures account. */
export const transfersToFutures: Measure = (scope) =>
  tallyOf(
    factsOf(scope.facts.events, 'transfer.completed')
      .filter(({ from, to }) => from.toLowerCase() === 'spot' && to.toLowerCase() === 'futures')
      .map((transfer) => judged(scope, transfer, transfer.usdtValue)),
  )

/** Σ pnl of closed positions, which may fall again. */
export const earnings: Measure = (scope) =>
  tallyOf(factsOf(scope.facts.events, 'position.closed').map((closed) => judged(scope, closed, closed.pnl)))

/**
 * The largest holding snapshot, of the task's asset if it names one. Snapshots carry USDT values alone, so that is what
 * a target of any unit is compared with.
 */
export const largestHolding: Measure = (scope) =>
  tallyOf(
    factsOf(scope.facts.events, 'holding.snapshot')
      .filter(({ asset }) => scope.task.asset === undefined || asset.toUpperCase() === scope.task.asset)
      .map((snapshot) => judged(scope, snapshot, snapshot.usdtValue)),
    'max',
  )
