import { expect, test } from '@playwright/test'
import { BUDGETED_ROUTES } from '#bench/budgets.ts'
import { overBudget, sizeLine } from '#bench/support/over-budget.ts'
import { pageScripts } from '#bench/support/page-scripts.ts'
import { PHONE } from '#bench/support/phone.ts'
import { stack } from './support/stack.ts'

// One after the other: what a page loads by itself is told by its being quiet for a while.
test.describe.configure({ mode: 'default' })

for (const route of BUDGETED_ROUTES) {
  test(`the scripts of a visitor’s page keep their budgets: ${route.name}`, { tag: '@once' }, async ({ browser }) => {
    const scripts = await pageScripts(browser, stack.siteOrigin, route.path, PHONE)
    process.stdout.write(`${sizeLine(route, scripts)}\n`)
    // Nothing measured would keep every budget.
    expect(scripts.first.length).toBeGreaterThan(4)
    expect(scripts.idle.length).toBeGreaterThan(scripts.first.length)
    expect(overBudget(route, scripts)).toEqual([])
  })
}
