import { describe, expect, test } from 'vitest'
import { issueText } from './issue.ts'
import { parseActivityFile } from './parse-files.ts'
import { newActivityText } from './template/new-activity-text.ts'
import { MISSING_TEXT } from './texts.ts'
import type { ActivityTypeName } from '@fanfare/contract/activity-types.ts'

const NOW = Date.UTC(2026, 10, 20)
const DAYS = 14

/** The faults of a new file whose English texts are written, after `changes`. It lasts 14 days. */
function faults(type: ActivityTypeName, ...changes: (readonly [from: RegExp | string, to: string])[]): string[] {
  let text = newActivityText(type, 'cup', NOW).replaceAll(MISSING_TEXT, 'Words')
  for (const [from, to] of changes) {
    expect(text).toMatch(from)
    text = text.replace(from, to)
  }
  const parsed = parseActivityFile(text, 'cup.yaml')
  return parsed.ok ? [] : parsed.errors.map(issueText)
}
const ending = (words: string) => expect.stringMatching(new RegExp(`${words}$`)) as unknown

describe('[ACT-9] places are paid by the settlement', () => {
  const noSettlement = [/^settleDays: .*\n/m, ''] as const

  test('so their file needs its day', () => {
    expect(faults('PersonalTrading', noSettlement)).toEqual([ending('settleDays: is missing: the places of tiers .*')])
  })

  test('but not when the activity is called off', () => {
    expect(faults('PersonalTrading', noSettlement, ['alias: cup', 'alias: cup\ncancelled: true'])).toEqual([])
  })

  test('and no other reward waits for it', () => expect(faults('TradingDepositBonus')).toEqual([]))
})

describe('[ACT-9] the unlocked part of the pool', () => {
  const board = (unit: string, ...pools: readonly string[]) => {
    const steps = pools.map(
      (pool, at) => `{ volume: { amount: '${at + 1}', unit: USDT }, pool: { amount: '${pool}', unit: ${unit} } }`,
    )
    return ['settleDays:', `board: { poolSteps: [${steps.join(', ')}] }\nsettleDays:`] as const
  }
  const noPool = [/^pool: .*\n/m, ''] as const

  test('is at most the pool, in its unit', () => {
    expect(faults('PersonalTrading', board('USDT', '5000', '13500'))).toEqual([])
    expect(faults('PersonalTrading', board('USDT', '5000', '13501'))).toEqual([
      ending('board.poolSteps.1.pool: must not be above pool, 13500'),
    ])
    expect(faults('PersonalTrading', board('BTC', '5'))).toEqual([
      ending('board.poolSteps.0.pool.unit: must be USDT, as in pool'),
    ])
  })

  test('needs a pool, as the share of a team does', () => {
    expect(faults('PersonalTrading', board('USDT', '5'), noPool)).toEqual([ending('board.poolSteps: need a pool')])
    expect(
      faults('TeamTrading', ["captainShare: '0.2'", "captainShare: '0.2'\n  poolShareMaximum: '0.5'"], noPool),
    ).toEqual([ending('teams.poolShareMaximum: need a pool')])
  })
})

test('[ACT-9] a plan for a time after the end is a fault', () => {
  const compete = (days: number) =>
    faults('TeamTrading', ["captainShare: '0.2'", `captainShare: '0.2'\n  competeAfterDays: ${days}`])
  expect(compete(DAYS - 1)).toEqual([])
  expect(compete(DAYS)).toEqual([ending('teams.competeAfterDays: must be before the end: no volume would count')])
  const airdrop = (hours: number) =>
    faults(
      'NewUser',
      ['alias: cup', `alias: cup\nairdrop: { snapshotHours: [24, ${hours}] }`],
      ['type: RECHARGE', 'type: SPOT_HOLDS'],
    )
  expect(airdrop(DAYS * 24 - 1)).toEqual([])
  expect(airdrop(DAYS * 24)).toEqual([ending('airdrop.snapshotHours.1: must be before the end')])
})

test('[ACT-9] draws need prizes, and prizes need draws', () => {
  const draw = [
    /reward: \{ type: GIFT_CASH.*\}/,
    'reward: { type: LOTTERY_COUNT, kind: InKind, amount: { count: 1 } }',
  ] as const
  const budget = ['budget:\n', "budget:\n  - { rewardType: LOTTERY_COUNT, unit: DRAW, limit: '100' }\n"] as const
  expect(faults('NewUser', draw, budget)).toEqual([
    ending('tasks.0.reward.type: needs prizes: there is nothing to draw'),
  ])
  const cash = "reward: { type: DROP, kind: Token, amount: { amount: '1', unit: USDT } }"
  expect(faults('Lottery', [/reward: .*LOTTERY.*/, cash], [/reward: \{ type: LOTTERY[^}]*\}[^}]*\}/, cash])).toEqual([
    ending('prizes: cannot be drawn: a task with a reward LOTTERY_COUNT is needed'),
  ])
})

describe('[ACT-9] an amount that facts are compared with is in their unit', () => {
  const inBitcoin = (field: RegExp) => [field, '$1BTC'] as const

  test('an amount of coins is no value of holdings', () => {
    const found = faults('NewUser', ['type: RECHARGE', 'type: SPOT_HOLDS'], inBitcoin(/(target: \{.*unit: )USDT/))
    expect(found).toEqual([ending('tasks.0.target.unit: must be USDT, in which deposits, trades, .*')])
  })

  test.each<[ActivityTypeName, RegExp, string]>([
    ['TradingDepositBonus', /(netDeposit: \{.*unit: )USDT/, 'tiers.0.netDeposit.unit'],
    ['CompoundTrading', /(minimumDeposit: \{ amount: '500', unit: )USDT/, 'factors.roi.minimumDeposit.unit'],
    ['CopyTrading', /(limit: \{ amount: '50', unit: )USDT/, 'cover.limit.unit'],
  ])('%s', (type, field, path) => {
    expect(faults(type, inBitcoin(field))).toContainEqual(ending(`${path}: must be USDT, in which .*`))
  })
})

test('[ACT-9] a drawn scene is one that the site has', () => {
  expect(faults('NewUser', ['alias: cup', 'alias: cup\nimage: lotery'])).toEqual([ending('did you mean lottery\\?')])
})

test('[ACT-9] [APP-5] a button leads to a target that the app knows, which may have parameters', () => {
  const leadTo = (route: string, webUrl = '/download') =>
    faults('NewUser', [/# action: .*/, `action: { appRoute: '${route}', webUrl: '${webUrl}' }`])
  expect(leadTo('copytrade/trader?traderId=t1')).toEqual([])
  expect(leadTo('copytrade/follow')).toEqual([ending('tasks.0.action.appRoute: must name the trader: .*')])
  expect(leadTo('asset/rechage')).toEqual([
    ending('tasks.0.action.appRoute: must be one of home, .*; did you mean asset/recharge\\?'),
  ])
  for (const elsewhere of ['//evil.example', '/.//evil.example', 'javascript:alert(1)'])
    expect(leadTo('asset/recharge', elsewhere)).toEqual([
      ending('tasks.0.action.webUrl: must be https:// or a path of the site'),
    ])
})

describe('[ACT-9] prizes with factors are paid from the pool', () => {
  const pool = (words: string) => [/^pool: .*/m, words] as const

  test('which has more than the places', () => {
    expect(faults('CompoundTrading', pool("pool: { amount: '13500', unit: USDT }"))).toEqual([
      ending('pool: must be above its places, 13500: the rest pays factors above 1'),
    ])
    expect(faults('CompoundTrading', pool(''))).toEqual([
      ending('pool: is missing: prizes with factors are paid up to the pool'),
    ])
    expect(faults('CompoundTrading', pool("pool: { amount: '20000', unit: BTC }"))).toEqual([
      ending('tiers.0.reward.amount: must be in BTC, as the pool is'),
    ])
  })

  test('and which the budget covers', () => {
    const budget = (limit: string) => ["limit: '100000'", `limit: '${limit}'`] as const
    expect(faults('CompoundTrading', budget('20000'))).toEqual([])
    expect(faults('CompoundTrading', budget('19999'))).toEqual([ending('budget.1.limit: must cover the pool, 20000')])
  })
})
