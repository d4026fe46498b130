import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { createFaults } from '#gateway/testing/faults.ts'
import { cash, createLotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { withDb } from '#gateway/testing/with-db.ts'
import { STRIDE } from '@fanfare/kernel/testing/runs.ts'
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
  let crashes = 0
  for (let point = 1, died = true; died; point += STRIDE) {
    const userId = await world.addPlayer(activityId)
    faults.failAt(point)
    died = await draw(faulty, userId).then(
      () => false,
      () => true,
    )
    faults.failAt(Infinity)
    expect(await audit(world.gateway.db)).toEqual([])
    expect(await draw(world.gateway, userId)).toMatchObject({ nonce: 0, remaining: 0, prizeId: 'one' })
    crashes += Number(died)
  }
  expect(crashes).toBeGreaterThan(20 / STRIDE)
  const { totalDraws } = await readFairness(world.gateway, { activityId, pageIndex: 0, pageSize: 1 })
  expect(totalDraws).toBe(crashes + 1)
  expect(await audit(world.gateway.db)).toEqual([])
}, 120_000)
