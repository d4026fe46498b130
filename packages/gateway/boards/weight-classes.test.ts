import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { expect, test } from 'vitest'
import { cash, usdt } from '#gateway/testing/activity-file.ts'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { findSettlement } from '#gateway/results/db/activity-settlements.ts'
import { rankBoards, readBoardAs } from '#gateway/boards/testing/ranked-boards.ts'
import { createTaskWorld, DAY, trade, type TaskWorld } from '#gateway/testing/task-world.ts'
import { readActivity, readMyActivity } from '../activities/read-activity.ts'
import { settleEnded } from '../results/settle-ended.ts'
import { listBoardSnapshots, type RankQuery, listMyPlaces } from './read-rank.ts'

type CupInput = Extract<ActivityFileInput, { type: 'PersonalTrading' }>
const world = await createTaskWorld({ audited: true })

const WEIGHT_CLASSES = {
  volumeDays: 30,
  list: [{ id: 'small', upTo: usdt('1000') }, { id: 'middle', upTo: usdt('50000') }, { id: 'open' }],
}
let cups = 0
const publishCup = (board: CupInput['board'] = {}) =>
  world.publish({
    alias: `classes-${(cups += 1)}`,
    type: 'PersonalTrading',
    settleDays: 1,
    pool: usdt('160'),
    tasks: [],
    board: { weightClasses: WEIGHT_CLASSES, ...board },
    tiers: [
      { id: 'small-first', weightClass: 'small', rankFrom: 1, rankTo: 1, reward: cash('20') },
      { id: 'small-second', weightClass: 'small', rankFrom: 2, rankTo: 2, reward: cash('10') },
      { id: 'middle-first', weightClass: 'middle', rankFrom: 1, rankTo: 1, reward: cash('50') },
      { id: 'open-first', weightClass: 'open', rankFrom: 1, rankTo: 1, reward: cash('80') },
    ],
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
  } as Parameters<TaskWorld['publish']>[0])

/** The activities begin at midnight of the day before. */
const start = () => Math.floor(world.clock.now() / DAY) * DAY - DAY
/** A participant with this volume two days before the start, and this one since joining. */
async function trader(activityId: string, before: string | null, volume: string): Promise<string> {
  const userId = await world.addUser()
  if (before !== null) await world.send(trade(userId, start() - 2 * DAY, before))
  await world.joinActivity(userId, activityId)
  await world.send(trade(userId, world.clock.now(), volume))
  return userId
}
const rank = () => rankBoards(world)
const read = (activityId: string, userId: string | null, query: Partial<RankQuery> = {}) =>
  readBoardAs(world, userId, { activityId, ...query })
const valuesOf = async (activityId: string, weightClass: string, query: Partial<RankQuery> = {}) =>
  (await read(activityId, null, { weightClass, ...query })).items.map((row) => `${row.rank} ${row.value}`)

test('[SCR-4] each class ranks its own traders by the volume before the start, a limit included', async () => {
  const activityId = await publishCup()
  const whale = await trader(activityId, '50000.01', '900000')
  const middle = await trader(activityId, '50000', '7000')
  const small = await trader(activityId, '1000', '300')
  const idle = await trader(activityId, null, '500')
  await rank()
  expect(await valuesOf(activityId, 'small')).toEqual(['1 500', '2 300'])
  expect(await valuesOf(activityId, 'middle')).toEqual(['1 7000'])
  expect(await valuesOf(activityId, 'open')).toEqual(['1 900000'])
  const mine = await read(activityId, small)
  expect(mine).toMatchObject({
    weightClass: 'small',
    myClass: { classId: 'small', volume: usdt('1000') },
    mine: { rank: 2, volume: usdt('300'), estimatedReward: { amount: usdt('10') }, nextPrize: { rank: 1 } },
  })
  expect((await read(activityId, idle)).mine).toMatchObject({ rank: 1, estimatedReward: { amount: usdt('20') } })
  expect((await read(activityId, middle)).mine).toMatchObject({ rank: 1, estimatedReward: { amount: usdt('50') } })
  expect(await listMyPlaces(world.gateway, middle, [activityId], 'en')).toMatchObject([
    { rank: 1, estimatedReward: { amount: usdt('50') } },
  ])
  const my = await readMyActivity(world.gateway, callerOf(whale), activityId, { locale: 'en', country: null })
  expect(my).toMatchObject({
    my: { rank: 1 },
    tiers: [{ weightClass: 'small' }, { weightClass: 'small' }, { weightClass: 'middle' }, { weightClass: 'open' }],
    competition: {
      traders: 4,
      weightClasses: {
        volumeDays: 30,
        list: [
          { classId: 'small', upTo: usdt('1000'), traders: 2 },
          { classId: 'middle', upTo: usdt('50000'), traders: 1 },
          { classId: 'open', upTo: null, traders: 1 },
        ],
      },
    },
  })
})

test('[SCR-4] another class can be read, without a place of mine; a visitor sees the first', async () => {
  const activityId = await publishCup()
  const middle = await trader(activityId, '2000', '70')
  await trader(activityId, null, '5')
  await rank()
  expect(await read(activityId, middle, { weightClass: 'small' })).toMatchObject({
    weightClass: 'small',
    mine: null,
    myClass: { classId: 'middle' },
    items: [{ rank: 1, value: '5' }],
  })
  expect(await read(activityId, null)).toMatchObject({ weightClass: 'small', myClass: null })
  expect(await read(activityId, await world.addUser())).toMatchObject({ weightClass: 'small', myClass: null })
  await expect(read(activityId, null, { weightClass: 'huge' })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  const { mine } = await read(activityId, middle, { proof: '1' })
  const chain = (weightClass?: string) =>
    listBoardSnapshots(world.gateway, { activityId, weightClass, pageIndex: 0, pageSize: 20 })
  expect((await chain('middle')).items[0]?.root).toBe(mine?.proof?.root)
  expect((await chain()).items[0]?.root).not.toBe(mine?.proof?.root)
})

test('[SCR-4] a competition without classes refuses the query and names none', async () => {
  const activityId = await world.publish({ alias: 'classless', type: 'PersonalTrading', tasks: [], board: {} } as never)
  expect(await read(activityId, null)).toMatchObject({ weightClass: null, myClass: null })
  await expect(read(activityId, null, { weightClass: 'small' })).rejects.toMatchObject({ message: 'NOT_FOUND' })
})

test('[SCR-4] a trade from before the start that arrives late moves the trader to the right class', async () => {
  const activityId = await publishCup({ tracks: [{ track: 'VOLUME', periods: ['DAY'] }, { track: 'PNL' }] })
  const moved = await trader(activityId, '900', '500')
  await trader(activityId, null, '400')
  await rank()
  expect((await read(activityId, moved)).mine).toMatchObject({ rank: 1 })
  await world.send(trade(moved, start() - 1, '100.01'))
  expect(await read(activityId, moved)).toMatchObject({
    weightClass: 'middle',
    myClass: { classId: 'middle', volume: usdt('1000.01') },
    mine: { rank: null, value: '500', isProvisional: true },
  })
  await rank()
  expect([await valuesOf(activityId, 'small'), await valuesOf(activityId, 'middle')]).toEqual([['1 400'], ['1 500']])
  expect(await valuesOf(activityId, 'small', { period: 'DAY' })).toEqual(['1 400'])
  // The start is the first instant that no longer counts for the class.
  await world.send(trade(moved, start(), '1000000'), trade(moved, start() - 30 * DAY - 1, '1000000'))
  expect(await read(activityId, moved)).toMatchObject({ myClass: { volume: usdt('1000.01') }, mine: { rank: 1 } })
})

test('[SCR-4] [GW-2] at the end each class is paid by its own ranks, from the pool that all unlocked together', async () => {
  const activityId = await publishCup({
    minimumTraders: 2,
    poolSteps: [
      { volume: usdt('1000'), pool: usdt('80') },
      { volume: usdt('90000'), pool: usdt('160') },
    ],
  })
  const small = [await trader(activityId, null, '300'), await trader(activityId, '10', '200')]
  const middle = [await trader(activityId, '2000', '400'), await trader(activityId, '2000', '350')]
  const alone = await trader(activityId, '60000', '500')
  await rank()
  const { competition } = await readActivity(world.gateway, activityId, 'en')
  expect(competition).toMatchObject({ volume: usdt('1750'), poolUnlocked: usdt('80') })
  await world.passTime(13 * DAY)
  await settleEnded(world.gateway)
  expect(await Promise.all([...small, ...middle, alone].map(world.paidTo))).toEqual([
    [['VOLUME.small:1', '10']],
    [['VOLUME.small:2', '5']],
    [['VOLUME.middle:1', '25']],
    [],
    [],
  ])
  expect((await findSettlement(world.gateway.db, activityId))?.report.snapshots).toMatchObject([
    { track: 'VOLUME.small', rows: 2, sum: '500' },
    { track: 'VOLUME.middle', rows: 2, sum: '750' },
    { track: 'VOLUME.open', rows: 1, sum: '500' },
  ])
  // The result is frozen: a late fact moves nobody to another class.
  await world.sendAndEvaluate(trade(small[0] ?? '', start() - 16 * DAY, '5000'))
  expect(await read(activityId, small[0] ?? '')).toMatchObject({
    weightClass: 'small',
    final: true,
    mine: { rank: 1, estimatedReward: { amount: usdt('10') } },
  })
  world.clock.advance(-13 * DAY)
})
