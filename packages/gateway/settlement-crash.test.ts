import { expect, test } from 'vitest'
import { checkContest } from './testing/check-contest.ts'
import { createContest, paidRanks } from './testing/contest.ts'
import { KilledGateways, type SettlementPoint } from './testing/killed-gateways.ts'
import { createTaskWorld, DAY } from './testing/task-world.ts'

const USERS = 10_000
/** Each process is killed when the settlement has come this far: at the beginning of a step, or after some pages of it. */
const KILLED_AT: readonly SettlementPoint[] = [
  ['rank', 0],
  ['entitlements', 0],
  ['entitlements', 2_000],
  ['grants', 0],
  ['grants', 3_500],
  ['messages', 0],
  ['messages', 5_000],
  ['report', 0],
]

const world = await createTaskWorld(Date.now)

test(
  '[DEV-6] gateways that are killed at every step of a settlement, and in the middle of steps, do nothing twice',
  { tags: ['long'] },
  async () => {
    const gateways = new KilledGateways(world)
    const users = await gateways.addUsers(USERS)
    const contest = { boards: { VOLUME: users }, tiers: [paidRanks(1, 7_500, '2')], limit: '12500' }
    const now = Date.now()
    const activityId = await createContest(world, {
      alias: 'killed',
      tiers: contest.tiers,
      limit: contest.limit,
      scores: users.map((userId, index) => ({ userId, scores: { VOLUME: String(USERS - index) } })),
      changes: { startTime: new Date(now - 9 * DAY).toISOString(), endTime: new Date(now - 2 * DAY).toISOString() },
    })
    expect(await gateways.settle(activityId, KILLED_AT)).toBeGreaterThan(4)
    await checkContest(world, activityId, contest)
  },
)
