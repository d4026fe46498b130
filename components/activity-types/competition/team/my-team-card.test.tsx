import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { boardOf, cash, myRankOf, myTeamOf } from '#lib/testing/samples.ts'
import type { Board } from '#lib/competition/board.ts'
import { MyTeamCard } from './my-team-card.tsx'
import type { TeamSubject } from './team-subject.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const SUBJECT = {
  status: 'ONGOING',
  outcome: null,
  unit: 'USDT',
  team: { minMembers: 5, joinUntil: Date.UTC(2026, 10, 22, 18) },
} as TeamSubject

const mine = (more: Partial<MyTeam> = {}) => myTeamOf({ captainIsMe: true, ...more })
const show = (team: MyTeam, board: Board | null = null) =>
  renderInRuntime(<MyTeamCard subject={SUBJECT} mine={team} board={board} />)

test('[SCR-4] a name of a team is not translated and has its own direction', async () => {
  await show(mine({ name: 'فريق' }))
  const name = screen.getByText('فريق')
  expect([name.getAttribute('translate'), name.getAttribute('dir')]).toEqual(['no', 'auto'])
})

test('[SCR-4] the next prizes of a team are nearest first, the nearest with the part of each member', async () => {
  const row = myRankOf({
    rank: 8,
    value: '1052071',
    rungs: [
      { rank: 7, value: '1154687', reward: cash('2000') },
      { rank: 5, value: '1266451', reward: cash('3000') },
      { rank: 3, value: '1052000', reward: cash('6000') },
    ],
  })
  const board = boardOf({ total: 41, mine: row })
  const team = mine({ members: 8, rank: 8, liveVolume: '1052071' })
  await show(team, board)
  const rungs = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  // A rank that the live volume has reached waits for the next ranking.
  expect(rungs).toEqual([
    'Rank 72,000 USDT12,827.00 USDT each, 102,616.00 USDT to goIn reach',
    'Rank 53,000 USDT214,380.00 USDT more',
  ])
  expect(document.querySelectorAll('[data-crest]')).toHaveLength(1)
})

test('[SCR-4] a rank without a number of teams has its word before it', async () => {
  await show(mine({ rank: 8, members: 6, volume: '100' }))
  expect(screen.getByText('Rank 8')).toBeTruthy()
})
