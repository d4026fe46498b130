import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test.each([
  [212, 181, { direction: 'up', difference: '31' }],
  ['71.10', '75.2', { direction: 'down', difference: '4.1' }],
  ['-3', '-3.00', { direction: 'same', difference: '0' }],
  [5, undefined, null],
])('[AGT-2] %s after %s', (now, before, expected) => expect(compare(now, before)).toEqual(expected))
