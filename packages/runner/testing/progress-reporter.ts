import { existsSync, readFileSync } from 'node:fs'
import type { TestCase as PlaywrightTest, TestResult } from '@playwright/test/reporter'
import type { TestCase, TestModule } from 'vitest/node'
import type { Progress } from './progress.ts'
import { messageOf } from './reports.ts'

const send = (progress: Progress): void => void process.send?.(progress)

/** The most of a page that is printed, characters. */
const PRINTED_PAGE = 6000

/** What was on the page when a test failed, as Playwright wrote it down: some failures happen only on another machine. */
function pageAtFailure({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return ''
  const [, page = ''] = readFileSync(path, 'utf8').match(/```yaml\n([\s\S]*?)\n```/) ?? []
  return page.slice(0, PRINTED_PAGE)
}

/** Sends the progress of a run to the program that started it. Vitest counts files and Playwright tests. */
// oxlint-disable-next-line import/no-default-export -- both runners load the default export
export default class ProgressReporter {
  /** Vitest */
  onTestRunStart(files: readonly unknown[]): void {
    send({ total: files.length })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'failed')
      send({ failure: { file: test.module.relativeModuleId, title: test.fullName, message: errors[0]?.message ?? '' } })
  }

  onTestModuleEnd(file: TestModule): void {
    for (const { message } of file.errors())
      send({ failure: { file: file.relativeModuleId, title: 'could not be loaded', message } })
    send({ done: 1 })
  }

  /** Vitest; no report has these errors, so they are printed for `reports.ts`. */
  onTestRunEnd(
    _files: unknown,
    errors: readonly { message: string; stack?: string; VITEST_TEST_PATH?: string }[],
  ): void {
    for (const { message, stack = message, VITEST_TEST_PATH: file = '' } of errors) {
      send({ failure: { file, title: 'outside tests', message } })
      console.error(`error outside tests ${file} ${stack}`)
    }
  }

  /** Playwright */
  onBegin(_config: unknown, root: { allTests: () => unknown[] }): void {
    send({ total: root.allTests().length })
  }

  onTestEnd(test: PlaywrightTest, result: TestResult): void {
    const { file } = test.location
    if (!test.ok())
      send({ failure: { file, title: test.title, message: messageOf(result.errors) + pageAtFailure(result) } })
    send({ done: 1 })
  }
}
