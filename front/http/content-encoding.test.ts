import { expect, test } from 'vitest'
import { encodingFor } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['GZIP', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  [undefined, 'identity'],
])('a client with Accept-Encoding: %s gets %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding))
