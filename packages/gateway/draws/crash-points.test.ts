import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { atCrashPoints, createFaults } from '#gateway/testing/faults.ts'
import { cash, createLotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { withDb } from '#gateway/testing/with-db.ts'
import { drawPrize } from './draw-prize.ts'
import { readFairness } from './read-fairness.ts'

const world = await createLotteryWorld()
const faults = createFaults()
const faulty = withDb(world.gateway, world.gateway.db.withPlugin(faults.plugin))

test('[DEV-4] a crash at any statement of a draw leaves no half of it, and the repetition with the same key draws once', async () => {
  const prizes = [{ id: 'one', weight: 1, stock: 1_000, fallback: null, reward: cash('1') }]
  const activityId = await world.publishLottery({ prizes, draws: 1 })
  const draw = (gateway: GatewayContext, userId: string) =>
    drawPrize(
      gateway,
      { userId, familyId: 'test', agentId: null },
      { activityId, idempotencyKey: 'only', clientSeed: '', country: null },
    )
  let players = 0
  const points = await atCrashPoints(faults, async (crash) => {
    const userId = await world.addPlayer(activityId)
    players += 1
    await crash(() => draw(faulty, userId))
    expect(await audit(world.gateway.db)).toEqual([])
    expect(await draw(world.gateway, userId)).toMatchObject({ nonce: 0, remaining: 0, prizeId: 'one' })
  })
  expect(points).toBeGreaterThan(20)
  const { totalDraws } = await readFairness(world.gateway, { activityId, pageIndex: 0, pageSize: 1 })
  expect(totalDraws).toBe(players)
  expect(await audit(world.gateway.db)).toEqual([])
})
