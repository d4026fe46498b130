import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { writeActivityTexts } from '@fanfare/contract/staff/texts.ts'
import { checkActivityContent } from '@fanfare/activities/parse-files.ts'
import { readDocument } from '@fanfare/activities/parse-yaml-file.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { applyTranslations } from '@fanfare/activities/translations/apply-translations.ts'
import { translationFaults } from '@fanfare/activities/translations/check-translation.ts'
import { numberFaults } from '@fanfare/activities/translations/number-faults.ts'
import { maximumOf, textRows, type TextRow } from '@fanfare/activities/translations/text-rows.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { malformed } from '../../http/read-input.ts'
import { readTextsFile } from './texts-file.ts'

type Report = Pick<CallAnswer<typeof writeActivityTexts>, 'written' | 'unchanged' | 'refused'>

/** Line ends and white space round a text are no change of it. */
const isSame = (text: string | null, cell: string): boolean => text?.replaceAll(/\r\n?/g, '\n').trim() === cell

interface Base {
  version: number
  definition: ActivityFile
  /** The text that gets the translations, YAML or JSON; a draft keeps its comments. */
  source: string
}

/** Why a cell cannot be taken; null when it can. */
function faultOf(cell: string, { locale, row, alias }: { locale: Locale; row: TextRow; alias: string }): string | null {
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
export async function translate(
  csv: string,
  { version, definition, source }: Base,
): Promise<Report & { file: ActivityFile; yaml: string | null }> {
  const { rows, refused } = readTextsFile(csv)
  const known = new Map(textRows(definition, {}).map((row) => [row.id, row]))
  const rowOf = new Map(rows.map(({ id, row }) => [id, row]))
  const accepted = new Map<Locale, Map<string, string>>()
  let unchanged = 0
  for (const { row, id, english, cells } of rows) {
    const text = known.get(id)
    if (text === undefined || !isSame(text.english, english)) {
      const other = `has another English than version ${version}: export the file again`
      refused.push({ row, id, locale: null, reason: text === undefined ? 'is not the id of a text' : other })
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
