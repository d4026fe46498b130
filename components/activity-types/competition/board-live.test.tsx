import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import { lost, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { sessionReady } from '#store/slices/session.ts'
import { competitionOf } from '#components/testing/competition-of.ts'
import { boardOf, cash, CLASSES, detailOf, rankRow, usdt } from '#lib/testing/samples.ts'
import type { Board } from '#lib/competition/board.ts'
import { BoardLive } from './board-live.tsx'
import { boardSubject, type BoardSubject } from './competition-subject.ts'

const row = (rank: number, more: Partial<RankRow> = {}) => rankRow(rank, { estimatedReward: cash('50'), ...more })
const mine = (rank: number): MyRank => ({ ...row(rank), maskedName: 'UID me', isProvisional: false })
const board = (ranks: readonly number[], more: Partial<Board> = {}) =>
  boardOf({
    items: ranks.map((rank) => row(rank)),
    total: 45,
    snapshotHash: 'a'.repeat(64),
    snapshotSeq: 1412,
    ...more,
  })
const openAll = async () => fireEvent.click(await screen.findByRole('button', { name: 'Full leaderboard (45)' }))
const ranks = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const tracks = [
  { track: 'VOLUME', unit: 'USDT', periods: ['DAY', 'ALL'] },
  { track: 'ROI', unit: null },
]
const SUBJECT = boardSubject(detailOf(), competitionOf({ tracks }))

interface Query {
  track: string
  period: string
  weightClass?: string
  pageIndex: number
  pageSize: number
}

async function open(answer: (query: Query) => unknown, isPhone = false, subject = SUBJECT) {
  stubMedia((query) => isPhone && query.includes('max-width: 639px'))
  const asked: Query[] = []
  const world = await renderInRuntime(<BoardLive subject={subject} initial={board(ranks(1, 20))} />, {
    answers: {
      competitionRank: (input) => {
        const { query } = input as { query: Query }
        asked.push(query)
        return answer(query)
      },
    },
  })
  await act(async () => void world.store.dispatch(sessionReady()))
  return { ...world, asked }
}

/** Presses the button when the board ends at `bottom` of the screen, with rows that are 900 px high; returns how far the page scrolls. */
async function scrollOfOpening(bottom: number): Promise<number> {
  await open(() => board(ranks(1, 20)))
  const button = await screen.findByRole('button', { name: 'Full leaderboard (45)' })
  let scrolled = 0
  vi.spyOn(window, 'scrollBy').mockImplementation((to) => void (scrolled += (to as ScrollToOptions).top ?? 0))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ height: bottom + (button.isConnected ? 0 : 900) }),
  )
  fireEvent.click(button)
  expect(await screen.findByText('UID 20')).toBeTruthy()
  vi.restoreAllMocks()
  cleanup()
  return scrolled
}

test('[SCR-4] rows of a late press that come above a reader who has scrolled on move nothing that they read', async () => {
  expect(await scrollOfOpening(120)).toBe(900)
  // Rows come where the reader still looks.
  expect(await scrollOfOpening(700)).toBe(0)
})

test('[SCR-4] a removed trader stays visible with the reason, and takes no place on the podium', async () => {
  const items = [
    row(1, { maskedName: 'UID out', removed: 'MARKET_MAKER', estimatedReward: null }),
    ...board([1, 2, 3]).items,
  ]
  await open(() => board([], { items, total: 3 }))
  const removed = (await screen.findByText('UID out')).closest('tr')
  expect(removed?.textContent).toContain('Removed Market maker accounts can’t take part.')
  expect(within(screen.getByRole('list', { name: 'Top three' })).queryByText('UID out')).toBeNull()
})

test('[SCR-4] pages have twenty rows, also on a phone', async () => {
  const { asked } = await open(({ pageIndex }) => board(ranks(pageIndex * 20 + 1, pageIndex * 20 + 20)))
  expect(screen.queryByText(/^Page 1/)).toBeNull()
  await openAll()
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('UID 21')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ pageIndex: 1, pageSize: 20 })
  expect(screen.queryByRole('list', { name: 'Top three' })).toBeNull()
  cleanup()
  const phone = await open(() => board(ranks(1, 20)), true)
  await openAll()
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
  expect(phone.asked.at(-1)).toMatchObject({ pageIndex: 0, pageSize: 20 })
})

test('[SCR-4] the first page stays when it cannot be read again, and another track can be tried again', async () => {
  let asked = 0
  await open(() => (asked++ < 2 ? lost() : board(ranks(1, 20))))
  expect(screen.getByText('UID 6')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'ROI' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('We couldn’t load the leaderboard.')).toBeTruthy()
  fireEvent.click(retry)
  expect(await screen.findByText('UID 6')).toBeTruthy()
})

const IN_CLASSES: BoardSubject = {
  ...SUBJECT,
  startTime: Date.parse('2026-11-20T00:00:00Z'),
  classes: { volumeDays: 30, list: CLASSES },
}

test('[SCR-4] a member sees their own class first with what decided it, and can read another', async () => {
  const myClass = { classId: 'open', volume: usdt('62500.5') }
  const answer = ({ weightClass = 'open' }: Query) =>
    board(ranks(1, 20), { weightClass, myClass, mine: weightClass === 'open' ? mine(34) : null })
  const { asked } = await open(answer, false, IN_CLASSES)
  expect(await screen.findByRole('tab', { name: 'Open', selected: true })).toBeTruthy()
  expect(asked.at(-1)).not.toHaveProperty('weightClass')
  expect((await screen.findByText(/^Your class/)).textContent.replaceAll('\u00A0', ' ')).toBe(
    'Your class: Open. You traded 62,500.50 USDT from Oct 21 to Nov 19.',
  )
  const own = screen.getByRole('tab', { name: 'Open' })
  own.focus()
  fireEvent.keyDown(own, { key: 'ArrowLeft' })
  expect(await screen.findByRole('tab', { name: 'Light', selected: true })).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ weightClass: 'light', track: 'VOLUME', pageIndex: 0 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /check my row/ })).toBeNull())
  // Another track keeps the class.
  fireEvent.click(screen.getByRole('tab', { name: 'ROI' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ weightClass: 'light', track: 'ROI' }))
})

test('[SCR-4] rows carry the move since yesterday, mine the gap to the next prize, and newcomers no move', async () => {
  const items = [row(1), row(2), row(3), row(4, { change: 2 }), row(5, { change: 0 }), row(6)]
  const me = { ...mine(34), nextPrize: { rank: 10, value: '9990', reward: cash('200') as never } }
  await open(() => board([], { items, total: 45, mine: me }))
  // The rows of the page's load have no moves yet.
  const up = await screen.findByRole('img', { name: 'Up 2' })
  const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement
  expect(within(rowOf('UID 4')).getByRole('img')).toBe(up)
  expect(within(rowOf('UID 5')).getByRole('img', { name: 'Same place as yesterday' })).toBeTruthy()
  expect(within(rowOf('UID 6')).queryByRole('img')).toBeNull()
  expect(rowOf('You').textContent.replaceAll('\u00A0', ' ')).toContain('24.00 to a prize of 200 USDT')
  expect(screen.getByText('▲▼ since yesterday')).toBeTruthy()
})

test('[SCR-4] a member below the minimum has a row without a rank, with the volume up to the first prize', async () => {
  const volume = usdt('4310')
  const me: MyRank = { ...mine(1), rank: null, value: '4310', estimatedReward: null, removed: 'NOT_ENOUGH', volume }
  const subject: BoardSubject = { ...SUBJECT, minimum: usdt('10000') }
  await open(() => board(ranks(1, 20), { mine: me }), false, subject)
  const own = (await screen.findByText('You')).closest('tr')?.textContent.replaceAll('\u00A0', ' ')
  expect(own).not.toMatch(/–|--/u)
  expect(own).toContain('5,690.00 USDT to your first prize')
  expect(own).toContain('Not ranked yet')
})

test('[SCR-4] the time of the check moves on, and only an hour without a change is named', async () => {
  const at = Date.parse('2026-11-24T12:44:00Z')
  await open(() => board(ranks(1, 20), { updatedAt: at, checkedAt: at + 50 * 60_000 }))
  expect(await screen.findByText(/Checked .*34/)).toBeTruthy()
  expect(screen.queryByText(/No changes since/)).toBeNull()
  cleanup()
  await open(() => board(ranks(1, 20), { updatedAt: at, checkedAt: at + 60 * 60_000 }))
  expect(await screen.findByText(/No changes since .*44/)).toBeTruthy()
})
