import { expect, test } from 'vitest'
import type { CacheRule } from '../addresses.ts'
import { freshSeconds, outwardCacheControl } from './freshness.ts'

const page: CacheRule = { kind: 'page', why: '', tags: [] }
const file: CacheRule = { kind: 'file', why: '', tags: [], keepSeconds: 60 }

test.each<[string | undefined, CacheRule, number | null]>([
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
])('[D-29] how long a shared cache may keep an answer with Cache-Control: %s', (cacheControl, rule, seconds) => {
  expect(freshSeconds({ 'cache-control': cacheControl }, rule)).toBe(seconds)
})

test('[D-29] an answer that sets a cookie is never cached', () => {
  expect(freshSeconds({ 'cache-control': 's-maxage=60', 'set-cookie': ['a=1'] }, page)).toBeNull()
})

test('browsers revalidate pages, shared caches keep them as the front does, and hashed files are immutable', () => {
  expect(outwardCacheControl('s-maxage=60', page, 60)).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  )
  expect(outwardCacheControl('public, max-age=31536000, immutable', file, 1)).toContain('immutable')
  expect(outwardCacheControl('public, max-age=0', file, 60)).toBe('public, max-age=60, stale-while-revalidate=86400')
})
