import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { shownParts, type ShownMoney } from './shown-parts.ts'

const usdt = (amount: string): ShownMoney => ({ amount, unit: 'USDT' })
const sumOf = (amounts: readonly { amount: string }[]) =>
  amounts.reduce((sum, { amount }) => sum.plus(amount), new Big(0))

const amount = fc
  .tuple(fc.bigInt(-(10n ** 16n), 10n ** 16n), fc.integer({ min: 0, max: 10 }))
  .map(([whole, decimals]) => usdt(new Big(whole.toString()).times(new Big(10).pow(-decimals)).toFixed()))
const amounts = fc.array(amount, { maxLength: 40 })

test('[AGT-2] shown parts add up to the shown total, each within a step', () => {
  forAll({}, [amounts], (exact) => {
    const { parts, total } = shownParts(exact, undefined)
    const step = new Big(10).pow(-(total.digits ?? 2))
    expect(sumOf(parts).eq(total.amount)).toBe(true)
    expect(sumOf(exact).minus(total.amount).abs().lt(step)).toBe(true)
    exact.forEach(({ amount: one }, place) => {
      const shown = new Big(parts[place]?.amount ?? '')
      expect(shown.minus(one).abs().lt(step)).toBe(true)
      expect(shown.eq(0)).toBe(new Big(one).eq(0))
      expect(shown.eq(0) || shown.gt(0) === new Big(one).gt(0)).toBe(true)
      expect(shown.round(total.digits ?? 2).eq(shown)).toBe(true)
    })
  })
})

test('[AGT-2] parts of a part that is already shown add up to it as well', () => {
  forAll(
    {},
    [
      fc.array(
        amounts.filter(({ length }) => length > 0),
        { minLength: 1, maxLength: 6 },
      ),
    ],
    (groups) => {
      const outer = shownParts(groups.map((group) => usdt(sumOf(group).toFixed())))
      groups.forEach((group, place) => {
        const shown = outer.parts[place]
        const { parts, total } = shownParts(group, shown)
        if ((total.digits ?? 2) === (shown?.digits ?? 2)) expect(total).toEqual(shown)
        expect(sumOf(parts).eq(total.amount)).toBe(true)
      })
    },
  )
})

test('[AGT-2] the parts of a rebate that were cut to 1,596.50 are those of 1,596.51', () => {
  const { parts, total } = shownParts(['1555.6249', '37.3561', '3.5312'].map(usdt))
  expect(total).toEqual(usdt('1596.51'))
  expect(parts).toEqual([usdt('1555.62'), usdt('37.36'), usdt('3.53')])
})

test('[AGT-2] an amount below a cent is shown with its digits, and so are those beside it', () => {
  const { parts, total } = shownParts(['12.5', '0.0042'].map(usdt))
  expect(parts).toEqual([
    { amount: '12.5', unit: 'USDT', digits: 3 },
    { amount: '0.004', unit: 'USDT', digits: 3 },
  ])
  expect(total).toEqual({ amount: '12.504', unit: 'USDT', digits: 3 })
})

test('[AGT-2] a total that the parts do not belong to changes nothing; several units have no sum', () => {
  expect(shownParts([usdt('1.005'), usdt('1.005')], usdt('7')).total).toEqual(usdt('2.01'))
  expect(() => shownParts([usdt('1'), { amount: '1', unit: 'BTC' }])).toThrow()
})
