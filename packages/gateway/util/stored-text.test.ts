import { expect, test } from 'vitest'
import { findTextFault, textFault } from './stored-text.ts'

test('[D-23] finds U+0000 and lone surrogates, and accepts every other text', () => {
  expect(textFault('a\0b')).toBe('U+0000 is not allowed')
  for (const text of ['\ud800', 'a\udfff', '\udc00\ud800'])
    expect(textFault(text)).toBe('a lone surrogate is not allowed')
  for (const text of ['', 'plain', '😀', 'é', '\uFEFF', '\uFFFD', '\u0001']) expect(textFault(text)).toBeNull()
})

test('[D-23] finds a fault at any depth, in values and in keys', () => {
  expect(findTextFault({ a: [1, { b: 'x\0' }] })).toEqual({ path: ['a', '1', 'b'], message: 'U+0000 is not allowed' })
  expect(findTextFault({ a: { '\ud800': 1 } })).toEqual({ path: ['a'], message: 'a lone surrogate is not allowed' })
  expect(findTextFault({ a: ['fine', null, 1, true] })).toBeNull()
})
