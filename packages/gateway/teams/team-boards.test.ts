import { cash, rankBoards, readBoardAs, usdt } from '#gateway/boards/testing/ranked-boards.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { afterAll, expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { callerOf, TeamCup } from '#gateway/teams/testing/team-world.ts'
import { countWaits } from '#gateway/testing/count-waits.ts'
import { createTaskWorld, DAY, trade } from '#gateway/testing/task-world.ts'
import { readActivity, readMyActivity } from '../activities/read-activity.ts'
import { settleEnded } from '../results/settle-ended.ts'
import { leaveTeam } from './leave-team.ts'

const world = await createTaskWorld()
afterAll(async () => expect(await audit(world.gateway.db)).toEqual([]))

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
  (await read(cup, track)).items.map((row) => [row.rank, row.value, row.estimatedReward !== null])

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
  expect(await rowsOf(cup, 'TEAM')).toEqual([
    [1, '400', true],
    [2, '300', true],
  ])
  expect(await rowsOf(cup, 'MEMBER')).toEqual([
    [1, '300', false],
    [2, '250', false],
    [3, '150', false],
  ])
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
  const prize = (from: number, to: number, amount: string) => ({
    id: `from-${from}`,
    rankFrom: from,
    rankTo: to,
    reward: cash(amount),
  })
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
  expect(last.mine?.rungs?.map(({ rank: place, value, reward }) => [place, value, reward.amount])).toEqual([
    [3, '300', usdt('30')],
    [2, '400', usdt('40')],
    [1, '500', usdt('50')],
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
  const partsOf = mine?.memberList.map(({ isCaptain, share, estimatedReward }) => [
    isCaptain,
    share,
    estimatedReward?.amount,
  ])
  expect(partsOf).toEqual([
    [false, '0.666667', '53.33'],
    [true, '0.333333', '46.66'],
    [false, '0', undefined],
  ])
  world.clock.advance(12 * DAY)
  await world.evaluate()
  await settleInParts()
  const rewardsOf = async (userId: string) =>
    (await world.rewardsOf(userId)).map(({ source, reward }) => [
      source?.kind,
      source?.id,
      'amount' in reward.amount ? reward.amount.amount : null,
    ])
  expect(await rewardsOf(member)).toEqual([['TEAM', first.teamId, '53.33']])
  expect(await rewardsOf(first.captain)).toEqual([['TEAM', first.teamId, '46.66']])
  expect(await rewardsOf(idle)).toEqual([])
  expect(await rewardsOf(second.captain)).toEqual([['TEAM', second.teamId, '40']])
  const told = await world.database.db
    .selectFrom('log')
    .select(['userId', 'payload'])
    .where('topic', '=', 'activity.settled')
    .execute()
  expect(told.find(({ userId }) => userId === idle)?.payload).toMatchObject({ ranks: { TEAM: 1 }, rewards: [] })
  expect(told.find(({ userId }) => userId === member)?.payload).toMatchObject({ ranks: { TEAM: 1, MEMBER: 1 } })
  world.clock.advance(-12 * DAY)
})

test('[SCR-4] a team that is too small, or has no volume, has no place, and no team gets more than its share of the pool', async () => {
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
  expect(await rowsOf(cup, 'MEMBER')).toEqual([[1, '10', false]])
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
  expect(await rowsOf(cup, 'TEAM')).toEqual([[1, '70', true]])
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
