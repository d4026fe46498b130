import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestOf } from './digest-of.ts'

test('[D-26] is the SHA-256 of the JSON text with sorted fields', () => {
  const text = '{"a":[{"c":null,"d":"1.50"}],"b":2}'
  expect(digestOf({ b: 2, a: [{ d: '1.50', c: null }] })).toBe(createHash('sha256').update(text).digest('hex'))
  expect(digestOf({ a: [1, 2] })).not.toBe(digestOf({ a: [2, 1] }))
})
