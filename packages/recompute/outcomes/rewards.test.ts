import { expect, test } from 'vitest'
import { decimal, plain } from '../decimal.ts'
import { activity, DAY, HOUR, START, task } from '../testing/facts.ts'
import { decisionsOf, expectedState, leftAfter, termsOf } from './rewards.ts'
import { claimDeadline } from './tasks.ts'

const END = START + 10 * DAY
const terms = (rules: Parameters<typeof termsOf>[0], decidedAt: number | null = null) => {
  const { holdUntil, expiresAt } = termsOf(rules, { grantedAt: START, decidedAt, endTime: END })
  return [holdUntil, expiresAt].map((at) => at && (at - START) / HOUR)
}

test('a reward is held from the grant and ends so many days after the hold', () => {
  expect(terms({ type: 'DROP' })).toEqual([null, null])
  expect(terms({ type: 'DROP', holdHours: 20, expiresDays: 2 })).toEqual([20, 68])
})

test('after a review the days run from the decision, and the hold still from the grant', () => {
  expect(terms({ type: 'DROP', holdHours: 20, expiresDays: 2 }, START + 10 * HOUR)).toEqual([20, 68])
  expect(terms({ type: 'DROP', holdHours: 20, expiresDays: 2 }, START + 30 * HOUR)).toEqual([null, 78])
})

test('draws end with the activity, and an address has 14 days', () => {
  expect(terms({ type: 'LOTTERY_COUNT' })).toEqual([null, 240])
  expect(terms({ type: 'LOTTERY_COUNT', expiresDays: 2 })).toEqual([null, 48])
  expect(terms({ type: 'PHYSICAL' })).toEqual([null, 14 * 24])
})

test('each use takes its quantity, or all of the rest', () => {
  const left = (...uses: (string | null)[]) =>
    plain(
      leftAfter(
        decimal('5'),
        uses.map((quantity) => ({ quantity })),
      ),
    )
  expect([left(), left('1.25'), left('4', '4'), left('1', null)]).toEqual(['5', '3.75', '0', '0'])
})

test('a claim ends so many days after the completion, or after the rules became easier', () => {
  const deadline = (hours: number, changes: object = {}, rulesSince: Record<string, number> = {}) =>
    (claimDeadline({ task: task('RECHARGE', changes), activity: activity({}, { rulesSince }) }, START + hours * HOUR) -
      START) /
    HOUR
  expect(deadline(5)).toBe(5 + 7 * 24)
  expect(deadline(5, {}, { 'a-task': START + 9 * HOUR })).toBe(9 + 7 * 24)
  expect(deadline(9 * 24, { reward: { type: 'LOTTERY_COUNT', amount: { count: 1 } } })).toBe(240)
})

test('a review that the facts closed counts as accepted, or changed nothing', () => {
  const review = { userId: 'u-1', rewardId: 'rw1', kind: 'REVERSAL', openedAt: START } as const
  const closed = { ...review, state: 'CLOSED', decidedAt: START + HOUR } as const
  expect(decisionsOf([closed])).toEqual([START + HOUR, null])
  expect(decisionsOf([closed, { ...review, state: 'ACCEPTED', decidedAt: START }])).toEqual([START + HOUR, START])
})

const reward = {
  rewardId: 'rw1',
  userId: 'u-1',
  activityId: 'a-1',
  source: 'task:t:-',
  rewardType: 'DROP',
  asset: 'DROP:USDT',
  quantity: '5',
  left: '5',
  state: 'GRANTED',
  reasonCode: null,
  transferId: 'tr1',
  earnedAt: START,
  grantedAt: START,
  holdUntil: null,
  expiresAt: null,
  usedAt: null,
  cancelled: '0',
  cancelledAt: null,
}

test('the review of a reversed fact stops a reward that the wallet has not got yet', () => {
  const open = { userId: 'u-1', rewardId: 'rw1', state: 'OPEN', openedAt: START + HOUR, decidedAt: null } as const
  const stateOf = (kind: 'FLAG' | 'REVERSAL', handedOverAt: number | null) =>
    expectedState(reward, {
      reviews: [{ ...open, kind }],
      handedOverAt,
      isTakenBack: false,
      left: decimal('5'),
      now: START + DAY,
    })
  expect([null, START, START + HOUR, START + 2 * HOUR].map((at) => stateOf('REVERSAL', at))).toEqual([
    'REVIEW',
    'GRANTED',
    'GRANTED',
    'REVIEW',
  ])
  expect(stateOf('FLAG', START)).toBe('REVIEW')
})

test('a partly used reward that is taken back is CANCELLED, a fully used one USED', () => {
  const stateOf = (isTakenBack: boolean) =>
    expectedState(
      { ...reward, cancelled: '0.9' },
      { reviews: [], handedOverAt: null, isTakenBack, left: decimal('0'), now: START + DAY },
    )
  expect([true, false].map(stateOf)).toEqual(['CANCELLED', 'USED'])
})
