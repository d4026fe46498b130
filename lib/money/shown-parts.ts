import Big from 'big.js'
import { assetDecimals } from '@fanfare/languages/asset-decimals.ts'

/** An amount as it is written beside others; `digits` is the number after the point where the asset's own are too few. */
export interface ShownMoney {
  amount: string
  unit: string
  digits?: number
}

const MOST_DIGITS = 18

/** The digits of the asset, or as many as are needed to show no non-zero amount as zero. */
function digitsFor(amounts: readonly Big[], unit: string) {
  let digits = assetDecimals(unit)
  while (digits < MOST_DIGITS && amounts.some((amount) => !amount.eq(0) && amount.abs().lt(new Big(10).pow(-digits))))
    digits += 1
  return digits
}

/**
 * Rounds amounts of one unit so that they add up to their total as it is shown: whole steps of the last digit, none further than
 * a step from its exact value (largest remainder; the first of equal ones). Keeps sign and zero. The total is the exact sum, cut
 * like every amount. `shown` is a total that is on the screen already; it counts only while it is less than a step away from the
 * parts' sum.
 * @throws where units differ
 */
export function shownParts(amounts: readonly ShownMoney[], shown?: ShownMoney) {
  const unit = shown?.unit ?? amounts[0]?.unit ?? ''
  if (amounts.some((amount) => amount.unit !== unit)) throw new Error('amounts of several units have no sum')
  const exact = amounts.map(({ amount }) => new Big(amount))
  const sum = exact.reduce((total, amount) => total.plus(amount), new Big(0))
  const digits = Math.max(digitsFor([...exact, sum], unit), shown?.digits ?? 0)
  const step = new Big(10).pow(-digits)
  const isTheirs = shown !== undefined && sum.minus(shown.amount).abs().lt(step)
  const total = (isTheirs ? new Big(shown.amount) : sum).round(digits, Big.roundDown)
  const floors = exact.map((amount) => {
    const cut = amount.round(digits, Big.roundDown)
    return cut.gt(amount) ? cut.minus(step) : cut
  })
  const missing = Number(total.minus(floors.reduce((all, floor) => all.plus(floor), new Big(0))).div(step))
  const raised = new Set(
    exact
      .map((amount, place) => ({ place, rest: amount.minus(floors[place] ?? 0) }))
      .toSorted((a, b) => b.rest.cmp(a.rest) || a.place - b.place)
      .slice(0, missing)
      .map(({ place }) => place),
  )
  const money = (amount: Big): ShownMoney => ({
    amount: amount.toFixed(),
    unit,
    ...(digits > assetDecimals(unit) && { digits }),
  })
  return {
    /** In the order of the given amounts. */
    parts: floors.map((floor, place) => money(raised.has(place) ? floor.plus(step) : floor)),
    total: money(total),
  }
}
