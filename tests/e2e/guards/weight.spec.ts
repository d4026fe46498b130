import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUDGETED_ROUTES } from '#bench/budgets.ts'
import { ALL_SHEETS_KIB } from '#bench/page-weights.ts'
import { overBudget, sizeLine } from '#bench/support/over-budget.ts'
import { pageScripts } from '#bench/support/page-scripts.ts'
import { overWeight, sumOfSheets, weightLine, type Weights } from '#bench/support/page-weight.ts'
import { PHONE } from '#bench/support/phone.ts'
import { kib } from '#bench/support/statistics.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test('each page weighs what its budget allows, and all stylesheets together theirs @once', () => {
  const weights = JSON.parse(readFileSync(join(stack.runDir, 'weights.json'), 'utf8')) as Weights
  for (const { name, weighed } of weights.pages) {
    process.stdout.write(`${weightLine(name, weighed)}\n`)
    // An empty page would be within every budget.
    expect(weighed.styles, name).toBeGreaterThan(5_000)
    expect(weighed.sheets, name).toBeGreaterThan(5_000)
    expect(weighed.data, name).toBeGreaterThan(1_000)
  }
  expect(weights.pages.flatMap(({ name, weighed, budget }) => overWeight(name, weighed, budget))).toEqual([])
  expect(kib(sumOfSheets(weights))).toBeLessThanOrEqual(ALL_SHEETS_KIB)
})

// One after the other: a page counts as idle when it requests nothing for a while.
test.describe.configure({ mode: 'default' })

/** The budgets of `npm test`: the pages whose scripts are the nearest to them. */
const NEAREST = new Set(['home', 'login'])

for (const [place, route] of BUDGETED_ROUTES.entries())
  test(
    `a visitor’s scripts stay within the budget: ${route.name}`,
    { tag: ['@once', ...(NEAREST.has(route.name) ? [] : [place % 4 === 1 ? '@long' : '@night'])] },
    async ({ browser }) => {
      const scripts = await pageScripts(browser, stack.siteOrigin, route.path, PHONE)
      process.stdout.write(`${sizeLine(route, scripts)}\n`)
      // An empty measurement would be within every budget.
      expect(scripts.first[0]?.gzipped).toBeGreaterThan(1_000)
      expect(scripts.touched.length).toBeGreaterThan(4)
      expect(overBudget(route, scripts)).toEqual([])
    },
  )
