import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

test.each([
  ['90 123-45 (67)', '901234567'],
  ['٠٩٠١٢٣', '090123'],
  ['۰۹۱۲', '0912'],
  ['０９０', '090'],
  ['+84 90', '8490'],
  ['number', ''],
  ['', ''],
])('[AUTH-5] "%s" means the digits %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})
