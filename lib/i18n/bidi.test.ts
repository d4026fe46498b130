import { expect, test } from 'vitest'
import { isolateAmounts } from './bidi.ts'

test('[LOC-9] an amount in somebody else’s text never loses its unit at the end of a line', () => {
  expect(isolateAmounts('en', 'Trade 100 USDT on spot, up to 1,000.50 FNF')).toBe(
    'Trade 100\u00A0USDT on spot, up to 1,000.50\u00A0FNF',
  )
  expect(isolateAmounts('en', 'Seven tasks in your first 30 days')).toBe('Seven tasks in your first 30 days')
})

test('[LOC-3] an amount in a right-to-left text is a piece of its own', () => {
  expect(isolateAmounts('ar', 'تداول 100 USDT في السوق')).toBe('تداول \u2066100\u00A0USDT\u2069 في السوق')
})
