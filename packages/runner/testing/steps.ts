import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, inRoot } from '../root.ts'
import { againAlone } from './again-alone.ts'
import { ensureTestBrowser } from './browser.ts'
import { ensureEngines } from './engines.ts'
import { type Progress, watchProgress } from './progress.ts'
import { nearTests, type QuickPlan } from './quick-plan.ts'
import { ensureRedisServer } from './redis.ts'
import {
  joinTallies,
  listedFiles,
  orNothingRan,
  type Part,
  TAGS_OF,
  type Tally,
  tallyPlaywright,
  tallyVitest,
} from './reports.ts'
import type { Outcome, runCommand } from './run-command.ts'
import { longTestFiles } from './test-files.ts'

/** ms: as long as the tests of a lane may take on a machine that has other work, too. */
const LANE_MS = { short: 2_400_000, long: 3_600_000, all: 5_400_000, night: 86_400_000 }

type Say = (line: string) => void
/** The tools of a step: `run` is `runCommand`, and counts the time of the step. */
export type Use = { say: Say; run: typeof runCommand }
export type Step = { name: string; title: string; run: (use: Use) => Promise<Tally> }
/** Lanes run together; the steps of a lane run one after the other. */
export type Stage = readonly (readonly Step[])[]

const failed = (output: string): Tally => ({
  passed: 0,
  skipped: 0,
  failures: [output.trim().slice(-12_000)],
})
const failedAsOne = (error: unknown): Tally => failed((error as Error).message)

/** A check has no tests, and counts as one. Its programs run one after the other, until one fails. */
const check = (name: string, title: string, commands: readonly [string, readonly string[]][]): Step => ({
  name,
  title,
  run: async ({ say, run }) => {
    const { stop } = watchProgress(title, { command: `npm test -- ${name}`, say })
    try {
      for (const [command, args] of commands) {
        const bare = command === process.execPath
        const { code, output } = await run(command, [...args], { bare })
        if (code !== 0) return failed(output)
      }
      return { passed: 1, skipped: 0, failures: [] }
    } finally {
      stop()
    }
  },
})

async function withReportFile<Result>(run: (file: string) => Promise<Result>): Promise<Result> {
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
  models: { title: 'Crashes, models and random worlds, many times', config: 'vitest.night.config.ts' },
  hours: { title: 'Kills and faults for hours', config: 'tests/faults/night.config.ts' },
}
/** The tests of `models`. */
const MODELS = 'crash ledger-model every-source seeded-world unknown-addresses export-stream'.split(' ')
const PROGRESS_REPORTER = inRoot('packages', 'runner', 'testing', 'progress-reporter.ts')

/** Runs a program with `ProgressReporter` and prints what it sends. */
function runWatched(
  lane: keyof typeof LANES | 'e2e',
  { say, run }: Use,
  [program, args, options]: Parameters<typeof runCommand>,
): Promise<Outcome> {
  const { title, config } = lane === 'e2e' ? { title: 'Browser tests', config: '' } : LANES[lane]
  const command = ['models', 'hours'].includes(lane)
    ? `npx vitest run --config ${config}`
    : `${lane === 'unit' ? 'npm run test:unit' : `npm test -- ${lane}`} --`
  const { onProgress, stop } = watchProgress(title, { command, say })
  const onMessage = (message: unknown) => onProgress(message as Progress)
  return run(program, args, { ...options, onMessage }).finally(stop)
}

/** Runs the tests of a lane that have the tags of the part. */
const runVitest = (lane: keyof typeof LANES, part: Part, use: Use, files: readonly string[] = []): Promise<Tally> =>
  withReportFile(async (file) => {
    const reporters = ['--reporter=json', `--outputFile=${file}`, `--reporter=${PROGRESS_REPORTER}`]
    const tags = part === 'night' ? [] : ['--tagsFilter', TAGS_OF[part]]
    const args = ['run', '--config', LANES[lane].config, ...tags, ...files, ...reporters]
    const options = { env: { NODE_ENV: 'test' }, timeoutMs: LANE_MS[part] }
    const { code, output } = await runWatched(lane, use, ['vitest', args, options])
    return tallyVitest(file, code, output, part, files)
  })

/** The plans of `tests/setup/plans.ts`. */
const PLANS = { short: 'short', long: 'long', all: 'both', night: 'all' } as const

type Plan = (typeof PLANS)[Part] | 'file'

async function runPlaywright(
  use: Use,
  part: Part,
  plan: Plan = PLANS[part],
  more: readonly string[] = [],
): Promise<Tally> {
  let chromium: string
  try {
    chromium = await ensureTestBrowser(use.say)
  } catch (error) {
    return failedAsOne(error)
  }
  return withReportFile(async (file) => {
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, CI: '1', E2E_PLAN: plan }
    const args = ['test', `--reporter=json,${PROGRESS_REPORTER}`, ...more]
    const { code, output } = await runWatched('e2e', use, ['playwright', args, { env, timeoutMs: LANE_MS[part] }])
    return tallyPlaywright(file, code, output)
  })
}

/** A missing engine that cannot be installed here is a skipped test, reported by name. */
async function runOtherEngines(use: Use): Promise<Tally> {
  const missing = await ensureEngines(use.say)
  for (const name of missing) use.say(`SKIPPED: ${name} is not installed, so the main path is not tested in it.`)
  return runVitest('browsers', 'all', use)
}

/** Redis is installed before its tests, which run at the same time; without it they fail with the reason. */
const withRedis = (say: Say): Promise<unknown> =>
  ensureRedisServer(say).catch((error: unknown) => say((error as Error).message))

const alone = (step: Step): Stage => [[step]]

/** The cache knows files by their content, and is in `node_modules`: a clone checks every file once. */
const PRETTIER =
  '--check --log-level warn --cache --cache-strategy content --cache-location node_modules/.cache/prettier/npm-test'.split(
    ' ',
  )

const format = check('format', 'Format', [['prettier', [...PRETTIER, '.']]])
const types = check('types', 'Types', [
  ['next', ['typegen']],
  ['tsc', ['--noEmit']],
])
const lint = check('lint', 'Lint', [
  ['oxlint', ['--deny-warnings']],
  ['knip', ['--cache', '--cache-location', 'node_modules/.cache/knip']],
])
const build = (name: string, title: string): Step =>
  check(name, title, [[process.execPath, ['packages/runner/commands/build.ts']]])

const otherEngines: Step = { name: 'browsers', title: LANES.browsers.title, run: runOtherEngines }

/**
 * `short` and `long` have no test in common; `all` has those of both, and `night` every test.
 *
 * A lane starts its database, its product or its site once, so both parts of it in one run cost less than one after the other.
 *
 * The tests of start and faults wait for processes most of the time, and the build and Prettier use one core for most of theirs: they
 * run beside the checks of the code and the unit tests, which need no build. Browser tests use all cores.
 */
export function stagesOf(part: Part): Stage[] {
  const isLong = part === 'long'
  const [suffix, title] = isLong ? ['-long', ', long'] : ['', '']
  const unit: Step = {
    name: `unit${suffix}`,
    title: `${LANES.unit.title}${title}`,
    run: async (use) => {
      await withRedis(use.say)
      // Vitest would load every file to learn its tags.
      return runVitest('unit', part, use, isLong ? longTestFiles() : [])
    },
  }
  const testsOf = (lane: keyof typeof LANES, files?: string[]): Step => ({
    name: `${lane}${suffix}`,
    title: `${LANES[lane].title}${title}`,
    run: (use) => runVitest(lane, part, use, files),
  })
  const browser: Step = {
    name: `e2e${suffix}`,
    title: `Browser tests${title}`,
    run: (use) => runPlaywright(use, part),
  }
  const built = build(`build${suffix}`, `Build${title}`)
  const product = [built, testsOf('lifecycle'), testsOf('faults')]
  return [
    isLong
      ? [[unit], product]
      : [
          [types, lint, unit],
          [...product, format],
        ],
    part === 'short' ? alone(browser) : [[browser, otherEngines]],
    ...(part === 'night' ? [alone(testsOf('models', MODELS)), alone(testsOf('hours'))] : []),
  ]
}

/** The test files that import a changed file, also by way of others, relative to the root. @throws Error, the output of Vitest */
async function testsThatReach(base: string, { run }: Use): Promise<string[]> {
  const args = ['list', '--changed', base, '--filesOnly', '--json']
  const { code, output } = await run('vitest', args, { env: { NODE_ENV: 'test' } })
  const listed = /^\[[^]*^\]|^\[\]/m.exec(output)?.[0]
  if (code !== 0 || listed === undefined) throw new Error(output)
  return (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative(ROOT, file).replaceAll('\\', '/'))
}

/** The tests near a change; all others that reach it are left for `npm test`, and counted. */
async function runNearTests({ base, changed }: QuickPlan, use: Use): Promise<Tally> {
  const reaching = await testsThatReach(base, use)
  const near = nearTests(changed, reaching)
  if (near.length < reaching.length)
    use.say(`${near.length} of ${reaching.length} test files that reach the change run now, the others in npm test.`)
  if (near.length === 0) return { passed: 0, skipped: 0, failures: [] }
  if (near.some((path) => path.startsWith('packages/gateway/'))) await withRedis(use.say)
  const run = (files: readonly string[]) => runVitest('unit', 'short', use, files)
  return againAlone(await run(near), { say: use.say, runAlone: (file) => run([file]) })
}

const ON_PHONE = ['--project', 'phone']

/** Which of these files have a test of the short plan on a phone. @throws Error, the output of Playwright */
const withShortTests = (specs: readonly string[], { run }: Use): Promise<string[]> =>
  withReportFile(async (file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_PLAN: 'short' }
    const args = ['test', '--list', '--reporter=json', '--pass-with-no-tests', ...specs, ...ON_PHONE]
    const { code, output } = await run('playwright', args, { env })
    const listed = listedFiles(file)
    if (code !== 0 || listed === null) throw new Error(output)
    return specs.filter((spec) => listed.includes(spec))
  })

/** Runs files of a plan; the arguments are those of Playwright. */
type RunPlan = (plan: Plan, args: readonly string[]) => Promise<Tally>

/** Runs the short plan of these files on a phone, and all of a file that has nothing there. A run without any test is a failure. */
export async function runSpecs(specs: readonly string[], use: Use, runPlan: RunPlan): Promise<Tally> {
  const short = await withShortTests(specs, use)
  const runFiles = (files: readonly string[]): Promise<Tally> =>
    files.every((file) => short.includes(file)) ? runPlan('short', [...files, ...ON_PHONE]) : runPlan('file', files)
  const tallies: Tally[] = []
  for (const files of [short, specs.filter((spec) => !short.includes(spec))]) {
    if (files.length === 0) continue
    tallies.push(await againAlone(await runFiles(files), { say: use.say, runAlone: (file) => runFiles([file]) }))
  }
  return orNothingRan(joinTallies(tallies), specs)
}

/** The steps of `npm test -- quick`. */
export function quickStages(plan: QuickPlan): Stage[] {
  const { changed, lint: linted, specs } = plan
  const checks: Step[] = [
    check(
      'format',
      'Format of changed files',
      changed.length > 0 ? [['prettier', [...PRETTIER, '--ignore-unknown', ...changed]]] : [],
    ),
    check('lint', 'Lint of changed files', linted.length > 0 ? [['oxlint', ['--deny-warnings', ...linted]]] : []),
  ]
  const tests: Step = {
    name: 'unit',
    title: 'Tests that reach a changed file',
    run: (use) => runNearTests(plan, use).catch(failedAsOne),
  }
  const browser: Step = {
    name: 'e2e',
    title: `Browser tests that name a changed folder: ${specs.join(', ')}`,
    run: (use) => runSpecs(specs, use, (plan, args) => runPlaywright(use, 'short', plan, args)).catch(failedAsOne),
  }
  return [[[types], [...checks, tests]], ...(specs.length > 0 ? [alone(build('build', 'Build')), alone(browser)] : [])]
}
