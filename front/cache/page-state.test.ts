import { expect, test } from 'vitest'
import { MAX_STALE_MS } from './freshness.ts'
import { type PageState, shownAge, stateOf } from './page-state.ts'
import { type CacheRule, addressOf } from '../addresses.ts'

const FRESH_MS = 60_000
const DAY_MS = MAX_STALE_MS

test.each<[age: number, invalidated: boolean, PageState]>([
  [0, false, 'fresh'],
  [FRESH_MS - 1, false, 'fresh'],
  [FRESH_MS, false, 'revalidating'],
  [FRESH_MS * 2 - 1, false, 'revalidating'],
  [FRESH_MS * 2, false, 'stale'],
  [DAY_MS, false, 'stale'],
  [DAY_MS + 1, false, 'expired'],
  [0, true, 'stale'],
  [FRESH_MS, true, 'stale'],
  [DAY_MS, true, 'stale'],
  [DAY_MS + 1, true, 'expired'],
])('[D-29] a page confirmed %d ms ago (invalidated: %s) is %s', (age, invalidated, state) => {
  expect(stateOf({ confirmedAt: 5000, freshMs: FRESH_MS, invalidated }, 5000 + age)).toBe(state)
})

test('[D-29] a file that is fresh for a year outlasts the day limit of stale pages', () => {
  expect(stateOf({ confirmedAt: 0, freshMs: 365 * DAY_MS, invalidated: false }, 2 * DAY_MS)).toBe('fresh')
})

const ruleAt = (path: string): CacheRule => {
  const { cacheRule } = addressOf(path)
  if (!cacheRule) throw new Error(`no rule for ${path}`)
  return cacheRule
}
const PAGE = ruleAt('/en')
const FILE = ruleAt('/_next/static/chunks/a.js')

test.each<[what: string, Partial<Parameters<typeof shownAge>[0]>, lastReadAgo: number, number | null]>([
  ['within three times its freshness', {}, -Infinity, null],
  ['last confirmed longer ago', { confirmedAt: -FRESH_MS * 3 - 1 }, -Infinity, FRESH_MS * 3 + 1],
  ['rendered from data that is older than the page', {}, FRESH_MS * 3 + 1, FRESH_MS * 3 + 1],
  ['invalidated and not yet revalidated', { invalidated: true }, -Infinity, null],
  ['invalidated, its revalidation failed', { invalidated: true, retryAt: 1, confirmedAt: -10 }, -Infinity, 10],
  ['a file', { rule: FILE, confirmedAt: -DAY_MS }, -Infinity, null],
])('[D-29] the age shown on an entry: %s', (_what, changes, lastReadAgo, age) => {
  const entry = { rule: PAGE, confirmedAt: 0, freshMs: FRESH_MS, invalidated: false, retryAt: 0, ...changes }
  expect(shownAge(entry, 0, -lastReadAgo)).toBe(age)
})
