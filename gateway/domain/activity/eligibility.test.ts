import { expect, test } from 'vitest'
import { eligibilityOf, type EligibilityInput } from './eligibility.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:00:00Z')
const open = { identityNeeded: false, regionsExcluded: [] }
const ask = (change: Partial<EligibilityInput>) =>
  eligibilityOf({
    audience: open,
    country: null,
    account: { registeredAt: NOW - DAY, identityVerified: false },
    now: NOW,
    ...change,
  }).reasonCode
const aged = (ms: number, identityVerified = false) => ({ registeredAt: NOW - ms, identityVerified })

test('[ACT-10] an open activity takes everybody', () => {
  expect(eligibilityOf({ audience: open, country: 'DE', account: null, now: NOW })).toEqual({
    eligible: true,
    reasonCode: null,
  })
})

test('[ACT-10] a region where it is not offered is refused, an unknown one is not', () => {
  const audience = { ...open, regionsExcluded: ['GB', 'US'] }
  expect(ask({ audience, country: 'GB' })).toBe('REGION')
  expect(ask({ audience, country: 'gb' })).toBe('REGION')
  expect(ask({ audience, country: 'GB', account: null })).toBe('REGION')
  expect(ask({ audience, country: 'DE' })).toBeNull()
  expect(ask({ audience, country: null })).toBeNull()
})

test('[ACT-7] new users are new for exactly so many days', () => {
  const audience = { ...open, newWithinDays: 7 }
  expect(ask({ audience, account: aged(7 * DAY) })).toBeNull()
  expect(ask({ audience, account: aged(7 * DAY + 1) })).toBe('NOT_NEW_USER')
})

test('[ACT-7] an account must be old enough where that is asked', () => {
  const audience = { ...open, minimumAgeDays: 30 }
  expect(ask({ audience, account: aged(30 * DAY) })).toBeNull()
  expect(ask({ audience, account: aged(30 * DAY - 1) })).toBe('ACCOUNT_AGE')
})

test('[ACT-7] identity is asked for last, since it can still be passed', () => {
  const audience = { ...open, identityNeeded: true, newWithinDays: 7 }
  expect(ask({ audience, account: aged(DAY) })).toBe('KYC_NEEDED')
  expect(ask({ audience, account: aged(DAY, true) })).toBeNull()
  expect(ask({ audience, account: aged(9 * DAY) })).toBe('NOT_NEW_USER')
})

test('[AUTH-7] of a visitor only the country is judged', () => {
  const audience = { ...open, identityNeeded: true, minimumAgeDays: 30, newWithinDays: 60 }
  expect(ask({ audience, account: null, country: 'DE' })).toBeNull()
})
