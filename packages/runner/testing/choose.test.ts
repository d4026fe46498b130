import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { choose } from './choose.ts'
import type { Stage } from './steps.ts'

const names = (stages: readonly Stage[]): string[] => stages.flat(2).map(({ name }) => name)

test('all runs both parts of each lane together, with all runs', () => {
  const all = choose(['all'])
  expect(all.runs).toBe('1')
  const lanes = [...names(choose([]).stages), ...names(choose(['long']).stages)].map((name) =>
    name.replace('-long', ''),
  )
  expect(names(all.stages)).toEqual([...new Set(lanes)])
})

test('a change lands on npm test', () => {
  expect(readFileSync(inRoot('.ci', 'run'), 'utf8')).toMatch(/^npm test$/m)
})

test('npm test takes a quarter of the random runs', () => {
  expect(choose([]).runs).toBe('0.1')
})

test('steps are chosen by name, with all runs, and an unknown name is answered with the known ones', () => {
  expect(names(choose(['faults-long', 'lint']).stages)).toEqual(['lint', 'faults-long'])
  expect(choose(['lint']).runs).toBe('1')
  expect(() => choose(['lnit'])).toThrow(
    /Unknown: lnit\. There are: quick, long, all, format, types, lint, build, unit/,
  )
})
