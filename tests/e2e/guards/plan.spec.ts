import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect, test } from '../support/test.ts'

/**
 * Tests that `npm test` runs, each size counted: a few minutes on two quiet cores. A new test takes the place of another, which
 * gets `@long` and runs in `npm run test:long` (ADR 0102).
 */
const MOST_TESTS = 186

test('`npm test` has no more browser tests than it has time for', { tag: '@once' }, async () => {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const env: NodeJS.ProcessEnv = { ...process.env, E2E_PLAN: 'short' }
  // Of this run: the file of its report, and the numbers of its worker.
  for (const name of Object.keys(env)) if (/^(?:PLAYWRIGHT|PW|TEST)_/.test(name)) delete env[name]
  const args = [cli, 'test', '--list', '--reporter=list']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e7 })
  const [, listed] = /^Total: (\d+) tests/m.exec(stdout) ?? []
  expect(Number(listed)).toBeGreaterThan(0.9 * MOST_TESTS)
  expect(Number(listed)).toBeLessThanOrEqual(MOST_TESTS)
})
