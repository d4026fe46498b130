import type { Figure, Row } from '../figure.ts'
import type { ReportSheet } from '../support/lighthouse-report.ts'
import { measurePage, RUNS } from '../support/measure-page.ts'

const PAGES = ['', '/welcome-event', '/rewards', '/login']
const LANGUAGES = ['en', 'ar']
const GOAL = { performance: 97, cls: 0.005 }

const isMet = ({ performance, accessibility, bestPractices, seo, cls }: ReportSheet) =>
  performance >= GOAL.performance &&
  [accessibility, bestPractices, seo].every((score) => score === 100) &&
  cls < GOAL.cls

export const told = ({ performance, accessibility, bestPractices, seo, lcp, tbt, cls }: ReportSheet) =>
  `${performance} / ${accessibility} / ${bestPractices} / ${seo}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${Number(cls.toFixed(3))}`

export const lighthouseScores: Figure = {
  name: 'lighthouse',
  goal: `≥ ${GOAL.performance} / 100 / 100 / 100, CLS 0`,
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
