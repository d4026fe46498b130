import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { activityDetailSchema, activitySummarySchema } from './activity/activity.ts'
import { applyDataSchema } from './activity/apply.ts'
import { applyStatusDataSchema } from './activity/apply-status.ts'
import { competitionRank } from './competition/rank.ts'
import { eligibilitySchema } from './activity/eligible.ts'
import { activityList } from './activity/list.ts'
import { lotteryDraw } from './lottery/draw.ts'
import { fairnessSchema } from './lottery/fairness.ts'
import { drawRecordSchema } from './lottery/records.ts'
import { rebateList } from './agent/rebate-list.ts'
import { envelopeSchema } from './envelope.ts'
import { pushList } from './message/push-list.ts'
import { readPushMsg } from './message/read-push-msg.ts'
import { moneySchema, signedMoneySchema } from './money.ts'
import { captchaChallengeSchema } from './session/captcha-challenge.ts'
import { sessionSchema } from './session/session.ts'
import { areaCodes } from './site/area-codes.ts'
import { bannerSchema } from './site/main-banner.ts'
import { rewardItemSchema } from './task/get-reward-list.ts'
import { obtainReward } from './task/obtain-reward.ts'
import { rewardSchema, taskCompletionSchema } from './task/task.ts'

const HEX = 'ab'.repeat(32)
const AT = 1_763_600_000_000
const usdt = { amount: '12.50', unit: 'USDT' }
const reward = { rewardType: 'GIFT_CASH', kind: 1, amount: usdt, label: '12.50 USDT' }
const summary = {
  activityId: 'a9',
  alias: 'welcome-2026',
  activityType: 1,
  title: 'Welcome',
  pool: null,
  startTime: AT,
  endTime: AT + 1,
  status: 'ONGOING',
  outcome: null,
  participants: 0,
  image: 'scene:welcome',
  path: '/welcome-event',
}
const completion = {
  taskId: 't2',
  taskType: 'RECHARGE',
  title: 'Deposit 50 USDT',
  period: 'DURING',
  operator: 'GREATER_EQUAL',
  target: usdt,
  reward,
  action: { appRoute: 'asset/recharge' },
  claimDays: 7,
  taskStatus: 'PENDING',
  periodKey: '-',
  progress: { current: '0', target: '12.50', unit: 'USDT' },
  trace: [
    {
      rule: 'deposits',
      expected: '12.50',
      actual: '0',
      passed: false,
      counted: 0,
      excluded: [
        {
          reason: 'BEFORE_JOIN',
          count: 1,
          amount: '60',
          detail: { at: AT, amount: '60', symbol: 'USDT', limit: '12.50', until: AT + 1 },
        },
      ],
      facts: [
        {
          at: AT,
          label: 'deposit:USDT',
          amount: '60',
          counted: false,
          reason: 'BEFORE_JOIN',
          detail: { until: AT + 1 },
        },
      ],
      nextAction: { key: 'task.deposit', appRoute: 'asset/recharge' },
    },
  ],
}
const prize = { prizeId: 'p1', index: 0, reward }
const draw = {
  drawNo: 1,
  userRef: '98ee0efc71c41bfc',
  nonce: 0,
  clientSeed: '',
  rolledPrizeId: null,
  prizeId: null,
  at: AT,
}

const accepts = (schema: z.ZodMiniType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success

describe('[API-5] accepts the examples of the contract', () => {
  test.each<[string, z.ZodMiniType | undefined, unknown]>([
    ['envelope', envelopeSchema, { code: '00000', msg: 'success', data: null, requestTime: AT }],
    ['money', moneySchema, usdt],
    ['reward in money', rewardSchema, reward],
    ['reward in draws', rewardSchema, { ...reward, rewardType: 'LOTTERY_COUNT', amount: { count: 2 } }],
    [
      'reward in kind',
      rewardSchema,
      { ...reward, rewardType: 'PHYSICAL', kind: 3, amount: { item: 'Hardware wallet' } },
    ],
    ['ActivitySummary', activitySummarySchema, summary],
    ['ActivityDetail', activityDetailSchema, { ...summary, timeZone: 'UTC', tasks: [], rewards: [reward] }],
    ['TaskCompletion', taskCompletionSchema, completion],
    ['apply', applyDataSchema, { status: 1, appliedAt: AT }],
    ['applyStatus none', applyStatusDataSchema, { status: -1 }],
    ['applyStatus of another platform', applyStatusDataSchema, { status: 2 }],
    ['eligible', eligibilitySchema, { eligible: false, reasonCode: 'KYC_NEEDED', country: null }],
    ['obtainReward', obtainReward.data, { rewardId: 'r', taskId: 't2', taskStatus: 'GRANTED', reward, grantedAt: AT }],
    [
      'reward item',
      rewardItemSchema,
      {
        rewardId: 'r',
        activityId: 'a9',
        taskId: 't2',
        reward,
        state: 'HOLD',
        left: usdt,
        grantedAt: AT,
        expiresAt: null,
      },
    ],
    [
      'session',
      sessionSchema,
      { userId: 'u', loginName: 'a@b.co', token: HEX, tokenExpiresAt: AT, refreshTokenExpiresAt: AT },
    ],
    [
      'banner',
      bannerSchema,
      { id: 'b1', image: 'scene:cup', title: 'Cup', link: { webUrlI18: [{ lang: 'en', name: '/x' }] } },
    ],
    ['draw', lotteryDraw.data, { drawId: 'd', drawNo: 1, nonce: 0, prize, remaining: 2 }],
    ['draw without a prize', lotteryDraw.data, { drawId: 'd', drawNo: 1, nonce: 0, prize: null, remaining: 0 }],
    ['draw record', drawRecordSchema, { ...draw, drawId: 'd', userSalt: 's', prize }],
    [
      'fairness',
      fairnessSchema,
      {
        activityId: 'a9',
        commitment: HEX,
        prizeTableHash: HEX,
        prizes: [{ prizeId: null, weight: 1, stock: null, fallbackPrizeId: null }],
        seed: null,
        total: 1,
        draws: [draw],
        totalDraws: 1,
        logHash: HEX,
      },
    ],
    [
      'rank',
      competitionRank.data,
      {
        items: [{ rank: 1, maskedName: 'ka***@mail', value: '9.5', gapToNext: null, estimatedReward: null }],
        total: 1,
        mine: null,
        updatedAt: AT,
        cadence: 600,
        snapshotHash: HEX,
      },
    ],
    ['messages read, some', readPushMsg.body, { ids: ['m1'] }],
    ['messages read, all', readPushMsg.body, { all: true }],
    [
      'captcha',
      captchaChallengeSchema,
      { algorithm: 'SHA-256', challenge: HEX, maxnumber: 50_000, salt: 'ab?expires=1&', signature: HEX },
    ],
  ])('%s', (_, schema, value) => {
    expect(accepts(schema, value)).toBe(true)
    // Unknown fields of a newer platform are accepted.
    expect(accepts(schema, { ...(value as object), unknownField: { deep: [1] } })).toBe(true)
  })
})

test('[LOC-9] an amount is a decimal string: floats, exponents, signs, thousands separators and empty strings are refused', () => {
  const refused = [
    12.5,
    0,
    '',
    '-1',
    '+1',
    '1e3',
    '1,000',
    '.5',
    '5.',
    ' 1',
    'NaN',
    '1'.repeat(21),
    `0.${'1'.repeat(19)}`,
  ]
  expect(refused.filter((amount) => accepts(moneySchema, { amount, unit: 'USDT' }))).toEqual([])
  expect(accepts(signedMoneySchema, { amount: '-1.5', unit: 'USDT' })).toBe(true)
  expect(accepts(signedMoneySchema, { amount: -1.5, unit: 'USDT' })).toBe(false)
})

test('missing optional fields get their defaults', () => {
  expect(activityDetailSchema.parse({ ...summary, timeZone: 'UTC' })).toMatchObject({
    subtitle: '',
    tasks: [],
    faq: [],
    consent: null,
    budgetLeft: null,
    dataDelaySeconds: 0,
  })
})

test('[ACT-4] a rule lists at most 20 facts, with decimal amounts and short labels', () => {
  const [entry] = completion.trace
  const [fact] = entry?.facts ?? []
  const lists = (facts: unknown) => accepts(taskCompletionSchema, { ...completion, trace: [{ ...entry, facts }] })
  expect(lists(Array.from({ length: 20 }, () => fact))).toBe(true)
  expect(lists(Array.from({ length: 21 }, () => fact))).toBe(false)
  expect(lists([{ ...fact, amount: '-7.25', counted: true, reason: undefined }])).toBe(true)
  for (const change of [{ amount: '1e3' }, { at: -1 }, { label: 'x'.repeat(201) }, { counted: 'yes' }])
    expect(lists([{ ...fact, ...change }])).toBe(false)
})

test('[ACT-3] a completion has a trace and one of the four statuses', () => {
  expect(accepts(taskCompletionSchema, { ...completion, trace: [] })).toBe(false)
  expect(accepts(taskCompletionSchema, { ...completion, taskStatus: 'FAILED' })).toBe(false)
})

describe('queries', () => {
  test('[API-5] paging is read from digits, with defaults and bounds', () => {
    const query = activityList.query
    expect(query?.parse({})).toEqual({ pageIndex: 0, pageSize: 20 })
    expect(query?.parse({ pageIndex: '2', pageSize: '500', activityType: '10' })).toEqual({
      pageIndex: 2,
      pageSize: 500,
      activityType: 10,
    })
    const refused = ['0', '501', '-1', '1.5', '1e2', '0x10', '', 'abc', ' 5', ['5', '6'], null, true]
    expect(refused.filter((pageSize) => accepts(query, { pageSize }))).toEqual([])
    expect(accepts(query, { activityType: '3' })).toBe(false)
    expect(accepts(pushList.body, { pageIndex: null })).toBe(false)
  })

  test('[AUTH-5] a page of area codes may have 999 rows', () => {
    expect(areaCodes.query?.parse({ status: 'enable', pageIndex: '0', pageSize: '999', languageType: '4' })).toEqual({
      status: 'enable',
      pageIndex: 0,
      pageSize: 999,
      languageType: 4,
    })
    expect(accepts(areaCodes.query, { pageSize: '1000' })).toBe(false)
  })

  test('[API-5] the query of an agent’s list has days, a time zone and a sort order of that list', () => {
    const query = rebateList.query
    expect(
      accepts(query, { from: '2026-10-22', to: '2026-11-20', timeZone: 'Asia/Ho_Chi_Minh', sort: '-rebate' }),
    ).toBe(true)
    expect(accepts(query, { from: '2026-13-01' })).toBe(false)
    expect(accepts(query, { sort: 'password' })).toBe(false)
  })
})
