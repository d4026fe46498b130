import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi, afterEach, beforeEach } from 'vitest'
import type { MyTeam, Team } from '@fanfare/contract/competition/competition.ts'
import { memberAnswers, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { selectNextStep } from '#store/slices/next-step.ts'
import { selectDialog, selectNotifications } from '#store/slices/notification.ts'
import { boardOf, myTeamOf, rankRow, teamOf, usdt } from '#lib/testing/samples.ts'
import { useShareTeam } from './my-team-card.tsx'
import { TeamsLive } from './team-live.tsx'
import type { TeamSubject } from './team-subject.ts'

vi.mock('#lib/config/public-config.ts', () => ({
  readPublicConfig: () => ({ siteOrigin: 'https://fanfare.example', targetUrls: {} }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const HOUR = 3_600_000
const NOW = Date.now()

const SUBJECT: TeamSubject = {
  activityId: 'a1',
  path: '/activity/competition/cup',
  status: 'ONGOING',
  outcome: null,
  startTime: NOW - 100 * HOUR,
  endTime: NOW + 100 * HOUR,
  timeZone: 'UTC',
  cadence: 600,
  markets: ['futures'],
  unit: 'USDT',
  team: {
    minMembers: 5,
    maxMembers: 50,
    captainShare: '0.2',
    createUntil: NOW + 10 * HOUR,
    joinUntil: NOW + 20 * HOUR,
    competeFrom: NOW - 50 * HOUR,
    teams: 30,
    freeTeams: 29,
    poolShareMaximum: null,
    memberMaximum: null,
  },
}

const FROZEN = { ...SUBJECT, team: { ...SUBJECT.team, joinUntil: NOW - HOUR } }

const member = (index: number, more: Partial<MyTeam['memberList'][number]> = {}) => ({
  userRef: `${index}`.padStart(16, '0'),
  maskedName: `UID ${index}`,
  isMe: false,
  isCaptain: false,
  volume: String(1000 - index),
  share: '0.1',
  estimatedReward: usdt('10'),
  ...more,
})
const myTeam = (more: Partial<MyTeam> = {}) =>
  myTeamOf({
    members: 9,
    rank: 12,
    estimatedPrize: usdt('1000'),
    memberList: [
      member(0, { isCaptain: true }),
      ...Array.from({ length: 7 }, (_, index) => member(index + 1)),
      member(8, { isMe: true, volume: '84300', estimatedReward: usdt('60') }),
    ],
    liveVolume: '1124000',
    ...more,
  })

interface World {
  mine?: MyTeam | null
  request?: { teamId: string; name: string; at: number } | null
  hasLeft?: boolean
  subject?: TeamSubject
  applied?: boolean
  teams?: Team[]
  answers?: Record<string, (input: unknown) => unknown>
}

/** The teams of a user, with the calls that were sent. */
async function open({ subject = SUBJECT, applied = true, teams = [teamOf()], answers = {}, ...own }: World = {}) {
  const world = await renderInRuntime(<TeamsLive subject={subject} found={{ items: teams, total: teams.length }} />, {
    logsIn: true,
    answers: {
      ...memberAnswers({ applied }),
      competitionRank: () =>
        boardOf({ total: 487, mine: { ...rankRow(12), value: '1124000', change: 2, isProvisional: false } }),
      competitionTeam: () => ({ mine: null, request: null, hasLeft: false, items: teams, total: teams.length, ...own }),
      ...answers,
    },
  })
  const dialog = () => selectDialog(world.store.getState())
  const confirm = () => act(async () => callbacksOf(dialog()?.id ?? '').onConfirm?.())
  const notices = () =>
    selectNotifications(world.store.getState()).map(({ message }) => message.replaceAll(/[\u2068\u2069]/g, ''))
  const bodyOf = (name: string) => world.services.call.mock.calls.find(([call]) => call.name === name)?.[1]
  return { ...world, dialog, confirm, notices, bodyOf, step: () => selectNextStep(world.store.getState(), 'a1') }
}

test('[SCR-4] joining a team is confirmed first, because there is no other one afterwards', async () => {
  const { dialog, confirm, notices, sent, bodyOf } = await open({
    answers: { competitionTeamJoin: () => ({ team: myTeam(), request: null }) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Join Monsoon Desk' }))
  expect(dialog()?.message).toMatch(/^You can leave until .*\. If you leave, you can’t join another team\.$/)
  expect(sent).not.toContain('competitionTeamJoin')
  await confirm()
  await waitFor(() => expect(notices()).toEqual(['You’re in Monsoon Desk. Your volume counts for the team.']))
  expect(bodyOf('competitionTeamJoin')).toEqual({ query: { activityId: 'a1' }, body: { teamId: 't1' } })
})

test('[SCR-4] a team that is full in the meantime says so', async () => {
  const { confirm, notices } = await open({
    answers: { competitionTeamJoin: refusal('51071', { tipKey: 'team.full' }) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Join Monsoon Desk' }))
  await confirm()
  await waitFor(() => expect(notices()).toEqual(['This team is full. Pick another one.']))
})

test('[SCR-4] a wrong key is explained at its field', async () => {
  await open({ answers: { competitionTeamJoin: refusal('51001') } })
  fireEvent.click(await screen.findByRole('tab', { name: 'I have a key' }))
  fireEvent.change(screen.getByLabelText('Team key'), { target: { value: 'NOPE' } })
  fireEvent.click(screen.getByRole('button', { name: 'Join team' }))
  expect(await screen.findByText('No team has this key. Check it with the team captain.')).toBeTruthy()
  expect(screen.getByLabelText('Team key').getAttribute('aria-invalid')).toBe('true')
})

test('[SCR-4] a refused name is explained beside the name, and a bad volume beside the volume', async () => {
  const taken = refusal('51020', { tipKey: 'team.name_taken', field: 'name' })
  const { bodyOf } = await open({ answers: { competitionTeamCreate: taken } })
  const name = await screen.findByLabelText('Team name', { selector: '#team-name' })
  fireEvent.change(name, { target: { value: 'x' } })
  fireEvent.change(screen.getByLabelText(/Minimum 30-day volume/), { target: { value: 'much' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open the team' }))
  expect(screen.getByText('Use 2 to 24 letters.')).toBeTruthy()
  expect(screen.getByText('Enter an amount, for example 10000.')).toBeTruthy()
  // A flag is one letter to its reader, so 24 of them are a name.
  fireEvent.change(name, { target: { value: '🇹🇭'.repeat(24) } })
  fireEvent.change(screen.getByLabelText(/Minimum 30-day volume/), { target: { value: '10,000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open the team' }))
  expect(await screen.findByText('This name is taken. Try another one.')).toBeTruthy()
  expect(bodyOf('competitionTeamCreate')).toMatchObject({ body: { access: 'OPEN', minVolume: '10000' } })
})

test('[SCR-4] an open request can be taken back, and no second team be asked', async () => {
  const request = { teamId: 't1', name: 'Monsoon Desk', at: 1 }
  const { sent, step } = await open({ request, answers: { competitionTeamLeave: () => ({ hasLeft: false }) } })
  expect(await screen.findByText('Requested')).toBeTruthy()
  expect(screen.queryByLabelText('Team name', { selector: '#team-name' })).toBeNull()
  expect(step()?.label).toBe('See my request')
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(sent).toContain('competitionTeamLeave'))
})

test('[SCR-4] users who have not joined the activity see the teams and the first step', async () => {
  const { step } = await open({ applied: false })
  expect(await screen.findByText('Join the activity first, then pick your team.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Join Monsoon Desk' }).getAttribute('aria-disabled')).toBe('true')
  expect(step()).toBeNull()
})

test('[SCR-4] the next step of a member is a team, and trading for it afterwards', async () => {
  const without = await open()
  await screen.findByRole('button', { name: 'Join Monsoon Desk' })
  expect(without.step()).toMatchObject({ label: 'Find a team', to: { anchor: 'teams' } })
  cleanup()
  const member = await open({ mine: myTeam() })
  await screen.findByText('Members')
  expect(member.step()).toMatchObject({
    line: 'Team rank 12, 60.00\u00A0USDT for you',
    to: { target: 'contract-btcusdt' },
  })
})

test('[SCR-4] a user who left a team or found none in time sees the reason and no teams', async () => {
  await open({ hasLeft: true })
  expect(await screen.findByText('You left your team, so you can’t join another one in this activity.')).toBeTruthy()
  cleanup()
  await open({ subject: FROZEN })
  expect(await screen.findByText('You have no team here. Your tasks still pay.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull()
})

test('[SCR-4] the captain declines, removes and hands over only after a confirmation, and accepts at once', async () => {
  const mine = myTeam({
    captainIsMe: true,
    access: 'APPROVAL',
    memberList: [member(0, { isCaptain: true, isMe: true }), member(1)],
    requests: [{ userRef: 'f'.repeat(16), maskedName: 'UID 77', at: 1, recentVolume: '12400.5' }],
  })
  const answer = () => ({ team: mine })
  const { dialog, sent, bodyOf, confirm } = await open({
    mine,
    answers: { competitionTeamApprove: answer, competitionTeamRemove: answer, competitionTeamHandOver: answer },
  })
  expect((await screen.findByText(/traded in 30 days/)).textContent).toContain('12,400.50')
  fireEvent.click(screen.getByRole('button', { name: 'Accept UID 77' }))
  await waitFor(() => expect(bodyOf('competitionTeamApprove')).toMatchObject({ body: { accept: true } }))
  for (const [name, call] of [
    ['Remove UID 1', 'competitionTeamRemove'],
    ['Make UID 1 captain', 'competitionTeamHandOver'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name }))
    expect(dialog()?.title?.replaceAll(/[\u2068\u2069]/g, '')).toBe(`${name}?`)
    expect(sent).not.toContain(call)
    await confirm()
    await waitFor(() => expect(sent).toContain(call))
  }
})

test('[SCR-4] my team shows its rank, its prize and my part, and leaving it is confirmed', async () => {
  const { dialog, confirm, sent, notices } = await open({
    mine: myTeam(),
    answers: { competitionTeamLeave: () => ({ hasLeft: true }) },
  })
  await screen.findByText('of 487 teams')
  const card = screen.getByRole('region', { name: 'My team' })
  for (const part of ['12', 'of 487 teams', 'Up 2 places since yesterday', '1,000', '60.00'])
    expect(card.textContent).toContain(part)
  fireEvent.click(within(card).getByRole('button', { name: 'Leave team' }))
  expect(dialog()?.message).toContain('You can’t join another team in this activity.')
  expect(sent).not.toContain('competitionTeamLeave')
  await confirm()
  await waitFor(() => expect(notices()).toEqual(['You left Monsoon Desk.']))
})

test('[SCR-4] members of a team have no tools, and a captain has none after joining has closed', async () => {
  await open({ mine: myTeam() })
  await screen.findByText('Members')
  expect(screen.queryByText('Captain’s tools')).toBeNull()
  cleanup()
  await open({ subject: FROZEN, mine: myTeam({ captainIsMe: true }) })
  expect(await screen.findByText('Nobody can join, leave or be removed any more.')).toBeTruthy()
  expect(screen.queryByText('Captain’s tools')).toBeNull()
})

const share = vi.fn<(data: { url: string }) => Promise<void>>()
beforeEach(() => {
  share.mockReset().mockResolvedValue()
  Object.assign(window.navigator, { share })
})
afterEach(() => void Reflect.deleteProperty(window.navigator, 'share'))

const INVITATION = '/en/activity/competition/autumn-team-cup?team=t1&key=K7'

test.each([
  [null, `https://fanfare.example${INVITATION}`],
  ['https://go.example', `https://go.example${INVITATION}`],
  ['https://go.example/app', `https://fanfare.example${INVITATION}`],
])('[NET-4][SCR-4] with the remote link %s a team’s invitation leads to the team: %s', async (sharedLinkUrl, link) => {
  let send: ReturnType<typeof useShareTeam> | undefined
  function Team() {
    send = useShareTeam({ path: '/activity/competition/autumn-team-cup' })
    return null
  }
  await renderInRuntime(<Team />, { auth: { sharedLinkUrl } })
  act(() => send?.({ teamId: 't1', key: 'K7' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]?.[0].url).toBe(link)
})
