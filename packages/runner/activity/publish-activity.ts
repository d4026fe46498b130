import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  publishActivity as publishCall,
  publishProgramme as programmeCall,
  storePicture,
} from '@fanfare/contract/ops/publish.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, needed, staffTools, tellOutcome, type StaffTools } from '../staff/staff-command.ts'
import { consequencesLines, changesText } from './changes-text.ts'
import { readValidFile, withUploads, type ValidFile } from './read-valid-file.ts'
import { untranslatedLines } from './untranslated-lines.ts'

/** The conditional headers by which the gateway refuses a publication (RFC 9110, 13.1) when another came after the rehearsal. */
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
 * `publish <alias or file>`: a rehearsal that names what changes, then the publication; prints address and version. A campaign of
 * agents is published without a rehearsal.
 */
export async function publishActivity(args: string[]) {
  const tools = staffTools(args, COMMANDS.activity.commands.publish.options)
  const { ask, say, positionals } = tools
  const {
    'dry-run': isDryRun,
    'if-match': wanted,
    replace,
    note,
  } = tools.values as Partial<Record<'if-match' | 'replace' | 'note', string>> & { 'dry-run'?: boolean }
  const read = readValidFile(
    needed(positionals, 0, 'npm run activity -- publish <alias or file> [--if-match <version>]'),
  )
  const { alias } = read.file
  if (read.kind === 'programme') {
    if (isDryRun || wanted !== undefined)
      throw new Error(`${alias} is a campaign of agents: --dry-run and --if-match are for activities.`)
    return publishProgramme(tools, read)
  }
  const yaml = await withUploads(read, (body) => ask(storePicture, { body }))
  const input = { params: { alias }, yaml }
  const headers = wanted === undefined ? {} : { 'if-match': wanted === '*' ? '*' : `"${wanted}"` }
  const rehearsal = await ask(publishCall, { ...input, query: { replace, dryRun: '1' }, headers })
  say(changesText(rehearsal))
  for (const line of consequencesLines(rehearsal.consequences)) say(line)
  for (const line of untranslatedLines(read)) say(`${alias} ${line}.`)
  if (isDryRun) return EXIT.done
  if (!rehearsal.created && rehearsal.changed.length === 0) {
    say(rehearsal.url)
    return EXIT.done
  }
  const answer = await ask(publishCall, { ...input, query: { replace, note }, headers: preconditions(rehearsal) })
  return tellOutcome(tools, answer, `Published ${alias}, version ${answer.version}: ${answer.url}`)
}
