import { expect, test } from 'vitest'
import { leadTrader } from '#components/testing/lead-trader.ts'
import { stillWords } from '#components/testing/render-still.tsx'
import { LeadPanel } from './trader-section.tsx'

test('[SCR-6] the page shows the range of profit shares', () => {
  const wordsFor = (...shares: string[]) =>
    stillWords(<LeadPanel traders={shares.map((profitShare) => leadTrader({ traderId: profitShare, profitShare }))} />)
  expect(wordsFor()).not.toContain('Lead traders here keep')
  expect(wordsFor('0.1', '0.08', '0.125')).toContain('keep 8% to 12.5% of')
  expect(wordsFor('0.1')).toContain('keep 10% of')
})
