import { BUDGETED_ROUTES } from '../budgets.ts'
import type { Figure, Row } from '../figure.ts'
import { ALL_SHEETS_KIB, inKib, overWeight, PAGE_WEIGHTS } from '../page-weights.ts'
import { fetchWeight } from '../support/page-weight.ts'
import { kib } from '../support/statistics.ts'

/** The bytes of pages without their scripts. */
export const weight: Figure = {
  name: 'weight',
  goal: 'the budgets of bench/page-weights.ts',
  run: async ({ site }) => {
    const { url } = await site()
    const sheetSizes = new Map<string, number>()
    const rows: Row[] = []
    for (const { name, path } of BUDGETED_ROUTES) {
      const measured = await fetchWeight(url, path, sheetSizes)
      const budget = PAGE_WEIGHTS[name]
      if (!budget) throw new Error(`bench/page-weights.ts has no budget for ${name}`)
      const { html, styles, sheets, data, elements } = inKib(measured)
      rows.push({
        figure: `Page, ${name}`,
        goal: `≤ ${budget.html} KiB / ≤ ${budget.styles} / ≤ ${budget.data} / ≤ ${budget.elements} / ≤ ${budget.sheets}`,
        measured: `${html.toFixed(1)} KiB / ${styles.toFixed(1)} / ${data.toFixed(1)} / ${elements} / ${sheets.toFixed(1)}`,
        how: 'HTML with gzip / inline styles / data for React with gzip / elements / linked stylesheets, a visitor',
        isMet: overWeight(name, measured, budget).length === 0,
      })
    }
    const all = kib([...sheetSizes.values()].reduce((sum, size) => sum + size, 0))
    rows.push({
      figure: 'Stylesheets of all pages',
      goal: `≤ ${ALL_SHEETS_KIB} KiB`,
      measured: `${all.toFixed(1)} KiB`,
      how: `${sheetSizes.size} files, without compression`,
      isMet: all <= ALL_SHEETS_KIB,
    })
    return rows
  },
}
