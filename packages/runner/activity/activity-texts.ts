import { readFileSync, writeFileSync } from 'node:fs'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { publicationSchema } from '@fanfare/contract/ops/publish.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import { readDraft } from '@fanfare/contract/staff/drafts.ts'
import { activityTexts, writeActivityTexts } from '@fanfare/contract/staff/texts.ts'
import { confirmed, EXIT, activityCommand, tellOutcome, WrongUse, type StaffTools } from '../staff/staff-command.ts'
import { fromHere, shownPath } from './activity-path.ts'
import { isNotFound } from './ask-gateway.ts'
import { tellChanges } from './changes-text.ts'

/** @throws WrongUse, a sentence */
function textOf(path: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUse(`${shownPath(path)} is not UTF-8: save it as CSV UTF-8.`)
    throw new WrongUse(`There is no file ${shownPath(path)}.`)
  }
}

async function exportTexts({ ask, askFile, say, show, values }: StaffTools, alias: string, to: string) {
  const query = { needs: values.needs === true ? '1' : '0' }
  const path = fromHere(to)
  writeFileSync(path, await askFile(activityTexts, { params: { alias }, query }))
  const { version, languages, texts } = await ask(activityTexts, { params: { alias }, query })
  show({ version, languages, file: path })
  say(`${shownPath(path)} has ${texts.length} texts of ${alias}, version ${version}.`)
  for (const { locale, stale, missing } of languages)
    if (stale + missing > 0) say(`${locale}: ${missing} missing, ${stale} stale`)
  return EXIT.done
}

const tellRefused = (
  { say }: StaffTools,
  { written, unchanged, refused }: Pick<CallData<typeof writeActivityTexts>, 'written' | 'unchanged' | 'refused'>,
) => {
  for (const { row, id, locale, reason } of refused)
    say(`refused row ${row}${[id, locale ?? ''].map((part) => part && `, ${part}`).join('')}: ${reason}`)
  say(`${written} taken, ${unchanged} unchanged, ${refused.length} refused`)
}

/** The revision of the caller's draft; 0 without one, for a draft of the published version. */
const revisionOfDraft = ({ ask }: StaffTools, alias: string): Promise<number> =>
  ask(readDraft, { params: { alias } }).then(
    ({ revision }) => revision,
    (error: unknown) => {
      if (isNotFound(error)) return 0
      throw error
    },
  )

/** Imports into the caller's draft, which an unpublished activity can have, too. */
async function importToDraft(tools: StaffTools, alias: string, csv: string) {
  const { ask, say, show, values } = tools
  const revision = await revisionOfDraft(tools, alias)
  const query = { to: 'draft', ...(values['dry-run'] === true && { dryRun: '1' }) }
  const answer = await ask(writeActivityTexts, {
    params: { alias },
    csv,
    query,
    headers: { 'if-match': `"${revision}"` },
  })
  show(answer)
  tellRefused(tools, answer)
  if (!answer.done) say('Rehearsal: nothing is written.')
  else if (answer.draft === undefined) say('Nothing was taken, so no draft is made.')
  else say(`Your draft of ${alias} has them; nothing is published.`)
  return answer.refused.length > 0 ? EXIT.refused : EXIT.done
}

async function importToPublish(tools: StaffTools, alias: string, csv: string) {
  const { ask, say, show, values } = tools
  const { 'if-match': wanted, note } = values as Record<'if-match' | 'note', string | undefined>
  const version = wanted ?? String((await ask(staffActivity, { params: { alias } })).version)
  const input = { params: { alias }, csv, headers: { 'if-match': `"${version}"` } }
  const query = { to: 'publish', note }
  const rehearsal = await ask(writeActivityTexts, { ...input, query: { ...query, dryRun: '1' } })
  tellRefused(tools, rehearsal)
  const rehearsed = publicationSchema.parse(rehearsal)
  tellChanges(say, rehearsed)
  const ends = rehearsal.refused.length > 0 ? EXIT.refused : EXIT.done
  if (values['dry-run'] === true || rehearsed.changed.length === 0) {
    show(rehearsal)
    return ends
  }
  if (!(await confirmed(tools, `Publish the texts of ${alias}?`))) return EXIT.refused
  const answer = await ask(writeActivityTexts, { ...input, query })
  show(answer)
  const told = tellOutcome(tools, answer, `Published ${alias}, version ${answer.version}: ${answer.url}`)
  return told === EXIT.done ? ends : told
}

/** `texts <alias>`: exports the texts of all languages to one file, or imports it. */
export const activityTextsFile = activityCommand('texts', async (tools) => {
  const alias = tools.needed(0)
  const { export: to, import: from } = tools.values
  if (typeof to === 'string' && from === undefined) return exportTexts(tools, alias, to)
  if (typeof from === 'string' && to === undefined) {
    const csv = textOf(fromHere(from))
    return tools.values.publish === true ? importToPublish(tools, alias, csv) : importToDraft(tools, alias, csv)
  }
  throw tools.wrongUse()
})
