import { rankBoards, readBoardAs } from '#gateway/boards/testing/ranked-boards.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { cash, usdt } from '#gateway/testing/activity-file.ts'
import { callerOf, TeamCup, refusalOf } from '#gateway/teams/testing/team-world.ts'
import { countWaits } from '#gateway/testing/count-waits.ts'
import { createTaskWorld, DAY, trade } from '#gateway/testing/task-world.ts'
import { readActivity, readMyActivity } from '../activities/read-activity.ts'
import { settleEnded } from '../results/settle-ended.ts'
import { leaveTeam, createTeam } from './join-team.ts'
import { answerRequest, handOverTeam, removeMember } from './change-as-captain.ts'

const world = await createTaskWorld({ audited: true })

const send = (userId: string, volume: string) => world.send(trade(userId, world.clock.now(), volume))
const rank = () => rankBoards(world)
/** A page of one team at a time, and an end after each part, as a process that is killed again and again. */
async function settleInParts(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    let parts = 0
    await settleEnded(world.gateway, { pageSize: 1, isStopping: () => (parts += 1) > 2 })
  }
}
const read = (cup: TeamCup, track: 'TEAM' | 'MEMBER', userId: string | null = null) =>
  readBoardAs(world, userId, { activityId: cup.activityId, track })
const rowsOf = async (cup: TeamCup, track: 'TEAM' | 'MEMBER') =>
  (await read(cup, track)).items.map((row) => `${row.rank} ${row.value}${row.estimatedReward === null ? '' : ' paid'}`)

test('[SCR-4] teams are ranked by the volume of their members, who have a board of their own', async () => {
  const cup = await TeamCup.publish(world)
  const small = await cup.team('Small Hours')
  const large = await cup.team('Large Hours')
  const member = await cup.member(large.teamId)
  const alone = await cup.person()
  await send(small.captain, '300')
  await send(large.captain, '250')
  await send(member, '150')
  await send(alone, '9000')
  await rank()
  expect(await rowsOf(cup, 'TEAM')).toEqual(['1 400 paid', '2 300 paid'])
  expect(await rowsOf(cup, 'MEMBER')).toEqual(['1 300', '2 250', '3 150'])
  const { items, mine } = await read(cup, 'TEAM', member)
  expect(items[0]).toMatchObject({ maskedName: 'Large Hours', teamId: large.teamId, members: 2 })
  expect(mine).toMatchObject({ rank: 1, maskedName: 'Large Hours', value: '400', isProvisional: false })
  expect((await read(cup, 'TEAM', alone)).mine).toBeNull()
  await send(member, '50')
  expect((await read(cup, 'TEAM', member)).mine).toMatchObject({ rank: 1, value: '450', isProvisional: true })
  const { competition } = await readActivity(world.gateway, cup.activityId, 'en')
  expect(competition).toMatchObject({
    tracks: [{ track: 'TEAM' }, { track: 'MEMBER' }],
    traders: 2,
    team: { minMembers: 1, maxMembers: 3, captainShare: '0.2', teams: 2, freeTeams: 2 },
  })
  const own = await readMyActivity(world.gateway, callerOf(member), cup.activityId, { locale: 'en', country: null })
  expect(own.my.rank).toBe(1)
})

test('[SCR-4] a team gets its next better prizes, the nearest first, with the value of each rank', async () => {
  const prize = (rankFrom: number, rankTo: number, amount: string) => {
    return { id: `from-${rankFrom}`, rankFrom, rankTo, reward: cash(amount) }
  }
  const cup = await TeamCup.publish(world, {
    tiers: [prize(1, 1, '50'), prize(2, 2, '40'), prize(3, 3, '30'), prize(4, 5, '10')],
  })
  const teams = []
  for (const volume of ['500', '400', '300', '200', '100']) {
    const team = await cup.team(`Team of ${volume}`)
    await send(team.captain, volume)
    teams.push(team)
  }
  await rank()
  const last = await read(cup, 'TEAM', teams[4]?.captain)
  expect(last.mine?.rungs).toMatchObject([
    { rank: 3, value: '300', reward: { amount: usdt('30') } },
    { rank: 2, value: '400', reward: { amount: usdt('40') } },
    { rank: 1, value: '500', reward: { amount: usdt('50') } },
  ])
  expect(last.mine?.nextPrize).toEqual(last.mine?.rungs?.[0])
  expect((await read(cup, 'TEAM', teams[0]?.captain)).mine).not.toHaveProperty('rungs')
  expect((await read(cup, 'MEMBER', teams[4]?.captain)).mine).not.toHaveProperty('rungs')
})

test('[SCR-4] the captain gets a fifth and members share the rest; the page shows each part as it is paid', async () => {
  const cup = await TeamCup.publish(world)
  const first = await cup.team('Monsoon Desk')
  const member = await cup.member(first.teamId)
  const idle = await cup.member(first.teamId)
  const second = await cup.team('Harbour Hands')
  await send(first.captain, '100')
  await send(member, '200')
  await send(second.captain, '30')
  await rank()
  const { mine } = await cup.look(member)
  expect(mine).toMatchObject({ rank: 1, volume: '300', liveVolume: '300', estimatedPrize: usdt('100') })
  const parts = mine?.memberList.map((one) => `${one.isCaptain} ${one.share} ${one.estimatedReward?.amount}`)
  expect(parts).toEqual(['false 0.666667 53.33', 'true 0.333333 46.66', 'false 0 undefined'])
  await world.passTime(12 * DAY)
  await settleInParts()
  const rewardsOf = async (userId: string) =>
    (await world.rewardsOf(userId)).map(({ source, reward }) => [source?.kind, source?.id, reward.amount])
  expect(await rewardsOf(member)).toEqual([['TEAM', first.teamId, usdt('53.33')]])
  expect(await rewardsOf(first.captain)).toEqual([['TEAM', first.teamId, usdt('46.66')]])
  expect(await rewardsOf(idle)).toEqual([])
  expect(await rewardsOf(second.captain)).toEqual([['TEAM', second.teamId, usdt('40')]])
  const told = await world.server.rows('log', { topic: 'activity.settled' })
  expect(told.find(({ userId }) => userId === idle)?.payload).toMatchObject({ ranks: { TEAM: 1 }, rewards: [] })
  expect(told.find(({ userId }) => userId === member)?.payload).toMatchObject({ ranks: { TEAM: 1, MEMBER: 1 } })
  world.clock.advance(-12 * DAY)
})

test('[SCR-4] a team too small or idle has no place, and none exceeds its pool share', async () => {
  const cup = await TeamCup.publish(world, { teams: { minMembers: 2, maxMembers: 3, poolShareMaximum: '0.5' } })
  const lonely = await cup.team('One Voice')
  const pair = await cup.team('Two Voices')
  const second = await cup.member(pair.teamId)
  const idle = await cup.team('No Voices')
  await cup.member(idle.teamId)
  await send(lonely.captain, '900')
  await send(second, '10')
  await rank()
  const { items } = await read(cup, 'TEAM')
  expect(items).toMatchObject([{ rank: 1, maskedName: 'Two Voices', estimatedReward: { amount: usdt('70') } }])
  expect(items).toHaveLength(1)
  expect(await rowsOf(cup, 'MEMBER')).toEqual(['1 10'])
  await cup.member(lonely.teamId)
  await rank()
  expect((await read(cup, 'TEAM')).items.map(({ maskedName }) => maskedName)).toEqual(['One Voice', 'Two Voices'])
  await leaveTeam(world.gateway, callerOf(second), cup.activityId)
  await rank()
  expect((await read(cup, 'TEAM')).items.map(({ maskedName }) => maskedName)).toEqual(['One Voice'])
})

test('[SCR-4] volume counts from the day on which teams compete, and that of removed accounts never', async () => {
  const cup = await TeamCup.publish(world, { teams: { minMembers: 1, competeAfterDays: 3 } })
  const { teamId, captain } = await cup.team('Later On')
  const maker = await cup.member(teamId)
  await send(captain, '500')
  world.clock.advance(4 * DAY)
  await send(captain, '70')
  await send(maker, '1000')
  await world.send(fact('account.classified', world.clock.now(), { userId: maker }))
  await rank()
  expect(await rowsOf(cup, 'TEAM')).toEqual(['1 70 paid'])
  expect((await cup.look(captain)).mine).toMatchObject({ liveVolume: '70' })
  world.clock.advance(-4 * DAY)
})

test('[SCR-4] a page of teams waits for the database four times, with the own place five times', async () => {
  const cup = await TeamCup.publish(world)
  const { captain } = await cup.team('Few Waits')
  await send(captain, '300')
  await rank()
  const waitsOf = (userId: string | null) =>
    countWaits(world.database.url, (db) =>
      readBoardAs({ gateway: { ...world.gateway, db } }, userId, { activityId: cup.activityId, track: 'TEAM' }),
    )
  expect(await waitsOf(null)).toEqual({ waits: 4, statements: 6 })
  expect(await waitsOf(captain)).toEqual({ waits: 5, statements: 15 })
})

const cup = await TeamCup.publish(world)

const open = (userId: string, name: string, on = cup) =>
  createTeam(world.gateway, callerOf(userId), on.activityId, { name, access: 'OPEN' })
const leave = (userId: string, on = cup) => leaveTeam(world.gateway, callerOf(userId), on.activityId)
const topicsOf = async (userId: string) => (await world.server.rows('log', { userId })).map(({ topic }) => topic)

test('[SCR-4] a user who opens a team is its captain, and others find it by a part of its name', async () => {
  const captain = await cup.person()
  const team = await open(captain, '  Monsoon   Desk ')
  expect(team).toMatchObject({ name: 'Monsoon Desk', captainIsMe: true, members: 1, capacity: 3, key: null })
  expect(team.memberList).toMatchObject([{ isMe: true, isCaptain: true, volume: '0', share: '0' }])
  const found = await cup.look(null, { search: 'MÓNSOON' })
  expect(found).toMatchObject({ mine: null, total: 1, items: [{ name: 'Monsoon Desk', access: 'OPEN' }] })
  expect((await cup.look(null, { search: 'no such team' })).total).toBe(0)
})

test('[SCR-4] a name that looks like that of another open team is refused', async () => {
  const first = await cup.team('Copper Kites')
  const second = await cup.person()
  expect(await refusalOf(open(second, 'COPPER-KÍTES'))).toBe('TIP team.name_taken')
  expect(await leave(first.captain)).toEqual({ hasLeft: false })
  expect(await open(second, 'Copper Kites')).toMatchObject({ captainIsMe: true })
  expect(await open(first.captain, 'Copper Kites Two')).toMatchObject({ members: 1 })
})

test('[SCR-4] a team with a key takes only those who have it, in any case', async () => {
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
  expect(await answer(true, other.captain)).toMatchObject({ members: 2, requests: [] })
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
  expect((await cup.look(null, { freePlaces: '1' })).items.map(({ name }) => name)).not.toContain('Lantern Street')
})

test('[SCR-4] one person who joins two teams at the same time is in one', async () => {
  const teams = [await cup.team('Left Bank'), await cup.team('Right Bank')]
  const person = await cup.person()
  const refusals = await Promise.all(teams.map(({ teamId }) => refusalOf(cup.join(person, { teamId }))))
  expect(new Set(refusals)).toEqual(new Set(['TIP team.already_member', null]))
  expect((await cup.look(null, { search: 'Bank' })).items.map(({ members }) => members)).toEqual([2, 1])
  const rows = await world.server.rows('teams')
  const members = await world.server.rows('teamMembers', { leftAt: null })
  for (const { teamId, members: counted } of rows)
    expect(members.filter((member) => member.teamId === teamId)).toHaveLength(counted)
})

test('[SCR-4] a captain leaves only after handing over, removes members, and the last one closes the team', async () => {
  const { teamId, captain } = await cup.team('Red Awning')
  const [heir, idle] = [await cup.member(teamId), await cup.member(teamId)]
  const remove = (userId: string, who: { userRef: string }) =>
    removeMember(world.gateway, callerOf(userId), cup.activityId, who)
  const ref = async (userId: string) => ({ userRef: await cup.refOf(captain, userId) })
  expect(await refusalOf(leave(captain))).toBe('TIP team.captain_stays')
  expect(await refusalOf(remove(idle, await ref(heir)))).toBe('TIP team.captain_only')
  const idleRef = await ref(idle)
  expect(await remove(captain, idleRef)).toMatchObject({ members: 2 })
  expect(await refusalOf(remove(captain, idleRef))).toBe('NOT_FOUND')
  expect((await cup.team('Slow Tide')).teamId).not.toBe(teamId)
  expect((await cup.join(idle, { teamId })).team?.members).toBe(3)
  expect(await refusalOf(remove(captain, await ref(captain)))).toBe('NOT_FOUND')
  const handedOver = await handOverTeam(world.gateway, callerOf(captain), cup.activityId, await ref(heir))
  expect(handedOver.captainIsMe).toBe(false)
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
