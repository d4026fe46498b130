import { expect, test } from 'vitest'
import { reasonOf, type EligibilityInput } from './eligibility.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:00:00Z')
const aged = (ms: number, identityVerified = false, isInAudience = true) => ({
  registeredAt: NOW - ms,
  identityVerified,
  isInAudience,
})
const newcomers = { identityNeeded: false, newWithinDays: 7 }
const old = { identityNeeded: false, minimumAgeDays: 30 }
const verified = { identityNeeded: true, newWithinDays: 7 }

test.each<[string, Partial<EligibilityInput>, ReturnType<typeof reasonOf>]>([
  ['[ACT-10] every account may join an activity without conditions', {}, null],
  ['[ACT-10] a visitor, too', { account: null }, null],
  ['[ACT-10] an excluded region is refused', { isRegionExcluded: true }, 'REGION'],
  ['[ACT-10] a visitor from there, too', { isRegionExcluded: true, account: null }, 'REGION'],
  ['[ACT-7] a user is new up to the last instant', { audience: newcomers, account: aged(7 * DAY) }, null],
  ['[ACT-7] and not after it', { audience: newcomers, account: aged(7 * DAY + 1) }, 'NOT_NEW_USER'],
  ['[ACT-7] an account of the minimum age may join', { audience: old, account: aged(30 * DAY) }, null],
  ['[ACT-7] a younger one may not', { audience: old, account: aged(30 * DAY - 1) }, 'ACCOUNT_AGE'],
  ['[ACT-7] an identity can be missing', { audience: verified }, 'KYC_NEEDED'],
  ['[ACT-7] or verified', { audience: verified, account: aged(DAY, true) }, null],
  ['[ACT-7] it comes after the age of the account', { audience: verified, account: aged(9 * DAY) }, 'NOT_NEW_USER'],
  ['[ACT-7] and after the audience', { audience: verified, account: aged(DAY, false, false) }, 'NOT_IN_AUDIENCE'],
  ['[AUTH-7] only the country of a visitor counts', { audience: { ...old, ...verified }, account: null }, null],
])('%s', (_, change, reason) => {
  const input = { audience: { identityNeeded: false }, isRegionExcluded: false, account: aged(DAY), now: NOW }
  expect(reasonOf({ ...input, ...change })).toBe(reason)
})
