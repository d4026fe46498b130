import { expect, test } from 'vitest'
import { freshSeconds, outwardCacheControl } from './freshness.ts'
import type { PageRoute } from '../addresses.ts'

const page: PageRoute = { kind: 'page', why: '', tags: [] }
const file: PageRoute = { kind: 'file', why: '', tags: [], keepSeconds: 60 }

test.each<[string | undefined, PageRoute, number | null]>([
  ['s-maxage=60, stale-while-revalidate=31535940', page, 60],
  ['S-MAXAGE=5', page, 5],
  ['public, max-age=300', page, 300],
  ['public, max-age=31536000, immutable', file, 31_536_000],
  ['public, max-age=0', file, 60],
  [undefined, file, 60],
  [undefined, page, null],
  ['max-age=300', page, null],
  ['s-maxage=0, public, max-age=300', page, null],
  ['private, s-maxage=60', page, null],
  ['s-maxage=60, no-store', page, null],
  ['no-cache="x", s-maxage=60', page, null],
  ['private, no-cache, no-store, max-age=0, must-revalidate', file, null],
  ['xs-maxage=60', page, null],
  ['s-maxage=-1', page, null],
])('[GW-7] %s is fresh for a shared cache', (said, route, seconds) => {
  expect(freshSeconds({ 'cache-control': said }, route)).toBe(seconds)
})

test('[GW-7] what sets a cookie is nobody else’s', () => {
  expect(freshSeconds({ 'cache-control': 's-maxage=60', 'set-cookie': ['a=1'] }, page)).toBeNull()
})

test('browsers ask for a page again, caches keep it as the front does, named files stay', () => {
  expect(outwardCacheControl('s-maxage=60', page, 60)).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  )
  expect(outwardCacheControl('public, max-age=31536000, immutable', file, 1)).toContain('immutable')
  expect(outwardCacheControl('public, max-age=0', file, 60)).toBe('public, max-age=60, stale-while-revalidate=86400')
})
