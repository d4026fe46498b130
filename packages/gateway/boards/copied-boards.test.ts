import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { cash, usdt } from '#gateway/testing/activity-file.ts'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { closed, stats } from '#gateway/testing/copy-facts.ts'
import { rankBoards, readBoardAs } from '#gateway/boards/testing/ranked-boards.ts'
import { createTaskWorld, DAY, HOUR, nextEventId, trade } from '#gateway/testing/task-world.ts'
import { readActivity } from '../activities/read-activity.ts'
import { snapshotDueBoards } from './snapshots/snapshot-due-boards.ts'
import { settleEnded } from '../results/settle-ended.ts'
import type { RankQuery } from './read-rank.ts'

type CopyInput = Extract<ActivityFileInput, { type: 'CopyTrading' }>

const world = await createTaskWorld({ audited: true })

let published = 0
const publish = (changes: Partial<CopyInput> = {}) =>
  world.publish({
    alias: `copy-board-${(published += 1)}`,
    type: 'CopyTrading',
    settleDays: 1,
    tasks: [],
    board: { tracks: [{ track: 'FOLLOWERS' }, { track: 'LEADS' }] },
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
    ...changes,
  })

async function lead(activityId: string | null, nickname: string): Promise<string> {
  const userId = activityId === null ? await world.addUser() : await world.addParticipant(activityId)
  await world.send(stats(userId, world.clock.now(), { nickname }))
  return userId
}
const order = (userId: string, traderId: string, pnl: string) => closed(userId, world.clock.now(), { traderId, pnl })
const rank = () => rankBoards(world)
const read = (activityId: string, track: string, userId: string | null = null, query: Partial<RankQuery> = {}) =>
  readBoardAs(world, userId, { activityId, track, ...query })
const rowsOf = async (activityId: string, track: string) =>
  (await read(activityId, track)).items.map((row) => `${row.rank} ${row.maskedName} ${row.value}`)
const masked = (userId: string) => `${userId.slice(0, 2)}***@mail`

test('[SCR-6] followers are ranked by the copied orders closed since joining, lead traders by those of their followers', async () => {
  const activityId = await publish()
  const [north, kettle] = [await lead(activityId, 'Delta North'), await lead(activityId, 'Slow Kettle')]
  const early = await world.addUser()
  await world.send(order(early, north, '900'))
  world.clock.advance(1)
  await world.joinActivity(early, activityId)
  const other = await world.addParticipant(activityId)
  const repeated = order(early, north, '10.5')
  await world.send(repeated, order(early, kettle, '-4'), order(other, north, '30'), order(other, kettle, '-50'))
  await world.send(repeated, { ...repeated, eventId: nextEventId(), pnl: '700' })
  await rank()
  expect(await rowsOf(activityId, 'FOLLOWERS')).toEqual([`1 ${masked(early)} 6.5`, `2 ${masked(other)} -20`])
  expect(await rowsOf(activityId, 'LEADS')).toEqual(['1 Delta North 40.5', '2 Slow Kettle -54'])
  expect((await read(activityId, 'FOLLOWERS', early)).mine).toMatchObject({ rank: 1, value: '6.5' })
  const { mine, unit } = await read(activityId, 'LEADS', kettle)
  expect([mine?.rank, mine?.maskedName, unit]).toEqual([2, 'Slow Kettle', 'USDT'])
  expect((await read(activityId, 'LEADS', early)).mine).toMatchObject({ rank: null, value: '0' })
  const { competition } = await readActivity(world.gateway, activityId, 'en')
  expect(competition).toMatchObject({
    markets: [],
    traders: 2,
    tracks: [
      { track: 'FOLLOWERS', unit: 'USDT' },
      { track: 'LEADS', unit: 'USDT' },
    ],
  })
})

test('[SCR-6] lead traders who have not joined, copies of oneself and removed accounts have no place and add to none', async () => {
  const activityId = await publish()
  const [joined, absent] = [await lead(activityId, 'Joined'), await lead(null, 'Absent')]
  const twin = await lead(activityId, 'Twin')
  const [follower, maker] = [await world.addParticipant(activityId), await world.addParticipant(activityId)]
  await world.send(
    order(follower, joined, '10'),
    order(follower, absent, '20'),
    order(follower, twin, '40'),
    order(maker, joined, '300'),
    order(joined, joined, '5000'),
  )
  const later = world.clock.now() + 10
  await world.send(
    fact('account.classified', later, { userId: maker }),
    fact('user.flagged', later, { userId: twin, reason: 'MULTI_ACCOUNT' }),
  )
  await rank()
  const leads = await read(activityId, 'LEADS')
  expect(leads.items.map(({ maskedName, value, removed }) => [maskedName, value, removed])).toEqual([
    ['Twin', '40', 'MULTI_ACCOUNT'],
    ['Joined', '10', undefined],
  ])
  await world.joinActivity(absent, activityId)
  world.clock.advance(HOUR)
  await snapshotDueBoards(world.gateway)
  expect(await rowsOf(activityId, 'LEADS')).toEqual(['1 Twin 40', '1 Absent 20', '2 Joined 10'])
})

test('[SCR-6] a follower below the minimum volume has no place, and sees the volume', async () => {
  const activityId = await publish({
    board: { tracks: [{ track: 'FOLLOWERS' }], markets: ['copy'], minimum: usdt('100') },
  })
  const follower = await world.addParticipant(activityId)
  const copied = { ...trade(follower, world.clock.now(), '60'), market: 'copy' as const }
  await world.send(order(follower, 'lead-1', '10'), copied)
  await rank()
  expect(await rowsOf(activityId, 'FOLLOWERS')).toEqual([])
  const { mine } = await read(activityId, 'FOLLOWERS', follower)
  expect(mine).toMatchObject({ rank: null, removed: 'NOT_ENOUGH', volume: usdt('60') })
  const { competition } = await readActivity(world.gateway, activityId, 'en')
  expect(competition?.markets).toEqual(['copy'])
})

test('[SCR-6] days and weeks have boards of their own for followers and lead traders', async () => {
  const activityId = await publish({
    board: {
      tracks: [
        { track: 'FOLLOWERS', periods: ['DAY'] },
        { track: 'LEADS', periods: ['DAY', 'WEEK'] },
      ],
    },
  })
  const north = await lead(activityId, 'Delta North')
  const follower = await world.addParticipant(activityId)
  await world.send(order(follower, north, '10'))
  world.clock.advance(DAY)
  await world.send(order(follower, north, '3'))
  await rank()
  const valuesOf = async (track: string, period: 'DAY' | 'WEEK' | 'ALL') =>
    (await read(activityId, track, null, { period })).items.map(({ value }) => value)
  expect(await valuesOf('FOLLOWERS', 'DAY')).toEqual(['3'])
  expect(await valuesOf('LEADS', 'DAY')).toEqual(['3'])
  expect(await valuesOf('LEADS', 'WEEK')).toEqual(['13'])
  expect(await valuesOf('LEADS', 'ALL')).toEqual(['13'])
  world.clock.advance(-DAY)
})

test('[SCR-6] at the end the places of the first track are paid, whichever of the two it is', async () => {
  const tiers = [
    { id: 'first', rankFrom: 1, rankTo: 1, reward: cash('100') },
    { id: 'second', rankFrom: 2, rankTo: 2, reward: cash('30') },
  ]
  const forFollowers = await publish({ tiers, board: undefined })
  const forLeads = await publish({ tiers, board: { tracks: [{ track: 'LEADS' }] } })
  const paysNobody = await publish({ tiers: [], board: undefined })
  const joinAll = async (userId: string) => {
    for (const activityId of [forFollowers, forLeads, paysNobody]) await world.joinActivity(userId, activityId)
  }
  const [north, kettle] = [await lead(null, 'Delta North'), await lead(null, 'Slow Kettle')]
  const [best, other] = [await world.addUser(), await world.addUser()]
  for (const userId of [north, kettle, best, other]) await joinAll(userId)
  await world.send(order(best, kettle, '50'), order(other, north, '20'), order(other, kettle, '-10'))
  await rank()
  const { mine } = await read(forFollowers, 'FOLLOWERS', best)
  expect(mine?.estimatedReward).toMatchObject({ amount: usdt('100') })
  expect((await read(forFollowers, 'LEADS', kettle)).mine?.estimatedReward).toBeNull()
  await world.passTime(13 * DAY)
  expect(await settleEnded(world.gateway)).toBeGreaterThanOrEqual(3)
  expect(await world.paidTo(best)).toEqual([['FOLLOWERS:1', '100']])
  expect(await world.paidTo(other)).toEqual([['FOLLOWERS:2', '30']])
  expect(await world.paidTo(kettle)).toEqual([['LEADS:1', '100']])
  expect(await world.paidTo(north)).toEqual([['LEADS:2', '30']])
  expect(await read(forLeads, 'LEADS', north)).toMatchObject({ final: true, mine: { rank: 2, isProvisional: false } })
  world.clock.advance(-13 * DAY)
})

test('[SCR-6] a running promotion may gain leaderboards, also of orders that closed before', async () => {
  const alias = 'gains-boards'
  const activityId = await publish({ alias, board: undefined })
  const north = await lead(activityId, 'Delta North')
  const follower = await world.addParticipant(activityId)
  await world.sendAndEvaluate(order(follower, north, '10'))
  await publish({ alias })
  await rank()
  expect(await rowsOf(activityId, 'FOLLOWERS')).toEqual([`1 ${masked(follower)} 10`])
  expect(await rowsOf(activityId, 'LEADS')).toEqual(['1 Delta North 10'])
  await expect(publish({ alias, board: { tracks: [{ track: 'LEADS' }] } })).rejects.toMatchObject({
    data: { issues: [{ path: 'board' }] },
  })
})
