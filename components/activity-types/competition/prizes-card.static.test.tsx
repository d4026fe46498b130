import { expect, test } from 'vitest'
import type { ActivityDetail, Tier } from '@fanfare/contract/activity/activity.ts'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import { cash, usdt } from '#lib/testing/samples.ts'
import { PrizesCard } from './prizes-card.tsx'
import { RankingFacts } from './ranking-facts.tsx'

const CLASSES = [
  { classId: 'light', label: 'Light', upTo: usdt('50000'), traders: 45 },
  { classId: 'middle', label: 'Middle', upTo: usdt('1000000'), traders: 45 },
  { classId: 'open', label: 'Open', upTo: null, traders: 45 },
]
const tier = (weightClass: string, rankFrom: number, rankTo: number, amount: string): Tier => ({
  tierId: `${weightClass}-${rankFrom}`,
  label: '',
  weightClass,
  rankFrom,
  rankTo,
  reward: cash(amount),
})
const TIERS = [tier('light', 1, 10, '50'), tier('middle', 1, 10, '80'), tier('open', 1, 5, '100')]

test('[SCR-4] each class has its own prizes, and the ranks of the reader are marked in one class alone', () => {
  renderStill(<PrizesCard tiers={TIERS} share={null} isOver={false} classes={CLASSES} myRank={4} myClass="middle" />)
  expect(screen.getAllByRole('row').map(wordsOf)).toEqual([
    'RankPlacesPrize',
    'Light Up to 50,000 USDT',
    '1 to 101050',
    'Middle 50,000 USDT to 1,000,000 USDT',
    '1 to 10you1080',
    'Open Over 1,000,000 USDT',
    '1 to 55100',
    'Total251,800',
  ])
})

test('[SCR-4] base prizes say what the rest of the pool is for, and nothing when they are all of it', () => {
  const bases = [tier('all', 1, 10, '50')]
  const last = () => wordsOf(screen.getAllByRole('row').at(-1) as HTMLElement)
  renderStill(<PrizesCard tiers={bases} share={null} isOver={false} pool={usdt('800')} />)
  expect(last()).toBe('For ROI and streak300')
  renderStill(<PrizesCard tiers={bases} share={null} isOver={false} pool={usdt('500')} />)
  expect(last()).toBe('Total10500')
  // Part of the pool is unlocked: what is missing is not there for factors.
  renderStill(<PrizesCard tiers={bases} share={{ unlocked: '400', pool: '800' }} isOver={false} pool={usdt('800')} />)
  expect(last()).not.toContain('ROI')
})

test('[SCR-4] the rules of the ranking list the weight classes with their limits', () => {
  const competition = {
    tracks: [],
    markets: [],
    countFrom: 'JOIN',
    minimum: null,
    dailyCap: null,
    minimumTraders: 10,
    cadence: 600,
    weightClasses: { volumeDays: 30, list: CLASSES },
  }
  const startTime = Date.parse('2026-11-20T00:00:00Z')
  // The card reads these fields alone.
  const detail = { competition, startTime, timeZone: 'UTC' } as unknown as ActivityDetail
  renderStill(<RankingFacts detail={detail} />)
  const card = screen.getByRole('region', { name: 'How ranking works' })
  expect(screen.getByRole('heading', { name: 'Who competes with whom' })).toBeTruthy()
  for (const text of [
    'LightUp to 50,000 USDT',
    'OpenOver 1,000,000 USDT',
    'Your trading volume from Oct 21 to Nov 19 decides your class.',
    'A class pays its prizes only with that many ranked traders.',
  ])
    expect(wordsOf(card)).toContain(text)
})
