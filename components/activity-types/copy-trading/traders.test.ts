import { expect, test } from 'vitest'
import { leadTrader } from '#components/testing/lead-trader.ts'
import { inOrder, placesLeft } from './traders.tsx'

test('[SCR-6] ratios are compared as numbers (10 before 0.9), and traders who are not verified come last', () => {
  const traders = [
    leadTrader({ traderId: 'a', roi30d: '0.9', worstFall: '-0.1' }),
    leadTrader({ traderId: 'b', roi30d: '10', worstFall: '-0.09' }),
    leadTrader({ traderId: 'c', roi30d: '99', worstFall: '0', followers: 0, authentic: false }),
  ]
  const idsBy = (order: 'fall' | 'return' | 'places') => inOrder(traders, order).map(({ traderId }) => traderId)
  expect(idsBy('return')).toEqual(['b', 'a', 'c'])
  expect(idsBy('fall')).toEqual(['b', 'a', 'c'])
  expect(idsBy('places').at(-1)).toBe('c')
})

test('[SCR-6] a trader with more followers than places has none left', () => {
  expect(placesLeft({ capacity: 10, followers: 12 })).toBe(0)
})
