import Big from 'big.js'
import { expect, test } from 'vitest'
import { rebateRow } from '../testing/rebate-row.ts'
import { amountsOf, rebateSteps } from './rebate-arithmetic.tsx'
import { sumMoney } from '#lib/agent/sum-money.ts'
import { usdt } from '#lib/testing/samples.ts'

const ROW = rebateRow()

const valueOf = (steps: ReturnType<typeof rebateSteps>) => steps.map(({ sign, amount }) => `${sign}${amount}`).join(' ')

test('[AGT-2] the arithmetic of a line names each deduction and ends at its rebate', () => {
  const steps = rebateSteps(ROW)
  expect(valueOf(steps)).toBe('92.11025 −3.5 −1.5 =87.11025 ×0.4 =34.8441')
  expect(steps[0]).toMatchObject({ feeRate: '0.0005' })
  expect(new Big('92.11025').minus('3.5').minus('1.5').times('0.4').toFixed()).toBe(ROW.rebate.amount)
})

test('[AGT-2] the arithmetic shows what the cap left', () => {
  const steps = rebateSteps({ ...ROW, rebate: usdt('10'), cappedTo: usdt('10') })
  expect(valueOf(steps)).toBe('92.11025 −3.5 −1.5 =87.11025 ×0.4 =34.8441 →10')
})

test('[AGT-2] deductions that do not add up are shown as their sum', () => {
  const [, deduction] = rebateSteps({ ...ROW, deductions: [{ kind: 'BONUS', amount: '1' }] })
  expect(deduction).toEqual({ kind: 'deducted', sign: '−', amount: '5' })
})

test('[AGT-2] the sums of a page are exact, and a claw-back takes back its rebate but no volume', () => {
  const clawBack = { ...ROW, rebateId: 'r-2', rebate: usdt('-34.8441'), reverses: 'r-1' }
  const other = { ...ROW, rebateId: 'r-3', rebate: usdt('0.0159') }
  const items = [ROW, other, clawBack].map(amountsOf)
  expect(sumMoney(items.map(({ volume }) => volume))).toEqual(usdt('368441'))
  expect(sumMoney(items.map(({ fee }) => fee))).toEqual(usdt('174.2205'))
  expect(sumMoney(items.map(({ rebate }) => rebate))).toEqual(usdt('0.0159'))
})
