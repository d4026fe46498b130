import { expect, test } from 'vitest'
import { traceEntrySchema } from '@fanfare/contract/task/task.ts'
import { TASK_TYPES, type TaskType } from '@fanfare/contract/enumerations.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import {
  DAY,
  DELAY_MS,
  END,
  fact,
  frame,
  INSIDE,
  JOIN,
  question,
  START,
  taskOf,
  type SentFacts,
} from '#gateway/testing/task-facts.ts'
import { decide } from './decide.ts'

const LATER = INSIDE + 60_000

type Facts = Partial<SentFacts> | PlatformEvent[]
type Case = [type: TaskType, says: string, facts: Facts, current: string, completedAt: number | null]
const events = (...list: PlatformEvent[]): Partial<SentFacts> => ({ events: list })
const spot = (usdtVolume: string, at = INSIDE) => fact('trade.filled', at, { market: 'spot', usdtVolume })
const futures = (usdtVolume: string, at = INSIDE) => fact('trade.filled', at, { market: 'futures', usdtVolume })
const copy = (usdtVolume: string, at = INSIDE) => fact('trade.filled', at, { market: 'copy', usdtVolume })
const deposit = (usdtValue: string, at = INSIDE) => fact('deposit.confirmed', at, { usdtValue })
const first = (usdtValue: string, at = INSIDE) => fact('deposit.confirmed', at, { usdtValue, firstEver: true })
const internal = (usdtValue: string) => fact('deposit.confirmed', INSIDE + 1, { usdtValue, channel: 'internal' })
const closed = (pnl: string, at = INSIDE) => fact('position.closed', at, { pnl })
const shared = (activityId: string, at: number) => fact('link.shared', at, { activityId })
const held = (usdtValue: string, at = INSIDE) => fact('holding.snapshot', at, { usdtValue })
const moved = (changes: object) => fact('transfer.completed', LATER, changes)
const bound = { code: 'AURORA7', boundAt: INSIDE }
const friend = { userId: 'f-1', registeredAt: INSIDE, events: [] }

/** DURING tasks with a target of 100 USDT or of 1, joined at noon of the second day. */
const CASES: Case[] = [
  ['REGISTER_PASS', 'the account exists', {}, '1', JOIN],
  ['KYC_PASS', 'identity passed before counts at the join', [fact('kyc.passed', START - 5 * DAY)], '1', JOIN],
  ['KYC_PASS', 'identity passed later counts then', [fact('kyc.passed', INSIDE)], '1', INSIDE],
  ['KYC_PASS', 'identity passed after the end is too late', [fact('kyc.passed', END)], '0', null],
  ['KOL_BIND', 'bound to a KOL', { kolBinding: bound }, '1', INSIDE],
  ['KOL_BIND', 'not bound', { invitedByCode: 'AURORA7' }, '0', null],
  ['APPOINT_CODE', 'registered with a code, in any case', { invitedByCode: 'aurora7' }, '1', JOIN],
  ['APPOINT_CODE', 'bound with a code', { invitedByCode: 'OTHER1', kolBinding: bound }, '1', INSIDE],
  ['APPOINT_CODE', 'both: the earlier counts', { invitedByCode: 'AURORA7', kolBinding: bound }, '1', JOIN],
  ['APPOINT_CODE', 'another code does not help', { invitedByCode: 'OTHER1' }, '0', null],
  ['TRADING_VOLUME', 'futures alone', [futures('60'), spot('500'), copy('500'), futures('40', LATER)], '100', LATER],
  [
    'SPOT_TRADING_VOLUME',
    'an exact sum',
    [spot('99.999999999999999999'), spot('0.000000000000000001', LATER)],
    '100',
    LATER,
  ],
  ['SPOT_ANY_TRADING_VOLUME', 'one spot trade of any size', [spot('0.000001')], '1', INSIDE],
  ['TOTAL_TRADING_VOLUME', 'all are summed', [spot('30'), futures('30'), copy('40.5', LATER)], '100.5', LATER],
  ['ANY_TRADING_VOLUME', 'one trade in any market', [copy('0.01')], '1', INSIDE],
  ['RECHARGE', 'not internal ones', [deposit('70'), internal('500'), deposit('30', LATER)], '100', LATER],
  ['SPOT_FIRST_RECHARGE', 'only the first ever counts', [first('60'), deposit('500', LATER)], '60', null],
  ['SPOT_FIRST_RECHARGE', 'a large first deposit completes', [first('100')], '100', INSIDE],
  ['SPOT_FIRST_RECHARGE', 'no second', [first('100', START - 1), deposit('100')], '0', null],
  [
    'SPOT_FIRST_TRADING',
    'futures before it do not matter',
    [futures('5', START), spot('150'), spot('5', LATER)],
    '150',
    INSIDE,
  ],
  ['SPOT_FIRST_TRADING', 'a second trade is not the first', [spot('50'), spot('150', LATER)], '50', null],
  ['TRANSFER_AND_TRADING', 'the later completes', [futures('100'), moved({ usdtValue: '50' })], '100', LATER],
  ['TRANSFER_AND_TRADING', 'not the other way', [futures('100'), moved({ from: 'futures', to: 'spot' })], '100', null],
  ['EARNINGS', 'a total that fell again did reach it', [closed('120'), closed('-150.5', LATER)], '-30.5', INSIDE],
  ['SPOT_HOLDS', 'the largest, not the sum', [held('60'), held('101', LATER), held('60', LATER + 1)], '101', LATER],
  ['SHARE_LINK', 'this activity was shared', [shared('other', INSIDE), shared(frame.activityId, LATER)], '1', LATER],
  ['INVITE_FRIEND', 'each friend counts once', { friends: [friend, friend] }, '1', INSIDE],
]

test.each(CASES)('[ACT-4] %s: %s', (type, _says, facts, current, completedAt) => {
  const decision = decide(question(taskOf(type), Array.isArray(facts) ? { events: facts } : facts))
  expect(decision.progress.current).toBe(current)
  expect(decision.completedAt).toBe(completedAt)
  expect(decision.status).toBe(completedAt === null ? 'PENDING' : 'COMPLETED')
  expect(decision.claimDeadline).toBe(completedAt === null ? null : completedAt + 7 * DAY)
  for (const entry of decision.trace) expect(traceEntrySchema.parse(entry)).toEqual(entry)
})

test('[ACT-4] the table has a completing case for every task type', () => {
  expect(new Set(CASES.map(([type]) => type))).toEqual(new Set(TASK_TYPES))
  const completing = CASES.filter((row) => row[4] !== null).map(([type]) => type)
  expect(new Set(completing)).toEqual(new Set(TASK_TYPES))
})

test('[ACT-4] SPOT_HOLDS counts only the asset of the task', () => {
  const facts = events(fact('holding.snapshot', INSIDE, { asset: 'BTC', usdtValue: '900' }))
  expect(decide(question(taskOf('SPOT_HOLDS', { asset: 'FNF' }), facts)).progress.current).toBe('0')
  expect(decide(question(taskOf('SPOT_HOLDS', { asset: 'BTC' }), facts)).progress.current).toBe('900')
})

test('[ACT-6] reaching exactly the target completes, with any operator in the file', () => {
  const facts = events(spot('100'))
  for (const operator of ['greater-equal', 'greater', 'less-equal', 'less', 'equal'] as const)
    expect(decide(question(taskOf('SPOT_TRADING_VOLUME', { operator }), facts)).status).toBe('COMPLETED')
})

test('[ACT-3] before joining every task is PENDING with NOT_JOINED', () => {
  for (const type of TASK_TYPES)
    for (const period of ['DURING', 'AFTER'] as const) {
      const facts = events(spot('500'), futures('500'), fact('kyc.passed', INSIDE))
      const decision = decide(question(taskOf(type, { period }), facts, { appliedAt: null, now: END + DAY }))
      expect(decision).toMatchObject({ status: 'PENDING', reasonCode: 'NOT_JOINED', completedAt: null })
      expect(decision.trace.find(({ rule }) => rule === 'joined')).toMatchObject({ passed: false })
    }
})

test('[ACT-5] AFTER counts from the join on', () => {
  const task = taskOf('SPOT_TRADING_VOLUME', { period: 'AFTER', windowDays: 2 })
  const decision = decide(question(task, events(spot('70', JOIN - 1), spot('60', JOIN), spot('50', JOIN + 2 * DAY))))
  expect(decision.progress.current).toBe('60')
  expect(decision.trace.at(-1)?.excluded).toEqual([
    { reason: 'BEFORE_JOIN', count: 1, amount: '70', detail: { at: JOIN - 1, until: JOIN } },
    { reason: 'OUT_OF_WINDOW', count: 1, amount: '50', detail: { at: JOIN + 2 * DAY, until: JOIN + 2 * DAY } },
  ])
})

test('[ACT-5] EVERYDAY measures each day separately and shows when it resets', () => {
  const task = taskOf('SPOT_TRADING_VOLUME', { period: 'EVERYDAY' })
  const facts = events(spot('100', START + 2 * DAY), spot('60', START + 3 * DAY))
  const days = ['2026-11-22', '2026-11-23'].map((periodKey) => decide(question(task, facts, { periodKey })))
  expect(days.map(({ progress }) => progress.current)).toEqual(['100', '60'])
  expect(days.map(({ status }) => status)).toEqual(['COMPLETED', 'UNSATISFIED'])
  expect(days[0]).toMatchObject({ completedAt: START + 2 * DAY, resetsAt: START + 3 * DAY })
})

test('[ACT-5] a state completes a new day when the day begins', () => {
  const task = taskOf('REGISTER_PASS', { period: 'EVERYDAY' })
  expect(decide(question(task, {}, { periodKey: '2026-11-21' })).completedAt).toBe(JOIN)
  expect(decide(question(task, {}, { periodKey: '2026-11-23' })).completedAt).toBe(START + 3 * DAY)
})

test('[ACT-3] an unmet task is UNSATISFIED only after the window and the delay of its facts', () => {
  const at = (now: number) => decide(question(taskOf('RECHARGE'), {}, { now }))
  expect(at(END - 1).status).toBe('PENDING')
  expect(at(END + DELAY_MS - 1).status).toBe('PENDING')
  expect(at(END + DELAY_MS)).toMatchObject({ status: 'UNSATISFIED', reasonCode: 'NOT_ENOUGH' })
})

test('[ACT-3] a user who joins after the end completes nothing', () => {
  const change = { appliedAt: END, now: END + DAY }
  for (const period of ['DURING', 'AFTER'] as const)
    expect(decide(question(taskOf('REGISTER_PASS', { period }), {}, change)).status).toBe('UNSATISFIED')
})

test('[ACT-4] a trace shows counted facts, excluded facts with their reason, and the next action', () => {
  const decision = decide(
    question(
      taskOf('SPOT_TRADING_VOLUME'),
      events(
        spot('64.20'),
        fact('trade.filled', INSIDE, { symbol: 'USDC/USDT', usdtVolume: '250' }),
        fact('trade.filled', INSIDE, { zeroFee: true, usdtVolume: '10' }),
        fact('trade.filled', LATER, { zeroFee: true, usdtVolume: '15.5' }),
      ),
    ),
  )
  expect(decision.reasonCode).toBe('NOT_ENOUGH')
  expect(decision.trace.map(({ rule, passed }) => [rule, passed])).toEqual([
    ['joined', true],
    ['window', true],
    ['target', false],
  ])
  expect(decision.trace.at(-1)).toEqual({
    rule: 'target',
    expected: '100',
    actual: '64.2',
    passed: false,
    counted: 1,
    excluded: [
      { reason: 'ZERO_FEE', count: 2, amount: '25.5', detail: { at: LATER } },
      { reason: 'STABLE_PAIR', count: 1, amount: '250', detail: { at: INSIDE } },
    ],
    nextAction: { key: 'task.next_trade_spot', appRoute: 'spot', webUrl: '/trade' },
  })
})

test('[ACT-4] the next action is to join, then that of the unmet rule, and none after the window', () => {
  const actions = (change: { appliedAt?: number | null; now?: number }, facts: Partial<SentFacts> = {}) =>
    decide(question(taskOf('TRANSFER_AND_TRADING'), facts, change)).trace.map(
      ({ nextAction }) => nextAction?.key ?? null,
    )
  expect(actions({ appliedAt: null })).toEqual(['task.next_join', null, null, null])
  expect(actions({})).toEqual([null, null, 'task.next_transfer', 'task.next_trade_futures'])
  expect(actions({ now: END })).toEqual([null, null, null, null])
  const facts = events(fact('transfer.completed', INSIDE))
  expect(actions({}, facts)).toEqual([null, null, null, 'task.next_trade_futures'])
})

test('[ACT-4] excluded losses appear with their absolute value', () => {
  expect(decide(question(taskOf('EARNINGS'), events(closed('-7.25', START - 1)))).trace.at(-1)?.excluded).toEqual([
    { reason: 'OUT_OF_WINDOW', count: 1, amount: '7.25', detail: { at: START - 1, until: START } },
  ])
})

test('[ACT-4] the smallest and the largest amounts are plain decimals', () => {
  const tiny = decide(question(taskOf('RECHARGE'), events(deposit('0.000000000000000001'))))
  expect(tiny.progress.current).toBe('0.000000000000000001')
  const large = taskOf('RECHARGE', { target: { amount: '99999999999999999999', unit: 'USDT' } })
  expect(decide(question(large)).progress).toEqual({ current: '0', target: '99999999999999999999', unit: 'USDT' })
})

test('[GW-2] of two facts at one instant the one with the lower eventId counts first, in any order of arrival', () => {
  const first = fact('trade.filled', INSIDE, { eventId: 'a', usdtVolume: '50' })
  const second = fact('trade.filled', INSIDE, { eventId: 'b', usdtVolume: '150' })
  for (const list of [
    [first, second],
    [second, first],
  ])
    expect(decide(question(taskOf('SPOT_FIRST_TRADING'), events(...list))).progress.current).toBe('50')
  const loss = fact('position.closed', INSIDE, { eventId: 'a', pnl: '-50' })
  const gain = fact('position.closed', INSIDE, { eventId: 'b', pnl: '120' })
  expect(decide(question(taskOf('EARNINGS'), events(gain, loss))).status).toBe('PENDING')
})

test('[ACT-5] a task whose window has not begun is not completed yet', () => {
  const early = { appliedAt: START - DAY, now: START - 1 }
  expect(decide(question(taskOf('REGISTER_PASS'), {}, early))).toMatchObject({ status: 'PENDING', completedAt: null })
  expect(decide(question(taskOf('REGISTER_PASS'), {}, { ...early, now: START })).completedAt).toBe(START)
})
