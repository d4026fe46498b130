import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { MyTeamCard } from './my-team-card.tsx'
import type { TeamSubject } from '../team-subject.ts'

afterEach(cleanup)

const SUBJECT = {
  status: 'ONGOING',
  outcome: null,
  unit: 'USDT',
  team: { minMembers: 5, joinUntil: Date.UTC(2026, 10, 22, 18) },
} as TeamSubject

const mine = (more: Partial<MyTeam> = {}): MyTeam => ({
  teamId: 't1',
  name: 'Monsoon Desk',
  captain: 'an***@mail',
  members: 3,
  capacity: 50,
  access: 'OPEN',
  minVolume: null,
  rank: null,
  volume: '0',
  captainIsMe: true,
  key: null,
  estimatedPrize: null,
  memberList: [],
  liveVolume: '0',
  requests: [],
  ...more,
})
const nothing = () => undefined
const show = (team: MyTeam, { isJoinOpen = true, subject = SUBJECT } = {}) =>
  renderInRuntime(
    <MyTeamCard
      subject={subject}
      mine={team}
      board={null}
      isJoinOpen={isJoinOpen}
      isLeaving={false}
      onLeave={nothing}
      onShare={nothing}
    />,
  )

test('[SCR-4] a team below the minimum shows how many members it needs and until when, then the outcome', async () => {
  await show(mine())
  expect(screen.getByText(/^Your team needs 2 more members by Nov 22.*, or it isn’t ranked\.$/)).toBeTruthy()
  cleanup()
  await show(mine(), { isJoinOpen: false })
  expect(screen.getByText(/fewer than 5 members, so it isn’t ranked/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Leave team' })).toBeNull()
})

test('[SCR-4] a captain leaves only after handing over, and closes a team without other members', async () => {
  await show(mine())
  expect(screen.queryByRole('button', { name: /Leave|Close/ })).toBeNull()
  expect(screen.getByText('Make another member captain before you leave.')).toBeTruthy()
  cleanup()
  await show(mine({ members: 1 }))
  expect(screen.getByRole('button', { name: 'Close team' })).toBeTruthy()
})

test('[SCR-4] a name of a team is not translated and has its own direction', async () => {
  await show(mine({ name: 'فريق' }))
  const name = screen.getByText('فريق')
  expect([name.getAttribute('translate'), name.getAttribute('dir')]).toEqual(['no', 'auto'])
})
