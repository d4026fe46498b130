import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { datesOf } from './activity-words.ts'
import { SignedContext } from './use-call.ts'
import { One } from './screens/reviews/one.tsx'

const { REVIEW, AT } = vi.hoisted(() => {
  Object.assign(globalThis, { SITE_TEXTS: {} })
  const AT = Date.parse('2026-11-24T10:00:00Z')
  const REVIEW = {
    reviewId: 'rv1',
    revision: 1,
    kind: 'REVERSAL',
    rewardId: 'rw1',
    person: { userId: 'u1', maskedName: 'mai***n' },
    activityId: 'act1',
    alias: 'cup',
    title: 'Cup',
    reward: { type: 'DROP', kind: 'Token', amount: { amount: '1', unit: 'FNF' }, label: '1 FNF' },
    source: { kind: 'TASK', id: 'deposit:-' },
    handedOver: true,
    openedAt: AT,
    dueAt: AT,
    flags: [],
    openOfUser: 1,
    lease: null,
    state: 'OPEN',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    user: { createdAt: AT, invitedBy: null, identity: { verified: true } },
    facts: [],
    evidence: [],
    related: [],
    others: [],
    reversal: {
      eventId: 'dep-7',
      type: 'deposit.confirmed',
      occurredAt: AT,
      payload: { asset: 'USDT', amount: '120', usdtValue: '120' },
      at: AT,
      by: 'sam',
      reason: 'credited twice',
      ticket: 'T-7',
    },
  }
  return { REVIEW, AT }
})
vi.mock('./use-call.ts', async (original) => ({
  ...(await original<object>()),
  useCall: () => ({ data: REVIEW, failure: null, isLoading: false, reload: () => undefined }),
}))
afterEach(cleanup)

const session = { actor: 'mai', name: 'Mai', roles: ['risk' as const], csrf: '', expiresAt: AT, idleAt: AT }

test('the review of a reward that the user has already can only be closed, and says which event was reversed, why, by whom and for which ticket', () => {
  render(
    <SignedContext value={{ session, onSignedOut: () => undefined }}>
      <One id="rv1" onDecided={() => undefined} />
    </SignedContext>,
  )
  expect(screen.getAllByRole('radio').map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Close: The user has 1\u00A0FNF already and keeps it: only the platform can take it back',
  ])
  const shown = document.body.textContent ?? ''
  for (const part of ['Deposit confirmed, 120\u00A0USDT', 'dep-7', 'sam', 'credited twice', 'T-7'])
    expect(shown).toContain(part)
  expect(shown).not.toMatch(/is paid|Refuse/)
})

test('before the start the distance is that to the start, then that to the end', () => {
  const [startTime, endTime] = [Date.now() + 180_000, Date.now() + 10 * 86_400_000 + 60_000]
  const { starts, ends } = datesOf({ status: 'UPCOMING', startTime, endTime })
  expect(starts).toMatch(/, in 3 min$/)
  expect(ends).not.toMatch(/ in /)
  expect(datesOf({ status: 'ONGOING', startTime: 1, endTime }).ends).toMatch(/, in 10 d$/)
})
