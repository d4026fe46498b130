import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { securityText } from './security-text.ts'

const DAY_MS = 86_400_000
const facts = { contacts: ['mailto:security@example.com'], siteOrigin: 'https://promo.example.com' }

test('security.txt names every contact in order, when it expires, and its own address', () => {
  const contacts = ['mailto:security@example.com', 'https://www.example.com/security']
  expect(securityText({ ...facts, contacts, now: Date.UTC(2026, 10, 22, 13) })).toBe(
    [
      'Contact: mailto:security@example.com',
      'Contact: https://www.example.com/security',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Canonical: https://promo.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('security.txt always expires in the future, within a year', () => {
  forAll({}, [fc.integer({ min: 0, max: 4_000_000_000_000 })], (now) => {
    const expires = /^Expires: (.+)$/m.exec(securityText({ ...facts, now }) ?? '')?.[1] ?? ''
    const left = Date.parse(expires) - now
    expect(left).toBeGreaterThan(100 * DAY_MS)
    expect(left).toBeLessThan(365 * DAY_MS)
  })
})

test('without a contact there is no security.txt', () => {
  expect(securityText({ ...facts, contacts: [], now: 0 })).toBeNull()
})
