import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { ShownMoney } from '#lib/money/shown-parts.ts'
import { shownAmounts, shownRebate, shownStatement, shownTotal } from './shown-sums.ts'

const usdt = (amount: Big | string): ShownMoney => ({ amount: String(amount), unit: 'USDT' })
const money = fc.bigInt(1n, 10n ** 14n).map((steps) => new Big(steps.toString()).div(1e8))
const sumOf = (amounts: readonly Big[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))
/** What a person reads on the screen, as a number. */
const read = (shown: ShownMoney) =>
  new Big(
    formatMoney('en', shown)
      .replaceAll('−', '-')
      .replaceAll(/[^\d.-]/g, ''),
  )

test('[AGT-2] settled 2,045.39 and pending 74.45 do not stand beside 2,119.85', () => {
  const shown = shownRebate({ rebate: usdt('2119.8512'), settled: usdt('2045.3961'), pending: usdt('74.4551') })
  expect([shown.rebate, shown.settled, shown.pending].map((one) => read(one).toFixed())).toEqual([
    '2119.85',
    '2045.4',
    '74.45',
  ])
})

test('[AGT-2] the tiles of rebates add up to the last digit that is shown', () => {
  forAll({}, [money, money], (settled, pending) => {
    const shown = shownRebate({ rebate: usdt(settled.plus(pending)), settled: usdt(settled), pending: usdt(pending) })
    expect(read(shown.settled).plus(read(shown.pending)).toFixed()).toBe(read(shown.rebate).toFixed())
  })
})

test('[AGT-2] rows add up to the total below them as both are shown', () => {
  forAll({}, [fc.array(money, { minLength: 1, maxLength: 30 })], (amounts) => {
    const exact = amounts.map(usdt)
    const total = shownTotal(exact)
    expect(sumOf(shownAmounts(exact).map(read)).toFixed()).toBe(read(total ?? usdt('0')).toFixed())
  })
})

test('[AGT-2] the shown amounts of a statement add up: days to sums, income to payments', () => {
  forAll({}, [fc.array(fc.tuple(money, money), { minLength: 1, maxLength: 31 }), money], (days, carriedIn) => {
    const [rebate, paid] = [sumOf(days.map((day) => day[0])), sumOf(days.map((day) => day[1]))]
    const shown = shownStatement({
      rebate: usdt(rebate),
      carriedIn: usdt(carriedIn),
      paid: usdt(paid),
      carried: usdt(rebate.plus(carriedIn).minus(paid)),
      days: days.map(([ofDay, paidOfDay]) => ({ rebate: usdt(ofDay), paid: usdt(paidOfDay) })),
    })
    const text = (amounts: readonly ShownMoney[]) => sumOf(amounts.map(read)).toFixed()
    expect(text(shown.days.map((day) => day.rebate))).toBe(text([shown.rebate]))
    expect(text(shown.days.map((day) => day.paid))).toBe(text([shown.paid]))
    expect(text([shown.rebate, shown.carriedIn ?? usdt('0')])).toBe(text([shown.paid, shown.carried]))
  })
})
