import { BUDGETED_ROUTES } from '#bench/budgets.ts'
import { ALL_SHEETS_KIB, overWeight, PAGE_WEIGHTS, weightLine } from '#bench/page-weights.ts'
import { fetchWeight } from '#bench/support/page-weight.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test('each page weighs what its budget allows, and all stylesheets together theirs', { tag: '@once' }, async () => {
  const sheetSizes = new Map<string, number>()
  const over: string[] = []
  for (const { name, path } of BUDGETED_ROUTES) {
    const weight = await fetchWeight(stack.siteOrigin, path, sheetSizes)
    process.stdout.write(`${weightLine(name, weight)}\n`)
    // An empty page would be within every budget.
    expect(weight.styles, name).toBeGreaterThan(5_000)
    expect(weight.data, name).toBeGreaterThan(1_000)
    const budget = PAGE_WEIGHTS[name]
    over.push(...(budget ? overWeight(name, weight, budget) : [`${name} has no budget`]))
  }
  const all = [...sheetSizes.values()].reduce((sum, size) => sum + size, 0) / 1024
  process.stdout.write(`  all stylesheets ${all.toFixed(1)} KiB\n`)
  if (all > ALL_SHEETS_KIB) over.push(`all stylesheets ${all.toFixed(1)} KiB, their budget is ${ALL_SHEETS_KIB}`)
  expect(over).toEqual([])
})
