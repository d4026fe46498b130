import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from './audit/run-audit.ts'
import { findSettlement } from './db/activity-settlements.ts'
import { writeScores } from './db/scores.ts'
import { SETTLEMENT_STEPS, type SettlementStep } from './db/settlement-report.ts'
import { checkContest } from './testing/check-contest.ts'
import { closed } from './testing/copy-facts.ts'
import { createContest, paidRanks } from './testing/contest.ts'
import { teamPartCents } from './testing/reference-prizes.ts'
import { spawnGateway } from './testing/spawn-gateway.ts'
import { createTaskWorld, DAY, trade, type TaskWorld } from './testing/task-world.ts'

const USERS = 10_000
const TEAMS = 240
const MEMBERS = 4
const TIERS_MAXIMUM = 20
/** Teams of ranks above the last tier get nothing. */
const RANKS_OF_TIER = 10
const LIVE_USERS = 600
/** Each process is killed when the settlement has come this far: at the beginning of a step, or after some pages of it. */
const KILLED_AT: readonly (readonly [SettlementStep, number])[] = [
  ['rank', 0],
  ['entitlements', 0],
  ['entitlements', 2_000],
  ['grants', 0],
  ['grants', 3_500],
  ['messages', 0],
  ['messages', 5_000],
  ['report', 0],
]

let world: TaskWorld
beforeAll(async () => {
  world = await createTaskWorld(Date.now)
})
afterAll(() => world.stop())

test('[DEV-6] gateways that are killed at every step of a settlement, and in the middle of steps, do nothing twice', async () => {
  const { db } = world.gateway
  const users = await addUsers(USERS)
  const contest = { boards: { VOLUME: users }, tiers: [paidRanks(1, 7_500, '2')], limit: '12500' }
  const now = Date.now()
  const activityId = await createContest(world, {
    alias: 'killed',
    tiers: contest.tiers,
    limit: contest.limit,
    scores: users.map((userId, index) => ({ userId, scores: { VOLUME: String(USERS - index) } })),
    changes: { startTime: new Date(now - 9 * DAY).toISOString(), endTime: new Date(now - 2 * DAY).toISOString() },
  })
  expect(await killAt(KILLED_AT, (point) => hasReached(activityId, point))).toBeGreaterThan(4)
  await complete(async () => expect((await findSettlement(db, activityId))?.step).toBe('settled'))
  await checkContest(world, activityId, contest)
}, 180_000)

test('[DEV-6] [SCR-4] gateways that are killed while they pay teams pay each member once, and nobody too little', async () => {
  const { db } = world.gateway
  const now = Date.now()
  const prizes = Array.from({ length: TEAMS }, (_, index) => String(10 + (index % 7)))
  const activityId = await world.publish({
    alias: 'killed-teams',
    type: 'TeamTrading',
    settleDays: 1,
    startTime: new Date(now - 9 * DAY).toISOString(),
    endTime: new Date(now - 2 * DAY).toISOString(),
    tasks: [],
    teams: { minMembers: 1, maxMembers: 5, captainShare: '0.2', memberMaximum: { amount: '6', unit: 'USDT' } },
    tiers: prizes.slice(0, TIERS_MAXIMUM).map((amount, index) => ({
      id: `places-${index}`,
      rankFrom: index * RANKS_OF_TIER + 1,
      rankTo: (index + 1) * RANKS_OF_TIER,
      reward: { type: 'DROP', kind: 'Token', amount: { amount, unit: 'USDT' } },
    })),
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
  })
  const users = await addUsers(TEAMS * MEMBERS)
  const membersOf = (team: number) => users.slice(team * MEMBERS, (team + 1) * MEMBERS)
  await db
    .insertInto('participations')
    .values(users.map((userId) => ({ activityId, userId, appliedAt: now - 8 * DAY })))
    .execute()
  await db
    .insertInto('teams')
    .values(
      prizes.map((_, team) => ({
        teamId: `killed-${team}`,
        activityId,
        name: `Team ${team}`,
        nameKey: `team${team}`,
        captainId: membersOf(team)[0] ?? '',
        access: 'OPEN',
        joinKey: null,
        minVolume: null,
        members: MEMBERS,
        createdAt: now,
        closedAt: null,
      })),
    )
    .execute()
  await db
    .insertInto('teamMembers')
    .values(
      prizes.flatMap((_, team) =>
        membersOf(team).map((userId) => ({ activityId, userId, teamId: `killed-${team}`, joinedAt: now })),
      ),
    )
    .execute()
  // The first team is the best; its members trade 1, 2, 3 … times its volume.
  const volumeOf = (team: number, member: number) => (TEAMS - team) * (member + 1)
  await writeScores(
    db,
    users.map((userId, index) => ({
      userId,
      activityId,
      track: 'VOLUME',
      score: String(volumeOf(Math.floor(index / MEMBERS), index % MEMBERS)),
      reachedAt: now - 8 * DAY,
    })),
  )
  const points = [
    ['rank', 0] as const,
    ['entitlements', 100] as const,
    ['grants', 120] as const,
    ['messages', 40] as const,
  ]
  expect(await killAt(points, (point) => hasReached(activityId, point))).toBeGreaterThan(2)
  await complete(async () => expect((await findSettlement(db, activityId))?.step).toBe('settled'))

  const expected = prizes.flatMap((_, team) =>
    membersOf(team).flatMap((userId, member) => {
      const tier = Math.floor(team / RANKS_OF_TIER)
      const prize = prizes[tier]
      if (prize === undefined || tier >= TIERS_MAXIMUM) return []
      const teamVolume = String((TEAMS - team) * ((MEMBERS * (MEMBERS + 1)) / 2))
      const volume = String(volumeOf(team, member))
      const rules = { prize, captainShare: '0.2', memberMaximum: '6' }
      return [
        `${userId} team:killed-${team} ${teamPartCents({ ...rules, teamVolume, volume, isCaptain: member === 0 })}`,
      ]
    }),
  )
  const rows = await db
    .selectFrom('rewards')
    .select(['userId', 'source', 'quantity'])
    .where('activityId', '=', activityId)
    .execute()
  const paid = rows.map(({ userId, source, quantity }) => `${userId} ${source} ${Math.round(Number(quantity) * 100)}`)
  expect(paid.toSorted()).toEqual(expected.toSorted())
  expect(await messagesOf(activityId)).toEqual(users.toSorted())
  expect(await audit(db)).toEqual([])
}, 120_000)

test('[DEV-6] [SCR-5] [SCR-6] gateways that are killed while they pay tiers and covers pay each user once', async () => {
  const { db } = world.gateway
  const now = Date.now()
  const times = {
    startTime: new Date(now - 4 * DAY).toISOString(),
    endTime: new Date(now + DAY).toISOString(),
    tasks: [],
  }
  const usdt = (amount: string) => ({ amount, unit: 'USDT' })
  const bonus = await world.publish({
    ...times,
    alias: 'killed-bonus',
    type: 'TradingDepositBonus',
    bonus: { windowDays: 1 },
    tiers: [{ id: 'tier-1', volume: usdt('50'), reward: { type: 'DROP', kind: 'Token', amount: usdt('3') } }],
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
  })
  const copy = await world.publish({
    ...times,
    alias: 'killed-copy',
    type: 'CopyTrading',
    cover: { limit: usdt('50') },
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
  })
  const users = await addUsers(LIVE_USERS)
  const appliedAt = now - 3 * DAY
  await db
    .insertInto('participations')
    .values([bonus, copy].flatMap((activityId) => users.map((userId) => ({ activityId, userId, appliedAt }))))
    .execute()
  const facts = users.flatMap((userId, index) => [
    trade(userId, appliedAt + 1, '60'),
    closed(userId, appliedAt + 2, { pnl: `-${index + 1}.25`, orderId: `order-${index}` }),
  ])
  for (let first = 0; first < facts.length; first += 1_000) await world.send(...facts.slice(first, first + 1_000))
  const paid = async () =>
    db.selectFrom('rewards').select(['userId', 'source', 'quantity']).where('activityId', 'in', [bonus, copy]).execute()
  const points = [1, LIVE_USERS / 3, LIVE_USERS]
  expect(await killAt(points, async (point) => (await paid()).length >= point)).toBeGreaterThan(1)
  await complete(async () => expect(await paid()).toHaveLength(2 * LIVE_USERS))
  const expected = users.flatMap((userId, index) => [
    `${userId} tier:tier-1 3`,
    `${userId} cover:order-${index} ${Math.min(index + 1.25, 50)}`,
  ])
  const rows = (await paid()).map(({ userId, source, quantity }) => `${userId} ${source} ${Number(quantity)}`)
  expect(rows.toSorted()).toEqual(expected.toSorted())
  expect(await audit(db)).toEqual([])
}, 120_000)

async function addUsers(count: number): Promise<string[]> {
  const { db, newId } = world.gateway
  const users = Array.from({ length: count }, () => newId('u'))
  await db
    .insertInto('users')
    .values(
      users.map((userId) => ({
        userId,
        loginName: `${userId}@example.test`,
        passwordHash: '-',
        languageType: 0,
        vipCode: userId,
        createdAt: 0,
      })),
    )
    .execute()
  return users
}

async function hasReached(activityId: string, [step, cursor]: (typeof KILLED_AT)[number]): Promise<boolean> {
  const row = await findSettlement(world.gateway.db, activityId)
  if (row === null) return false
  const ahead = SETTLEMENT_STEPS.indexOf(row.step) - SETTLEMENT_STEPS.indexOf(step)
  return ahead > 0 || (ahead === 0 && row.cursor >= cursor)
}

/** Kills a new gateway at each point that is still ahead. @returns how many were killed before they were done */
async function killAt<Point>(points: readonly Point[], isReached: (point: Point) => Promise<boolean>): Promise<number> {
  let killed = 0
  for (const point of points) {
    if (await isReached(point)) continue
    const { kill } = await spawnGateway(world.database.url)
    for (let waited = 0; waited < 20_000 && !(await isReached(point)); waited += 2) await sleep(2)
    await kill()
    killed += 1
  }
  return killed
}

/** Two gateways at the same time do the rest. */
async function complete(isDone: () => Promise<void>): Promise<void> {
  const last = await Promise.all([spawnGateway(world.database.url), spawnGateway(world.database.url)])
  await vi.waitFor(isDone, { timeout: 60_000, interval: 50 })
  await Promise.all(last.map(({ kill }) => kill()))
}

const messagesOf = async (activityId: string): Promise<(string | null)[]> => {
  const rows = await world.gateway.db
    .selectFrom('log')
    .select('userId')
    .where('topic', '=', 'activity.settled')
    .where((eb) => eb(eb.ref('payload', '->>').key('activityId'), '=', activityId))
    .execute()
  return rows.map(({ userId }) => userId).toSorted()
}
