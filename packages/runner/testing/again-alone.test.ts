import { expect, test, vi } from 'vitest'
import { againAlone } from './again-alone.ts'
import type { Tally } from './reports.ts'

const GREEN: Tally = { passed: 2, skipped: 0, failures: [] }
const redOf = (...files: string[]): Tally => ({
  passed: 5,
  skipped: 0,
  failures: files.map((file) => `${file}\n  adds`),
  failedFiles: files,
})

/** @param alone the result of each file alone */
function run(first: Tally, alone: Record<string, Tally>) {
  const say = vi.fn()
  const runAlone = vi.fn(async (file: string) => alone[file] ?? GREEN)
  return { say, runAlone, result: againAlone(first, { say, runAlone }) }
}

test('a file that passes alone after failing among others does not decide, and is named', async () => {
  const { result, say } = run(redOf('a.test.ts', 'b.test.ts'), { 'b.test.ts': redOf('b.test.ts') })
  expect(await result).toMatchObject({ passed: 6, failures: ['b.test.ts\n  adds'], passedAlone: ['a.test.ts'] })
  expect(say).toHaveBeenCalledWith('Failed among others, and now alone: a.test.ts, b.test.ts')
})

test('a file of which no test runs alone stays a failure', async () => {
  const { result } = run(redOf('a.test.ts'), { 'a.test.ts': { ...GREEN, passed: 0 } })
  expect(await result).toMatchObject({ failures: ['a.test.ts\n  has no test that ran'] })
})

test.each<[string, Tally]>([
  ['green files', GREEN],
  ['failures of no file', { ...GREEN, failures: ['a crash'] }],
  ['many files', redOf('a', 'b', 'c', 'd', 'e')],
])('%s do not run again', async (_, first) => {
  const { result, runAlone } = run(first, {})
  expect(await result).toBe(first)
  expect(runAlone).not.toHaveBeenCalled()
})
