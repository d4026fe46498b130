import { median } from './statistics.ts'

/** The stored part of a report. Scores 0 to 100, times in ms. */
export type ReportSheet = ReturnType<typeof readSheet>
export type Figures = Omit<ReportSheet, 'imperfect'>

/** One run for readers. */
export const told = ({ performance, accessibility, bestPractices, seo, lcp, tbt, cls }: Figures) =>
  `${performance} / ${accessibility} / ${bestPractices} / ${seo}, LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms, CLS ${Number(cls.toFixed(3))}`

interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string } | undefined>
}

/** @throws Error for a report without figures, when the page could not be loaded */
export function readSheet({ categories, audits }: Report) {
  const score = (name: string) => {
    const value = categories[name]?.score
    if (typeof value !== 'number') throw new Error(`the report has no score for ${name}`)
    return Math.round(value * 100)
  }
  const figure = (name: string) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`the report has no ${name}`)
    return value
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    /** Names of the pass-or-fail audits that failed. */
    imperfect: Object.entries(audits)
      .filter(([, audit]) => audit?.scoreDisplayMode === 'binary' && audit.score === 0)
      .map(([name]) => name),
  }
}

export function medianSheet(sheets: readonly ReportSheet[]): Figures {
  const of = (name: keyof Figures) => median(sheets.map((sheet) => sheet[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  }
}
