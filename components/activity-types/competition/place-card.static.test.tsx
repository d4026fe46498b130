import { expect, test } from 'vitest'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import { renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import { competitionOf } from '#components/testing/competition-of.ts'
import { boardOf, cash, CLASSES, detailOf, myRankOf, usdt } from '#lib/testing/samples.ts'
import type { Board } from '#lib/competition/board.ts'
import { freePlaces, SeatsCard } from './place-parts.tsx'
import { PlaceCard } from './place-card.tsx'
import { placeSubject, type PlaceSubject } from './competition-subject.ts'

const tier = (rankFrom: number, rankTo: number, amount: string) => ({
  tierId: `${rankFrom}`,
  label: '',
  rankFrom,
  rankTo,
  reward: cash(amount),
})
const SUBJECT = placeSubject(
  detailOf({ startTime: Date.parse('2026-11-20T00:00:00Z'), tiers: [tier(1, 300, '200'), tier(301, 500, '100')] }),
  competitionOf({ minimum: usdt('10000'), dailyCap: usdt('500000'), feeRate: '0.0004', minimumTraders: 10 }),
)
const BOARD: Board = boardOf({ total: 18_402, snapshotSeq: 1 })
const MINE = myRankOf({ isProvisional: true })

const textOf = (mine: MyRank | null, board: Partial<Board> = {}, subject = SUBJECT): string => {
  renderStill(<PlaceCard subject={subject} board={{ ...BOARD, ...board, mine }} />)
  return wordsOf(screen.getByRole('region'))
}

test('[SCR-4] the free places are named while some are left and enough traders are ranked', () => {
  expect(freePlaces(SUBJECT, 259)).toMatchObject({ taken: 259, places: 500, free: 241 })
  expect([freePlaces(SUBJECT, 500), freePlaces(SUBJECT, 19)]).toEqual([null, null])
  expect(freePlaces({ ...SUBJECT, status: 'ENDED' }, 259)).toBeNull()
  renderStill(<SeatsCard subject={SUBJECT} ranked={259} />)
  const text = wordsOf(screen.getByRole('region', { name: 'Only 259 of 500 places with a prize are taken' }))
  expect(text).toContain('Reach 10,000 USDT in volume for a place worth 200 USDT today.')
  expect(text).toContain('259 takenyour place241 free')
})

test('[SCR-4] after the end, before the final ranking, the card mentions nothing that could still be done', () => {
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

test('[SCR-4] the card names the member’s class, and says if there were no trades before the start', () => {
  const classes = { volumeDays: 30, list: CLASSES }
  const lineOf = (classId: string, volume: string) => {
    const board = { ...BOARD, mine: MINE, weightClass: classId, myClass: { classId, volume: usdt(volume) } }
    renderStill(<PlaceCard subject={{ ...SUBJECT, classes }} board={board} />)
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
    track: { track, label: '' },
  })
  const mine: MyRank = { ...MINE, value: '15.5', nextPrize: undefined, estimatedReward: null }
  expect(textOf(mine, {}, of('FOLLOWERS'))).toContain('You’re at +15.50 USDT now.')
  expect(textOf(mine, { final: true }, of('FOLLOWERS'))).toContain('P&L+15.50 USDT')
  expect(textOf(null, {}, of('FOLLOWERS'))).toContain('Your rank shows up here once one of your copied orders closes.')
  expect(textOf(null, {}, of('LEADS'))).toContain('Lead traders who joined rank')
})
