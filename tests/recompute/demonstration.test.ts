import { afterAll, expect, test } from 'vitest'
import { createDemonstration } from '@fanfare/gateway/testing/demonstration.ts'
import { startGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { recompute } from '@fanfare/recompute/recompute.ts'
import { textOfReport } from '@fanfare/recompute/report-text.ts'
import { workOff } from './world/background-work.ts'

/** How many differences of a kind a failure prints. */
const SHOWN = 5

const database = await createDemonstration()
const gateway = await startGateway({ createDatabase: () => Promise.resolve(database) })
afterAll(() => gateway.stop())

test('[GW-2] [GW-3] every outcome of the demonstration follows from its facts', async () => {
  await workOff(gateway, () => undefined)
  const report = await recompute({
    connectionString: database.auditorUrl,
    now: gateway.ctx.clock.now(),
    kept: SHOWN,
    say: () => undefined,
  })
  expect(report.differ, textOfReport(report)).toBe(0)
  expect(report.compared).toBeGreaterThan(20_000)
})
