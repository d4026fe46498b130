import type { BenchContext, Figure, Row } from '../figure.ts'
import { startBarePage } from '../support/bare-page.ts'
import { type Figures, told } from '../support/lighthouse-report.ts'
import { measurePage, type Throttling } from '../support/measure-page.ts'

const PATHS = [
  '/en',
  '/en/welcome-event',
  '/en/activity/lottery/harvest-draw',
  '/en/activity/competition/autumn-trading-cup',
  '/en/register',
  '/ar',
  '/ar/welcome-event',
]
const RUNS = 5
const HOW = `performance / accessibility / best practices / SEO; a visitor, median of ${RUNS}`
/** How many times as long as of a page of Next with one heading. */
const RATIO = { lcp: 1.15, tbt: 1 }

/** The bare page and then ours; a goal in ms is that of the same run. */
async function measureAll(context: BenchContext, throttling: Throttling, performance: number, figure: string) {
  const measure = (url: string, name: string) => measurePage(context, { url, name, throttling, runs: RUNS })
  const rows: Row[] = []
  const bare = await startBarePage()
  const least = await measure(bare.url, 'bare').finally(bare.stop)
  const isMet = (sheet: Figures) =>
    sheet.performance >= performance &&
    [sheet.accessibility, sheet.bestPractices, sheet.seo].every((score) => score === 100) &&
    sheet.lcp <= RATIO.lcp * least.lcp &&
    sheet.tbt <= RATIO.tbt * least.tbt &&
    sheet.cls < 0.005
  rows.push({ figure: `${figure}, a page of Next with one heading`, goal: '', measured: told(least), how: HOW })
  for (const path of PATHS) {
    const sheet = await measure((await context.site()).url + path, path.slice(1).replaceAll('/', '-'))
    const goal = `≥ ${performance} / 100 / 100 / 100, LCP ≤ ${RATIO.lcp} and TBT ≤ ${RATIO.tbt} of that page's, CLS 0`
    rows.push({ figure: `${figure}, \`${path}\``, goal, measured: told(sheet), how: HOW, isMet: isMet(sheet) })
  }
  return rows
}

export const lighthouse: Figure = async (context) => [
  ...(await measureAll(context, 'simulate', 98, 'Lighthouse, phone')),
  ...(await measureAll(context, 'devtools', 100, 'Lighthouse, phone really slowed')),
]
