import type { OpsAccess } from '@fanfare/gateway/util/send-ops.ts'
import { publishProgramme as publishCall } from '@fanfare/contract/ops/publish.ts'
import { askGateway } from './ask-gateway.ts'
import { changesText } from './changes-text.ts'
import type { ValidFile } from './read-valid-file.ts'
import { untranslatedLines } from './untranslated-lines.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Publishes a campaign of agents; prints what changed and the version. @throws Refused */
export async function publishProgramme(access: OpsAccess, read: ValidFile): Promise<void> {
  const { alias } = read.file
  const publication = await askGateway(access, publishCall, {
    alias,
    body: read.text,
    contentType: 'application/yaml',
  })
  say(changesText(publication))
  for (const line of untranslatedLines(read)) say(`${alias} ${line}.`)
  if (publication.created || publication.changed.length > 0)
    say(`Published ${alias}, version ${publication.version}, for its agents.`)
}
