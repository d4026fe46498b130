import { expect, test } from 'vitest'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import { cash, usdt } from '#lib/testing/samples.ts'
import { PrizesCard } from './prizes-card.tsx'

test('[SCR-4] base prizes say what the rest of the pool is for, and nothing when they are all of it', () => {
  const bases = [{ tierId: '1', label: '', rankFrom: 1, rankTo: 10, reward: cash('50') }]
  const last = () => wordsOf(screen.getAllByRole('row').at(-1) as HTMLElement)
  renderStill(<PrizesCard tiers={bases} share={null} isOver={false} pool={usdt('800')} />)
  expect(last()).toBe('For ROI and streak300')
  renderStill(<PrizesCard tiers={bases} share={null} isOver={false} pool={usdt('500')} />)
  expect(last()).toBe('Total10500')
  // Part of the pool is unlocked: what is missing is not there for factors.
  renderStill(<PrizesCard tiers={bases} share={{ unlocked: '400', pool: '800' }} isOver={false} pool={usdt('800')} />)
  expect(last()).not.toContain('ROI')
})
