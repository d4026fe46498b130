import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  commitmentOf,
  hashOfTable,
  nextHash,
  rolledPrize,
  Stock,
  type LoggedDraw,
  type PrizeRow,
} from './draw-algorithm.ts'

// The complete example of docs/fairness.md.
const SEED = 'b364d39198972e3f408ea9ab4db36ff04afe6aaf65cd461e3f66f36cb4de8ba2'
const PRIZES: PrizeRow[] = [
  { prizeId: 'gold', weight: 1, stock: 1, fallbackPrizeId: 'silver' },
  { prizeId: 'silver', weight: 3, stock: null, fallbackPrizeId: null },
  { prizeId: null, weight: 6, stock: null, fallbackPrizeId: null },
]
const DRAWS: LoggedDraw[] = [
  {
    at: 1792195200000,
    clientSeed: '',
    drawNo: 1,
    nonce: 0,
    prizeId: 'gold',
    rolledPrizeId: 'gold',
    userRef: '8e12a1063cddbe7d',
  },
  {
    at: 1792195201000,
    clientSeed: 'b-7',
    drawNo: 2,
    nonce: 0,
    prizeId: null,
    rolledPrizeId: null,
    userRef: 'f51d882dc077672e',
  },
  {
    at: 1792195202000,
    clientSeed: 'a_2',
    drawNo: 3,
    nonce: 1,
    prizeId: 'silver',
    rolledPrizeId: 'gold',
    userRef: '8e12a1063cddbe7d',
  },
]

test('the seed and the prize table of the example have their hashes', () => {
  expect(commitmentOf(SEED)).toBe('c654c703f714e6a7514bfcfeb3f559d74a153aee5e3c7ab2e94a24acd50a1b59')
  expect(hashOfTable(PRIZES)).toBe('8859a8addffe946b528967ef1cc72676626ce524715164940ba4bb18320df9a9')
})

test('the draws of the example roll, pay and are chained as the page says', () => {
  const stock = new Stock(PRIZES)
  expect(DRAWS.map((draw) => rolledPrize(SEED, 'autumn-draw', draw, PRIZES))).toEqual(['gold', null, 'gold'])
  expect(DRAWS.map(({ rolledPrizeId }) => stock.pay(rolledPrizeId))).toEqual(['gold', null, 'silver'])
  expect(DRAWS.reduce(nextHash, hashOfTable(PRIZES))).toBe(
    '556a96dff90dd49dbb8f02d7f93269063dfada6bb059ea4fc4233172b99509b1',
  )
})

test('a prize whose fallbacks are gone too pays nothing', () => {
  const stock = new Stock([
    { prizeId: 'a', weight: 1, stock: 1, fallbackPrizeId: 'b' },
    { prizeId: 'b', weight: 1, stock: 1, fallbackPrizeId: null },
  ])
  expect(['a', 'a', 'a', 'b'].map((prize) => stock.pay(prize))).toEqual(['a', 'b', null, null])
})

interface Vector {
  activityId: string
  seed: string
  commitment: string
  prizeTableHash: string
  prizes: PrizeRow[]
  draws: LoggedDraw[]
  logHash: string
}

test('the lotteries of docs/fairness-vectors.json are verified', () => {
  const file = new URL('../../../docs/fairness-vectors.json', import.meta.url)
  const vectors = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Vector>)
  expect(vectors.length).toBeGreaterThan(2)
  for (const { activityId, seed, commitment, prizeTableHash, prizes, draws, logHash } of vectors) {
    expect([commitmentOf(seed), hashOfTable(prizes)]).toEqual([commitment, prizeTableHash])
    const stock = new Stock(prizes)
    for (const draw of draws) {
      expect(rolledPrize(seed, activityId, draw, prizes)).toBe(draw.rolledPrizeId)
      expect(stock.pay(draw.rolledPrizeId)).toBe(draw.prizeId)
    }
    expect(draws.reduce(nextHash, prizeTableHash)).toBe(logHash)
  }
})
