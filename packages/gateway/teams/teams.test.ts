import { expect, test } from 'vitest'
import { callerOf, refusalOf, TeamCup } from '#gateway/teams/testing/team-world.ts'
import { createTaskWorld, DAY, trade } from '#gateway/testing/task-world.ts'
import { answerRequest, handOverTeam, removeMember } from './change-as-captain.ts'
import { createTeam } from './create-team.ts'
import { leaveTeam } from './leave-team.ts'

const world = await createTaskWorld()
const cup = await TeamCup.publish(world)

const open = (userId: string, name: string, on = cup) =>
  createTeam(world.gateway, callerOf(userId), on.activityId, { name, access: 'OPEN' })
const leave = (userId: string, on = cup) => leaveTeam(world.gateway, callerOf(userId), on.activityId)
const topicsOf = async (userId: string) =>
  (await world.database.db.selectFrom('log').select('topic').where('userId', '=', userId).orderBy('id').execute()).map(
    ({ topic }) => topic,
  )

test('[SCR-4] a user who opens a team is its captain, and others find it by a part of its name', async () => {
  const captain = await cup.person()
  const team = await open(captain, '  Monsoon   Desk ')
  expect(team).toMatchObject({ name: 'Monsoon Desk', captainIsMe: true, members: 1, capacity: 3, key: null })
  expect(team.memberList).toMatchObject([{ isMe: true, isCaptain: true, volume: '0', share: '0' }])
  const found = await cup.look(null, { search: 'MÓNSOON' })
  expect(found).toMatchObject({ mine: null, total: 1, items: [{ name: 'Monsoon Desk', access: 'OPEN' }] })
  expect((await cup.look(null, { search: 'no such team' })).total).toBe(0)
})

test('[SCR-4] a name that looks like that of another team is refused for the field, and free again when the team is closed', async () => {
  const first = await cup.team('Copper Kites')
  const second = await cup.person()
  expect(await refusalOf(open(second, 'COPPER-KÍTES'))).toBe('TIP team.name_taken')
  expect(await leave(first.captain)).toEqual({ hasLeft: false })
  expect(await open(second, 'Copper Kites')).toMatchObject({ captainIsMe: true })
  expect(await open(first.captain, 'Copper Kites Two')).toMatchObject({ members: 1 })
})

test('[SCR-4] a team with a key takes those who have it, in any case, and shows it to its captain alone', async () => {
  const { teamId, key, captain } = await cup.team('Quiet Ladder', { access: 'KEY' })
  const guest = await cup.person()
  expect(key).toMatch(/^[A-Z2-9]{10}$/)
  expect(await refusalOf(cup.join(guest, { teamId }))).toBe('NOT_FOUND')
  expect(await refusalOf(cup.join(guest, { teamId, key: 'WRONG' }))).toBe('NOT_FOUND')
  expect((await cup.join(guest, { key: key?.toLowerCase() })).team).toMatchObject({ key: null, captainIsMe: false })
  expect((await cup.look(captain)).mine).toMatchObject({ key, members: 2 })
})

test('[SCR-4] a captain who approves answers requests; a declined one may ask another team', async () => {
  const { teamId, captain } = await cup.team('Harbour Hands', { access: 'APPROVAL' })
  const asking = await cup.person()
  const request = { teamId, name: 'Harbour Hands', at: world.clock.now() }
  expect(await cup.join(asking, { teamId })).toEqual({ team: null, request })
  expect(await cup.join(asking, { teamId })).toEqual({ team: null, request })
  expect(await cup.look(asking)).toMatchObject({ mine: null, request })
  const userRef = await cup.refOf(captain, asking)
  const answer = (accept: boolean, by = captain) =>
    answerRequest(world.gateway, callerOf(by), cup.activityId, { userRef, accept })
  expect(await refusalOf(answer(true, asking))).toBe('TIP team.captain_only')
  expect((await answer(false)).requests).toEqual([])
  expect(await refusalOf(cup.join(asking, { teamId }))).toBe('TIP team.declined')
  expect(await cup.look(asking)).toMatchObject({ request: null })
  const other = await cup.team('North Bell', { access: 'APPROVAL' })
  await cup.join(asking, { teamId: other.teamId })
  const accepted = await answerRequest(world.gateway, callerOf(other.captain), cup.activityId, {
    userRef,
    accept: true,
  })
  expect(accepted).toMatchObject({ members: 2, requests: [] })
  expect(await refusalOf(answer(true))).toBe('NOT_FOUND')
  expect(await topicsOf(asking)).toEqual(['team.declined', 'team.accepted'])
  expect(await topicsOf(captain)).toEqual(['team.requested'])
})

test('[SCR-4] a team that is full takes nobody, also when many join at the same time', async () => {
  const { teamId } = await cup.team('Lantern Street')
  const people = await Promise.all(Array.from({ length: 8 }, () => cup.person()))
  const refusals = await Promise.all(people.map((userId) => refusalOf(cup.join(userId, { teamId }))))
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(2)
  expect(new Set(refusals)).toEqual(new Set([null, 'LIMIT team.full']))
  const names = (await cup.look(null, { freePlaces: '1' })).items.map(({ name }) => name)
  expect(names).not.toContain('Lantern Street')
})

test('[SCR-4] one person who joins two teams at the same time is in one', async () => {
  const teams = [await cup.team('Left Bank'), await cup.team('Right Bank')]
  const person = await cup.person()
  const refusals = await Promise.all(teams.map(({ teamId }) => refusalOf(cup.join(person, { teamId }))))
  expect(new Set(refusals)).toEqual(new Set(['TIP team.already_member', null]))
  const rows = await world.database.db.selectFrom('teams').selectAll().execute()
  const members = await world.database.db
    .selectFrom('teamMembers')
    .select('teamId')
    .where('leftAt', 'is', null)
    .execute()
  for (const { teamId, members: counted } of rows)
    expect(members.filter((member) => member.teamId === teamId)).toHaveLength(counted)
})

test('[SCR-4] a captain leaves only after handing over, removes members, and the last one closes the team', async () => {
  const { teamId, captain } = await cup.team('Red Awning')
  const [heir, idle] = [await cup.member(teamId), await cup.member(teamId)]
  const by = (userId: string) => callerOf(userId)
  const ref = async (userId: string) => ({ userRef: await cup.refOf(captain, userId) })
  expect(await refusalOf(leave(captain))).toBe('TIP team.captain_stays')
  expect(await refusalOf(removeMember(world.gateway, by(idle), cup.activityId, await ref(heir)))).toBe(
    'TIP team.captain_only',
  )
  const idleRef = await ref(idle)
  expect(await removeMember(world.gateway, by(captain), cup.activityId, idleRef)).toMatchObject({ members: 2 })
  expect(await refusalOf(removeMember(world.gateway, by(captain), cup.activityId, idleRef))).toBe('NOT_FOUND')
  expect((await cup.team('Slow Tide')).teamId).not.toBe(teamId)
  expect((await cup.join(idle, { teamId })).team?.members).toBe(3)
  const own = await ref(captain)
  expect(await refusalOf(removeMember(world.gateway, by(captain), cup.activityId, own))).toBe('NOT_FOUND')
  expect(await handOverTeam(world.gateway, by(captain), cup.activityId, await ref(heir))).toMatchObject({
    captainIsMe: false,
  })
  expect(await leave(captain)).toEqual({ hasLeft: true })
  expect(await leave(idle)).toEqual({ hasLeft: true })
  expect(await leave(heir)).toEqual({ hasLeft: false })
  expect((await cup.look(null, { search: 'Red Awning' })).total).toBe(0)
})

test('[SCR-4] a team may ask for a volume of 30 days, which older trades do not reach', async () => {
  const { teamId } = await cup.team('Heavy Rain', { minVolume: '1000' })
  const trader = await cup.person()
  const at = world.clock.now()
  await world.send(trade(trader, at - 31 * DAY, '5000'), trade(trader, at - DAY, '999'))
  expect(await refusalOf(cup.join(trader, { teamId }))).toBe('NOT_ELIGIBLE NOT_ENOUGH')
  await world.send(trade(trader, at, '1'))
  expect((await cup.join(trader, { teamId })).team?.members).toBe(2)
})

test('[SCR-4] teams are opened and joined in their time, by participants', async () => {
  const timed = await TeamCup.publish(world, { teams: { minMembers: 1, createDays: 2, joinDays: 3 } })
  const stranger = await world.addUser()
  expect(await refusalOf(open(stranger, 'Strangers', timed))).toBe('JOIN_FIRST')
  const upcoming = await TeamCup.publish(world, { startTime: '+1d 00:00' })
  expect(await refusalOf(open(await upcoming.person(), 'Early Birds', upcoming))).toBe('NOT_STARTED')
  const { teamId, captain } = await timed.team('In Time')
  const [late, later] = [await timed.person(), await timed.person()]
  world.clock.advance(DAY)
  expect(await refusalOf(open(late, 'Too Late', timed))).toBe('ENDED')
  expect((await timed.join(late, { teamId })).team?.members).toBe(2)
  world.clock.advance(DAY)
  expect(await refusalOf(timed.join(later, { teamId }))).toBe('ENDED')
  expect(await refusalOf(leave(late, timed))).toBe('ENDED')
  const changes = [removeMember, handOverTeam].map((change) =>
    refusalOf(change(world.gateway, callerOf(captain), timed.activityId, { userRef: '0'.repeat(16) })),
  )
  expect(await Promise.all(changes)).toEqual(['ENDED', 'ENDED'])
  world.clock.advance(-2 * DAY)
})

test('[SCR-4] an activity without teams has none', async () => {
  const activityId = await world.publish({ alias: 'no-teams', tasks: [] })
  const other = new TeamCup(world, activityId)
  expect(await refusalOf(other.look(null))).toBe('NOT_FOUND')
})
