import { expect, test } from 'vitest'
import { plain } from '../decimal.ts'
import { judged } from '../facts/exclusions.ts'
import type { EventRow } from '../facts/fact.ts'
import { activity, DAY, deposit, event, facts, HOUR, position, START, trade } from '../testing/facts.ts'
import { unrankedReason } from './boards.ts'
import { depositsBefore, periodsOf, scoresOf } from './scores.ts'
import type { Activity } from '../activity.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const at = (hours: number): number => START + hours * HOUR
const JOINED = at(24)
const track = (name: string, periods: string[] = []) => ({ track: name, periods })

/** The scores by the names of their boards: the amount, and the hours from the start until it was reached. */
function scores(of: Activity, ...rows: EventRow[]): Record<string, string> {
  const found = scoresOf(of, JOINED, judged(facts(...rows)), START + 30 * DAY)
  return Object.fromEntries(
    [...found].map(([name, { score, reachedAt }]) => [name, `${plain(score)} at ${(reachedAt - START) / HOUR}`]),
  )
}

const cup = (board: object, more: Partial<Activity> = {}) => activity({ board }, more)
const TRADES = [
  trade(at(1), '10'),
  trade(at(30), '20'),
  trade(at(40), '5.5', { market: 'futures' }),
  trade(at(50), '7', { zeroFee: true }),
  trade(at(240), '9'),
]

test('volume counts from the join, in the markets of the board, before the end', () => {
  expect(scores(cup({ tracks: [track('VOLUME')] }), ...TRADES)).toEqual({ VOLUME: '25.5 at 40' })
  expect(scores(cup({ tracks: [track('VOLUME')], markets: ['spot'] }), ...TRADES)).toEqual({ VOLUME: '20 at 30' })
  expect(scores(cup({ tracks: [track('VOLUME')], countFrom: 'START' }), ...TRADES)).toEqual({ VOLUME: '35.5 at 40' })
})

test('with a cap a day counts up to it, and was reached when the cap was', () => {
  const rows = [trade(at(30), '60'), trade(at(31), '50'), trade(at(32), '9'), trade(at(49), '5')]
  expect(scores(cup({ tracks: [track('VOLUME')], dailyCap: usdt('100') }), ...rows)).toEqual({ VOLUME: '105 at 49' })
  expect(scores(cup({ tracks: [track('VOLUME')], dailyCap: usdt('100') }), ...rows.slice(0, 3))).toEqual({
    VOLUME: '100 at 31',
  })
})

test('a day has a board of its own, and a week is seven days from the first', () => {
  const of = cup({ tracks: [track('VOLUME', ['DAY', 'WEEK'])] })
  expect(scores(of, trade(at(30), '1'), trade(at(24 * 8), '2'))).toEqual({
    VOLUME: '3 at 192',
    'VOLUME-2026-11-03': '1 at 30',
    'VOLUME-2026-11-10': '2 at 192',
    'VOLUME-w1': '1 at 30',
    'VOLUME-w2': '2 at 192',
  })
  expect(periodsOf(of, ['WEEK'], at(999)).map(({ suffix, until }) => [suffix, (until - START) / DAY])).toEqual([
    ['', 10],
    ['-w1', 7],
    ['-w2', 10],
  ])
})

test('profit and return are of the markets of the board; a return is cut to 6 decimals', () => {
  const of = cup({ tracks: [track('PNL'), track('ROI')], markets: ['futures'], roiCapital: usdt('150') })
  const rows = [position(at(30), '-100'), position(at(31), '20'), deposit(at(-99), '100'), deposit(at(60), '200')]
  expect(scores(of, ...rows)).toEqual({ PNL: '-80 at 31', ROI: '-0.266666 at 31' })
  expect(scores(of, ...rows.slice(0, 3))).toEqual({ PNL: '-80 at 31', ROI: '-0.533333 at 31' })
  expect(scores(of, ...rows, position(at(32), '70', 'spot'))).toEqual(scores(of, ...rows))
})

test('deposits count before the end of the board, also before the start', () => {
  const known = judged(
    facts(deposit(at(-99), '1'), deposit(at(10), '2', { channel: 'internal' }), deposit(at(240), '4')),
  )
  expect(plain(depositsBefore(known, at(240)))).toBe('1')
})

test('a streak counts the days with a trade, and was reached with the first trade of the last one', () => {
  const of = activity(
    { board: {}, factors: { streak: { perDay: '0.1', minimumEntries: 0 } } },
    { type: 'CompoundTrading' },
  )
  expect(scores(of, trade(at(30), '1'), trade(at(49), '1'), trade(at(50), '1')).STREAK).toBe('2 at 49')
})

test('a copied order counts by its first close, for the follower and for the lead trader', () => {
  const close = (hours: number, orderId: string, pnl: string, traderId = 'lead') =>
    event('copy.closed', at(hours), { traderId, orderId, pnl, automatic: true })
  const of = activity({ board: { tracks: [track('FOLLOWERS'), track('LEADS')] } }, { type: 'CopyTrading' })
  expect(scores(of, close(30, 'a', '5'), close(31, 'a', '99'), close(32, 'b', '-7', 'other'))).toEqual({
    FOLLOWERS: '-2 at 32',
    'LEADS/lead': '5 at 30',
    'LEADS/other': '-7 at 32',
  })
})

test('a weight class follows the volume before the start', () => {
  const weightClasses = { volumeDays: 2, list: [{ id: 'light', upTo: usdt('10') }, { id: 'heavy' }] }
  const of = cup({ tracks: [track('VOLUME')], weightClasses })
  expect(scores(of, trade(at(-47), '10'), trade(at(30), '1'))).toEqual({ 'VOLUME.light': '1 at 30' })
  expect(scores(of, trade(at(-48), '10.01'), trade(at(30), '1'))).toEqual({ 'VOLUME.heavy': '1 at 30' })
  expect(scores(of, trade(at(-49), '10.01'), trade(at(30), '1'))).toEqual({ 'VOLUME.light': '1 at 30' })
})

test('in a team competition the start is moved', () => {
  const of = activity({ board: { countFrom: 'START' }, teams: { competeAfterDays: 2 } }, { type: 'TeamTrading' })
  expect(scores(of, trade(at(47), '1'), trade(at(48), '2'))).toEqual({ VOLUME: '2 at 48' })
})

test('a score has no place for the first reason that applies', () => {
  const of = cup({ tracks: [track('VOLUME'), track('PNL')], minimum: usdt('100') })
  const trader = { isRemoved: false, isMarketMaker: false, deposits: plainZero }
  const score = (amount: string) => ({ score: plainZero.plus(amount), reachedAt: START })
  const reason = (name: string, amount: string, volume: string, more: object = {}) =>
    unrankedReason(of, { ...trader, ...more }, name, score(amount), plainZero.plus(volume))
  expect(reason('VOLUME', '100', '100')).toBeNull()
  expect(reason('VOLUME', '99.99', '99.99')).toBe('NOT_ENOUGH')
  expect(reason('VOLUME-2026-11-03', '1', '1')).toBeNull()
  expect(reason('VOLUME-2026-11-03', '0', '500')).toBe('NOT_ENOUGH')
  expect(reason('PNL', '-5', '100')).toBeNull()
  expect(reason('PNL', '5', '0')).toBe('NOT_ENOUGH')
  expect(reason('PNL', '5', '100', { isMarketMaker: true })).toBe('MARKET_MAKER')
  expect(reason('PNL', '5', '100', { isMarketMaker: true, isRemoved: true })).toBe('MULTI_ACCOUNT')
  expect(unrankedReason(of, trader, 'PNL', null, plainZero)).toBe('NOT_ENOUGH')
})

const plainZero = depositsBefore(judged([]), 0)
