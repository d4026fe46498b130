import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { checkContest } from '#gateway/testing/check-contest.ts'
import { createContest, paidRanks } from '#gateway/testing/contest.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { createTaskWorld, DAY } from '#gateway/testing/task-world.ts'
import { SETTLEMENT_STEPS, type SettlementStep } from './db/tables/settlement-report.ts'
import { findSettlement } from './results/db/activity-settlements.ts'

const USERS = 10_000
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
const world = await createTaskWorld({ now: Date.now })

test(
  '[DEV-6] gateways that are killed at every step of a settlement, and in the middle of steps, do nothing twice',
  { tags: ['long'] },
  async () => {
    const { db } = world.gateway
    const users = await world.addUsers(USERS)
    const contest = { boards: { VOLUME: users }, tiers: [paidRanks(1, 7_500, '2')], limit: '12500' }
    const now = Date.now()
    const activityId = await createContest(world, {
      alias: 'killed',
      tiers: contest.tiers,
      limit: contest.limit,
      scores: users.map((userId, index) => ({ userId, scores: { VOLUME: String(USERS - index) } })),
      changes: { startTime: new Date(now - 9 * DAY).toISOString(), endTime: new Date(now - 2 * DAY).toISOString() },
    })
    const hasReached = async (step: SettlementStep, cursor: number) => {
      const row = await findSettlement(db, activityId)
      const ahead = row === undefined ? -1 : SETTLEMENT_STEPS.indexOf(row.step) - SETTLEMENT_STEPS.indexOf(step)
      return ahead > 0 || (ahead === 0 && (row?.cursor ?? 0) >= cursor)
    }
    let killed = 0
    for (const point of KILLED_AT) {
      if (await hasReached(...point)) continue
      const { kill } = await spawnGateway(world.database.url)
      for (let waited = 0; waited < 20_000 && !(await hasReached(...point)); waited += 2) await sleep(2)
      await kill()
      killed += 1
    }
    expect(killed).toBeGreaterThan(4)
    const last = await Promise.all([1, 2].map(() => spawnGateway(world.database.url)))
    await vi.waitFor(async () => expect((await findSettlement(db, activityId))?.step).toBe('settled'))
    await Promise.all(last.map(({ kill }) => kill()))
    await checkContest(world, activityId, contest)
  },
)
