import type { Figure, Row } from '../figure.ts'
import type { ReportSheet } from '../support/lighthouse-report.ts'
import { measurePage, RUNS } from '../support/measure-page.ts'
import { told } from './lighthouse.ts'

const PATHS = ['/en/welcome-event', '/ar/welcome-event']
const GOAL = { lcp: 850, tbt: 80 }

const isMet = ({ performance, accessibility, bestPractices, seo, lcp, tbt }: ReportSheet) =>
  [performance, accessibility, bestPractices, seo].every((score) => score === 100) && lcp <= GOAL.lcp && tbt <= GOAL.tbt

/** Throttles the browser, where `lighthouse` simulates it; docs/bench.md has the difference. */
export const slowed: Figure = {
  name: 'slowed',
  goal: `100 / 100 / 100 / 100, LCP ≤ ${GOAL.lcp / 1000} s, TBT ≤ ${GOAL.tbt} ms`,
  run: async (context) => {
    const rows: Row[] = []
    for (const path of PATHS) {
      const sheet = await measurePage(context, path, 'devtools', told)
      rows.push({
        figure: `Lighthouse, phone really slowed, \`${path}\``,
        goal: slowed.goal,
        measured: told(sheet),
        how: `performance / accessibility / best practices / SEO; median of ${RUNS}; the browser itself slows the network to slow 4G and the processor to a quarter`,
        isMet: isMet(sheet),
      })
    }
    return rows
  },
}
