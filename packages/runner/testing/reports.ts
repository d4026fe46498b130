import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../root.ts'
import { isQuarantined } from './quarantine.ts'

/** The result of a run of tests; `failures` are readable texts. */
export type Tally = {
  passed: number
  skipped: number
  failures: string[]
  /** Failures that do not decide (`quarantine.ts`). */
  quarantined?: string[]
  /** The files of `failures`, if each of them is of a file: they can run again alone. */
  failedFiles?: string[]
  /** Files that failed among others and passed alone. */
  passedAlone?: string[]
  /** The files that took longest, the slowest first: `name 1.2 s`; of a browser test the sum of its tests. */
  slowest?: string[]
}

/** Tests without the tag `long`, those with it, or both; `night` alone has those with the tag `night`, and every other. */
export type Part = 'short' | 'long' | 'all' | 'night'

/** For `--tagsFilter`. */
export const TAGS_OF = { short: '!long && !night', long: 'long', all: '!night' } as const

type VitestResult = { fullName: string; status: string; failureMessages?: string[]; tags?: string[] }
/** `startTime` and `endTime` in ms. */
type VitestFile = {
  name: string
  status: string
  message?: string
  startTime?: number
  endTime?: number
  assertionResults: VitestResult[]
}
type VitestReport = { numPassedTests: number; numPendingTests?: number; testResults: VitestFile[] }

const SLOWEST = 8

function slowestOf(files: readonly { name: string; seconds: number }[]): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .filter(({ seconds }) => seconds >= 1)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
}

const broken = (what: string): Tally => ({ passed: 0, skipped: 0, failures: [what] })

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

/** Tests of other parts are reported as skipped, and are not. */
const isOfOtherPart = (tags: readonly string[], part: Part): boolean =>
  part !== 'night' && (tags.includes('night') || (part !== 'all' && tags.includes('long') !== (part === 'long')))

type Failure = { file: string; title: string; text: string }

/** Sorts failures into those that decide and those that do not. A run that ended badly without any is one. */
function tallyOf(
  counts: Pick<Tally, 'passed' | 'skipped' | 'slowest'>,
  failed: Failure[],
  crash: string | null,
): Tally {
  const texts = (of: Failure[]) => of.map(({ text }) => text)
  const quarantined = failed.filter(({ file, title }) => isQuarantined(file, title))
  const deciding = failed.filter((one) => !quarantined.includes(one))
  const failures = texts(deciding)
  if (failed.length === 0 && crash !== null) failures.push(crash)
  const files = [...new Set(deciding.map(({ file }) => file))]
  return {
    ...counts,
    failures,
    ...(files.length > 0 && !files.includes('') && { failedFiles: files }),
    ...(quarantined.length > 0 && { quarantined: texts(quarantined) }),
  }
}

const crashOf = (exitCode: number, output: string): string | null =>
  exitCode === 0 ? null : output.trim().slice(-4000)

/** Files that were asked for and have no test in the report: their worker did not start. */
const lostFiles = (asked: readonly string[], { testResults }: VitestReport): string[] =>
  asked.filter(
    (path) =>
      !testResults.some(({ name, assertionResults }) => relative(ROOT, name) === path && assertionResults.length > 0),
  )

/** @param asked the files of the run, relative to the root, where they are known */
export function tallyVitest(
  file: string,
  exitCode: number,
  output: string,
  part: Part = 'all',
  asked: readonly string[] = [],
): Tally {
  const report = readJson<VitestReport>(file)
  if (!report) return broken(output.trim().slice(-4000))
  const failed = report.testResults.flatMap(({ name, status, message = 'could not be loaded', assertionResults }) => {
    const path = relative(ROOT, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        file: path,
        title: fullName,
        text: `${path}\n  ${fullName}\n  ${failureMessages.join('\n  ')}`,
      }))
    // A file that could not be loaded has no tests to fail.
    return status === 'failed' && tests.length === 0
      ? [{ file: path, title: '', text: `${path}\n  ${message}` }]
      : tests
  })
  const others = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && isOfOtherPart(tags, part))
  const counts = {
    passed: report.numPassedTests,
    skipped: (report.numPendingTests ?? 0) - others.length,
    slowest: slowestOf(
      report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
        name: relative(ROOT, name),
        seconds: (endTime - startTime) / 1000,
      })),
    ),
  }
  // Of the global set-up, or after the last test of a file: it is in no report.
  const [atEnd] = /^error (?:during close|outside tests)[^]*/m.exec(output) ?? []
  if (atEnd !== undefined) {
    const text = atEnd.trim().slice(-4000)
    const [lost = '', ...others] = lostFiles(asked, report)
    failed.push(
      { file: lost, title: '', text },
      ...others.map((path) => ({ file: path, title: '', text: `${path}\n  did not run` })),
    )
  }
  return tallyOf(counts, failed, crashOf(exitCode, output))
}

type TestError = { message?: string }
type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; ok: boolean; file: string; line: number; tests: SpecTest[] }
type SpecTest = { projectName: string; status: string; results: { errors: TestError[]; duration?: number }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: TestError[]
  suites: Suite[]
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** What Playwright says of a test: of one that ended by time, the second error is the step that it waited for. */
export const messageOf = (errors: readonly TestError[]): string =>
  stripVTControlCharacters(errors.map(({ message = 'unknown error' }) => message).join('\n')) || 'failed'

export function tallyPlaywright(file: string, exitCode: number, output: string): Tally {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return broken(output.trim().slice(-4000))
  const specs = report.suites.flatMap(specsOf)
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = messageOf(results.find(({ errors }) => errors.length > 0)?.errors ?? [])
        const path = `tests/e2e/${spec.file}`
        const text = `${path}:${spec.line} [${projectName}]\n  ${spec.title}\n  ${message}`
        return { file: path, title: spec.title, text }
      }),
  )
  const outside = report.errors.map((error) => ({ file: '', title: '', text: messageOf([error]) }))
  const { expected: passed, skipped } = report.stats
  const secondsOf = ({ tests }: Spec) =>
    tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0)
  const files = [...Map.groupBy(specs, ({ file: name }) => `tests/e2e/${name}`)]
  const slowest = slowestOf(
    files.map(([name, of]) => ({ name, seconds: of.reduce((sum, spec) => sum + secondsOf(spec), 0) })),
  )
  return tallyOf({ passed, skipped, slowest }, [...failed, ...outside], crashOf(exitCode, output))
}

/** The files of a report of Playwright, relative to the root; null without a report. */
export function listedFiles(report: string): string[] | null {
  const listed = readJson<PlaywrightReport>(report)
  return listed && [...new Set(listed.suites.flatMap(specsOf).map(({ file }) => `tests/e2e/${file}`))]
}

/** The result of several runs. */
export const joinTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  quarantined: tallies.flatMap(({ quarantined = [] }) => quarantined),
  passedAlone: tallies.flatMap(({ passedAlone = [] }) => passedAlone),
  slowest: tallies.flatMap(({ slowest = [] }) => slowest),
})

/** A run of files in which no test ran proves nothing, so it fails. */
export const orNothingRan = (tally: Tally, files: readonly string[]): Tally =>
  tally.passed + tally.failures.length + (tally.quarantined?.length ?? 0) > 0
    ? tally
    : { ...tally, failures: [`No test ran of ${files.join(', ')}.`] }
