import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createShareReceipt, readShareReceipt } from './share-receipt.ts'

const OWNER = { userId: 'u1', activityId: 'act_1' }
const NOW = 1_790_000_000_000
const receipt = createShareReceipt('key', OWNER, { expiresAt: NOW + 60_000, randomBytes })

test('[SHARE-1] a receipt is valid for its user and activity until it expires', () => {
  const id = readShareReceipt('key', OWNER, receipt, NOW)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(readShareReceipt('key', OWNER, receipt, NOW + 59_999)).toBe(id)
  expect(readShareReceipt('key', OWNER, receipt, NOW + 60_000)).toBeNull()
})

test.each([
  ['of another user', 'key', { ...OWNER, userId: 'u2' }, receipt],
  ['of another activity', 'key', { ...OWNER, activityId: 'act_2' }, receipt],
  ['of another key', 'other', OWNER, receipt],
  ['with a later expiry', 'key', OWNER, `zzzzzz${receipt.slice(receipt.indexOf('.'))}`],
  ['with another id', 'key', OWNER, receipt.replace(/\.(.)/, (_all, first) => (first === 'A' ? '.B' : '.A'))],
  ['without a signature', 'key', OWNER, receipt.slice(0, receipt.lastIndexOf('.'))],
  ['that is empty', 'key', OWNER, ''],
])('[SHARE-1] a receipt %s is refused', (_name, key, owner, text) => {
  expect(readShareReceipt(key, owner, text, NOW)).toBeNull()
})
