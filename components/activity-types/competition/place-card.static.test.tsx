import { expect, test } from 'vitest'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import { nextPrizeOf } from '#lib/competition/my-place.ts'
import { serverNow } from '#lib/http/clock.ts'
import { boardOf, cash, CLASSES, usdt } from '#lib/testing/samples.ts'
import type { Board } from '#lib/competition/board.ts'
import { EndedCard, NextPrizeCard, freePlaces, SeatsCard } from './place-parts.tsx'
import { PlaceCard } from './place-card.tsx'
import type { PlaceSubject } from './competition-subject.ts'

const SUBJECT: PlaceSubject = {
  activityId: 'a1',
  status: 'ONGOING',
  outcome: null,
  startTime: Date.parse('2026-11-20T00:00:00Z'),
  timeZone: 'UTC',
  classes: null,
  endTime: 0,
  cadence: 600,
  minimum: usdt('10000'),
  dailyCap: usdt('500000'),
  track: { track: 'VOLUME', label: '', unit: 'USDT', periods: ['ALL'] },
  isGrowing: true,
  feeRate: '0.0004',
  markets: ['futures'],
  minimumTraders: 10,
  traders: 259,
  tiers: [
    { rankFrom: 1, rankTo: 300, reward: cash('200') },
    { rankFrom: 301, rankTo: 500, reward: cash('100') },
  ],
}
const BOARD: Board = boardOf({ total: 18_402, snapshotSeq: 1 })
const MINE: MyRank = {
  rank: 148,
  maskedName: 'me',
  value: '312480.15',
  gapToNext: '1204.5',
  estimatedReward: cash('120'),
  change: 6,
  isProvisional: true,
  nextPrize: { rank: 100, value: '361205.15', reward: cash('400'), fees: usdt('19.50') },
}

const textOf = (mine: MyRank | null, board: Partial<Board> = {}, subject = SUBJECT): string => {
  renderStill(<PlaceCard subject={subject} state="member" board={{ ...BOARD, ...board }} mine={mine} />)
  return wordsOf(screen.getByRole('region'))
}

test('[SCR-4] a ranked member sees rank, prize, minimum, and the way to the next prize with its fees', () => {
  const text = textOf(MINE)
  for (const part of [
    'In the prizes',
    '148',
    'of 18,402 traders',
    'Up 6 places since yesterday',
    'Pays at today’s pool120 USDT',
    'Next prize, rank 100400 USDT',
    '312,480.15 of 361,205.15',
    '48,725.00 USDT to go',
    'Trading that much costs about 19.50 USDT in fees, for 280 USDT more.',
    'You’re at 312,480.15 USDT now. Your rank follows with the next update.',
    'Up to 500,000 USDT a day counts.',
  ])
    expect(text).toContain(part)
})

test('[SCR-4] fees above the gain are a warning, and few traders are not counted', () => {
  const nextPrize = { rank: 100, value: '361205.15', reward: cash('400'), fees: usdt('410') }
  const text = textOf({ ...MINE, nextPrize }, { total: 19 })
  expect(text).toContain('That’s more than the 280 USDT you’d gain.')
  expect(text).not.toContain('traders')
})

test('[SCR-4] a member without a rank sees the reason', () => {
  const unranked: MyRank = { ...MINE, rank: null, nextPrize: undefined, volume: usdt('5800'), removed: 'NOT_ENOUGH' }
  expect(textOf(null)).toContain('Your rank shows up here after your first trade that counts.')
  expect(textOf(unranked)).toContain('4,200.00 USDT to goabout 1.68 USDT in fees')
  expect(textOf({ ...MINE, removed: 'MULTI_ACCOUNT' })).toContain(
    'You were removed from the leaderboard.We found more than one account.',
  )
})

test('[SCR-4] below the minimum the card says which free place the minimum reaches and what it pays today', () => {
  const unranked: MyRank = { ...MINE, rank: null, nextPrize: undefined, volume: usdt('4310'), removed: 'NOT_ENOUGH' }
  const text = textOf(unranked, { total: 259 })
  expect(text).toContain('Your volume4,310.00of 10,000 USDT')
  expect(text).toContain('Then you’re about rank 260200 USDTif it ended today')
  // Without a free place there is nothing to promise.
  expect(textOf(unranked, { total: 500 })).not.toContain('if it ended today')
})

test('[SCR-4] the free places are named while some are left and enough traders are ranked', () => {
  expect(freePlaces(SUBJECT, 259)).toMatchObject({ taken: 259, places: 500, free: 241 })
  expect([freePlaces(SUBJECT, 500), freePlaces(SUBJECT, 19)]).toEqual([null, null])
  expect(freePlaces({ ...SUBJECT, status: 'ENDED' }, 259)).toBeNull()
  const free = freePlaces(SUBJECT, 259)
  if (!free) throw new Error('no free places')
  renderStill(<SeatsCard subject={SUBJECT} free={free} />)
  const text = wordsOf(screen.getByRole('region', { name: 'Only 259 of 500 places with a prize are taken' }))
  expect(text).toContain('Reach 10,000 USDT in volume for a place worth 200 USDT today.')
  expect(text).toContain('259 takenyour place241 free')
})

test('[SCR-4] a ranked member sees what the next prize takes', () => {
  const next = nextPrizeOf({ ...MINE, isProvisional: false })
  if (!next) throw new Error('no next prize')
  renderStill(
    <NextPrizeCard next={next} measure={{ track: 'VOLUME', unit: 'USDT' }} endTime={serverNow() + 10.5 * 86_400_000} />,
  )
  const text = wordsOf(screen.getByRole('region', { name: /To get 400\sUSDT/ }))
  expect(text).toContain('To rank 10048,725.00 USDT')
  expect(text).toMatch(/A day, until \w+ \d+4,872\.50 USDT/)
  expect(text).toContain('Fees, about19.50 USDT')
  expect(text).toContain('More prize+280 USDT')
})

test('[SCR-4] how it ended names the paid places, what they won, and those that nobody won', () => {
  renderStill(<EndedCard subject={SUBJECT} ranked={259} />)
  const text = wordsOf(screen.getByRole('region', { name: 'How it ended' }))
  expect(text).toContain('Ranked traders259')
  expect(text).toContain('Prize places taken259 of 500')
  expect(text).toContain('Prizes paid51,800 USDT')
  expect(text).toContain('Prize places not taken241')
})

test('[SCR-4] after the end, before the final ranking, the card speaks of nothing that could still be done', () => {
  const over: PlaceSubject = { ...SUBJECT, status: 'ENDED', outcome: 'SETTLING' }
  const ranked = textOf({ ...MINE, isProvisional: false }, {}, over)
  expect(ranked).toContain('Prize120 USDT')
  const unranked: MyRank = { ...MINE, rank: null, isProvisional: false, nextPrize: undefined, volume: usdt('5800') }
  const texts = [ranked, textOf(null, {}, over), textOf(unranked, {}, over)]
  for (const future of ['today', 'Next prize', 'to go', 'a day counts', 'shows up here', 'more to be ranked', 'yet'])
    expect(
      texts.filter((text) => text.includes(future)),
      future,
    ).toEqual([])
  expect(texts[1]).toContain('You weren’t ranked in this one.')
})

test('[SCR-4] the final place says what it won and what decided it', () => {
  const text = textOf(MINE, { final: true })
  expect(text).toContain('Your final place')
  expect(text).toContain('You won120 USDT')
  expect(text).toContain('1,204.50 USDT short of rank 147')
  expect(text).not.toContain('Trading that much')
})

test('[SCR-4] the card names the member’s class, and says if there were no trades before the start', () => {
  const classes = { volumeDays: 30, list: CLASSES }
  const lineOf = (classId: string, volume: string) => {
    const board = { ...BOARD, weightClass: classId, myClass: { classId, volume: usdt(volume) } }
    renderStill(<PlaceCard subject={{ ...SUBJECT, classes }} state="member" board={board} mine={MINE} />)
    return wordsOf(screen.getByText(/^Your class/))
  }
  expect(lineOf('open', '60000')).toBe('Your class: Open. You traded 60,000 USDT from Oct 21 to Nov 19.')
  expect(lineOf('light', '0')).toBe('Your class: Light. You didn’t trade from Oct 21 to Nov 19.')
})

test('[SCR-6] a follower’s place is by profit and loss, and waits for a copied order', () => {
  const of = (track: 'FOLLOWERS' | 'LEADS'): PlaceSubject => ({
    ...SUBJECT,
    minimum: null,
    dailyCap: null,
    track: { track, label: '', unit: 'USDT', periods: ['ALL'] },
  })
  const mine: MyRank = { ...MINE, value: '15.5', nextPrize: undefined, estimatedReward: null }
  expect(textOf(mine, {}, of('FOLLOWERS'))).toContain('You’re at +15.50 USDT now.')
  expect(textOf(mine, { final: true }, of('FOLLOWERS'))).toContain('P&L+15.50 USDT')
  expect(textOf(null, {}, of('FOLLOWERS'))).toContain('Your rank shows up here once one of your copied orders closes.')
  expect(textOf(null, {}, of('LEADS'))).toContain('Lead traders who joined rank')
})
