import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../build.ts'
import { inRoot } from '../root.ts'
import { ensureBrowser } from './browser.ts'
import { ensureEngines } from './engines.ts'
import { ensureRedisServer } from './redis.ts'
import { type Tally, tallyPlaywright, tallyVitest } from './reports.ts'
import { type Outcome, runCommand } from './run-command.ts'

/** ms: as long as the browser tests may take on a machine that has other work, too. */
const BROWSER_MS = 2_400_000

type Say = (line: string) => void
export type Step = { name: string; title: string; run: (say: Say) => Promise<Tally> }
/** Lanes run together; the steps of a lane run one after the other. */
export type Stage = readonly (readonly Step[])[]

/** A check without tests counts as one. */
const asOne = ({ code, output }: Outcome): Tally =>
  code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [output.trim().slice(-12_000)] }

async function inOrder(commands: [string, string[]][]): Promise<Tally> {
  for (const [command, args] of commands) {
    const outcome = await runCommand(command, args)
    if (outcome.code !== 0) return asOne(outcome)
  }
  return asOne({ code: 0, output: '' })
}

async function withReport(run: (file: string) => Promise<Tally>): Promise<Tally> {
  const dir = mkdtempSync(join(tmpdir(), 'fanfare-report-'))
  try {
    return await run(join(dir, 'report.json'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const runVitest = (config: string) =>
  withReport(async (file) => {
    const args = ['run', '--config', config, '--reporter=json', `--outputFile=${file}`]
    const { code, output } = await runCommand('vitest', args, { env: { NODE_ENV: 'test' } })
    return tallyVitest(file, code, output)
  })

const failedAsOne = (error: unknown): Tally => asOne({ code: 1, output: (error as Error).message })

async function build(say: Say): Promise<Tally> {
  try {
    await ensureBuilt(say)
    return asOne({ code: 0, output: '' })
  } catch (error) {
    return failedAsOne(error)
  }
}

const hasBrowserTests = (): boolean =>
  existsSync(inRoot('tests', 'e2e')) && readdirSync(inRoot('tests', 'e2e')).some((name) => name.endsWith('.ts'))

async function runPlaywright(say: Say): Promise<Tally> {
  if (!hasBrowserTests()) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  let chromium: string
  try {
    chromium = await ensureBrowser(say)
  } catch (error) {
    return failedAsOne(error)
  }
  return withReport(async (file) => {
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: '1' }
    const { code, output } = await runCommand('playwright', ['test', '--reporter=json'], { env, timeoutMs: BROWSER_MS })
    return tallyPlaywright(file, code, output)
  })
}

/** A missing engine that cannot be installed here is a skipped test, reported by name. */
async function runOtherEngines(say: Say): Promise<Tally> {
  const missing = await ensureEngines(say)
  for (const name of missing) say(`SKIPPED: ${name} is not installed, so the main path is not tested in it.`)
  return runVitest('tests/browsers/vitest.config.ts')
}

/** Redis is installed before its tests, which run at the same time; without it they fail with the reason. */
async function runUnitTests(say: Say): Promise<Tally> {
  await ensureRedisServer(say).catch((error: unknown) => say((error as Error).message))
  return runVitest('vitest.config.ts')
}

const alone = (step: Step): Stage => [[step]]

/** `npm test` runs one stage after the other, and the lanes of a stage together; `npm test -- lint unit` runs only these. */
export const STAGES: readonly Stage[] = [
  [
    // Prettier uses one core, and reads none of the files that the steps of the other lane write.
    [{ name: 'format', title: 'Format', run: () => inOrder([['prettier', ['--check', '--log-level', 'warn', '.']]]) }],
    [
      {
        name: 'types',
        title: 'Types',
        run: () =>
          inOrder([
            ['next', ['typegen']],
            ['tsc', ['--noEmit']],
          ]),
      },
      // Before the build, which replaces the generated types that oxlint reads.
      {
        name: 'lint',
        title: 'Lint',
        run: () =>
          inOrder([
            ['oxlint', ['--deny-warnings']],
            ['knip', []],
          ]),
      },
      { name: 'build', title: 'Build', run: build },
    ],
  ],
  alone({
    name: 'unit',
    title: 'Unit, component, gateway and conformance tests',
    run: runUnitTests,
  }),
  alone({
    name: 'lifecycle',
    title: 'Start, stop and crashes of npm start',
    run: () => runVitest('tests/lifecycle/vitest.config.ts'),
  }),
  alone({
    name: 'faults',
    title: 'Faults between and in the parts',
    run: () => runVitest('tests/faults/vitest.config.ts'),
  }),
  alone({ name: 'e2e', title: 'Browser tests', run: runPlaywright }),
  alone({ name: 'browsers', title: 'The main path in Firefox and WebKit', run: runOtherEngines }),
]
