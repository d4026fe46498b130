import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownStatement, type Statement } from './statement-totals.tsx'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const sumOf = (amounts: readonly { amount: string }[]) =>
  amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
/** From a cent on: smaller amounts are written with more digits than their total. */
const micros = fc.integer({ min: 10_000, max: 900_000_000 }).map((value) => new Big(value).div(1_000_000).toFixed())

test('[AGT-2] the days of a statement add up to its rebate and to what was paid, of an open month as well', () => {
  fc.assert(
    fc.property(fc.array(micros, { minLength: 1, maxLength: 31 }), fc.nat(31), (earned, paidDays) => {
      const days = earned.map((amount, place) => ({
        day: `2026-10-${String(place + 1).padStart(2, '0')}`,
        lines: 1,
        rebate: usdt(amount),
        paid: usdt(place < paidDays ? amount : '0'),
        settledAt: place < paidDays ? 1 : null,
      }))
      const exact = sumOf(days.map(({ rebate }) => rebate))
      const paid = usdt(sumOf(days.map((day) => day.paid)).toFixed())
      const month = { rebate: usdt(exact.toFixed()), paid, carried: usdt('0'), carriedIn: usdt('0'), days }
      const shown = shownStatement(month as unknown as Statement)
      expect(exact.minus(shown.rebate.amount).abs().lt('0.01')).toBe(true)
      expect(sumOf(shown.days.map(({ rebate }) => rebate)).eq(shown.rebate.amount)).toBe(true)
      expect(sumOf(shown.days.map((day) => day.paid)).eq(shown.paid.amount)).toBe(true)
      shown.days.slice(0, paidDays).forEach((day) => expect(day.rebate.amount).toBe(day.paid.amount))
    }),
  )
})

test('[AGT-2] rebate and the amount carried in are what was paid and what is carried on', () => {
  const month = {
    rebate: usdt('10.006'),
    carriedIn: usdt('-3.003'),
    paid: usdt('9.004'),
    carried: usdt('-2.001'),
    days: [],
  }
  const { rebate, carriedIn, paid, carried } = shownStatement(month as unknown as Statement)
  expect(new Big(rebate.amount).plus(carriedIn?.amount ?? 0).eq(new Big(paid.amount).plus(carried.amount))).toBe(true)
  expect(rebate).toEqual(usdt('10'))
})
