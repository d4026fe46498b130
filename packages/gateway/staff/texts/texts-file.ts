import { parse } from 'csv-parse/sync'
import {
  contextOf,
  maximumOf,
  needsWork,
  TRANSLATED_LOCALES,
  type TextRow,
} from '@fanfare/activities/translations/text-rows.ts'
import { plainCell } from '@fanfare/kernel/csv.ts'
import { isLocale, type Locale } from '@fanfare/languages/locales.ts'
import { csvParts, type Column, type CsvExport } from '../../agents/exports/csv-parts.ts'
import { malformed } from '../../http/read-input.ts'
import { textFault } from '../../util/stored-text.ts'

/** Columns for the translator alone; an import reads past them. */
const ABOUT = ['context', 'max', 'needs']

const localesWithWork = ({ cells }: TextRow): Locale[] =>
  TRANSLATED_LOCALES.filter((locale) => {
    const cell = cells.get(locale)
    return cell !== undefined && needsWork(cell)
  })

const text = (name: string, of: (row: TextRow) => string): Column<TextRow> => ({ name, text: of, kind: 'text' })

/** An inherited text is an empty cell: what is not written there stays the text of the other language. */
const cellText = ({ cells }: TextRow, locale: Locale): string => {
  const cell = cells.get(locale)
  return cell === undefined || cell.state === 'INHERITED' ? '' : (cell.text ?? '')
}

const COLUMNS: readonly Column<TextRow>[] = [
  text('id', ({ id }) => id),
  text('context', ({ id }) => contextOf(id)),
  { ...text('max', ({ id }) => String(maximumOf(id) ?? '')), kind: 'number' },
  text('needs', (row) => localesWithWork(row).join(' ')),
  text('en', ({ english }) => english),
  ...TRANSLATED_LOCALES.map((locale) => text(locale, (row) => cellText(row, locale))),
]

/** The texts of an activity as one file for all languages (staff.md §11). */
export const textsFile = (alias: string, version: number, rows: readonly TextRow[]): CsvExport => ({
  name: `${alias}-texts-${version}.csv`,
  about: [
    ['export', 'texts'],
    ['activity', alias],
    ['version', String(version)],
  ],
  parts: csvParts({
    columns: COLUMNS,
    batches: (async function* () {
      yield rows
    })(),
    onEnd: () => Promise.resolve(),
  }),
})

const refusal = (message: string) => malformed('body', message)

const SEPARATORS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^"?id"?;/,
    'has semicolons between its columns, as Excel saves a CSV file in German and other languages: save it with commas',
  ],
  [/^"?id"?\t/, 'has tabs between its columns: save it with commas'],
]

/** The cells of a CSV file by rows. Line ends become line feeds, also those in a cell. @throws DomainError 40000 */
function tableOf(csv: string): string[][] {
  const lines = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const separator = SEPARATORS.find(([pattern]) => pattern.test(lines))
  if (separator !== undefined) throw refusal(separator[1])
  try {
    return parse(lines, { record_delimiter: '\n', relax_column_count: true })
  } catch (error) {
    const { lines: line } = error as { lines?: number }
    const where = line === undefined ? '' : ` in line ${line}`
    throw refusal(`is no CSV file: a cell has a quotation mark that is not doubled or not closed${where}`)
  }
}

/** Far above the texts of any activity, so that an answer names every refused row. */
const ROWS_MAXIMUM = 5000

export interface FileRow {
  /** As a spreadsheet numbers it. */
  row: number
  id: string
  english: string
  /** The cells that are not empty. */
  cells: [Locale, string][]
}

interface FileRefusal {
  row: number
  id: string
  locale: string | null
  reason: string
}

function repeated(values: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(values.filter((value) => seen.size === seen.add(value).size))
}

/**
 * The rows of a file of texts. Unknown columns and doubled columns or rows are refused by name, the others are read.
 * @throws DomainError 40000 for a file that cannot be read at all
 */
export function readTextsFile(csv: string): { rows: FileRow[]; refused: FileRefusal[] } {
  const [head = [], ...lines] = tableOf(csv)
  if (lines.length > ROWS_MAXIMUM) throw refusal(`has more than ${ROWS_MAXIMUM} rows`)
  const names = head.map((name) => name.trim())
  for (const needed of ['id', 'en'])
    if (!names.includes(needed)) throw refusal(`has no column ${needed}: export the file again`)
  const doubled = repeated(names)
  if (doubled.has('id') || doubled.has('en')) throw refusal('has the column id or en twice')
  const refused = [...doubled]
    .filter((name) => name !== '')
    .map((name): FileRefusal => ({ row: 1, id: '', locale: name, reason: 'is the name of two columns' }))
  const columns = names.flatMap((name, index): [Locale, number][] => {
    if (name === 'id' || name === 'en' || name === '' || ABOUT.includes(name)) return []
    if (doubled.has(name)) return []
    if (isLocale(name)) return [[name, index]]
    refused.push({ row: 1, id: '', locale: name, reason: 'is not a language of the product' })
    return []
  })
  const rows = lines.flatMap((line, index): FileRow[] => {
    const row = index + 2
    for (const [place, cell] of line.entries()) {
      const fault = textFault(cell)
      if (fault !== null) throw refusal(`row ${row}, ${names[place] ?? `column ${place + 1}`}: ${fault}`)
    }
    if (line.every((cell) => cell.trim() === '')) return []
    const at = (place: number): string => plainCell(line[place] ?? '').trim()
    const cells = columns.map(([locale, place]): [Locale, string] => [locale, at(place)])
    return [
      {
        row,
        id: at(names.indexOf('id')),
        english: at(names.indexOf('en')),
        cells: cells.filter(([, cell]) => cell !== ''),
      },
    ]
  })
  const twice = repeated(rows.map(({ id }) => id))
  for (const { row, id } of rows)
    if (twice.has(id)) refused.push({ row, id, locale: null, reason: 'is the id of two rows' })
  return { rows: rows.filter(({ id }) => !twice.has(id)), refused }
}
