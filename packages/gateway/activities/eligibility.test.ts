import { expect, test } from 'vitest'
import { reasonOf, type EligibilityInput } from './eligibility.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:00:00Z')
const open = { identityNeeded: false }
const ask = (change: Partial<EligibilityInput>) =>
  reasonOf({
    audience: open,
    isRegionExcluded: false,
    account: { registeredAt: NOW - DAY, identityVerified: false, isInAudience: true },
    now: NOW,
    ...change,
  })
const aged = (ms: number, identityVerified = false) => ({
  registeredAt: NOW - ms,
  identityVerified,
  isInAudience: true,
})

test('[ACT-10] every account may join an activity without conditions', () => {
  expect(ask({})).toBeNull()
  expect(ask({ account: null })).toBeNull()
})

test('[ACT-10] refuses an excluded region, also a visitor from there', () => {
  expect(ask({ isRegionExcluded: true })).toBe('REGION')
  expect(ask({ isRegionExcluded: true, account: null })).toBe('REGION')
})

test('[ACT-7] accepts a new user up to the last instant of the allowed days', () => {
  const audience = { ...open, newWithinDays: 7 }
  expect(ask({ audience, account: aged(7 * DAY) })).toBeNull()
  expect(ask({ audience, account: aged(7 * DAY + 1) })).toBe('NOT_NEW_USER')
})

test('[ACT-7] refuses an account below the minimum age', () => {
  const audience = { ...open, minimumAgeDays: 30 }
  expect(ask({ audience, account: aged(30 * DAY) })).toBeNull()
  expect(ask({ audience, account: aged(30 * DAY - 1) })).toBe('ACCOUNT_AGE')
})

test('[ACT-7] reports a missing identity last, because it can still be verified', () => {
  const audience = { ...open, identityNeeded: true, newWithinDays: 7 }
  expect(ask({ audience, account: aged(DAY) })).toBe('KYC_NEEDED')
  expect(ask({ audience, account: aged(DAY, true) })).toBeNull()
  expect(ask({ audience, account: aged(9 * DAY) })).toBe('NOT_NEW_USER')
})

test('[ACT-7] reports an account outside the audience before its missing identity', () => {
  const audience = { ...open, identityNeeded: true }
  expect(ask({ audience, account: { ...aged(DAY), isInAudience: false } })).toBe('NOT_IN_AUDIENCE')
})

test('[AUTH-7] checks only the country of a visitor', () => {
  const audience = { ...open, identityNeeded: true, minimumAgeDays: 30, newWithinDays: 60 }
  expect(ask({ audience, account: null })).toBeNull()
})
