import Big from 'big.js'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { TRACKS } from '@fanfare/contract/competition/competition.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { hasPlace, hasPlaceIn } from '#gateway/boards/db/has-place.ts'
import { rankBoards, readBoardAs } from '#gateway/boards/testing/ranked-boards.ts'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { cash, usdt } from '#gateway/testing/activity-file.ts'
import { closed, stats } from '#gateway/testing/copy-facts.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { createTaskWorld, DAY, HOUR, trade } from '#gateway/testing/task-world.ts'
import { readMyActivity } from '../activities/read-activity.ts'
import { settleEnded } from '../results/settle-ended.ts'

const world = await createTaskWorld({ audited: true })

/** Three places that pay 100 USDT each, without a minimum. */
const threePlaces = [{ id: 'first-three', rankFrom: 1, rankTo: 3, reward: cash('100') }]
let published = 0
const publish = (changes: Partial<ActivityFileInput>) =>
  world.publish({
    alias: `nothing-${(published += 1)}`,
    type: 'PersonalTrading',
    settleDays: 1,
    tasks: [],
    tiers: threePlaces,
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
    ...changes,
  } as Parameters<typeof world.publish>[0])

const tradeOf = (userId: string, change: object = {}): PlatformEventInput => ({
  ...trade(userId, world.clock.now(), '500'),
  ...change,
})
const excluded = [
  ['without a fee', { zeroFee: true }],
  ['between stablecoins', { symbol: 'USDC/USDT' }],
  ['with a fee that a bonus paid', { feeFromBonus: '0.1' }],
  ['of no volume', { usdtVolume: '0' }],
] as const

const boardOf = async (activityId: string, track: string, userId: string | null = null) => {
  const { items, mine } = await readBoardAs(world, userId, { activityId, track })
  return { values: items.map(({ rank, value }) => `${rank} ${value}`), mine }
}
const settle = async () => {
  await world.passTime(13 * DAY)
  await settleEnded(world.gateway)
}

test('[SCR-4] [GW-2] a trader whose only trade does not count has no place, no estimate and no prize', async () => {
  const activityId = await publish({})
  const real = await world.addParticipant(activityId)
  const others = []
  for (const [, change] of excluded) {
    const userId = await world.addParticipant(activityId)
    await world.send(tradeOf(userId, change))
    others.push(userId)
  }
  await world.send(tradeOf(real))
  await rankBoards(world)
  for (const [index, userId] of others.entries()) {
    const { values, mine } = await boardOf(activityId, 'VOLUME', userId)
    expect(values, excluded[index]?.[0]).toEqual(['1 500'])
    expect(mine, excluded[index]?.[0]).toMatchObject({
      rank: null,
      value: '0',
      estimatedReward: null,
      removed: 'NOT_ENOUGH',
    })
    const { my } = await readMyActivity(world.gateway, callerOf(userId), activityId, { locale: 'en', country: null })
    expect(my.rank, excluded[index]?.[0]).toBeNull()
  }
  await settle()
  expect(await world.paidTo(real)).toEqual([['VOLUME:1', '100']])
  for (const userId of others) expect(await world.paidTo(userId)).toEqual([])
  world.clock.advance(-13 * DAY - HOUR)
})

test('[SCR-4] days without a trade that counts have no streak, also once a late classification takes the last one away', async () => {
  const activityId = await publish({
    type: 'CompoundTrading',
    factors: { streak: { perDay: '0.02' } },
    pool: usdt('300'),
  } as Partial<ActivityFileInput>)
  const [nothing, maker] = [await world.addParticipant(activityId), await world.addParticipant(activityId)]
  const at = world.clock.now()
  await world.send(tradeOf(nothing, { zeroFee: true }), tradeOf(maker))
  await rankBoards(world)
  expect((await boardOf(activityId, 'STREAK')).values).toEqual(['1 1'])
  await world.send(
    fact('account.classified', at - HOUR, { userId: maker, marketMaker: true }),
    fact('account.classified', at + 1, { userId: maker, marketMaker: false }),
  )
  // Combined places come from the snapshots before.
  for (let turn = 0; turn < 2; turn += 1) await rankBoards(world)
  for (const track of ['STREAK', 'VOLUME', 'COMBINED'])
    expect(await boardOf(activityId, track, maker), track).toMatchObject({ values: [], mine: { rank: null } })
})

test('[SCR-4] without a position that counts there is no place by profit, unlike with a loss', async () => {
  const activityId = await publish({
    board: { tracks: [{ track: 'PNL' }, { track: 'ROI' }] },
  } as Partial<ActivityFileInput>)
  const [maker, loser, even] = [
    await world.addParticipant(activityId),
    await world.addParticipant(activityId),
    await world.addParticipant(activityId),
  ]
  const at = world.clock.now()
  await world.send(
    fact('account.classified', at - 1, { userId: maker, marketMaker: true }),
    fact('position.closed', at, { userId: maker, pnl: '40' }),
    fact('account.classified', at + 1, { userId: maker, marketMaker: false }),
    fact('position.closed', at, { userId: loser, pnl: '-30' }),
    fact('position.closed', at, { userId: even, pnl: '0' }),
  )
  await rankBoards(world)
  expect((await boardOf(activityId, 'PNL')).values).toEqual(['1 0', '2 -30'])
  expect((await boardOf(activityId, 'ROI')).values).toEqual(['1 0', '2 -0.3'])
  expect((await boardOf(activityId, 'PNL', maker)).mine).toMatchObject({ rank: null, removed: 'NOT_ENOUGH' })
})

test('[SCR-6] an order that does not count gives neither its follower nor the lead trader a place', async () => {
  const activityId = await publish({
    type: 'CopyTrading',
    board: { tracks: [{ track: 'FOLLOWERS' }, { track: 'LEADS' }] },
  } as Partial<ActivityFileInput>)
  const [lead, follower] = [await world.addParticipant(activityId), await world.addParticipant(activityId)]
  const at = world.clock.now()
  await world.send(
    stats(lead, at),
    fact('account.classified', at - 1, { userId: follower, marketMaker: true }),
    closed(follower, at, { traderId: lead, pnl: '12' }),
    fact('account.classified', at + 1, { userId: follower, marketMaker: false }),
  )
  await rankBoards(world)
  expect((await boardOf(activityId, 'FOLLOWERS')).values).toEqual([])
  expect((await boardOf(activityId, 'LEADS')).values).toEqual([])
})

test('[GW-2] a score has a place in SQL exactly when it has one in the rules', async () => {
  const values = fc.constantFrom('-3.5', '-0.000000000000000001', '0', '0.000000000000000001', '12')
  const names = fc.constantFrom('', '.small', '-2026-11-20', '-w1', '.small-w1')
  await forAllAsync(60, [fc.constantFrom(...TRACKS), names, values], async (track, name, value) => {
    const { rows } = await sql<{ has: boolean }>`
      select ${hasPlaceIn(`${track}${name}`, sql`${value}::numeric`)} as has`.execute(world.gateway.db)
    expect(rows).toEqual([{ has: hasPlace(track, { value: new Big(value), counts: true }) }])
  })
})
