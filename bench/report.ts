import type { Row } from './figure.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const mark = ({ isMet }: Row): string => (isMet === undefined ? '' : isMet ? ' ✓' : ' ✗')

export const table = (rows: readonly Row[]): string =>
  [
    '| Figure | Goal | Measured here | How |',
    '|---|---|---|---|',
    ...rows.map(
      (row) => `| ${cell(row.figure)} | ${cell(row.goal)} | ${cell(row.measured)}${mark(row)} | ${cell(row.how)} |`,
    ),
  ].join('\n')

const BEGIN = '<!-- figures: written by npm run bench -- --write -->'
const END = '<!-- end of figures -->'

/** The page with the figures between its two marks replaced. @throws Error without the marks */
export function withFigures(page: string, figures: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin === -1 || end < begin) throw new Error('the page has no place for the figures')
  return `${page.slice(0, begin + BEGIN.length)}\n\n${figures}\n\n${page.slice(end)}`
}
