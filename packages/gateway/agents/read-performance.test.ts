import { expect, test } from 'vitest'
import { usdt } from '../util/decimal.ts'
import { topSymbols } from './read-performance.ts'

const rowsOf = (...volumes: string[]) => volumes.map((volume) => ({ symbol: `C${volume}`, volume: usdt(volume) }))
const topOf = (...volumes: string[]) =>
  topSymbols(new Map(volumes.map((volume) => [`C${volume}`, { volume, rebate: '0' }])))

test('[AGT-2] five symbols and all others together have the whole volume', () => {
  expect(topOf('6', '5', '4', '3', '2', '1', '0.5')).toEqual([
    ...rowsOf('6', '5', '4', '3', '2'),
    { symbol: 'OTHER', volume: usdt('1.5') },
  ])
})

test('[AGT-2] five symbols need no sum of others', () => {
  expect(topOf('5', '4', '3', '2', '1')).toEqual(rowsOf('5', '4', '3', '2', '1'))
  expect(topOf()).toEqual([])
})
