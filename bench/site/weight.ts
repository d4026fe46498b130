import type { Figure, Row } from '../figure.ts'
import { ALL_SHEETS_KIB } from '../page-weights.ts'
import { inKib, overWeight, sumOfSheets, weighRoutes } from '../support/page-weight.ts'
import { kib } from '../support/statistics.ts'

/** The bytes of pages without their scripts. */
export const weight: Figure = async ({ site }) => {
  const { url } = await site()
  const weights = await weighRoutes(url)
  const rows = weights.pages.map(({ name, budget, weighed }): Row => {
    const { html, styles, sheets, data, elements } = inKib(weighed)
    return {
      figure: `Page, ${name}`,
      goal: `≤ ${budget.html} KiB / ≤ ${budget.styles} / ≤ ${budget.data} / ≤ ${budget.elements} / ≤ ${budget.sheets}`,
      measured: `${html.toFixed(1)} KiB / ${styles.toFixed(1)} / ${data.toFixed(1)} / ${elements} / ${sheets.toFixed(1)}`,
      how: 'HTML with gzip / inline styles / data for React with gzip / elements / linked stylesheets, a visitor',
      isMet: overWeight(name, weighed, budget).length === 0,
    }
  })
  const all = kib(sumOfSheets(weights))
  return [
    ...rows,
    {
      figure: 'Stylesheets of all pages',
      goal: `≤ ${ALL_SHEETS_KIB} KiB`,
      measured: `${all.toFixed(1)} KiB`,
      how: `${Object.keys(weights.sheets).length} files, without compression`,
      isMet: all <= ALL_SHEETS_KIB,
    },
  ]
}
