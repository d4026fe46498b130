import type { BenchContext, Figure, Row } from '../figure.ts'
import { startBarePage } from '../support/bare-page.ts'
import { type Figures, told } from '../support/lighthouse-report.ts'
import { measurePage, type Throttling, type Visit } from '../support/measure-page.ts'

const VISITS: Visit[] = [
  { path: '/en' },
  { path: '/en/welcome-event' },
  { path: '/en/activity/lottery/harvest-draw' },
  { path: '/en/activity/competition/autumn-trading-cup' },
  { path: '/en/register' },
  { path: '/ar' },
  { path: '/ar/welcome-event' },
  { path: '/en', isDark: true },
  { path: '/ar/welcome-event', isDark: true },
]
const OF_USERS: Visit[] = [
  { path: '/en/rewards', isUser: true },
  { path: '/en/activity/competition/autumn-trading-cup', isUser: true },
]
const RUNS = 5
const HOW = `performance / accessibility / best practices / SEO; median of ${RUNS}`
/** How many times as long as of a page of Next with one heading. */
const RATIO = { lcp: 1.15, tbt: 1 }

const nameOf = ({ path, isDark = false, isUser = false }: Visit) =>
  `\`${path}\`${isDark ? ', dark' : ''}${isUser ? ', a user' : ''}`

/** The bare page and then ours; a goal in ms is that of the same run. */
async function measureAll(context: BenchContext, throttling: Throttling, performance: number, figure: string) {
  const measure = (origin: string, visit: Visit) => measurePage(context, { ...visit, origin, throttling, runs: RUNS })
  const rows: Row[] = []
  const bare = await startBarePage()
  const least = await measure(bare.origin, { path: '/en' }).finally(bare.stop)
  const isMet = (sheet: Figures) =>
    sheet.performance >= performance &&
    [sheet.accessibility, sheet.bestPractices, sheet.seo].every((score) => score === 100) &&
    sheet.lcp <= RATIO.lcp * least.lcp &&
    sheet.tbt <= RATIO.tbt * least.tbt &&
    sheet.cls < 0.005
  rows.push({ figure: `${figure}, a page of Next with one heading`, goal: '', measured: told(least), how: HOW })
  const { url } = await context.site()
  for (const visit of VISITS) {
    const sheet = await measure(url, visit)
    const goal = `≥ ${performance} / 100 / 100 / 100, LCP ≤ ${RATIO.lcp} and TBT ≤ ${RATIO.tbt} of that page's, CLS 0`
    rows.push({ figure: `${figure}, ${nameOf(visit)}`, goal, measured: told(sheet), how: HOW, isMet: isMet(sheet) })
  }
  return rows
}

/** Pages that start React at once; rewards are not for search engines. */
async function measureUsers(context: BenchContext) {
  const { url: origin } = await context.site()
  const rows: Row[] = []
  for (const visit of OF_USERS) {
    const sheet = await measurePage(context, { ...visit, origin, throttling: 'simulate', runs: RUNS })
    const isMet = sheet.performance >= 95 && sheet.cls < 0.005
    const figure = `Lighthouse, phone, ${nameOf(visit)}`
    rows.push({ figure, goal: '≥ 95, CLS 0', measured: told(sheet), how: HOW, isMet })
  }
  return rows
}

export const lighthouse: Figure = async (context) => [
  ...(await measureAll(context, 'simulate', 98, 'Lighthouse, phone')),
  ...(await measureUsers(context)),
  ...(await measureAll(context, 'devtools', 100, 'Lighthouse, phone really slowed')),
]
