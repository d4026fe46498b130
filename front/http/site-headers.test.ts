import { expect, test } from 'vitest'
import { isRouterState, prepareSiteHeaders } from './site-headers.ts'

const encoded = (state: unknown): string => encodeURIComponent(JSON.stringify(state))
const PAGE = ['__PAGE__', {}, null, null, 0]
const LOCALE = ['locale', 'en', 'd', null]

test.each([
  [['', {}]],
  [['', { children: [LOCALE, { children: ['welcome-event', { children: PAGE }] }, null, null, 1] }]],
  [['', { children: [LOCALE, { children: PAGE }] }, ['/en', ''], 'refetch']],
])('[D-28] a valid router state reaches Next: %j', (state) => expect(isRouterState(encoded(state))).toBe(true))

test.each([
  'x',
  '%',
  '[]',
  '%5B%22%22%5D',
  'null',
  '{}',
  '['.repeat(3000),
  encoded(['', { children: 1 }]),
  encoded(['', { children: ['a', {}, null, 'nonsense'] }]),
  encoded([['locale', 'en', 'x', null], {}]),
  encoded(['', {}, null, null, 0, 'a', 'more']),
  encoded(['x'.repeat(40_000), {}]),
])('[D-28] an invalid router state does not reach Next: %.60s', (header) => expect(isRouterState(header)).toBe(false))

test('[D-28] ranges and unsupported conditions are removed, and all other headers are kept', () => {
  const headers = {
    'next-router-state-tree': 'x',
    range: 'bytes=9-',
    'if-match': '"x"',
    'if-none-match': '"y"',
    rsc: '1',
  }
  prepareSiteHeaders(headers)
  expect(headers).toEqual({ 'if-none-match': '"y"', rsc: '1' })
})
