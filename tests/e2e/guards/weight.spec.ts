import { ALL_SHEETS_KIB } from '#bench/page-weights.ts'
import { overWeight, sumOfSheets, weighRoutes, weightLine } from '#bench/support/page-weight.ts'
import { kib } from '#bench/support/statistics.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test('each page weighs what its budget allows, and all stylesheets together theirs', { tag: '@once' }, async () => {
  const weights = await weighRoutes(stack.siteOrigin)
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
