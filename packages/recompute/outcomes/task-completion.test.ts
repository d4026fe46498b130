import { describe, expect, test } from 'vitest'
import type { TaskRules } from '../activity.ts'
import { judged } from '../facts/exclusions.ts'
import type { EventRow } from '../facts/fact.ts'
import {
  activity,
  classified,
  DAY,
  deposit,
  event,
  facts,
  HOUR,
  knownUser,
  position,
  START,
  task,
  trade,
} from '../testing/facts.ts'
import { completedAt, friendQualifiedAt, type KnownFriend, type KnownUser } from './task-completion.ts'
import { windowsOf } from './windows.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const JOINED = START + DAY

interface Case {
  rules: TaskRules
  rows?: readonly EventRow[]
  user?: Partial<KnownUser>
  friends?: readonly KnownFriend[]
  joinedAt?: number
}

/** Hours from the start until the task is completed; null when it is not. */
function hoursUntil({ rules, rows = [], user = {}, friends = [], joinedAt = JOINED }: Case): number | null {
  const [window] = windowsOf(rules, activity(), joinedAt, START + 20 * DAY)
  if (window === undefined) return null
  const at = completedAt({ task: rules, window, joinedAt, activityId: 'act-1', user: knownUser(rows, user), friends })
  return at === null ? null : (at - START) / HOUR
}

const at = (hours: number): number => START + hours * HOUR

describe('windows', () => {
  const zone = activity({ timeZone: 'Asia/Kathmandu' })

  test('AFTER is cut by its days and by the end', () => {
    const hours = (rules: Partial<TaskRules>) => {
      const [window] = windowsOf(task('RECHARGE', { period: 'AFTER', ...rules }), zone, JOINED, at(999))
      return [window?.periodKey, ((window?.from ?? 0) - START) / HOUR, ((window?.until ?? 0) - START) / HOUR]
    }
    expect(hours({ windowDays: 3 })).toEqual(['-', 24, 96])
    expect(hours({ windowDays: 30 })).toEqual(['-', 24, 240])
    expect(hours({})).toEqual(['-', 24, 240])
  })

  test('EVERYDAY has each day from that of the join, from midnight of the zone to the next', () => {
    const windows = windowsOf(task('RECHARGE', { period: 'EVERYDAY' }), zone, JOINED, JOINED + DAY)
    // Kathmandu is 5 hours and 45 minutes ahead: its midnights are at 18:15 UTC.
    expect(
      windows.map(({ periodKey, from, until }) => [periodKey, (from - START) / HOUR, (until - START) / HOUR]),
    ).toEqual([
      ['2026-11-03', 24, 42.25],
      ['2026-11-04', 42.25, 66.25],
    ])
  })

  test('the last day ends with the activity', () => {
    const windows = windowsOf(task('RECHARGE', { period: 'EVERYDAY' }), zone, JOINED, START + 30 * DAY)
    expect(windows.at(-1)).toEqual({ periodKey: '2026-11-12', from: at(234.25), until: at(240) })
  })
})

describe('states', () => {
  test.each([
    ['REGISTER_PASS', { rules: task('REGISTER_PASS') }, 24],
    ['REGISTER_PASS without an account', { rules: task('REGISTER_PASS'), user: { createdAt: null } }, null],
    ['KYC_PASS before the join', { rules: task('KYC_PASS'), rows: [event('kyc.passed', at(-99))] }, 24],
    ['KYC_PASS after the join', { rules: task('KYC_PASS'), rows: [event('kyc.passed', at(30))] }, 30],
    ['KYC_PASS at the end', { rules: task('KYC_PASS'), rows: [event('kyc.passed', at(240))] }, null],
    [
      'KYC_PASS of a market maker, then again',
      {
        rules: task('KYC_PASS'),
        rows: [
          classified(at(0), true),
          event('kyc.passed', at(1)),
          classified(at(40), false),
          event('kyc.passed', at(50)),
        ],
      },
      50,
    ],
    ['KOL_BIND', { rules: task('KOL_BIND'), user: { bindings: [{ code: 'X', boundAt: at(26) }] } }, 26],
    [
      'APPOINT_CODE by the sign-up',
      { rules: task('APPOINT_CODE', { codes: ['aurora7'] }), user: { signUpCode: 'AURORA7' } },
      24,
    ],
    [
      'APPOINT_CODE by a binding',
      {
        rules: task('APPOINT_CODE', { codes: ['AURORA7'] }),
        user: { signUpCode: 'OTHER', bindings: [{ code: 'AURORA7', boundAt: at(25) }] },
      },
      25,
    ],
    [
      'APPOINT_CODE with another code',
      { rules: task('APPOINT_CODE', { codes: ['AURORA7'] }), user: { signUpCode: 'OTHER' } },
      null,
    ],
  ] as const satisfies readonly (readonly [string, Case, number | null])[])('%s', (_name, one, hours) =>
    expect(hoursUntil(one)).toBe(hours),
  )
})

const futures = { market: 'futures', symbol: 'BTCUSDT' }
const copied = { market: 'copy', symbol: 'BTCUSDT' }
const move = (hours: number, usdtValue: string, from = 'spot', to = 'futures') =>
  event('transfer.completed', at(hours), { from, to, usdtValue })
const snapshot = (hours: number, usdtValue: string, asset = 'FNF') =>
  event('holding.snapshot', at(hours), { asset, usdtValue })
const shared = (hours: number, activityId: string) => event('link.shared', at(hours), { activityId })

describe('measures', () => {
  const trades = [trade(at(30), '60'), trade(at(31), '60', futures), trade(at(32), '60', copied), trade(at(33), '60')]
  test.each([
    ['SPOT_TRADING_VOLUME', { rules: task('SPOT_TRADING_VOLUME', { target: usdt('120') }), rows: trades }, 33],
    ['TRADING_VOLUME', { rules: task('TRADING_VOLUME', { target: usdt('60') }), rows: trades }, 31],
    ['TRADING_VOLUME, not reached', { rules: task('TRADING_VOLUME', { target: usdt('60.01') }), rows: trades }, null],
    ['TOTAL_TRADING_VOLUME', { rules: task('TOTAL_TRADING_VOLUME', { target: usdt('180') }), rows: trades }, 32],
    ['ANY_TRADING_VOLUME', { rules: task('ANY_TRADING_VOLUME', { target: { count: 3 } }), rows: trades }, 32],
    ['SPOT_ANY_TRADING_VOLUME', { rules: task('SPOT_ANY_TRADING_VOLUME', { target: { count: 2 } }), rows: trades }, 33],
    [
      'RECHARGE before the join counts in DURING',
      { rules: task('RECHARGE', { target: usdt('50') }), rows: [deposit(at(1), '50')] },
      24,
    ],
    [
      'RECHARGE before the join does not in AFTER',
      { rules: task('RECHARGE', { period: 'AFTER', target: usdt('50') }), rows: [deposit(at(1), '50')] },
      null,
    ],
    ['RECHARGE at the end', { rules: task('RECHARGE', { target: usdt('50') }), rows: [deposit(at(240), '50')] }, null],
    [
      'SPOT_FIRST_RECHARGE takes the flagged one',
      {
        rules: task('SPOT_FIRST_RECHARGE', { target: usdt('50') }),
        rows: [deposit(at(25), '99'), deposit(at(26), '50', { firstEver: true })],
      },
      26,
    ],
    [
      'SPOT_FIRST_RECHARGE from before the window',
      {
        rules: task('SPOT_FIRST_RECHARGE', { target: usdt('50') }),
        rows: [deposit(at(-1), '99', { firstEver: true }), deposit(at(26), '99', { firstEver: true })],
      },
      null,
    ],
    [
      'SPOT_FIRST_TRADING that does not count is used up',
      {
        rules: task('SPOT_FIRST_TRADING', { target: usdt('5') }),
        rows: [trade(at(25), '9', { symbol: 'USDC/USDT' }), trade(at(26), '9')],
      },
      null,
    ],
    [
      'SPOT_FIRST_TRADING',
      {
        rules: task('SPOT_FIRST_TRADING', { target: usdt('5') }),
        rows: [trade(at(24), '9', futures), trade(at(26), '9')],
      },
      26,
    ],
    [
      'TRANSFER_AND_TRADING needs both',
      {
        rules: task('TRANSFER_AND_TRADING', { target: usdt('60'), transferTarget: '10' }),
        rows: [...trades, move(40, '6'), move(41, '9', 'futures', 'spot'), move(42, '4', 'Spot', 'Futures')],
      },
      42,
    ],
    [
      'EARNINGS that fall again later did reach the target',
      { rules: task('EARNINGS', { target: usdt('20') }), rows: [position(at(30), '25'), position(at(31), '-10')] },
      30,
    ],
    [
      'EARNINGS after a loss',
      {
        rules: task('EARNINGS', { target: usdt('20') }),
        rows: [position(at(29), '-10'), position(at(30), '25'), position(at(31), '5')],
      },
      31,
    ],
    [
      'EARNINGS of some markets',
      {
        rules: task('EARNINGS', { target: usdt('20'), markets: ['spot', 'copy'] }),
        rows: [position(at(29), '20', 'futures'), position(at(30), '15', 'spot'), position(at(31), '5', 'copy')],
      },
      31,
    ],
    [
      'SPOT_HOLDS of an asset',
      {
        rules: task('SPOT_HOLDS', { target: usdt('80'), asset: 'FNF' }),
        rows: [snapshot(25, '99', 'BTC'), snapshot(26, '79'), snapshot(27, '80')],
      },
      27,
    ],
    ['SPOT_HOLDS of any', { rules: task('SPOT_HOLDS', { target: usdt('80') }), rows: [snapshot(25, '99', 'BTC')] }, 25],
    [
      'SHARE_LINK of this activity',
      {
        rules: task('SHARE_LINK', { target: { count: 2 } }),
        rows: [shared(25, 'act-1'), shared(26, 'act-2'), shared(27, 'act-1')],
      },
      27,
    ],
  ] as const satisfies readonly (readonly [string, Case, number | null])[])('%s', (_name, one, hours) =>
    expect(hoursUntil(one)).toBe(hours),
  )
})

describe('friends', () => {
  const window = { from: START, until: START + 10 * DAY }
  const friend = (registered: number, ...rows: EventRow[]): KnownFriend => ({
    registeredAt: at(registered),
    known: judged(facts(...rows)),
  })
  const asks = { kyc: true, deposit: '20', trade: '50', days: 2 }
  const whole = (registered: number) =>
    friend(
      registered,
      event('kyc.passed', at(-5)),
      deposit(at(30), '20'),
      trade(at(31), '30', futures),
      trade(at(33), '20'),
    )

  test('a friend qualifies with the last part', () => expect(friendQualifiedAt(whole(24), asks, window)).toBe(at(33)))
  test('parts count for `days` from the registration', () => {
    expect(friendQualifiedAt(whole(-1), asks, window)).toBeNull()
    expect(friendQualifiedAt(whole(0), { ...asks, days: 1 }, window)).toBeNull()
  })
  test('who registered outside of the window is none', () =>
    expect(friendQualifiedAt(whole(240), {}, window)).toBeNull())
  test('the task is completed by the last friend that it needs', () => {
    const rules = task('INVITE_FRIEND', { target: { count: 2 }, friend: {} })
    expect(hoursUntil({ rules, friends: [friend(50), friend(60), friend(70)] })).toBe(60)
    expect(hoursUntil({ rules, friends: [friend(50)] })).toBeNull()
  })
})

test('a window that ends before the join completes nothing', () =>
  expect(hoursUntil({ rules: task('REGISTER_PASS'), joinedAt: START + 10 * DAY })).toBeNull())
