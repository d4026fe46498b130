import { expect, test } from 'vitest'
import { FONTS_KIB, TOUCHED_KIB } from '../budgets.ts'
import { overBudget } from './over-budget.ts'

const script = (name: string, kilobytes: number) => ({ path: `/_next/static/${name}.js`, gzipped: kilobytes * 1024 })
const FIRST = [script('react', 70), script('next', 70)]
const fonts = FONTS_KIB * 1024
const ROUTE = { name: 'home', path: '/en' }

test('a route within its budgets has no message', () => {
  expect(
    overBudget(ROUTE, { first: FIRST, untouched: FIRST, touched: [...FIRST, script('runtime', 100)], fonts }),
  ).toEqual([])
})

test('an exceeded budget is reported with its scripts, the largest first', () => {
  const late = [script('small', 1), script('runtime', 120)]
  expect(
    overBudget(
      { ...ROUTE, firstLoadKib: 139 },
      { first: FIRST, untouched: FIRST, touched: [...FIRST, ...late], fonts },
    ),
  ).toEqual([
    'home loads 140.0 KiB before it is loaded, its budget is 139: react.js 70.0, next.js 70.0',
    `home loads 261.0 KiB after the first sign of a person, its budget is ${TOUCHED_KIB}: runtime.js 120.0, small.js 1.0`,
  ])
})

test('scripts that an untouched page loads late count as its first load', () => {
  const untouched = [...FIRST, script('idle', 30)]
  expect(overBudget(ROUTE, { first: FIRST, untouched, touched: untouched, fonts })).toEqual([
    'home loads 170.0 KiB until a person is there, its budget is 145: react.js 70.0, next.js 70.0, idle.js 30.0',
  ])
})

test('the page of an activity that some countries may not see comes alive at once, within the touched budget', () => {
  const alive = [...FIRST, script('runtime', 100)]
  const route = { ...ROUTE, isAliveAtOnce: true }
  expect(overBudget(route, { first: FIRST, untouched: alive, touched: alive, fonts })).toEqual([])
  const heavy = [...FIRST, script('runtime', 120)]
  expect(overBudget(route, { first: FIRST, untouched: heavy, touched: heavy, fonts })).toHaveLength(2)
})

test('the fonts of a page have a budget', () => {
  expect(overBudget(ROUTE, { first: FIRST, untouched: FIRST, touched: FIRST, fonts: fonts + 1024 })).toEqual([
    `home loads ${(FONTS_KIB + 1).toFixed(1)} KiB of fonts, its budget is ${FONTS_KIB}`,
  ])
})
