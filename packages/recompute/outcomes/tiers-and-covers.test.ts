import { expect, test } from 'vitest'
import { quantityOf } from '../activity.ts'
import { plain } from '../decimal.ts'
import { judged } from '../facts/exclusions.ts'
import type { EventRow } from '../facts/fact.ts'
import { activity, cash, classified, DAY, deposit, event, facts, HOUR, START, trade } from '../testing/facts.ts'
import { coverOf } from './covers.ts'
import { reachedTier, tierMeasures, tierWindow } from './tiers.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const at = (hours: number): number => START + hours * HOUR
const JOINED = at(24)

test('the personal window of a tier begins with the join and is decided after the delay of the data', () => {
  const of = activity({ bonus: { windowDays: 3 }, dataDelaySeconds: 1_800 })
  expect(tierWindow(of, JOINED)).toEqual({ from: at(24), until: at(96), decidedAt: at(96.5) })
  expect(tierWindow(of, at(-24))).toEqual({ from: at(0), until: at(72), decidedAt: at(72.5) })
  expect(tierWindow(of, at(200)).until).toBe(at(240))
  expect(tierWindow(activity(), JOINED).until).toBe(START + 10 * DAY)
})

const TIERS = [
  { id: 'one', netDeposit: usdt('50'), volume: usdt('100'), reward: cash('1') },
  { id: 'two', netDeposit: usdt('90'), volume: usdt('100'), reward: cash('2') },
  { id: 'three', netDeposit: usdt('90'), volume: usdt('900'), reward: cash('3') },
]

test('the tier is the last one whose net deposit and volume are both reached', () => {
  const withdrawal = event('withdrawal.confirmed', at(40), { asset: 'USDT', usdtValue: '10' })
  const rows = [
    deposit(at(23), '500'),
    deposit(at(30), '100'),
    withdrawal,
    trade(at(31), '60'),
    trade(at(32), '40', { market: 'futures' }),
    trade(at(33), '900', { symbol: 'USDC/USDT' }),
  ]
  const measured = (markets: string[]) => tierMeasures(judged(facts(...rows)), { from: JOINED, until: at(96) }, markets)
  const { netDeposit, volume } = measured(['spot', 'futures', 'copy'])
  expect([plain(netDeposit), plain(volume)]).toEqual(['90', '100'])
  expect(reachedTier(TIERS, { netDeposit, volume })?.id).toBe('two')
  expect(reachedTier(TIERS, measured(['spot']))).toBeUndefined()
})

const close = (hours: number, orderId: string, pnl: string, automatic = true) =>
  event('copy.closed', at(hours), { traderId: 'lead', orderId, pnl, automatic })

/** The order and the amount that cover it. */
function cover(...rows: EventRow[]): string | null {
  const of = activity({ cover: { limit: usdt('25') } }, { type: 'CopyTrading' })
  const found = coverOf(of, JOINED, judged(facts(...rows)))
  return found && `${found.id} ${plain(quantityOf(found.reward))}`
}

test.each([
  ['a loss is covered exactly', [close(30, 'a', '-12.345678')], 'a 12.345678'],
  ['at most the limit', [close(30, 'a', '-80')], 'a 25'],
  [
    'the first order by time decides, whichever arrived first',
    [close(31, 'b', '-9'), { ...close(30, 'a', '-7'), receivedAt: at(99) }],
    'a 7',
  ],
  ['an order from before the join does not', [close(23, 'a', '-7'), close(30, 'b', '-9')], 'b 9'],
  ['closed by the player', [close(30, 'a', '-7', false), close(31, 'b', '-9')], null],
  ['closed at a profit', [close(30, 'a', '7'), close(31, 'b', '-9')], null],
  ['closed without a profit or loss', [close(30, 'a', '0')], null],
  ['after the end', [close(240, 'a', '-7')], null],
  [
    'of a market maker, then again',
    [classified(at(0), true), close(30, 'a', '-7'), classified(at(31), false), close(32, 'b', '-9')],
    'b 9',
  ],
] as const)('a loss cover: %s', (_name, rows, expected) => expect(cover(...rows)).toBe(expected))
