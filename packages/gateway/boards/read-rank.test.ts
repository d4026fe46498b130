import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { cash, usdt } from '#gateway/testing/activity-file.ts'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { rankBoards, readBoardAs } from '#gateway/boards/testing/ranked-boards.ts'
import { createTaskWorld, DAY, HOUR, trade } from '#gateway/testing/task-world.ts'
import {
  brokenRules,
  type DownloadedProof,
  type DownloadedSnapshot,
} from '@fanfare/contract/testing/independent-board-verifier.ts'
import { readActivity, readMyActivity } from '../activities/read-activity.ts'
import { settleEnded } from '../results/settle-ended.ts'
import { listBoardSnapshots, type RankQuery, listMyPlaces } from './read-rank.ts'

type CupInput = Extract<ActivityFileInput, { type: 'PersonalTrading' }>
const world = await createTaskWorld({ audited: true })

let cups = 0
const publishCup = (changes: Partial<CupInput> = {}) =>
  world.publish({
    alias: `cup-${(cups += 1)}`,
    type: 'PersonalTrading',
    settleDays: 1,
    pool: usdt('160'),
    tasks: [],
    tiers: [
      { id: 'first', rankFrom: 1, rankTo: 1, reward: cash('100') },
      { id: 'others', rankFrom: 2, rankTo: 3, reward: cash('30') },
    ],
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
    ...changes,
  })

async function trader(activityId: string, ...volumes: string[]): Promise<string> {
  const userId = await world.addParticipant(activityId)
  for (const [index, volume] of volumes.entries()) await world.send(trade(userId, world.clock.now() + index, volume))
  return userId
}
const rank = () => rankBoards(world)
const read = (activityId: string, userId: string | null, query: Partial<RankQuery> = {}) =>
  readBoardAs(world, userId, { activityId, ...query })
const valuesOf = async (activityId: string, query: Partial<RankQuery> = {}) =>
  (await read(activityId, null, query)).items.map(({ rank: place, value, removed = '' }) =>
    `${place} ${value} ${removed}`.trim(),
  )

test('[SCR-4] traders are ranked by the volume since they joined; at the same volume, who reached it first', async () => {
  const activityId = await publishCup()
  const early = await world.addUser()
  await world.send(trade(early, world.clock.now() - HOUR, '9999'))
  await world.joinActivity(early, activityId)
  await world.send(trade(early, world.clock.now() + 5, '100'))
  const tied = await trader(activityId, '60', '40')
  const best = await trader(activityId, '250.5')
  await rank()
  expect(await valuesOf(activityId)).toEqual(['1 250.5', '2 100', '3 100'])
  expect([(await read(activityId, best)).mine?.rank, (await read(activityId, tied)).mine?.rank]).toEqual([1, 2])
  const { mine, final, cadence } = await read(activityId, early)
  expect(mine).toMatchObject({ rank: 3, value: '100', gapToNext: '0', estimatedReward: { amount: usdt('30') } })
  expect([final, cadence]).toEqual([false, 600])
  const detail = await readMyActivity(world.gateway, callerOf(early), activityId, { locale: 'en', country: null })
  expect(detail).toMatchObject({
    my: { rank: 3 },
    competition: { traders: 3, tracks: [{ track: 'VOLUME', unit: 'USDT' }] },
  })
})

test('[SCR-4] my value is live between two rankings, and the next prize says what is missing and its fees', async () => {
  const activityId = await publishCup({ board: { feeRate: '0.0005' } })
  await trader(activityId, '10000')
  const mine = await trader(activityId, '2000')
  await rank()
  await world.send(trade(mine, world.clock.now(), '500'))
  expect((await read(activityId, mine)).mine).toMatchObject({
    rank: 2,
    value: '2500',
    isProvisional: true,
    volume: usdt('2500'),
    nextPrize: { rank: 1, value: '10000', reward: { amount: usdt('100') }, fees: usdt('3.75') },
  })
  await rank()
  expect((await read(activityId, mine)).mine).toMatchObject({ value: '2500', isProvisional: false })
})

test('[SCR-4] below the minimum a trader has no place, and removed accounts stay with their reason', async () => {
  const activityId = await publishCup({ board: { minimum: usdt('100') } })
  const small = await trader(activityId, '99.99')
  await trader(activityId, '500')
  const maker = await trader(activityId, '800')
  const twin = await trader(activityId, '300')
  const later = world.clock.now() + 10
  await world.send(
    fact('account.classified', later, { userId: maker }),
    fact('user.flagged', later, { userId: twin, reason: 'MULTI_ACCOUNT' }),
  )
  await rank()
  expect(await valuesOf(activityId)).toEqual(['1 800 MARKET_MAKER', '1 500', '2 300 MULTI_ACCOUNT'])
  expect((await read(activityId, small)).mine).toMatchObject({ rank: null, removed: 'NOT_ENOUGH', value: '99.99' })
  expect((await read(activityId, null)).total).toBe(1)
})

test('[SCR-4] P&L and return on deposits have boards of their own, and days and weeks theirs', async () => {
  const activityId = await publishCup({
    board: { tracks: [{ track: 'VOLUME', periods: ['DAY', 'WEEK'] }, { track: 'PNL' }, { track: 'ROI' }] },
  })
  const winner = await trader(activityId, '10')
  const loser = await trader(activityId, '20')
  const at = world.clock.now()
  await world.send(
    fact('deposit.confirmed', at, { userId: winner, usdtValue: '400' }),
    fact('position.closed', at + 1, { userId: winner, pnl: '50' }),
    fact('position.closed', at + 1, { userId: loser, pnl: '-30.5' }),
  )
  await rank()
  expect(await valuesOf(activityId, { track: 'PNL' })).toEqual(['1 50', '2 -30.5'])
  expect(await valuesOf(activityId, { track: 'ROI' })).toEqual(['1 0.125', '2 -0.305'])
  expect((await read(activityId, null, { track: 'ROI' })).unit).toBeNull()
  world.clock.advance(DAY)
  await world.send(trade(winner, world.clock.now(), '5'))
  await rank()
  expect(await valuesOf(activityId, { period: 'DAY' })).toEqual(['1 5'])
  expect(await valuesOf(activityId, { period: 'WEEK' })).toEqual(['1 20', '2 15'])
  expect((await read(activityId, winner, { period: 'DAY' })).mine?.estimatedReward).toBeNull()
  world.clock.advance(-DAY)
})

test('[SCR-4] every place is proven to a verifier without code of the product, and snapshots are chained', async () => {
  const activityId = await publishCup()
  const users = []
  for (let place = 1; place <= 7; place += 1) users.push(await trader(activityId, String(place * 10)))
  const download = async (userId: string) => {
    const { mine, snapshotHash } = await read(activityId, userId, { proof: '1' })
    const { items } = await listBoardSnapshots(world.gateway, { activityId, pageIndex: 0, pageSize: 20 })
    if (!mine?.proof) throw new Error('no proof')
    expect(snapshotHash).toBe(items[0]?.hash)
    return JSON.parse(JSON.stringify({ proof: mine.proof, snapshots: items })) as {
      proof: DownloadedProof
      snapshots: DownloadedSnapshot[]
    }
  }
  for (const snapshots of [1, 2]) {
    await rank()
    for (const [index, userId] of users.entries()) {
      const { proof, snapshots: chain } = await download(userId)
      expect(chain).toHaveLength(snapshots)
      expect(brokenRules(proof, chain)).toEqual([])
      expect(proof).toMatchObject({ value: String((index + 1) * 10), rank: users.length - index + snapshots - 1 })
      expect(brokenRules({ ...proof, rank: proof.rank - 1 }, chain)).toEqual(['leaf', 'root'])
      expect(brokenRules({ ...proof, value: '9999' }, chain)).toEqual(['leaf', 'root'])
    }
    if (snapshots === 1) await trader(activityId, '1000')
  }
})

test('[SCR-4] at the end the places are paid at what everybody has unlocked, and not with too few traders', async () => {
  const steps = [
    { volume: usdt('1000'), pool: usdt('80') },
    { volume: usdt('5000'), pool: usdt('160') },
  ]
  const unlocked = await publishCup({ board: { poolSteps: steps, minimum: usdt('10') } })
  const few = await publishCup({ board: { minimumTraders: 3 } })
  const first = await trader(unlocked, '900')
  const second = await trader(unlocked, '99')
  await trader(unlocked, '1')
  const lonely = await trader(few, '900')
  await rank()
  expect((await read(unlocked, first)).mine?.estimatedReward).toMatchObject({ amount: usdt('50') })
  const { competition } = await readActivity(world.gateway, unlocked, 'en')
  expect(competition).toMatchObject({ poolUnlocked: usdt('80'), volume: usdt('1000'), minimum: usdt('10') })
  await world.passTime(13 * DAY)
  await settleEnded(world.gateway)
  expect(await world.paidTo(first)).toEqual([['VOLUME:1', '50']])
  expect(await world.paidTo(second)).toEqual([['VOLUME:2', '15']])
  expect(await world.paidTo(lonely)).toEqual([])
  expect(await read(unlocked, second)).toMatchObject({ final: true, mine: { rank: 2, isProvisional: false } })
  world.clock.advance(-13 * DAY)
})

test('[SCR-1] a user has a place in each ongoing competition, and none when removed or after the end', async () => {
  const [first, second] = [await publishCup(), await publishCup()]
  const leader = await trader(first, '900')
  await world.joinActivity(leader, second)
  const other = await trader(first, '800')
  const maker = await trader(first, '700')
  await rank()
  const placesOf = (userId: string) => listMyPlaces(world.gateway, userId, [first, second], 'en')
  expect(await placesOf(leader)).toMatchObject([
    { activityId: first, rank: 1, estimatedReward: { amount: usdt('100') } },
    { activityId: second, rank: 1 },
  ])
  expect(await placesOf(other)).toMatchObject([{ activityId: first, rank: 2, estimatedReward: { amount: usdt('30') } }])
  await world.send(fact('account.classified', world.clock.now(), { userId: maker }))
  await rank()
  expect(await placesOf(maker)).toEqual([])
  world.clock.advance(40 * DAY)
  expect(await placesOf(leader)).toEqual([])
  world.clock.advance(-40 * DAY)
})

test('[SCR-4] a check moves the time of the last check, with or without a change', async () => {
  const activityId = await publishCup()
  await trader(activityId, '10')
  await rank()
  const before = await read(activityId, null)
  expect(before.checkedAt).toBe(before.updatedAt)
  world.clock.advance(2 * HOUR)
  await rank()
  const after = await read(activityId, null)
  expect((after.checkedAt ?? 0) - before.updatedAt).toBeGreaterThan(HOUR)
  expect(after.checkedAt).toBeLessThanOrEqual(world.clock.now())
})
