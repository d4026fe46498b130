import { expect, test, vi } from 'vitest'
import { inRoot } from '../root.ts'
import { type Progress, watchProgress } from './progress.ts'
import { runCommand } from './run-command.ts'

const REPORTER = inRoot('packages', 'runner', 'testing', 'progress-reporter.ts')

test('a run of Vitest reports its files, each one that is done, and processor time', async () => {
  const sent: unknown[] = []
  const args = ['run', 'packages/kernel/csv.test.ts', `--reporter=${REPORTER}`]
  const { code, processorSeconds } = await runCommand('vitest', args, { onMessage: (message) => sent.push(message) })
  expect({ code, sent }).toEqual({ code: 0, sent: [{ total: 1 }, { done: 1 }] })
  expect(processorSeconds > 0.2).toBe(process.platform === 'linux')
})

test('a lane reports its progress every 10 s, and its first failure at once', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const { onProgress, stop } = watchProgress('Units', {
    command: 'npm run test:unit --',
    say: (line) => lines.push(line),
  })
  const failure: Progress = { failure: { file: inRoot('a.test.ts'), title: 'adds', message: 'expected 2' } }
  onProgress({ total: 40 })
  for (let file = 0; file < 10; file += 1) onProgress({ done: 1 })
  onProgress(failure)
  onProgress(failure)
  expect(lines).toEqual(['\n✗ a.test.ts\n  adds\n  expected 2\n  Alone: npm run test:unit -- a.test.ts\n'])
  vi.advanceTimersByTime(60_000)
  expect(lines[1]).toBe('  Units: 10 of 40, 2 failed, 10 s, about 30 s left')
  expect(lines.at(-1)).toBe('  Units: 10 of 40, 2 failed, 1 min 0 s, about 3 min 0 s left')
  stop()
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(7)
})
