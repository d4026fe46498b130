import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  publishActivity as publishCall,
  publishProgramme as programmeCall,
  storePicture,
  previewActivity as previewCall,
} from '@fanfare/contract/ops/publish.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import {
  scheduleActivity as scheduleCall,
  unscheduleActivity as unscheduleCall,
} from '@fanfare/contract/staff/drafts.ts'
import {
  EXIT,
  tellOutcome,
  type StaffTools,
  momentOf,
  confirmed,
  activityCommand,
  WrongUse,
} from '../staff/staff-command.ts'
import { changesText, staleLanguages, tellChanges } from './changes-text.ts'
import { readValidFile, withUploads, type ValidFile, untranslatedLines } from './read-valid-file.ts'
import { isNotFound } from './ask-gateway.ts'

/** The version of the activity; 0 while it is not published. */
const versionOf = (tools: StaffTools, alias: string) =>
  tools.ask(staffActivity, { params: { alias } }).then(
    ({ version }) => version,
    (error: unknown) => {
      if (isNotFound(error)) return 0
      throw error
    },
  )

/** `schedule <alias or file> --at <instant> | --cancel`. */
export const scheduleActivity = activityCommand('schedule', async (tools) => {
  const argument = tools.needed(0)
  const { at, cancel, note, replace } = tools.values as Partial<Record<string, string>> & { cancel?: boolean }
  if ((at === undefined) === (cancel !== true)) throw tools.wrongUse()
  if (at === undefined) {
    tools.show(await tools.ask(unscheduleCall, { params: { alias: argument }, query: { note } }))
    tools.say(`${argument} is not scheduled any more.`)
    return EXIT.done
  }
  const ms = momentOf(at, '--at')
  const read = readValidFile(argument)
  const { kind, file } = read
  const { alias } = file
  if (kind === 'programme') throw new WrongUse(`${alias} is a campaign of agents, which cannot be scheduled.`)
  const text = await withUploads(read, (body) => tools.ask(storePicture, { body }))
  const headers = { 'if-match': `"${await versionOf(tools, alias)}"` }
  const input = { params: { alias }, headers, body: { at: ms, yaml: text, ...(note !== undefined && { note }) } }
  const rehearsal = await tools.ask(scheduleCall, { ...input, query: { replace, dryRun: '1' } })
  tellChanges(tools.say, { ...rehearsal, alias, version: rehearsal.basedOn + 1 })
  const time = new Date(ms).toISOString()
  if (!(await confirmed(tools, `Publish ${alias} at ${time}?`))) return EXIT.refused
  const answer = await tools.ask(scheduleCall, { ...input, query: { replace } })
  tools.show(answer)
  return tellOutcome(tools, answer, `${alias} will be published at ${time}.`)
})

/** `preview <alias or file>`: prints a link to the page of the file, which is not published (ADR 0053). */
export const previewActivity = activityCommand('preview', async ({ ask, say, needed }) => {
  const read = readValidFile(needed(0))
  const { alias } = read.file
  if (read.kind === 'programme') throw new Error(`${alias} is a campaign of agents, which has no page to preview.`)
  const yaml = await withUploads(read, (body) => ask(storePicture, { body }))
  const { url, path, expiresAt } = await ask(previewCall, { params: { alias }, yaml })
  for (const line of untranslatedLines(read)) say(`${alias} ${line}`)
  say(url)
  say(`In German: ${new URL(`/de${path}`, url).href}`)
  say(`The link works until ${new Date(expiresAt).toISOString()}. Nothing is published.`)
})

/** With these conditional headers (RFC 9110 §13.1) the gateway refuses the publication if another came after the rehearsal. */
const preconditions = ({ created, version, changed }: CallData<typeof publishCall>): Record<string, string> =>
  created ? { 'if-none-match': '*' } : { 'if-match': `"${changed.length === 0 ? version : version - 1}"` }

/** Publishes a campaign of agents; prints what changed and the version. @throws Refused */
async function publishProgramme({ ask, say }: StaffTools, read: ValidFile) {
  const { alias } = read.file
  const publication = await ask(programmeCall, { params: { alias }, yaml: read.text })
  say(changesText(publication))
  for (const line of untranslatedLines(read)) say(`${alias} ${line}.`)
  if (publication.created || publication.changed.length > 0)
    say(`Published ${alias}, version ${publication.version}, for its agents.`)
  return EXIT.done
}

/**
 * `publish <alias or file>`: rehearses, shows what changes and publishes; prints address and version. It asks before texts that are older
 * than their English are published. A campaign of agents has no rehearsal.
 */
export const publishActivity = activityCommand('publish', async (tools) => {
  const { ask, say } = tools
  const {
    'dry-run': isDryRun,
    'if-match': wanted,
    replace,
    note,
  } = tools.values as Partial<Record<'if-match' | 'replace' | 'note', string>> & { 'dry-run'?: boolean }
  const read = readValidFile(tools.needed(0))
  const { alias } = read.file
  if (read.kind === 'programme') {
    if (isDryRun || wanted !== undefined)
      throw new Error(`${alias} is a campaign of agents: --dry-run and --if-match are for activities.`)
    return publishProgramme(tools, read)
  }
  const yaml = await withUploads(read, (body) => ask(storePicture, { body }))
  const input = { params: { alias }, yaml }
  const headers: Record<string, string> =
    wanted === undefined ? {} : { 'if-match': wanted === '*' ? '*' : `"${wanted}"` }
  const rehearsal = await ask(publishCall, { ...input, query: { replace, dryRun: '1' }, headers })
  tellChanges(say, rehearsal)
  for (const line of untranslatedLines(read)) say(`${alias} ${line}.`)
  if (isDryRun) return EXIT.done
  if (!rehearsal.created && rehearsal.changed.length === 0) {
    say(rehearsal.url)
    return EXIT.done
  }
  const stale = staleLanguages(rehearsal.consequences)
  const question = `Publish ${alias}, although texts are older than their English in ${stale}?`
  if (stale !== '' && !(await confirmed(tools, question))) return EXIT.refused
  const answer = await ask(publishCall, { ...input, query: { replace, note }, headers: preconditions(rehearsal) })
  return tellOutcome(tools, answer, `Published ${alias}, version ${answer.version}: ${answer.url}`)
})
