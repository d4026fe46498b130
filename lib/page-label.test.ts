import { expect, test } from 'vitest'
import { pageLabel } from './page-label.ts'

test.each([
  ['/en/activity/lottery/harvest-draw', 'lottery'],
  ['/en/activity/harvest-draw', 'lottery'],
  ['/en/activity/competition/cup', 'competition'],
  ['/en/welcome-event', 'newbie'],
  ['/en/rewards', 'rewards'],
  ['/en/activity/trading-deposit-bonus/deposit-and-trade', 'trading-deposit-bonus'],
  ['/ar/promo/spot-festival', 'promo'],
  ['/en/promo/spot-competition', 'competition'],
  ['/en', null],
])('[PAGE-1] the page %s has the label %s', (path, label) => {
  expect(pageLabel(path)).toBe(label)
})
