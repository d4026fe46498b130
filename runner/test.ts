import { STAGES, type Step } from './testing/steps.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const names = STAGES.flat(2).map(({ name }) => name)
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}

let passed = 0
let failed = 0

async function runStep({ title, run }: Step): Promise<void> {
  say(`${title} …`)
  const began = performance.now()
  const tally = await run(say)
  passed += tally.passed
  failed += tally.failed
  for (const failure of tally.failures) say(`\n✗ ${failure}\n`)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`${title}: ${tally.passed} ok, ${tally.failed} not ok${skipped}, ${seconds} s`)
}

async function runLane(lane: readonly Step[]): Promise<void> {
  for (const step of lane) if (wanted.length === 0 || wanted.includes(step.name)) await runStep(step)
}

for (const stage of STAGES) await Promise.all(stage.map(runLane))
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
