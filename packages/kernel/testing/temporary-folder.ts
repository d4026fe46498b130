import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** A new folder until the end of the test that asks for it, or of the file that asks outside of its tests and hooks. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fanfare-')))
  const atEnd = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
