import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSourceStates } from '#gateway/rewards/db/source-states.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { createTaskWorld, DAY, HOUR, tradeTask, type TaskWorld } from '#gateway/testing/task-world.ts'
import { keepSuspendedClaimable } from './suspended-claims.ts'
import { startAuditor } from './online-auditor.ts'
import { audit } from './run-audit.ts'

let world: TaskWorld
beforeEach(async () => (world = await createTaskWorld()))
afterEach(async () => expect(await audit(world.gateway.db)).toEqual([]))

const found = (activityIds: string[]) => [{ rule: 'budget is kept' as const, subject: '-', detail: '-', activityIds }]

async function completed(alias: string) {
  const activityId = await world.publish({ alias, tasks: [tradeTask({ claimDays: 1 })] })
  const userId = await world.addTrader(activityId)
  const state = async () => {
    const [row] = await listSourceStates(world.gateway.db, userId)
    return { isExpired: row?.claimExpired, left: (row?.claimDeadline ?? 0) - world.clock.now() }
  }
  const claim = () => claimReward(world.gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
  return { activityId, userId, state, claim }
}

test('[GW-3] no deadline passes while claims are suspended, and a day is left for them afterwards', async () => {
  const held = await completed('held')
  const other = await completed('other')
  world.gateway.violations = found([held.activityId])
  await world.passTime(3 * DAY)
  expect(await held.state()).toEqual({ isExpired: false, left: DAY })
  expect(await other.state()).toMatchObject({ isExpired: true })
  world.gateway.violations = []
  await world.passTime(DAY - HOUR)
  expect(await held.claim()).toMatchObject({ taskStatus: 'GRANTED' })
})

test('[GW-3] moves a deadline that would pass right after the suspension, only of suspended claims', async () => {
  const held = await completed('held')
  const other = await completed('other')
  world.clock.advance(23 * HOUR)
  expect(await keepSuspendedClaimable(world.gateway, [])).toBe(0)
  expect(await keepSuspendedClaimable(world.gateway, found([held.activityId]))).toBe(1)
  expect([(await held.state()).left, (await other.state()).left]).toEqual([DAY, HOUR])
  expect(await keepSuspendedClaimable(world.gateway, found([held.activityId]))).toBe(0)
  expect(await keepSuspendedClaimable(world.gateway, found([]))).toBe(1)
  expect((await other.state()).left).toBe(DAY)
})

test('[GW-3] changes no task that was claimed or had expired before', async () => {
  const claimed = await completed('claimed')
  await claimed.claim()
  const late = await completed('late')
  await world.passTime(2 * DAY)
  expect(await keepSuspendedClaimable(world.gateway, found([]))).toBe(0)
  expect(await late.state()).toMatchObject({ isExpired: true })
})

test('[GW-3] the running auditor keeps suspended claims claimable, also when an audit fails, and once more at the end', async () => {
  const held = await completed('held')
  const { gateway, clock } = world
  const setLimit = (by: number) =>
    sql`update budgets set "limit" = "limit" + ${by} where activity_id = ${held.activityId}`.execute(gateway.db)
  await setLimit(-1)
  const auditor = startAuditor(gateway, { everyMs: 20 })
  const isWhole = () => vi.waitFor(async () => expect((await held.state()).left).toBe(DAY))
  await vi.waitFor(() => expect(gateway.violations).toHaveLength(1))
  clock.advance(DAY - HOUR)
  await isWhole()
  const broken = vi.spyOn(gateway.db, 'transaction').mockImplementation(() => {
    throw new Error('no transaction')
  })
  clock.advance(DAY - HOUR)
  await isWhole()
  broken.mockRestore()
  await auditor.stop()

  clock.advance(DAY - HOUR)
  await setLimit(1)
  const last = startAuditor(gateway, { everyMs: 60_000 })
  await vi.waitFor(() => expect(gateway.violations).toEqual([]))
  await isWhole()
  await last.stop()
  expect(await held.claim()).toMatchObject({ taskStatus: 'GRANTED' })
})
