import { expect, test } from 'vitest'
import { FONTS_KIB, TOUCHED_KIB } from '../budgets.ts'
import { overBudget } from './over-budget.ts'

const script = (name: string, kilobytes: number) => ({ path: `/_next/static/${name}.js`, gzipped: kilobytes * 1024 })
const HEAD = [script('inline', 5)]
const FILES = [script('react', 70), script('next', 70)]
const fonts = FONTS_KIB * 1024
const ROUTE = { name: 'home', path: '/en' }

test('a route within its budgets has no message', () => {
  const touched = [...FILES, script('runtime', 100)]
  expect(overBudget(ROUTE, { first: HEAD, touched, fonts })).toEqual([])
  expect(overBudget({ ...ROUTE, isAwake: true }, { first: [...HEAD, ...FILES], touched, fonts })).toEqual([])
})

test('an exceeded budget is reported with its scripts, the largest first', () => {
  const touched = [...FILES, script('small', 1), script('runtime', 120)]
  expect(overBudget(ROUTE, { first: [...HEAD, ...FILES], touched, fonts })).toEqual([
    'home loads 145.0 KiB until a person is there, its budget is 12: react.js 70.0, next.js 70.0, inline.js 5.0',
    `home loads 261.0 KiB after the first sign of a person, its budget is ${TOUCHED_KIB}: runtime.js 120.0, small.js 1.0`,
  ])
})

test('the page of an activity that some countries may not see comes alive at once, within the touched budget', () => {
  const route = { ...ROUTE, isAliveAtOnce: true }
  const alive = [...FILES, script('runtime', 100)]
  expect(overBudget(route, { first: alive, touched: alive, fonts })).toEqual([])
  const heavy = [...FILES, script('runtime', 140)]
  expect(overBudget(route, { first: heavy, touched: heavy, fonts })).toHaveLength(2)
})

test('the fonts of a page have a budget', () => {
  expect(overBudget(ROUTE, { first: HEAD, touched: FILES, fonts: fonts + 1024 })).toEqual([
    `home loads ${(FONTS_KIB + 1).toFixed(1)} KiB of fonts, its budget is ${FONTS_KIB}`,
  ])
})
