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

type Case = [type: TaskType, says: string, facts: Partial<SentFacts>, current: string, completedAt: number | null]
const events = (...list: PlatformEvent[]): Partial<SentFacts> => ({ events: list })
const trade = (market: 'spot' | 'futures' | 'copy', usdtVolume: string, at = INSIDE) =>
  fact('trade.filled', at, { market, usdtVolume })

/** DURING tasks with a target of 100 USDT or of 1, joined at noon of the second day. */
const CASES: Case[] = [
  ['REGISTER_PASS', 'the account exists', {}, '1', JOIN],
  [
    'KYC_PASS',
    'identity passed before the activity counts at the join',
    events(fact('kyc.passed', START - 5 * DAY)),
    '1',
    JOIN,
  ],
  ['KYC_PASS', 'identity passed later counts then', events(fact('kyc.passed', INSIDE)), '1', INSIDE],
  ['KYC_PASS', 'identity passed after the end is too late', events(fact('kyc.passed', END)), '0', null],
  ['KOL_BIND', 'bound to a KOL', { kolBinding: { code: 'AURORA7', boundAt: INSIDE } }, '1', INSIDE],
  ['KOL_BIND', 'not bound', { invitedByCode: 'AURORA7' }, '0', null],
  ['APPOINT_CODE', 'registered with one of the codes, in any case of letters', { invitedByCode: 'aurora7' }, '1', JOIN],
  [
    'APPOINT_CODE',
    'bound with one of the codes',
    { invitedByCode: 'OTHER1', kolBinding: { code: 'AURORA7', boundAt: INSIDE } },
    '1',
    INSIDE,
  ],
  [
    'APPOINT_CODE',
    'registered and bound with it: the earlier time counts',
    { invitedByCode: 'AURORA7', kolBinding: { code: 'AURORA7', boundAt: INSIDE } },
    '1',
    JOIN,
  ],
  ['APPOINT_CODE', 'another code does not help', { invitedByCode: 'OTHER1' }, '0', null],
  [
    'TRADING_VOLUME',
    'futures alone are summed',
    events(trade('futures', '60'), trade('spot', '500'), trade('copy', '500'), trade('futures', '40', LATER)),
    '100',
    LATER,
  ],
  [
    'SPOT_TRADING_VOLUME',
    'the trade that reaches the target completes',
    events(trade('spot', '99.999999999999999999'), trade('spot', '0.000000000000000001', LATER)),
    '100',
    LATER,
  ],
  ['SPOT_ANY_TRADING_VOLUME', 'one spot trade of any size', events(trade('spot', '0.000001')), '1', INSIDE],
  [
    'TOTAL_TRADING_VOLUME',
    'spot, futures and copy are summed',
    events(trade('spot', '30'), trade('futures', '30'), trade('copy', '40.5', LATER)),
    '100.5',
    LATER,
  ],
  ['ANY_TRADING_VOLUME', 'one trade in any market', events(trade('copy', '0.01')), '1', INSIDE],
  [
    'RECHARGE',
    'deposits are summed by their USDT value, without internal ones',
    events(
      fact('deposit.confirmed', INSIDE, { usdtValue: '70' }),
      fact('deposit.confirmed', INSIDE + 1, { usdtValue: '500', channel: 'internal' }),
      fact('deposit.confirmed', LATER, { usdtValue: '30' }),
    ),
    '100',
    LATER,
  ],
  [
    'SPOT_FIRST_RECHARGE',
    'only the first deposit ever counts',
    events(
      fact('deposit.confirmed', INSIDE, { usdtValue: '60', firstEver: true }),
      fact('deposit.confirmed', LATER, { usdtValue: '500' }),
    ),
    '60',
    null,
  ],
  [
    'SPOT_FIRST_RECHARGE',
    'a first deposit that reaches the target completes',
    events(fact('deposit.confirmed', INSIDE, { usdtValue: '100', firstEver: true })),
    '100',
    INSIDE,
  ],
  [
    'SPOT_FIRST_RECHARGE',
    'after a first deposit before the activity, no later one is the first',
    events(
      fact('deposit.confirmed', START - 1, { usdtValue: '100', firstEver: true }),
      fact('deposit.confirmed', INSIDE, { usdtValue: '100' }),
    ),
    '0',
    null,
  ],
  [
    'SPOT_FIRST_TRADING',
    'the first spot trade counts, futures before it do not matter',
    events(trade('futures', '5', START), trade('spot', '150'), trade('spot', '5', LATER)),
    '150',
    INSIDE,
  ],
  [
    'SPOT_FIRST_TRADING',
    'a second trade is not the first',
    events(trade('spot', '50'), trade('spot', '150', LATER)),
    '50',
    null,
  ],
  [
    'TRANSFER_AND_TRADING',
    'completes when the later of transfer and volume is reached',
    events(trade('futures', '100'), fact('transfer.completed', LATER, { usdtValue: '50' })),
    '100',
    LATER,
  ],
  [
    'TRANSFER_AND_TRADING',
    'a transfer the other way does not help',
    events(trade('futures', '100'), fact('transfer.completed', LATER, { from: 'futures', to: 'spot' })),
    '100',
    null,
  ],
  [
    'EARNINGS',
    'a total that reached the target and fell again did reach it',
    events(fact('position.closed', INSIDE, { pnl: '120' }), fact('position.closed', LATER, { pnl: '-150.5' })),
    '-30.5',
    INSIDE,
  ],
  [
    'SPOT_HOLDS',
    'the largest snapshot, not their sum',
    events(
      fact('holding.snapshot', INSIDE, { usdtValue: '60' }),
      fact('holding.snapshot', LATER, { usdtValue: '101' }),
      fact('holding.snapshot', LATER + 1, { usdtValue: '60' }),
    ),
    '101',
    LATER,
  ],
  [
    'SHARE_LINK',
    'this activity was shared',
    events(
      fact('link.shared', INSIDE, { activityId: 'other' }),
      fact('link.shared', LATER, { activityId: frame.activityId }),
    ),
    '1',
    LATER,
  ],
  [
    'INVITE_FRIEND',
    'each friend who registered counts once',
    {
      friends: [
        { userId: 'f-1', registeredAt: INSIDE, events: [] },
        { userId: 'f-1', registeredAt: INSIDE, events: [] },
      ],
    },
    '1',
    INSIDE,
  ],
]

test.each(CASES)('[ACT-4] %s: %s', (type, _says, facts, current, completedAt) => {
  const decision = decide(question(taskOf(type), facts))
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
  const facts = events(trade('spot', '100'))
  for (const operator of ['greater-equal', 'greater', 'less-equal', 'less', 'equal'] as const)
    expect(decide(question(taskOf('SPOT_TRADING_VOLUME', { operator }), facts)).status).toBe('COMPLETED')
})

test('[ACT-3] before joining every task is PENDING with NOT_JOINED', () => {
  for (const type of TASK_TYPES)
    for (const period of ['DURING', 'AFTER'] as const) {
      const facts = events(trade('spot', '500'), trade('futures', '500'), fact('kyc.passed', INSIDE))
      const decision = decide(question(taskOf(type, { period }), facts, { appliedAt: null, now: END + DAY }))
      expect(decision).toMatchObject({ status: 'PENDING', reasonCode: 'NOT_JOINED', completedAt: null })
      expect(decision.trace.find(({ rule }) => rule === 'joined')).toMatchObject({ passed: false })
    }
})

test('[ACT-5] AFTER counts from the join on', () => {
  const task = taskOf('SPOT_TRADING_VOLUME', { period: 'AFTER', windowDays: 2 })
  const decision = decide(
    question(
      task,
      events(trade('spot', '70', JOIN - 1), trade('spot', '60', JOIN), trade('spot', '50', JOIN + 2 * DAY)),
    ),
  )
  expect(decision.progress.current).toBe('60')
  expect(decision.trace.at(-1)?.excluded).toEqual([
    { reason: 'BEFORE_JOIN', count: 1, amount: '70', detail: { at: JOIN - 1, until: JOIN } },
    { reason: 'OUT_OF_WINDOW', count: 1, amount: '50', detail: { at: JOIN + 2 * DAY, until: JOIN + 2 * DAY } },
  ])
})

test('[ACT-5] EVERYDAY measures each day separately and shows when it resets', () => {
  const task = taskOf('SPOT_TRADING_VOLUME', { period: 'EVERYDAY' })
  const facts = events(trade('spot', '100', START + 2 * DAY), trade('spot', '60', START + 3 * DAY))
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
        trade('spot', '64.20'),
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
  const actions = (change: { appliedAt?: number | null; now?: number }) =>
    decide(question(taskOf('TRANSFER_AND_TRADING'), {}, change)).trace.map(({ nextAction }) => nextAction?.key ?? null)
  expect(actions({ appliedAt: null })).toEqual(['task.next_join', null, null, null])
  expect(actions({})).toEqual([null, null, 'task.next_transfer', 'task.next_trade_futures'])
  expect(actions({ now: END })).toEqual([null, null, null, null])
  const moved = decide(question(taskOf('TRANSFER_AND_TRADING'), events(fact('transfer.completed', INSIDE))))
  expect(moved.trace.map(({ nextAction }) => nextAction?.key ?? null)).toEqual([
    null,
    null,
    null,
    'task.next_trade_futures',
  ])
})

test('[ACT-4] excluded losses appear with their absolute value', () => {
  const decision = decide(question(taskOf('EARNINGS'), events(fact('position.closed', START - 1, { pnl: '-7.25' }))))
  expect(decision.trace.at(-1)?.excluded).toEqual([
    { reason: 'OUT_OF_WINDOW', count: 1, amount: '7.25', detail: { at: START - 1, until: START } },
  ])
})

test('[ACT-4] the smallest and the largest amounts are plain decimals', () => {
  const tiny = decide(
    question(taskOf('RECHARGE'), events(fact('deposit.confirmed', INSIDE, { usdtValue: '0.000000000000000001' }))),
  )
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
