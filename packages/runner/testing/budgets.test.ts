import { expect, test } from 'vitest'
import { BUDGETS, overBudget, slowness } from './budgets.ts'
import { PARTS } from './steps.ts'

test('a step that takes longer than its budget is named with both numbers', () => {
  expect(overBudget('unit', 161, 1)).toBe('Over its budget: unit took 161 s; it may take 160 s on two quiet cores.')
  expect(overBudget('unit', 160, 1)).toBeNull()
})

test('a slow or busy machine may take as much longer as it is slower', () => {
  expect(overBudget('unit', 320, 2)).toBeNull()
  expect(overBudget('unit', 321, 2)).toContain('320 s on this machine now')
  expect(slowness()).toBeGreaterThanOrEqual(1)
})

test('each step of `npm test` but the build has a budget, and no other', () => {
  const names = PARTS.short.flatMap((stage) => stage.flat()).map(({ name }) => name)
  expect(Object.keys(BUDGETS).toSorted()).toEqual(names.filter((name) => name !== 'build').toSorted())
  expect(overBudget('build', 10_000, 1)).toBeNull()
})
