import type { Figure, Row } from '../figure.ts'
import type { ReportSheet } from '../support/lighthouse-report.ts'
import { measurePage, RUNS } from '../support/measure-page.ts'

const PAGES = ['', '/welcome-event', '/rewards', '/login']
const LANGUAGES = ['en', 'ar']
const GOAL = { lcp: 1200, tbt: 100, cls: 0.005 }

const isMet = ({ performance, accessibility, bestPractices, seo, lcp, tbt, cls }: ReportSheet): boolean =>
  [performance, accessibility, bestPractices, seo].every((score) => score === 100) &&
  lcp <= GOAL.lcp &&
  tbt <= GOAL.tbt &&
  cls < GOAL.cls

const told = ({ performance, accessibility, bestPractices, seo, lcp, tbt, cls }: ReportSheet): string =>
  `${performance} / ${accessibility} / ${bestPractices} / ${seo}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${Number(cls.toFixed(3))}`

export const lighthouseScores: Figure = {
  name: 'lighthouse',
  goal: '100 / 100 / 100 / 100, LCP ≤ 1.2 s, TBT ≤ 100 ms, CLS 0',
  run: async (context) => {
    const rows: Row[] = []
    for (const path of LANGUAGES.flatMap((language) => PAGES.map((page) => `/${language}${page}`))) {
      const sheet = await measurePage(context, path, 'simulate', told)
      rows.push({
        figure: `Lighthouse, phone, \`${path}\``,
        goal: lighthouseScores.goal,
        measured: told(sheet),
        how: `performance / accessibility / best practices / SEO; median of ${RUNS}, simulated slow 4G and processor`,
        isMet: isMet(sheet),
      })
    }
    return rows
  },
}
