import { readBoardAs } from '#gateway/boards/testing/ranked-boards.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { usdt, places } from '#gateway/testing/activity-file.ts'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { createTaskWorld, DAY, HOUR, trade } from '#gateway/testing/task-world.ts'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { readActivity, readMyActivity } from '../../activities/read-activity.ts'
import { snapshotDueBoards } from '../../boards/snapshots/snapshot-due-boards.ts'
import { settleEnded } from '../../results/settle-ended.ts'
type CompoundInput = Extract<ActivityFileInput, { type: 'CompoundTrading' }>
const world = await createTaskWorld({ audited: true })

let files = 0
const publish = (changes: Partial<CompoundInput> = {}) =>
  world.publish({
    alias: `voices-${(files += 1)}`,
    type: 'CompoundTrading',
    settleDays: 1,
    pool: usdt('300'),
    tasks: [],
    board: { feeRate: '0.001' },
    factors: {
      roi: {
        minimumDeposit: usdt('500'),
        steps: [
          { from: '-1', factor: '0.8' },
          { from: '0', factor: '1' },
          { from: '0.03', factor: '1.2' },
        ],
      },
      streak: { perDay: '0.02' },
    },
    tiers: places(['100', '40']),
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
    ...changes,
  })

interface Trader {
  volume: string
  deposit?: string
  pnl?: string
}
async function trader(activityId: string, { volume, deposit, pnl }: Trader): Promise<string> {
  const userId = await world.addParticipant(activityId)
  const at = world.clock.now()
  await world.send(trade(userId, at, volume))
  if (deposit !== undefined) await world.send(fact('deposit.confirmed', at, { userId, usdtValue: deposit }))
  if (pnl !== undefined) await world.send(fact('position.closed', at, { userId, pnl }))
  return userId
}

async function tradeNextDay(userId: string, volume: string): Promise<void> {
  world.clock.advance(DAY)
  await world.send(trade(userId, world.clock.now(), volume))
}

/** Evaluates all facts, ranks the tracks, and then what is combined of them. */
async function rank(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await world.passTime(HOUR)
    await snapshotDueBoards(world.gateway)
  }
}
const read = (activityId: string, track: 'COMBINED' | 'VOLUME' | 'ROI' | 'STREAK', userId: string | null = null) =>
  readBoardAs(world, userId, { activityId, track })
const mineOf = (activityId: string, userId: string) =>
  readMyActivity(world.gateway, callerOf(userId), activityId, { locale: 'en', country: null })

test('[SCR-4] one sign-up enters all tracks; the combined prize is base × ROI × streak', async () => {
  const activityId = await publish()
  const first = await trader(activityId, { volume: '900', deposit: '499', pnl: '200' })
  const second = await trader(activityId, { volume: '300', deposit: '1000', pnl: '40' })
  const third = await trader(activityId, { volume: '5', deposit: '1000', pnl: '-5' })
  await tradeNextDay(second, '100')
  await tradeNextDay(second, '50')
  await rank()
  const combined = await read(activityId, 'COMBINED', second)
  expect(
    combined.items.map(({ rank: place, value, parts }) => [place, value, parts?.base, parts?.roi, parts?.streak]),
  ).toEqual([
    [1, '102', '100', '1', '1.02'],
    [2, '50.88', '40', '1.2', '1.06'],
  ])
  expect(combined.mine).toMatchObject({ rank: 2, estimatedReward: { amount: usdt('50.88') }, parts: { roi: '1.2' } })
  const byRoi = await read(activityId, 'ROI', first)
  expect(byRoi.items.map(({ value }) => value)).toEqual(['0.04', '-0.005'])
  expect(byRoi.mine).toMatchObject({ rank: null, removed: 'NOT_ENOUGH' })
  expect((await read(activityId, 'STREAK')).items.map(({ value }) => value)).toEqual(['3', '1', '1'])
  expect((await read(activityId, 'VOLUME')).items[1]).toMatchObject({
    value: '450',
    estimatedReward: { amount: usdt('40') },
  })
  const { my } = await mineOf(activityId, second)
  expect(my).toMatchObject({
    rank: 2,
    compound: {
      volume: usdt('450'),
      volumeRank: 2,
      basePrize: usdt('40'),
      roi: '0.04',
      roiFactor: '1.2',
      streakFactor: '1.06',
      prize: usdt('50.88'),
      nextBase: { rank: 1, volume: '900', basePrize: usdt('100'), fees: usdt('0.45') },
    },
  })
  const traded = my.compound?.streakDays.filter((day) => day.traded).map(({ day }) => day)
  expect(traded).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  expect((await mineOf(activityId, third)).my.compound).toMatchObject({
    basePrize: usdt('0'),
    volumeRank: 3,
    roiFactor: '0.8',
  })
  const { competition } = await readActivity(world.gateway, activityId, 'en')
  expect(competition).toMatchObject({
    tracks: [{ track: 'COMBINED' }, { track: 'VOLUME' }, { track: 'ROI', unit: null }, { track: 'STREAK', unit: null }],
    factors: {
      roi: { entries: 2, minimumDeposit: usdt('500') },
      streak: { entries: 3, perDay: '0.02' },
      bonusScale: '1',
    },
  })
  world.clock.advance(-2 * DAY)
})

test('[SCR-4] a void track counts as factor 1 while the others pay, and the pool is never exceeded', async () => {
  const activityId = await publish({
    pool: usdt('141'),
    factors: { roi: { minimumEntries: 2, steps: [{ from: '-1', factor: '0.5' }] }, streak: { perDay: '0.02' } },
  })
  const winner = await trader(activityId, { volume: '900', deposit: '1000', pnl: '300' })
  const other = await trader(activityId, { volume: '300' })
  await tradeNextDay(winner, '20')
  await world.passTime(12 * DAY)
  await settleEnded(world.gateway)
  // 100 × 1.04 and 40 × 1.02 would be 4.80 above the base prizes; the pool has 1 for it.
  expect(await world.paidTo(winner)).toEqual([['COMBINED:1', '100.83']])
  expect(await world.paidTo(other)).toEqual([['COMBINED:2', '40.16']])
  expect((await read(activityId, 'COMBINED', winner)).mine).toMatchObject({
    rank: 1,
    parts: { roi: '1', streak: '1.04' },
  })
  expect(await read(activityId, 'COMBINED')).toMatchObject({ final: true, total: 2 })
  world.clock.advance(-13 * DAY)
})
