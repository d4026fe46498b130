import { addMoney } from '#lib/agent/sum-money.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'

/**
 * Amounts of a list as they stand beside their total: rounded so that what is shown adds up to the last digit. `shown` is the total that stands there
 * already. Amounts of several units have no total, and stay as they are.
 */
export function shownAmounts(amounts: readonly ShownMoney[], shown?: ShownMoney): readonly ShownMoney[] {
  const [first] = shown === undefined ? amounts : [shown]
  return amounts.some(({ unit }) => unit !== first?.unit) ? amounts : shownParts(amounts, shown).parts
}

/** Amounts beside the total that is shown with them; null for none, or for several units. */
export function shownTotal(amounts: readonly ShownMoney[]): ShownMoney | null {
  const [first] = amounts
  return first === undefined || amounts.some(({ unit }) => unit !== first.unit) ? null : shownParts(amounts).total
}

/** The total below `shownAmounts` of the same arguments, with as many digits as they have. */
export function shownWhole(amounts: readonly ShownMoney[], shown: ShownMoney): ShownMoney {
  return amounts.some(({ unit }) => unit !== shown.unit) ? shown : shownParts(amounts, shown).total
}

interface RebateSums {
  rebate: ShownMoney
  settled: ShownMoney
  /** With today’s estimate. */
  pending: ShownMoney
}

/** The total of rebates with its two parts, which add up to it as they are shown. */
export function shownRebate({ rebate, settled, pending }: RebateSums): RebateSums {
  const { parts, total } = shownParts([settled, pending], rebate)
  return { rebate: total, settled: parts[0] ?? settled, pending: parts[1] ?? pending }
}

interface StatementSums {
  rebate: ShownMoney
  carriedIn?: ShownMoney
  paid: ShownMoney
  carried: ShownMoney
  days: readonly { rebate: ShownMoney; paid: ShownMoney }[]
}

/** The sums of a month as they are shown: rebate + carriedIn = paid + carried, and the days add up to rebate and paid. */
export function shownStatement<Statement extends StatementSums>(statement: Statement): Statement {
  const { rebate, carriedIn = { ...rebate, amount: '0' }, paid, carried, days } = statement
  // One number of digits for all of them: that of the smallest.
  const { digits } = shownParts([
    rebate,
    carriedIn,
    paid,
    carried,
    addMoney(rebate, carriedIn),
    ...days.flatMap((day) => [day.rebate, day.paid]),
  ]).total
  const before = shownParts([rebate, carriedIn], { ...addMoney(rebate, carriedIn), digits })
  const after = shownParts([paid, carried], before.total)
  const sums = { rebate: before.parts[0] ?? rebate, paid: after.parts[0] ?? paid }
  const rebates = shownAmounts(
    days.map((day) => day.rebate),
    { ...sums.rebate, digits },
  )
  const payments = shownAmounts(
    days.map((day) => day.paid),
    { ...sums.paid, digits },
  )
  return {
    ...statement,
    ...sums,
    carried: after.parts[1] ?? carried,
    ...(statement.carriedIn && { carriedIn: before.parts[1] }),
    days: days.map((day, place) => ({
      ...day,
      rebate: rebates[place] ?? day.rebate,
      paid: payments[place] ?? day.paid,
    })),
  }
}
