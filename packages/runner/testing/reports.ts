import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../root.ts'

/** Failed files or tests for a second attempt, and how many of the first attempt's results it replaces. */
export type Again = { names: string[]; passed: number; skipped: number }

/** The result of a run of tests; `failures` are readable texts. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  /** Not there when nothing failed, or when the run itself crashed. */
  again?: Again
  /** The failures of a first attempt whose tests passed at the second one. */
  unsteady?: string[]
  /** The files that took longest, the slowest first: `name 1.2 s`. */
  slowest?: string[]
}

/** Tests without the tag `long`, those with it, or both. */
export type Part = 'short' | 'long' | 'all'

/** For `--tagsFilter`. */
export const TAGS_OF = { short: '!long', long: 'long' } as const

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

const resultsOf = (files: readonly VitestFile[]): VitestResult[] =>
  files.flatMap(({ assertionResults }) => assertionResults)

const SLOWEST = 8

function slowestOf(files: readonly VitestFile[]): string[] {
  const timed = files.map(({ name, startTime = 0, endTime = 0 }) => ({ name, seconds: (endTime - startTime) / 1000 }))
  return timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .filter(({ seconds }) => seconds >= 1)
    .map(({ name, seconds }) => `${relative(ROOT, name)} ${seconds.toFixed(1)} s`)
}

const broken = (what: string): Tally => ({ passed: 0, failed: 1, skipped: 0, failures: [what] })

function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}

/** A run that failed without a failed test (a crash, an error outside the tests) counts as one failure. */
const withCrash = (tally: Tally, exitCode: number, output: string): Tally =>
  exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1, failures: [output.trim().slice(-4000)] } : tally

/** Tests of the other part are reported as skipped, and are not. */
const isOfOtherPart = (tags: readonly string[], part: Part): boolean =>
  part !== 'all' && tags.includes('long') !== (part === 'long')

export function tallyVitest(file: string, exitCode: number, output: string, part: Part = 'all'): Tally {
  const report = readJson<VitestReport>(file)
  if (!report) return broken(output.trim().slice(-4000))
  const failures: string[] = []
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const test of failed)
      failures.push(`${name}\n  ${test.fullName}\n  ${test.failureMessages?.join('\n  ') ?? ''}`)
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) failures.push(`${name}\n  ${message ?? 'could not be loaded'}`)
  }
  const isSkipped = ({ status, tags = [] }: VitestResult): boolean => status === 'skipped' && !isOfOtherPart(tags, part)
  const others = resultsOf(report.testResults).filter((test) => test.status === 'skipped' && !isSkipped(test))
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed')
  const tally = {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: (report.numPendingTests ?? 0) - others.length,
    failures,
    slowest: slowestOf(report.testResults),
    ...(failures.length > 0 && {
      again: {
        names: failedFiles.map(({ name }) => name),
        passed: resultsOf(failedFiles).filter(({ status }) => status === 'passed').length,
        skipped: resultsOf(failedFiles).filter(isSkipped).length,
      },
    }),
  }
  return withCrash(tally, exitCode, output)
}

type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; ok: boolean; file: string; line: number; tests: SpecTest[] }
type SpecTest = { projectName: string; status: string; results: { error?: { message?: string } }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

// oxlint-disable-next-line no-control-regex -- terminals' colour codes are control characters
const COLOURS = /\u001b\[[\d;]*m/g

export function tallyPlaywright(file: string, exitCode: number, output: string): Tally {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return broken(output.trim().slice(-4000))
  const failures = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.find(({ error }) => error)?.error?.message ?? 'failed'
        return `${spec.file}:${spec.line} [${projectName}]\n  ${spec.title}\n  ${message.replaceAll(COLOURS, '')}`
      }),
  )
  const { expected, unexpected, flaky, skipped } = report.stats
  failures.push(...report.errors.map(({ message }) => (message ?? 'unknown error').replaceAll(COLOURS, '')))
  const failed = unexpected + flaky + report.errors.length
  // Playwright keeps the list of failed tests. An error outside the tests belongs to none of them.
  const again = report.errors.length === 0 && failed > 0 && { names: [...failures], passed: 0, skipped: 0 }
  return withCrash({ passed: expected, failed, skipped, failures, ...(again && { again }) }, exitCode, output)
}
