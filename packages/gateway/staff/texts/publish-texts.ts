import { Document, parseDocument } from 'yaml'
import { writeActivityTexts } from '@fanfare/contract/staff/texts.ts'
import { checkActivityContent } from '@fanfare/activities/parse-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { applyTranslations } from '@fanfare/activities/translations/apply-translations.ts'
import { translationFaults } from '@fanfare/activities/translations/check-translation.ts'
import { numberFaults } from '@fanfare/activities/translations/number-faults.ts'
import { textRows, type TextRow } from '@fanfare/activities/translations/text-rows.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { matching, publication } from '../activities/publication-commands.ts'
import { present } from '../activities/publish-as-staff.ts'
import type { Db } from '../../db/client.ts'
import { fileOfDraft, lockOwnDraft } from '../activities/drafts.ts'
import { writeDraft } from '../db/activity-drafts.ts'
import type { AnyCommand, ChangeInput, StaffOrder } from '../staff-change.ts'
import { readTextsFile } from './texts-file.ts'

type Report = Pick<CallAnswer<typeof writeActivityTexts>, 'written' | 'unchanged' | 'refused'>

/** Line ends and white space round a text are no change of it. */
const isSame = (text: string | null, cell: string): boolean => text?.replaceAll(/\r\n?/g, '\n').trim() === cell

interface Base {
  version: number
  definition: ActivityFile
  /** The document that gets the translations; a draft keeps its comments. */
  read: () => Document
}

/** Why a cell cannot be taken; null when it can. */
function faultOf(cell: string, { locale, row, alias }: { locale: Locale; row: TextRow; alias: string }): string | null {
  if (row.cells.get(locale)?.state === 'INHERITED') return `is inherited; ${locale} has no text of its own`
  const faults = [
    ...translationFaults(row.english, cell, 'markdown', locale),
    ...numberFaults(row.english, cell, `${alias}:${row.id}`, locale),
  ]
  return faults.length === 0 ? null : faults.join('; ')
}

/**
 * An activity's file with the translations of a CSV file that pass the checks of `npm run texts -- import`. The others are refused by
 * row, and the published file has its old text there.
 * @throws DomainError 40000 for a file that cannot be read at all
 */
async function withTranslations(
  { version, definition, read }: Base,
  csv: string,
): Promise<Report & { file: ActivityFile; document: Document | null }> {
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
    document: applied.document,
    file: applied.document === null ? definition : file,
    written: all - applied.refused.length,
    unchanged,
    refused: refused.toSorted((a, b) => a.row - b.row),
  }
}

/** A publication of the same file with other translations. */
const publishTexts = publication({
  call: writeActivityTexts,
  kind: 'PUBLISH',
  aliasOf: ({ params }) => params.alias,
  wantedOf: async (_tx, { query, body, ...input }, { row }) => {
    const { version, definition } = present(row)
    const base = { version, definition, read: () => new Document(definition) }
    const { file, document: _document, ...more } = await withTranslations(base, body.csv)
    return { file, more, note: query.note, condition: matching(input), replace: [] }
  },
})

/** The caller's draft with the translations. @throws DomainError 51001, 40000; StateMoved */
async function translateDraft(
  tx: Db,
  { params: { alias }, body, ifMatch }: ChangeInput<typeof writeActivityTexts>,
  { staff, at }: StaffOrder,
): Promise<CallAnswer<typeof writeActivityTexts>> {
  const draft = await lockOwnDraft(tx, alias, { operator: staff.name, ifMatch, at })
  const { yaml, basedOn } = draft
  const base = { version: basedOn, definition: fileOfDraft(alias, draft), read: () => parseDocument(yaml) }
  const { file: _file, document, ...report } = await withTranslations(base, body.csv)
  const changed = report.written > 0 && document !== null ? document.toString() : yaml
  const revision =
    changed === yaml
      ? draft.revision
      : await writeDraft(tx, { alias, actor: staff.name ?? '', yaml: changed, basedOn, source: null, updatedAt: at })
  return { ...report, draft: { revision }, done: true, proposal: null }
}

const command: typeof publishTexts = {
  ...publishTexts,
  run: (tx, gateway, input, order) =>
    input.query.to === 'draft' ? translateDraft(tx, input, order) : publishTexts.run(tx, gateway, input, order),
  ...(publishTexts.second && {
    second: {
      ...publishTexts.second,
      // A draft changes nothing for anybody but its person.
      needed: async (tx, gateway, input, order) =>
        input.query.to === 'draft' ? null : (publishTexts.second?.needed(tx, gateway, input, order) ?? null),
    },
  }),
}

/** POST …/texts. */
export const PUBLISH_TEXTS: AnyCommand = command as unknown as AnyCommand
