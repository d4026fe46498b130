import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { inRoot } from '../root.ts'
import { choose } from './choose.ts'
import { redRuns, remember } from './last-runs.ts'
import type { Stage } from './steps.ts'

const names = (stages: readonly Stage[]): string[] => stages.flat(2).map(({ name }) => name)

test('all runs both parts of each lane together, with a quarter of the runs', () => {
  const all = choose(['all'])
  expect(all.runs).toBe('0.25')
  const lanes = [...names(choose([]).stages), ...names(choose(['long']).stages)].map((name) =>
    name.replace('-long', ''),
  )
  expect(names(all.stages)).toEqual([...new Set(lanes)])
})

test('a change lands on npm test', () => expect(readFileSync(inRoot('.ci', 'run'), 'utf8')).toMatch(/^npm test$/m))

test('npm test takes a tenth of the random runs, and its result is remembered, as that of all is', () => {
  expect(choose([])).toMatchObject({ runs: '0.1', whole: 'short' })
  for (const whole of ['all', 'night']) expect(choose([whole]).whole).toBe(whole)
  expect(choose(['unit', 'e2e']).whole).toBeUndefined()
})

test('the tests of the product run beside those of the code, and browser tests alone', () => {
  expect(choose([]).stages.map((stage) => stage.map((lane) => names([[lane]])))).toEqual([
    [
      ['types', 'lint', 'unit'],
      ['build', 'lifecycle', 'faults', 'format'],
    ],
    [['e2e']],
  ])
})

test('a long run that failed is shown until one of its kind passes, and a green run says its commit', () => {
  const root = temporaryFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'a')
  const green = () => readFileSync(join(root, 'node_modules', '.cache', 'fanfare', 'green'), 'utf8')
  expect(redRuns(root)).toBeNull()
  remember('all', ['a.test.ts\n  adds\n  expected 2'], root)
  expect(redRuns(root)).toMatch(/^npm test -- all failed on \d{4}-\d\d-\d\d at [0-9a-f]{10}:\n {2}a\.test\.ts: adds$/)
  expect(green).toThrow('ENOENT')
  remember('short', [], root)
  expect(green()).toBe(git('rev-parse', 'HEAD'))
  expect(redRuns(root)).toContain('a.test.ts')
  remember('night', ['vitest run'], root)
  remember('all', [], root)
  expect(redRuns(root)).toMatch(/^npm test -- night failed on .*:\n {2}vitest run$/)
  remember('night', [], root)
  expect(redRuns(root)).toBeNull()
})

test('steps are chosen by name, with all runs, and an unknown name is answered with the known ones', () => {
  expect(names(choose(['faults-long', 'lint']).stages)).toEqual(['lint', 'faults-long'])
  expect(choose(['lint']).runs).toBe('1')
  expect(() => choose(['lnit'])).toThrow(
    /Unknown: lnit\. There are: quick, long, all, night, types, lint, unit, build, lifecycle/,
  )
})
