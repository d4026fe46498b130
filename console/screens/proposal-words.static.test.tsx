import { expect, test, vi } from 'vitest'
import { page, stillWords } from '#components/testing/render-still.tsx'
import { Router } from 'wouter'
import * as z from 'zod/mini'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { consequencesSchema, moneyConsequencesSchema } from '@fanfare/contract/staff/consequences.ts'
import { cancelReward, holdReward, reverseEvent } from '@fanfare/contract/staff/corrections.ts'
import { scheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { clearUser } from '@fanfare/contract/staff/flags.ts'
import { grantGoodwill, saveGoodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import { resumeActivity } from '@fanfare/contract/staff/pauses.ts'
import { handOverEarlier, retryPayouts } from '@fanfare/contract/staff/payouts.ts'
import { PROPOSAL_KINDS, type ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { endActivity, rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { decideReview } from '@fanfare/contract/staff/reviews.ts'
import { removeSecondFactor } from '@fanfare/contract/staff/second-factor.ts'
import { decideWinBack } from '@fanfare/contract/staff/win-back.ts'
import { setSession } from '../use-call.ts'
import { type Proposal, proposalTitle, ProposalWords } from './proposal-words.tsx'

// The build puts in the words of the site.
vi.hoisted(() => {
  const texts = { corrected: 'It was paid by mistake', checked: 'We checked it' }
  Object.assign(globalThis, { SITE_TEXTS: texts })
})
const AT = Date.parse('2026-11-24T10:00:00Z')
const USER = { userId: 'u_3kq81', maskedName: 'mai***n' }
const dollars = (before: string, after: string) => [{ rewardType: 'DROP', unit: 'USDT', before, after }]
const moved = (more: object) => z.parse(moneyConsequencesSchema, { user: USER, title: null, flags: [], ...more })

const bodyOf = ({ name, body }: CallDefinition, value: object): unknown => {
  if (body === undefined) throw new Error(`${name} has no body`)
  return z.parse(body, value)
}

const FILE = {
  ...z.parse(consequencesSchema, {
    participants: 1204,
    tasks: [{ taskId: 'trade', effect: 'HARDER', people: 36 }],
    budget: [
      { rewardType: 'DROP', unit: 'USDT', before: '0', after: '2500', granted: '120', reserved: '0', most: null },
    ],
    // oxlint-disable-next-line unicorn/no-thenable -- the field of the call
    pages: [{ path: '/welcome-event', from: AT, until: null, now: 'welcome-tasks', then: null }],
    languages: {
      whole: ['en'],
      inherits: [],
      stale: [{ locale: 'ja', ids: ['title'] }],
      missing: ['de'],
      required: [],
    },
    audience: { in: 900, of: 1000, unknown: 2 },
    paused: null,
    forecast: null,
    warnings: [{ code: 'BUDGET_SHORT', path: 'budget', message: 'is less than everybody can earn' }],
  }),
  changes: [
    { path: '/endTime', kind: 'CHANGED', before: '2026-12-01', after: '2026-12-08' },
    { path: '/tasks/deposit', kind: 'ADDED', after: { id: 'deposit', target: { amount: '50' }, pairs: ['BTC-USDT'] } },
  ],
}

interface Case {
  body: unknown
  consequences: unknown
  behind?: unknown
  /** The user, the amounts from before to after and the effects, as the approver reads them. */
  shown: readonly string[]
}

const CASES: Readonly<Record<ProposalKind, Case>> = {
  PUBLISH: {
    body: { alias: 'summer-cup', tasks: [{ id: 'trade' }] },
    consequences: FILE,
    shown: ['Changes: end, tasks', 'nothing becomes 2,500 USDT', 'End time', 'trade: Gets harder', '36 people'],
  },
  ROLLBACK: {
    body: bodyOf(rollbackActivity, { version: 3, keepFrozen: true }),
    consequences: FILE,
    shown: ['Back to version 3', 'keep their values', '1,204 people have joined'],
  },
  SCHEDULE: {
    body: bodyOf(scheduleActivity, { at: AT, version: 2, note: '' }),
    consequences: FILE,
    shown: ['Published 24 Nov', 'of version 2'],
  },
  END: {
    body: bodyOf(endActivity, { cancel: true }),
    consequences: FILE,
    shown: ['on approval: it is cancelled', '/welcome-event shows nothing in place of welcome-tasks'],
  },
  RESUME: {
    body: bodyOf(resumeActivity, { claims: true }),
    consequences: {
      paused: { claims: true, joins: true, draws: false, reason: 'FAULT', since: AT, by: 'olga.petrova' },
    },
    shown: [
      'Claims paused → open',
      'Joins stays paused',
      'by olga.petrova',
      'A fault is mended',
      'move to a day later',
    ],
  },
  GRANT: {
    body: bodyOf(grantGoodwill, {
      userId: USER.userId,
      rewardType: 'DROP',
      unit: 'USDT',
      amount: '25.50',
      reason: 'LATE_FACT',
      ticket: 'CS-7',
      note: '',
      expiresDays: 30,
    }),
    consequences: moved({ money: dollars('1000', '974.5') }),
    shown: [
      'mai***n',
      'Gets 25.5 USDT',
      '1,000 USDT → 974.5 USDT',
      'Event came late',
      'after 30 days',
      'CS-7',
      'a message',
    ],
  },
  FUND: {
    body: bodyOf(saveGoodwillBudget, { lines: [{ rewardType: 'DROP', unit: 'USDT', limit: '1500' }] }),
    consequences: moved({
      user: null,
      money: [...dollars('1000', '1500'), { rewardType: 'FUTURES_COUPON', unit: 'USDT', before: '40', after: '0' }],
    }),
    shown: ['Cash to the spot account, USDT 1,000 USDT → 1,500 USDT', 'Futures coupons, USDT 40 USDT → nothing'],
  },
  CANCEL: {
    body: bodyOf(cancelReward, { amount: '2', reason: 'CORRECTED', ticket: 'T-1', note: 'twice' }),
    consequences: moved({ title: 'Summer cup', money: dollars('5', '3') }),
    shown: ['mai***n', 'Summer cup', 'Taken back 2 USDT', '5 USDT → 3 USDT', 'It was paid by mistake', 'the budget'],
  },
  HOLD: {
    body: bodyOf(holdReward, { until: null, note: 'checked' }),
    consequences: moved({ title: 'Summer cup', money: dollars('400', '0') }),
    shown: ['mai***n', 'Summer cup', '400 USDT → nothing', 'Its hold ends on approval', 'its payout continues'],
  },
  PAYOUT: {
    body: bodyOf(retryPayouts, { code: 'UNAVAILABLE', maximum: 10, note: '' }),
    consequences: moved({ user: null, money: dollars('1200', '0') }),
    shown: ['Asked of the wallet again 1,200 USDT', 'They failed by Unavailable', 'pays it once at most'],
  },
  HAND_OVER: {
    body: bodyOf(handOverEarlier, { maximum: 1000, note: 'the platform has not paid them' }),
    consequences: moved({ user: null, money: dollars('1200', '0') }),
    shown: [
      'Asked of the wallet for the first time 1,200 USDT',
      'granted before the payouts began',
      'Every payout id is new',
      'paid twice',
      'are left out',
    ],
  },
  REVIEW: {
    body: bodyOf(decideReview, { accept: true, reason: 'CHECKED', note: '', ticket: 'T-2', clear: true }),
    consequences: moved({ title: 'Summer cup', flags: ['MULTI_ACCOUNT'], money: dollars('255', '0') }),
    shown: [
      'Accept',
      '255 USDT → nothing',
      'Several accounts of one person → none',
      'We checked it',
      'The user gets 255 USDT',
    ],
  },
  CLEAR: {
    body: bodyOf(clearUser, { note: 'a family', keepReviews: false }),
    consequences: moved({ flags: ['BOT', 'FARM'], money: dollars('250', '0') }),
    shown: ['mai***n', 'Bot, Farm → none', '250 USDT → nothing', 'The user gets 250 USDT'],
  },
  REVERSAL: {
    body: bodyOf(reverseEvent, { reason: 'WRONG_FACT', ticket: 'T-3', note: '' }),
    consequences: {
      users: [USER, { userId: 'u_inviter', maskedName: 'mai***n' }],
      tasks: [
        {
          userId: USER.userId,
          alias: 'summer-cup',
          taskId: 'deposit',
          periodKey: 'all',
          before: 'COMPLETED',
          after: 'PENDING',
          disputed: false,
        },
      ],
      rewards: [
        { userId: USER.userId, rewardId: 'rw_1', state: 'GRANTED', becomes: 'REVIEW' },
        { userId: USER.userId, rewardId: 'rw_2', state: 'USED', becomes: 'USED' },
      ],
      boards: [{ userId: USER.userId, alias: 'trading-cup', track: 'volume' }],
      frozen: ['spring-cup'],
      rebates: { amount: '0.4', unit: 'USDT' },
    },
    behind: { type: 'deposit.confirmed', occurredAt: AT },
    shown: [
      'User 1 mai***n u_3kq81',
      'User 2 mai***n u_inviter',
      'Deposit confirmed',
      'Wrong event',
      'Completed → Pending',
      'Granted → In review',
      '1 reward stays as it is',
      'Agents return 0.4 USDT',
    ],
  },
  SECOND_FACTOR: {
    body: bodyOf(removeSecondFactor, { reason: 'Video call with the passport', ticket: 'CS-311' }),
    consequences: null,
    behind: {
      maskedName: USER.maskedName,
      ticket: 'CS-311',
      since: '2026-10-02T08:00:00.000Z',
      lastCodeAt: '2026-11-20T08:00:00.000Z',
      recoveryCodesLeft: 0,
      openSessions: 2,
      lastSessionAt: null,
    },
    shown: ['mai***n', '→ off', 'Video call with the passport', 'CS-311', 'every open session ends'],
  },
}

const proposalOf = (kind: ProposalKind, { body, consequences, behind = null }: Case): Proposal => ({
  proposalId: 'prop_1',
  kind,
  subject: 'subject-1',
  by: 'olga.petrova',
  at: AT,
  expiresAt: AT,
  hash: 'f'.repeat(64),
  basedOn: '7',
  summary: `${kind} subject-1`,
  consequences,
  note: '',
  state: 'PENDING',
  decidedBy: null,
  decidedAt: null,
  order: { method: 'POST', target: '/ops/v1/activities/subject-1', body },
  behind,
})

function wordsFor(of: Proposal, role: 'approver' | 'risk' = 'approver'): string {
  setSession({ actor: 'adam.weiss', name: 'Adam Weiss', roles: [role], csrf: '', expiresAt: AT, idleAt: AT })
  return stillWords(
    <Router ssrPath="/">
      <h1>{proposalTitle(of)}</h1>
      <ProposalWords of={of} />
    </Router>,
  )
}

/** Braces, quotes, names of fields with a capital inside, codes of the wire, and words of programs. */
const RAW = /[{}[\]"]|\b[a-z]+[A-Z]\w*:|\b[A-Z]+_[A-Z_]+\b|\b(?:null|undefined|NaN|true|false)\b|\b0 USDT|T\d\d:\d\d/

test.each(PROPOSAL_KINDS)('a proposal of kind %s is read as words and figures, and never as data', (kind) => {
  const words = wordsFor(proposalOf(kind, CASES[kind]))
  for (const part of CASES[kind].shown) expect(words).toContain(part)
  expect(words).not.toMatch(RAW)
})

test.each([
  ['35', '30', 'Take back a reward: 5\u00A0USDT for mai***n'],
  ['0.3', '0.1', 'Take back a reward: 0.2\u00A0USDT for mai***n'],
  ['35', '0', 'Take back a reward: 35\u00A0USDT for mai***n'],
])('what is taken back of %s USDT, down to %s, is the title in the list and on the page', (before, after, title) => {
  const consequences = moved({ title: 'Summer cup', money: dollars(before, after) })
  expect(proposalTitle({ kind: 'CANCEL', subject: 'rw1', consequences })).toBe(title)
  const amount = { '30': '5', '0.1': '0.2' }[after]
  const body = bodyOf(cancelReward, { ...(amount && { amount }), reason: 'CORRECTED', ticket: 'T-1', note: 'twice' })
  expect(proposalTitle(proposalOf('CANCEL', { body, consequences, shown: [] }))).toBe(title)
})

test('a grant that answers a win-back application names the activity that pays it', () => {
  const grant = { rewardType: 'GIFT_CASH', unit: 'USDT', amount: '30' }
  const words = wordsFor(
    proposalOf('GRANT', {
      body: bodyOf(decideWinBack, { accept: true, grant, note: 'welcome back' }),
      consequences: moved({ title: 'Holder Snapshot', money: dollars('60000', '59970') }),
      shown: [],
    }),
  )
  for (const part of [
    'Gets 30 USDT',
    'Holder Snapshot',
    'Left in its budget 60,000 USDT → 59,970 USDT',
    'to come back',
  ])
    expect(words).toContain(part)
  expect(words).not.toMatch(RAW)
})

test('a proposal of an earlier version, which has no figures, is its sentence or what its call says', () => {
  for (const kind of ['GRANT', 'FUND', 'CANCEL', 'REVIEW', 'CLEAR'] as const) {
    const words = wordsFor(proposalOf(kind, { ...CASES[kind], consequences: null }))
    expect(words).not.toMatch(RAW)
    if (kind === 'FUND') expect(words).toContain('FUND subject-1')
  }
})

test('only roles that look at people get a link to the user', () => {
  const of = proposalOf('GRANT', CASES.GRANT)
  wordsFor(of)
  expect(page.querySelector('a')).toBeNull()
  wordsFor(of, 'risk')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/users/u_3kq81')
})
