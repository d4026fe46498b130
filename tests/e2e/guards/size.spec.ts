import { BUDGETED_ROUTES } from '#bench/budgets.ts'
import { overBudget, sizeLine } from '#bench/support/over-budget.ts'
import { pageScripts } from '#bench/support/page-scripts.ts'
import { PHONE } from '#bench/support/phone.ts'
import { stack } from '../support/stack.ts'
import { expect, longUnless, test } from '../support/test.ts'

// One after the other: a page counts as idle when it requests nothing for a while.
test.describe.configure({ mode: 'default' })

/** The budgets of `npm test`: the pages whose scripts are the nearest to them. */
const NEAREST = new Set(['home', 'welcome', 'login', 'download'])

for (const route of BUDGETED_ROUTES) {
  const tag = ['@once', ...longUnless(NEAREST.has(route.name))]
  test(`a visitor’s scripts stay within the budget: ${route.name}`, { tag }, async ({ browser }) => {
    const scripts = await pageScripts(browser, stack.siteOrigin, route.path, PHONE)
    process.stdout.write(`${sizeLine(route, scripts)}\n`)
    // An empty measurement would be within every budget.
    expect(scripts.first.length).toBeGreaterThan(4)
    expect(scripts.touched.length).toBeGreaterThan((route.isAliveAtOnce ? scripts.first : scripts.untouched).length)
    expect(overBudget(route, scripts)).toEqual([])
  })
}
