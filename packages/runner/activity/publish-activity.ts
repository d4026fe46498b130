import { parseArgs } from 'node:util'
import type { OpsAccess } from '@fanfare/gateway/util/send-ops.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { publishActivity as publishCall, publishProgramme as programmeCall } from '@fanfare/contract/ops/publish.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT } from '../staff/staff-command.ts'
import { askGateway, sendPicture } from './ask-gateway.ts'
import { changesText, consequencesLines } from './changes-text.ts'
import { opsAccess } from './ops-access.ts'
import { readValidFile, withUploads, type ValidFile } from './read-valid-file.ts'
import { untranslatedLines } from './untranslated-lines.ts'

type Publication = CallData<typeof publishCall>

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Sending {
  alias: string
  text: string
  headers: Record<string, string>
}

const send = (access: OpsAccess, { alias, text, headers }: Sending, query = ''): Promise<Publication> =>
  askGateway(access, publishCall, { alias, query, body: text, contentType: 'application/yaml', headers })

const queryOf = (query: Record<string, string>): string => {
  const text = String(new URLSearchParams(query))
  return text === '' ? '' : `?${text}`
}

/** The conditional headers by which the gateway refuses a publication (RFC 9110, 13.1) when another came after the rehearsal. */
const preconditions = ({ created, version, changed }: Publication): Record<string, string> =>
  created ? { 'if-none-match': '*' } : { 'if-match': `"${changed.length === 0 ? version : version - 1}"` }

/** Publishes a campaign of agents; prints what changed and the version. @throws Refused */
async function publishProgramme(access: OpsAccess, read: ValidFile) {
  const { alias } = read.file
  const publication = await askGateway(access, programmeCall, {
    alias,
    body: read.text,
    contentType: 'application/yaml',
  })
  say(changesText(publication))
  for (const line of untranslatedLines(read)) say(`${alias} ${line}.`)
  if (publication.created || publication.changed.length > 0)
    say(`Published ${alias}, version ${publication.version}, for its agents.`)
}

/**
 * `publish <alias or file>`: a rehearsal that names what changes, then the publication; prints address and version. A campaign of
 * agents is published without a rehearsal.
 */
export async function publishActivity(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: COMMANDS.activity.commands.publish.options,
  })
  const [argument] = positionals
  if (argument === undefined) throw new Error('npm run activity -- publish <alias or file> [--if-match <version>]')
  const read = readValidFile(argument)
  const { file } = read
  const { alias } = file
  const wanted = values['if-match']
  if (read.kind === 'programme' && (values['dry-run'] || wanted !== undefined))
    throw new Error(`${alias} is a campaign of agents: --dry-run and --if-match are for activities.`)
  const access = await opsAccess(process.env, values.actor)
  if (read.kind === 'programme') {
    await publishProgramme(access, read)
    return 0
  }
  const text = await withUploads(read, (upload) => sendPicture(access, upload))
  const headers: Record<string, string> =
    wanted === undefined ? {} : { 'if-match': wanted === '*' ? '*' : `"${wanted}"` }
  const asked: Record<string, string> = values.replace === undefined ? {} : { replace: values.replace }
  const rehearsal = await send(access, { alias, text, headers }, queryOf({ ...asked, dryRun: '1' }))
  say(changesText(rehearsal))
  for (const line of rehearsal.consequences === null ? [] : consequencesLines(rehearsal.consequences)) say(line)
  for (const line of untranslatedLines(read)) say(`${alias} ${line}.`)
  if (values['dry-run']) return 0
  if (!rehearsal.created && rehearsal.changed.length === 0) {
    say(rehearsal.url)
    return 0
  }
  const sent = { alias, text, headers: preconditions(rehearsal) }
  const { version, url, proposal } = await send(
    access,
    sent,
    queryOf({ ...asked, ...(values.note !== undefined && { note: values.note }) }),
  )
  if (proposal !== null) {
    say(`A second person is needed: npm run ops -- decideProposal id=${proposal.proposalId} accept=true`)
    return EXIT.waits
  }
  say(`Published ${alias}, version ${version}: ${url}`)
  return 0
}
