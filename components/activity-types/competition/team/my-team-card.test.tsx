import { expect, test } from 'vitest'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { page, renderStill, screen, wordsOf } from '#components/testing/render-still.tsx'
import { boardOf, cash, myRankOf, myTeamOf } from '#lib/testing/samples.ts'
import type { Board } from '#lib/competition/board.ts'
import { MyTeamCard } from './my-team-card.tsx'
import type { TeamSubject } from './team-subject.ts'

const SUBJECT = {
  status: 'ONGOING',
  outcome: null,
  unit: 'USDT',
  team: { minMembers: 5, joinUntil: Date.UTC(2026, 10, 22, 18) },
} as TeamSubject

const mine = (more: Partial<MyTeam> = {}) => myTeamOf({ captainIsMe: true, ...more })
const nothing = () => undefined
const show = (team: MyTeam, { isJoinOpen = true, subject = SUBJECT, board = null as Board | null } = {}) =>
  renderStill(
    <MyTeamCard
      subject={subject}
      mine={team}
      board={board}
      isJoinOpen={isJoinOpen}
      isLeaving={false}
      onLeave={nothing}
      onShare={nothing}
    />,
  )

test('[SCR-4] a name of a team is not translated and has its own direction', () => {
  show(mine({ name: 'فريق' }))
  const name = screen.getByText('فريق')
  expect([name.getAttribute('translate'), name.getAttribute('dir')]).toEqual(['no', 'auto'])
})

test('[SCR-4] the next prizes of a team are nearest first, the nearest with the part of each member', () => {
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
  show(team, { isJoinOpen: false, board })
  const rungs = screen.getAllByRole('listitem').map(wordsOf)
  // A rank that the live volume has reached waits for the next ranking.
  expect(rungs).toEqual([
    'Rank 72,000 USDT102,616.00 USDT more, 12,827.00 USDT eachIn reach',
    'Rank 53,000 USDT214,380.00 USDT more',
  ])
  expect(page.querySelectorAll('[data-crest]')).toHaveLength(1)
})

test('[SCR-4] a rank without a number of teams has its word before it', () => {
  show(mine({ rank: 8, members: 6, volume: '100' }))
  expect(screen.getByText('Rank 8')).toBeTruthy()
})
