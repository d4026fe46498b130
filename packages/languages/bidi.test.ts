import { expect, test } from 'vitest'
import { isolateAmounts } from './bidi.ts'

test('[LOC-9] an amount in a platform’s text keeps its unit on the same line', () => {
  expect(isolateAmounts('en', 'Trade 100 USDT on spot, up to 1,000.50 FNF')).toBe(
    'Trade 100\u00A0USDT on spot, up to 1,000.50\u00A0FNF',
  )
  expect(isolateAmounts('en', 'Seven tasks in your first 30 days')).toBe('Seven tasks in your first 30 days')
})

test('[LOC-3] an amount in a right-to-left text is isolated', () => {
  expect(isolateAmounts('ar', 'تداول 100 USDT في السوق')).toBe('تداول \u2066100\u00A0USDT\u2069 في السوق')
})
