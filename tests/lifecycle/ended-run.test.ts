import { afterEach, expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { commandOf, isAlive } from '@fanfare/runner/processes/processes.ts'
import { describe, type Found, until } from './support/processes.ts'
import { run, type Running } from './support/run.ts'
import { Place } from './support/site.ts'

/** s: the end of Vitest and Playwright, and then of a database whose watchdog stops it. */
const GONE_SECONDS = 30
const START_SECONDS = 200

const places: Place[] = []
afterEach(() => {
  for (const place of places.splice(0)) place.clear()
})

/** Starts `npm test` with some steps, and waits until a process of the kind runs. */
async function startTests(step: string, kind: RegExp): Promise<{ running: Running; found: Found[] }> {
  const place = new Place()
  places.push(place)
  const running = run(process.execPath, ['packages/runner/bootstrap.mjs', 'test', step], place.settings())
  let found: Found[] = []
  await until(`npm test -- ${step} runs ${kind.source}`, START_SECONDS, () => {
    found = place.processes()
    return found.some(({ command }) => kind.test(command))
  })
  return { running, found }
}

test.each<[NodeJS.Signals, string, string, RegExp]>([
  ['SIGTERM', 'the tests with a database', 'unit', /bin\/postgres .*fanfare-test-/],
  ['SIGINT', 'the tests with a browser', 'e2e', /chrom.*--type=renderer/],
])(
  '%s during %s ends every process of the run',
  { tags: ['long'], timeout: deadline(400_000) },
  async (signal, _what, step, kind) => {
    const { running, found } = await startTests(step, kind)
    running.process.kill(signal)
    expect(await running.ended).not.toBe(0)
    const left = () => found.filter(({ pid, command }) => isAlive(pid) && commandOf(pid) === command)
    await until('the end of all', GONE_SECONDS, () => left().length === 0).catch(() => 0)
    expect(describe(left())).toBe('')
  },
)
