import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findSettlement } from './db/activity-settlements.ts'
import { SETTLEMENT_STEPS, type SettlementStep } from './db/settlement-report.ts'
import { checkContest } from './testing/check-contest.ts'
import { createContest, paidRanks } from './testing/contest.ts'
import { spawnGateway } from './testing/spawn-gateway.ts'
import { createTaskWorld, DAY, type TaskWorld } from './testing/task-world.ts'

const USERS = 2_000
/** Each process is killed when the settlement has come this far: at the beginning of a step, or after some pages of it. */
const KILLED_AT: readonly (readonly [SettlementStep, number])[] = [
  ['rank', 0],
  ['entitlements', 0],
  ['entitlements', 400],
  ['grants', 0],
  ['grants', 700],
  ['messages', 0],
  ['messages', 1000],
  ['report', 0],
]

let world: TaskWorld
beforeAll(async () => {
  world = await createTaskWorld(Date.now)
})
afterAll(() => world.stop())

test('[DEV-6] gateways that are killed at every step of a settlement, and in the middle of steps, do nothing twice', async () => {
  const { db, newId } = world.gateway
  const users = Array.from({ length: USERS }, () => newId('u'))
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
  const contest = { boards: { VOLUME: users }, tiers: [paidRanks(1, 1500, '2')], limit: '2500' }
  const now = Date.now()
  const activityId = await createContest(world, {
    alias: 'killed',
    tiers: contest.tiers,
    limit: contest.limit,
    scores: users.map((userId, index) => ({ userId, scores: { VOLUME: String(USERS - index) } })),
    changes: { startTime: new Date(now - 9 * DAY).toISOString(), endTime: new Date(now - 2 * DAY).toISOString() },
  })
  const hasReached = async ([step, cursor]: (typeof KILLED_AT)[number]) => {
    const row = await findSettlement(db, activityId)
    if (row === null) return false
    const ahead = SETTLEMENT_STEPS.indexOf(row.step) - SETTLEMENT_STEPS.indexOf(step)
    return ahead > 0 || (ahead === 0 && row.cursor >= cursor)
  }
  const reached = new Set<string>()
  for (const point of KILLED_AT) {
    if (await hasReached(point)) continue
    const { kill } = await spawnGateway(world.database.url)
    for (let waited = 0; waited < 20_000 && !(await hasReached(point)); waited += 2) await sleep(2)
    await kill()
    const { step, cursor } = (await findSettlement(db, activityId)) ?? {}
    reached.add(`${step} ${cursor}`)
  }
  expect(reached.size).toBeGreaterThan(4)
  // The last two work at the same time.
  const last = await Promise.all([spawnGateway(world.database.url), spawnGateway(world.database.url)])
  await vi.waitFor(async () => expect((await findSettlement(db, activityId))?.step).toBe('settled'), {
    timeout: 30_000,
    interval: 50,
  })
  await Promise.all(last.map(({ kill }) => kill()))
  await checkContest(world, activityId, contest)
}, 180_000)
