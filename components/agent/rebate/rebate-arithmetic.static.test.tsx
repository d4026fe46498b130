import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { rebateRow } from '../testing/rebate-row.ts'
import { RebateArithmetic } from './rebate-arithmetic.tsx'
import { usdt } from '#lib/testing/samples.ts'

const ROW = rebateRow({
  volume: usdt('7300'),
  fee: usdt('3.65'),
  bonusFee: usdt('3.65'),
  deductions: [{ kind: 'BONUS', amount: '3.65' }],
  rate: '0.35',
  rebate: usdt('0'),
  status: 'NONE',
  reasonCode: 'BONUS_FEE',
})

test('[AGT-2] a line whose fee was paid with a bonus ends in “none”', () => {
  const container = renderStill(<RebateArithmetic rebate={ROW} timeZone="UTC" />)
  const steps = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(steps).toEqual([
    'Fee, 0.05% of 7,300.003.65',
    '−Paid with a bonus3.65',
    '=Fee paidnone',
    '×Your rate35%',
    '=Rebatenone',
  ])
})
