import { expect, test } from 'vitest'
import { overBudget } from './over-budget.ts'

const script = (name: string, kilobytes: number) => ({ path: `/_next/static/${name}.js`, gzipped: kilobytes * 1024 })
const FIRST = [script('react', 70), script('next', 70)]
const ROUTE = { name: 'home', path: '/en' }

test('a route within its budgets has no message', () => {
  expect(overBudget(ROUTE, { first: FIRST, idle: [...FIRST, script('runtime', 100)] })).toEqual([])
})

test('an exceeded budget is reported with its scripts, the largest first', () => {
  const late = [script('small', 1), script('runtime', 120)]
  expect(overBudget({ ...ROUTE, firstLoadKib: 139 }, { first: FIRST, idle: [...FIRST, ...late] })).toEqual([
    'home loads 140.0 KiB before it is loaded, its budget is 139: react.js 70.0, next.js 70.0',
    'home loads 261.0 KiB until it is idle, its budget is 250: runtime.js 120.0, small.js 1.0',
  ])
})
