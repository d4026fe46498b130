import { onEnd } from '../processes/end-signals.ts'
import { overBudget, slowness } from '../testing/budgets.ts'
import { choose, SHORT_RUNS, type Choice } from '../testing/choose.ts'
import { endRuns } from '../testing/run-command.ts'
import type { Step } from '../testing/steps.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

function chosen(): Choice {
  try {
    return choose(process.argv.slice(2))
  } catch (error) {
    say((error as Error).message)
    process.exit(1)
  }
}

const { stages, runs } = chosen()
process.env.RUNS ??= runs

let passed = 0
let failed = 0
const unsteady: string[] = []
const late: string[] = []

async function runStep({ name, title, run }: Step): Promise<void> {
  say(`${title} …`)
  const slowBefore = slowness()
  const began = performance.now()
  const tally = await run(say)
  passed += tally.passed
  failed += tally.failed
  for (const failure of tally.failures) say(`\n✗ ${failure}\n`)
  unsteady.push(...(tally.unsteady ?? []))
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  const seconds = (performance.now() - began) / 1000
  say(`${title}: ${tally.passed} ok, ${tally.failed} not ok${skipped}, ${seconds.toFixed(1)} s`)
  if (tally.slowest?.length) say(`Slowest: ${tally.slowest.join(', ')}`)
  // The budgets are those of `npm test` by hand; all runs and rows take longer.
  const over = process.env.RUNS === SHORT_RUNS ? overBudget(name, seconds, Math.max(slowBefore, slowness())) : null
  if (over !== null) late.push(over)
}

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const step of lane) await runStep(step)
}

onEnd(async () => {
  say('Stopping the tests …')
  await endRuns()
  process.exit(1)
})

for (const stage of stages) await Promise.all(stage.map(runLane))
for (const failure of unsteady) say(`\nPassed only at the second attempt: ${failure}\n`)
for (const line of late) say(line)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
