import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, inRoot } from '../root.ts'
import { ensureBuilt } from '../start/build.ts'
import { ensureTestBrowser } from './browser.ts'
import { ensureEngines } from './engines.ts'
import { type Progress, watchProgress } from './progress.ts'
import { longTestFiles } from './test-files.ts'
import { nearTests, type QuickPlan } from './quick-plan.ts'
import { ensureRedisServer } from './redis.ts'
import { type Part, TAGS_OF, type Tally, tallyPlaywright, tallyVitest } from './reports.ts'
import { type Outcome, runCommand } from './run-command.ts'
import { withSecondAttempt } from './second-attempt.ts'

/** ms: as long as the tests of a lane may take on a machine that has other work, too. */
const LANE_MS = { short: 2_400_000, long: 3_600_000, all: 5_400_000 }

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

const LANES = {
  unit: { title: 'Unit, component, gateway and conformance tests', config: 'vitest.config.ts' },
  lifecycle: { title: 'Start, stop and crashes of npm start', config: 'tests/lifecycle/vitest.config.ts' },
  faults: { title: 'Faults between and in the parts', config: 'tests/faults/vitest.config.ts' },
  browsers: { title: 'The main path in Firefox and WebKit', config: 'tests/browsers/vitest.config.ts' },
}
const PROGRESS_REPORTER = inRoot('packages', 'runner', 'testing', 'progress-reporter.ts')

/** Runs a program with `ProgressReporter` and prints what it sends. */
async function runWatched(
  lane: keyof typeof LANES | 'e2e',
  say: Say,
  run: (onMessage: (message: unknown) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const title = lane === 'e2e' ? 'Browser tests' : LANES[lane].title
  const { onProgress, stop } = watchProgress(title, { command: `npm run test:${lane}`, say })
  return run((message) => onProgress(message as Progress)).finally(stop)
}

/** Runs the tests of a lane with the tag `long`, or those without it. */
async function runVitest(
  lane: keyof typeof LANES,
  { part, say, more = [] }: { part: Part; say: Say; more?: readonly string[] },
): Promise<Tally> {
  const attempt = (args: readonly string[]) =>
    withReport(async (file) => {
      const filter = part === 'all' ? [] : ['--tagsFilter', TAGS_OF[part]]
      const reporters = ['--reporter=json', `--outputFile=${file}`, `--reporter=${PROGRESS_REPORTER}`]
      const all = ['run', '--config', LANES[lane].config, ...filter, ...args, ...reporters]
      const options = { env: { NODE_ENV: 'test' }, timeoutMs: LANE_MS[part] }
      const { code, output } = await runWatched(lane, say, (onMessage) =>
        runCommand('vitest', all, { ...options, onMessage }),
      )
      return tallyVitest(file, code, output, part)
    })
  return withSecondAttempt(await attempt(more), attempt)
}

const failedAsOne = (error: unknown): Tally => asOne({ code: 1, output: (error as Error).message })

async function build(say: Say): Promise<Tally> {
  try {
    await ensureBuilt(say)
    return asOne({ code: 0, output: '' })
  } catch (error) {
    return failedAsOne(error)
  }
}

/** The plans of `tests/setup/plans.ts`; `all` there has the tests of the night, too. */
const PLANS = { short: 'short', long: 'long', all: 'both' } as const

async function runPlaywright(say: Say, part: Part, more: readonly string[] = []): Promise<Tally> {
  let chromium: string
  try {
    chromium = await ensureTestBrowser(say)
  } catch (error) {
    return failedAsOne(error)
  }
  const attempt = (args: readonly string[]) =>
    withReport(async (file) => {
      const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: '1', E2E_PLAN: PLANS[part] }
      const all = ['test', `--reporter=json,${PROGRESS_REPORTER}`, ...args]
      const { code, output } = await runWatched('e2e', say, (onMessage) =>
        runCommand('playwright', all, { env, timeoutMs: LANE_MS[part], onMessage }),
      )
      return tallyPlaywright(file, code, output)
    })
  return withSecondAttempt(await attempt(more), () => attempt(['--last-failed', '--workers=1']))
}

/** A missing engine that cannot be installed here is a skipped test, reported by name. */
async function runOtherEngines(say: Say): Promise<Tally> {
  const missing = await ensureEngines(say)
  for (const name of missing) say(`SKIPPED: ${name} is not installed, so the main path is not tested in it.`)
  return runVitest('browsers', { part: 'all', say })
}

/** Redis is installed before its tests, which run at the same time; without it they fail with the reason. */
const withRedis = (say: Say): Promise<unknown> =>
  ensureRedisServer(say).catch((error: unknown) => say((error as Error).message))

const alone = (step: Step): Stage => [[step]]

/** The cache knows files by their content, and is in `node_modules`, so a new clone has none. */
const PRETTIER_CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/prettier/npm-test',
]

const PRETTIER = ['--check', '--log-level', 'warn', ...PRETTIER_CACHE]

const types: Step = {
  name: 'types',
  title: 'Types',
  run: () =>
    inOrder([
      ['next', ['typegen']],
      ['tsc', ['--noEmit']],
    ]),
}

const buildStep: Step = { name: 'build', title: 'Build', run: build }

const CHECKS: Stage = [
  // Prettier uses one core, and reads none of the files that the steps of the other lane write.
  [{ name: 'format', title: 'Format', run: () => inOrder([['prettier', [...PRETTIER, '.']]]) }],
  [
    types,
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
    buildStep,
  ],
]

/** How the steps of a part are called. */
const NAMED = { short: ['', ''], long: ['-long', ', long'], all: ['', ''] } as const

/** A lane starts its database, its product or its site once, so both parts of it in one run cost less than one after the other. */
function lanesOf(part: Part): Stage[] {
  const [suffix, title] = NAMED[part]
  return [
    alone({
      name: `unit${suffix}`,
      title: `${LANES.unit.title}${title}`,
      run: async (say) => {
        await withRedis(say)
        // Vitest would load every file to learn its tags.
        return runVitest('unit', { part, say, more: part === 'long' ? longTestFiles() : [] })
      },
    }),
    ...(['lifecycle', 'faults'] as const).map((name) =>
      alone({
        name: `${name}${suffix}`,
        title: `${LANES[name].title}${title}`,
        run: (say) => runVitest(name, { part, say }),
      }),
    ),
    alone({ name: `e2e${suffix}`, title: `Browser tests${title}`, run: (say) => runPlaywright(say, part) }),
  ]
}

const otherEngines: Stage = alone({
  name: 'browsers',
  title: LANES.browsers.title,
  run: runOtherEngines,
})

/** `short` and `long` have no test in common; `all` has those of both. */
export const PARTS: Record<Part, readonly Stage[]> = {
  short: [CHECKS, ...lanesOf('short')],
  long: [
    alone({ name: 'build-long', title: 'Build for the long tests', run: build }),
    ...lanesOf('long'),
    otherEngines,
  ],
  all: [CHECKS, ...lanesOf('all'), otherEngines],
}

/** The test files that import a changed file, also by way of others, relative to the root. @throws Error, the output of Vitest */
async function testsThatReach(base: string): Promise<string[]> {
  const args = ['list', '--changed', base, '--filesOnly', '--json']
  const { code, output } = await runCommand('vitest', args, { env: { NODE_ENV: 'test' } })
  const listed = /^\[[^]*^\]|^\[\]/m.exec(output)?.[0]
  if (code !== 0 || listed === undefined) throw new Error(output)
  return (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative(ROOT, file).replaceAll('\\', '/'))
}

/** The tests near a change; all others that reach it are left for `npm test`, and counted. */
async function runNearTests({ base, changed }: QuickPlan, say: Say): Promise<Tally> {
  const reaching = await testsThatReach(base)
  const near = nearTests(changed, reaching)
  if (near.length < reaching.length)
    say(`${near.length} of ${reaching.length} test files that reach the change run now, the others in npm test.`)
  if (near.length === 0) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  if (near.some((path) => path.startsWith('packages/gateway/'))) await withRedis(say)
  return runVitest('unit', { part: 'short', say, more: near })
}

/** The steps of `npm test -- quick`. */
export function quickStages(plan: QuickPlan): Stage[] {
  const { changed, lint, specs } = plan
  const checks: Step[] = [
    {
      name: 'format',
      title: 'Format of changed files',
      run: () => inOrder(changed.length > 0 ? [['prettier', [...PRETTIER, '--ignore-unknown', ...changed]]] : []),
    },
    {
      name: 'lint',
      title: 'Lint of changed files',
      run: () => inOrder(lint.length > 0 ? [['oxlint', ['--deny-warnings', ...lint]]] : []),
    },
  ]
  const tests: Step = {
    name: 'unit',
    title: 'Tests that reach a changed file',
    run: (say) => runNearTests(plan, say).catch(failedAsOne),
  }
  const browser: Step = {
    name: 'e2e',
    title: `Browser tests that name a changed folder: ${specs.join(', ')}`,
    // A file can have tests of the long plan alone.
    run: (say) => runPlaywright(say, 'short', [...specs, '--project', 'phone', '--pass-with-no-tests']),
  }
  return [[[types], [...checks, tests]], ...(specs.length > 0 ? [alone(buildStep), alone(browser)] : [])]
}
