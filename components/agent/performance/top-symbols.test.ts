import { expect, test } from 'vitest'
import { topSymbols } from './performance-cards.tsx'

const volume = (amount: string) => ({ amount, unit: 'USDT' })

test('[AGT-2] five symbols and all others together have the whole volume', () => {
  const rows = ['1', '6', '2', '5', '3', '4', '0.5'].map((amount) => ({ symbol: `C${amount}`, volume: volume(amount) }))
  expect(topSymbols(rows)).toEqual([
    ...['6', '5', '4', '3', '2'].map((amount) => ({ symbol: `C${amount}`, volume: volume(amount) })),
    { symbol: null, volume: volume('1.5') },
  ])
})

test('[AGT-2] six symbols need no sum of others', () => {
  const rows = ['1', '2', '3', '4', '5', '6'].map((amount) => ({ symbol: amount, volume: volume(amount) }))
  expect(topSymbols(rows).map(({ symbol }) => symbol)).toEqual(['6', '5', '4', '3', '2', '1'])
  expect(topSymbols([])).toEqual([])
})
