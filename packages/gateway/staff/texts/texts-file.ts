import type { CsvExport } from '#gateway/route.ts'
import { parse } from 'csv-parse/sync'
import { checkActivityContent } from '@fanfare/activities/parse-files.ts'
import { readDocument } from '@fanfare/activities/parse-yaml-file.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { applyTranslations } from '@fanfare/activities/translations/apply-translations.ts'
import { translationFaults } from '@fanfare/activities/translations/check-translation.ts'
import { numberFaults } from '@fanfare/activities/translations/number-faults.ts'
import {
  contextOf,
  maximumOf,
  needsWork,
  textRows,
  TRANSLATED_LOCALES,
  type TextRow,
} from '@fanfare/activities/translations/text-rows.ts'
import { plainCell } from '@fanfare/kernel/csv.ts'
import { isLocale, type Locale } from '@fanfare/languages/locales.ts'
import { csvParts, type Column } from '../../agents/exports/csv-parts.ts'
import { malformed } from '../../http/read-input.ts'
import { textFault } from '../../util/stored-text.ts'

/** Columns that are no language. An import ignores those for the translator. */
const READ_ELSEWHERE = ['', 'id', 'en', 'context', 'max', 'needs']

const localesWithWork = ({ cells }: TextRow) =>
  TRANSLATED_LOCALES.filter((locale) => {
    const cell = cells.get(locale)
    return cell !== undefined && needsWork(cell)
  })

const text = (name: string, of: (row: TextRow) => string): Column<TextRow> => ({ name, text: of, kind: 'text' })

/** An inherited text is an empty cell: what is not written there stays the text of the other language. */
const cellText = ({ cells }: TextRow, locale: Locale) => {
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

/** The texts of an activity as one file for all languages. */
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

/** Far above the texts of any activity, so that an answer names every refused row. */
const ROWS_MAXIMUM = 5000
/** Far above the languages of the product and the columns for translators. */
const COLUMNS_MAXIMUM = 100

/** The row with which a file has too many; the parser reads no further. */
class TooLarge extends Error {}

/**
 * The cells of a CSV file by rows. Line ends become line feeds, also those in a cell. Nothing is read behind the first row or column too many.
 * @throws DomainError 40000
 */
function tableOf(csv: string) {
  const lines = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const separator = SEPARATORS.find(([pattern]) => pattern.test(lines))
  if (separator !== undefined) throw refusal(separator[1])
  try {
    return parse(lines, {
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: (cells: string[], { records }) => {
        if (cells.length > COLUMNS_MAXIMUM)
          throw new TooLarge(`has more than ${COLUMNS_MAXIMUM} columns in row ${records}`)
        if (records > ROWS_MAXIMUM + 1) throw new TooLarge(`has more than ${ROWS_MAXIMUM} rows`)
        return cells
      },
    })
  } catch (error) {
    if (error instanceof TooLarge) throw refusal(error.message)
    const { lines: line } = error as { lines?: number }
    const where = line === undefined ? '' : ` in line ${line}`
    throw refusal(`is no CSV file: a cell has a quotation mark that is not doubled or not closed${where}`)
  }
}

interface FileRow {
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

function repeated(values: readonly string[]) {
  const seen = new Set<string>()
  return new Set(values.filter((value) => seen.size === seen.add(value).size))
}

/**
 * The rows of a file of texts. Unknown columns, and repeated columns or rows, are refused by name; the others are read.
 * @throws DomainError 40000 for a file that cannot be read at all
 */
function readTextsFile(csv: string) {
  const [head = [], ...lines] = tableOf(csv)
  const names = head.map((name) => name.trim())
  for (const needed of ['id', 'en'])
    if (!names.includes(needed)) throw refusal(`has no column ${needed}: export the file again`)
  const doubled = repeated(names)
  if (doubled.has('id') || doubled.has('en')) throw refusal('has the column id or en twice')
  const refused = [...doubled]
    .filter((name) => name !== '')
    .map((name): FileRefusal => ({ row: 1, id: '', locale: name, reason: 'is the name of two columns' }))
  const columns = names.flatMap((name, index): [Locale, number][] => {
    if (READ_ELSEWHERE.includes(name) || doubled.has(name)) return []
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
    const at = (place: number) => plainCell(line[place] ?? '').trim()
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

/** Line ends and surrounding white space do not count as a change. */
const isSame = (text: string | null, cell: string) => text?.replaceAll(/\r\n?/g, '\n').trim() === cell

interface Base {
  /** Names what has the English texts: `version 2`, `your draft`. */
  english: string
  definition: ActivityFile
  /** The text that gets the translations, YAML or JSON; a draft keeps its comments. */
  source: string
}

const QUOTE_MAXIMUM = 60
const quoted = (words: string) => (words.length > QUOTE_MAXIMUM ? `“${words.slice(0, QUOTE_MAXIMUM)}…”` : `“${words}”`)

/** Two long texts may differ behind their beginnings: then only the advice is given. */
function otherEnglish({ base, file, english }: { base: string; file: string; english: string }) {
  const [inFile, inBase] = [quoted(file), quoted(english.trim())]
  const both = inFile === inBase ? '' : `: ${inFile} in the file, ${inBase} there`
  return `has another English than ${base}${both}. Export the file again`
}

/** Why a cell cannot be taken; null when it can. */
function faultOf(cell: string, { locale, row, alias }: { locale: Locale; row: TextRow; alias: string }) {
  if (row.cells.get(locale)?.state === 'INHERITED') return `is inherited; ${locale} has no text of its own`
  const maximum = maximumOf(row.id)
  if (maximum !== null && cell.length > maximum) return `must have at most ${maximum} characters`
  const faults = [
    ...translationFaults(row.english, cell, 'markdown', locale),
    ...numberFaults(row.english, cell, `${alias}:${row.id}`, locale),
  ]
  return faults.length === 0 ? null : faults.join('; ')
}

/**
 * An activity's file with the translations of a CSV file that pass the checks of `npm run texts -- import`. The others are refused by
 * row, and the published file has its old text there. `yaml` is null when the text cannot be used whatever is left out.
 * @throws DomainError 40000 for a file that cannot be read at all
 */
export async function translate(csv: string, { english: base, definition, source }: Base) {
  const { rows, refused } = readTextsFile(csv)
  const known = new Map(textRows(definition, {}).map((row) => [row.id, row]))
  const rowOf = new Map(rows.map(({ id, row }) => [id, row]))
  const accepted = new Map<Locale, Map<string, string>>()
  let unchanged = 0
  for (const { row, id, english, cells } of rows) {
    const text = known.get(id)
    if (text === undefined || !isSame(text.english, english)) {
      const reason = text === undefined ? 'is not the id of a text' : otherEnglish({ base, file: english, ...text })
      refused.push({ row, id, locale: null, reason })
      continue
    }
    for (const [locale, cell] of cells) {
      if (isSame(text.cells.get(locale)?.text ?? null, cell)) {
        unchanged += 1
        continue
      }
      const reason = faultOf(cell, { locale, row: text, alias: definition.alias })
      if (reason !== null) refused.push({ row, id, locale, reason })
      else accepted.set(locale, (accepted.get(locale) ?? new Map<string, string>()).set(id, cell))
    }
  }
  const read = () => {
    const { document, faults } = readDocument(source)
    if (document === null) throw malformed('yaml', faults[0]?.message ?? '')
    return document
  }
  let file = definition
  const applied = await applyTranslations(read, accepted, {
    issuesOf: (document) => {
      const checked = checkActivityContent(document.toJS())
      if ('file' in checked) file = checked.file
      const issues = 'file' in checked ? [] : checked.issues
      return Promise.resolve(issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })))
    },
  })
  for (const { id, locale, reason } of applied.refused) refused.push({ row: rowOf.get(id) ?? 1, id, locale, reason })
  const all = [...accepted.values()].reduce((sum, texts) => sum + texts.size, 0)
  return {
    yaml: applied.document?.toString() ?? null,
    file: applied.document === null ? definition : file,
    written: all - applied.refused.length,
    unchanged,
    refused: refused.toSorted((a, b) => a.row - b.row),
  }
}
