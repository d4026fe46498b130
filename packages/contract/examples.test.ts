import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { activityDetailSchema } from './activity/activity.ts'
import { activityList } from './activity/list.ts'
import { rebateList } from './agent/rebates.ts'
import { pushList } from './message/push.ts'
import { moneySchema, signedMoneySchema } from './money.ts'
import { areaCodes } from './site/area-codes.ts'
import { taskCompletionSchema } from './task/task.ts'

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
const accepts = (schema: z.ZodMiniType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success

test('[LOC-9] an amount is a decimal string: floats, exponents, signs, thousands separators and empty strings are refused', () => {
  const signs = ['', '-1', '+1', '1e3', '1,000', '.5', '5.', ' 1', 'NaN']
  const refused = [12.5, 0, ...signs, '1'.repeat(21), `0.${'1'.repeat(19)}`]
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
