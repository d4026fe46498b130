import { expect, test } from 'vitest'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { seedOf } from '@fanfare/gateway/testing/random.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { recompute } from '@fanfare/recompute/recompute.ts'
import { textOfReport } from '@fanfare/recompute/report-text.ts'
import { DAY, HOUR } from './world/activity-files.ts'
import { DAYS_BEFORE, simulateWeeks, type WeeksOptions } from './world/simulate-weeks.ts'

/** Around the ends of summer time in Europe and America. */
const START = Date.parse('2026-10-23T04:30:00Z')
const clock = { now: START - DAYS_BEFORE * DAY }
/** How many differences of a kind a failure prints. */
const SHOWN = 5

/** Lets the weeks pass and computes everything again. @returns the report and its text */
async function weeks(
  options: Omit<WeeksOptions, 'start'>,
): Promise<{ compared: number; differ: number; text: string }> {
  const { seed } = options
  console.info(`WEEKS_SEED=${seed} replays these weeks.`)
  clock.now = START - DAYS_BEFORE * DAY
  const gateway = await borrowGateway({ now: () => clock.now, config: { payouts: true } })
  await simulateWeeks(gateway, clock, { ...options, start: START })
  const { auditorUrl } = gateway.database
  const report = await recompute({ connectionString: auditorUrl, now: clock.now, kept: SHOWN, say: () => undefined })
  return { compared: report.compared, differ: report.differ, text: textOfReport(report) }
}

// The same weeks each time: new ones are for the night, so that a change is not red for what another one broke.
test('[GW-2] [GW-3] every outcome of simulated weeks follows from the facts, by a second implementation', async () => {
  const seed = seedOf(process.env.WEEKS_SEED ?? '7001')
  const { compared, differ, text } = await weeks({
    seed,
    users: 26,
    days: 7,
    step: 8 * HOUR,
    factsADay: 6,
    daysAfter: 5,
  })
  expect(differ, text).toBe(0)
  expect(compared).toBeGreaterThan(15_000)
})

test(
  '[GW-2] [GW-3] every outcome of many people and weeks, over a change of months, follows from the facts',
  { tags: ['night'], timeout: deadline(3 * HOUR) },
  async () => {
    const say = (line: string) => process.stderr.write(`${line}\n`)
    const users = Number(process.env.WEEKS_USERS ?? 700)
    const days = Number(process.env.WEEKS_DAYS ?? 21)
    const { compared, differ, text } = await weeks({
      seed: seedOf(process.env.WEEKS_SEED),
      users,
      days,
      step: Number(process.env.WEEKS_STEP_HOURS ?? 6) * HOUR,
      factsADay: Number(process.env.WEEKS_FACTS ?? 5),
      daysAfter: 25,
      say,
    })
    say(text)
    expect(differ, text).toBe(0)
    expect(compared).toBeGreaterThan(users * days * 30)
  },
)
