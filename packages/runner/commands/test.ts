import { onEnd } from '../processes/end-signals.ts'
import { choose } from '../testing/choose.ts'
import { redRuns, remember } from '../testing/last-runs.ts'
import { endRuns, runCommand } from '../testing/run-command.ts'
import type { Step, Use } from '../testing/steps.ts'

const say = (line: string) => {
  process.stdout.write(`${line}\n`)
}

function chosen() {
  try {
    return choose(process.argv.slice(2))
  } catch (error) {
    say((error as Error).message)
    process.exit(1)
  }
}

const { stages, runs, whole } = chosen()
process.env.RUNS ??= runs

let passed = 0
const failures: string[] = []
const quarantined: string[] = []
const passedAlone: string[] = []
const costs: string[] = []

async function runStep({ name, title, run }: Step) {
  say(`${title} …`)
  const began = performance.now()
  let processorSeconds = 0
  const counting: Use['run'] = async (...command) => {
    const outcome = await runCommand(...command)
    processorSeconds += outcome.processorSeconds
    return outcome
  }
  const tally = await run({ say, run: counting })
  passed += tally.passed
  failures.push(...tally.failures)
  quarantined.push(...(tally.quarantined ?? []))
  passedAlone.push(...(tally.passedAlone ?? []))
  for (const failure of tally.failures) say(`\n✗ ${failure}\n`)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  const seconds = (performance.now() - began) / 1000
  say(`${title}: ${tally.passed} ok, ${tally.failures.length} not ok${skipped}, ${seconds.toFixed(1)} s`)
  if (tally.slowest?.length) say(`Slowest: ${tally.slowest.join(', ')}`)
  costs.push(`${name} ${processorSeconds.toFixed(0)} s in ${seconds.toFixed(0)} s`)
}

async function runLane(lane: readonly Step[]) {
  for (const step of lane) await runStep(step)
}

onEnd(async () => {
  say('Stopping the tests …')
  await endRuns()
  process.exit(1)
})

const red = redRuns()
if (red !== null) say(`${red}\n`)
for (const stage of stages) await Promise.all(stage.map(runLane))
for (const failure of quarantined) say(`\nIn quarantine: ${failure}\n`)
for (const file of passedAlone) say(`Passed alone after failing among others: ${file}`)
say(`Processor time: ${costs.join(', ')}`)
if (whole !== undefined) remember(whole, failures)
if (red !== null && whole !== 'all') say(red)
say(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
