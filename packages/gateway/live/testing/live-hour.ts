import { createContext } from '#gateway/create-context.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { createDb } from '#gateway/db/client.ts'
import { snapshotDueBoards } from '#gateway/boards/snapshots/snapshot-due-boards.ts'
import { decideLevels } from '#gateway/rebates/decide-levels.ts'
import { settleRebates } from '#gateway/rebates/settle-rebates.ts'
import { writeAllLines } from '#gateway/rebates/start-rebates.ts'
import { evaluateDue } from '#gateway/evaluation/evaluate-due.ts'
import { gatewayAt } from '#gateway/seed/walk-journey.ts'
import { lookAround, runSteps, simulatedPeople } from '#gateway/simulator/start-simulator.ts'
import { createMarket } from '#gateway/simulator/market.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { testConfig } from '../../testing/test-config.ts'

const MINUTES = 60
const MINUTE_MS = 60_000

interface Options {
  /** The first instant of the hour, ms. */
  from: number
  /** Steps a second, as the mean of a week. */
  rate: number
  /** Moves the clock of the gateway that runs on the database. */
  moveClock: (now: number) => Promise<void>
}

/**
 * Lives an hour of the simulator's market on the database of a running gateway, minute by minute, in seconds of real time;
 * the jobs of the running gateway follow its clock.
 */
export async function liveHour(databaseUrl: string, { from, rate, moveClock }: Options): Promise<void> {
  const db = createDb({ connectionString: databaseUrl })
  const gateway = await createContext({ config: testConfig(databaseUrl), db, log: createLog('silent') })
  const market = createMarket({ seed: 1, rate })
  const people = simulatedPeople(gateway, 'hour')
  try {
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const now = from + minute * MINUTE_MS
      const then = gatewayAt(gateway, now)
      await moveClock(now)
      await runSteps(then, people, market.next(now, MINUTE_MS, await lookAround(then)))
    }
    await finishJobs(gatewayAt(gateway, from + MINUTES * MINUTE_MS))
  } finally {
    await gateway.rejectedEvents.stop()
    gateway.metrics.close()
    await db.destroy()
  }
}

/** Does at once what the jobs of the running gateway do within a minute. */
async function finishJobs(gateway: GatewayContext): Promise<void> {
  while ((await evaluateDue(gateway)).length > 0) {}
  await snapshotDueBoards(gateway)
  await writeAllLines(gateway)
  await decideLevels(gateway)
  await settleRebates(gateway)
}
