import { expect, test } from 'vitest'
import { encodingFor } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['GZIP', 'gzip'],
  ['identity', null],
  ['identity, gzip;q=0.5', null],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  [undefined, null],
])('a client that takes %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})
