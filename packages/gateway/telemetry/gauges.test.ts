import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { beginSettlement, saveFailure } from '#gateway/results/db/activity-settlements.ts'
import { settleEnded } from '#gateway/results/settle-ended.ts'
import { createContest, UNTIL_FINAL } from '#gateway/testing/contest.ts'
import { createTaskWorld } from '#gateway/testing/task-world.ts'
import { registerGauges } from './gauges.ts'

test('[DEV-6] the metrics show due settlements by their step, failures, and how late the first is', async () => {
  const world = await createTaskWorld()
  const registry = new Registry()
  const { db } = world.gateway
  const { clock } = world
  registerGauges({ db, clock, metrics: { registry }, lastWholeAudit: null }, null)
  const settlements = async () => {
    const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('fanfare_settlement'))
    return Object.fromEntries(lines.map((line) => line.split(' '))) as Record<string, string>
  }
  const activityId = await createContest(world, { alias: 'metrics', tiers: [], scores: [] })
  const none = {
    'fanfare_settlements{step="freeze"}': '0',
    fanfare_settlements_failing: '0',
    fanfare_settlement_delay_seconds: '0',
  }
  expect(await settlements()).toMatchObject(none)
  clock.advance(UNTIL_FINAL + 5000)
  expect(await settlements()).toMatchObject({
    ...none,
    'fanfare_settlements{step="freeze"}': '1',
    fanfare_settlement_delay_seconds: '5',
  })
  await beginSettlement(db, activityId, clock.now())
  await saveFailure(db, { activityId, error: 'out of order', retryAt: clock.now() })
  expect(await settlements()).toMatchObject({ fanfare_settlements_failing: '1' })
  await settleEnded(world.gateway)
  expect(await settlements()).toMatchObject(none)
  await world.stop()
})
