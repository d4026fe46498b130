import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { inRoot } from '../root.ts'
import ProgressReporter from './progress-reporter.ts'
import { QUARANTINE, overdue } from './quarantine.ts'
import { tallyPlaywright, tallyVitest } from './reports.ts'

const dir = temporaryFolder()

function report(content: unknown): string {
  const file = join(dir, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const assertion = (fullName: string, status: string) => ({ fullName, status, failureMessages: ['because'] })

const failedReport = () =>
  report({
    numPassedTests: 3,
    numPendingTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [assertion('one', 'failed'), assertion('two', 'passed')],
      },
      { name: 'b.test.ts', status: 'failed', message: 'syntax error', assertionResults: [] },
    ],
  })

test('vitest: failed tests and files that could not be loaded both count as failed', () => {
  expect(tallyVitest(failedReport(), 1, '')).toEqual({
    passed: 3,
    skipped: 1,
    failures: ['a.test.ts\n  one\n  because', 'b.test.ts\n  syntax error'],
    failedFiles: ['a.test.ts', 'b.test.ts'],
    slowest: [],
  })
})

test('vitest: errors at the end of the run and outside tests are named beside failed tests', () => {
  vi.spyOn(process, 'send').mockReturnValue(true)
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined)
  new ProgressReporter().onTestRunEnd([], [{ message: 'late', VITEST_TEST_PATH: 'a.test.ts' }])
  for (const error of ['error during close Error: 47 starts of a gateway', String(printed.mock.calls[0])])
    expect(tallyVitest(failedReport(), 1, `a line\n${error}\n`).failures.slice(2)).toEqual([error])
})

test('a failure in quarantine does not decide, and no test stays there for more than a week', () => {
  const list = ['a.test.ts', 'b.test.ts'].map((file) => ({ file, title: 'one', since: '2026-11-20', seen: 'late' }))
  vi.spyOn(QUARANTINE, 'some').mockImplementation((find) => list.some(find))
  const { failures, quarantined } = tallyVitest(failedReport(), 1, '')
  expect({ failures, quarantined }).toEqual({
    failures: ['b.test.ts\n  syntax error'],
    quarantined: ['a.test.ts\n  one\n  because'],
  })
  expect(overdue(Date.parse('2026-11-27'), list)).toEqual([])
  expect(overdue(Date.parse('2026-11-28'), list)).toEqual(list)
  expect(overdue(Date.now())).toEqual([])
  for (const { file, title } of QUARANTINE) expect(readFileSync(inRoot(file), 'utf8')).toContain(title)
})

test('a run that fails without a failed test, or without a report, is a failure', () => {
  const file = report({ numPassedTests: 3, testResults: [] })
  expect(tallyVitest(file, 1, 'unhandled error')).toMatchObject({ passed: 3, failures: ['unhandled error'] })
  expect(tallyVitest(join(dir, 'none.json'), 0, 'crashed')).toMatchObject({ passed: 0, failures: ['crashed'] })
  expect(tallyVitest(file, 0, '')).toMatchObject({ passed: 3, failures: [] })
})

const errorOf = (message: string) => ({ message })

test('playwright: failures are named with file, line and screen size; errors outside tests count; files have their time', () => {
  const failing = {
    title: 'shows the page',
    ok: false,
    file: 'home.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'phone',
        status: 'unexpected',
        results: [
          { errors: ['\u001b[31mTest timeout of 9 ms exceeded.\u001b[39m', 'click: not visible'].map(errorOf) },
        ],
      },
      { projectName: 'desktop', status: 'expected', results: [{ errors: [], duration: 2500 }] },
    ],
  }
  const file = report({
    stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'setup broke' }],
    suites: [{ title: 'home', suites: [{ title: 'inner', specs: [failing] }] }],
  })
  expect(tallyPlaywright(file, 1, '')).toEqual({
    passed: 5,
    skipped: 0,
    slowest: ['tests/e2e/home.spec.ts 2.5 s'],
    failures: [
      'tests/e2e/home.spec.ts:7 [phone]\n  shows the page\n  Test timeout of 9 ms exceeded.\nclick: not visible',
      'setup broke',
    ],
  })
})

test('vitest: a file whose worker did not start is named, so that it can run again', () => {
  const file = report({
    numPassedTests: 1,
    testResults: [{ name: inRoot('a.test.ts'), status: 'passed', assertionResults: [assertion('one', 'passed')] }],
  })
  const output = 'error outside tests  Error: [vitest-pool]: Failed to start forks worker'
  expect(tallyVitest(file, 1, output, 'all', ['a.test.ts', 'b.test.ts'])).toMatchObject({ failedFiles: ['b.test.ts'] })
  const whole = tallyVitest(file, 1, output, 'all', ['a.test.ts'])
  expect(whole.failures).toEqual([output])
  expect(whole.failedFiles).toBeUndefined()
})
