import { csvLine } from '@fanfare/kernel/csv.ts'
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

/** The rows for docs/bench.csv. */
export const figuresFile = (rows: readonly Row[]): string =>
  [
    ['Figure', 'Goal', 'Measured', 'How'],
    ...rows.map((row) => [row.figure, row.goal, `${row.measured}${mark(row)}`, row.how]),
  ]
    .map((cells) => csvLine(cells).replace('\r', ''))
    .join('')
