import { parseArgs } from 'node:util'
import { previewActivity as previewCall } from '@fanfare/contract/ops/publish.ts'
import { COMMANDS } from '../commands.mjs'
import { askGateway, sendPicture } from './ask-gateway.ts'
import { opsAccess } from './ops-access.ts'
import { readValidFile, withUploads } from './read-valid-file.ts'
import { untranslatedLines } from './untranslated-lines.ts'

/** `preview <alias or file>`: prints a link to the page of the file, which is not published (ADR 0053). */
export async function previewActivity(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: COMMANDS.activity.commands.preview.options,
  })
  const [argument] = positionals
  if (argument === undefined) throw new Error('npm run activity -- preview <alias or file>')
  const read = readValidFile(argument)
  const { file } = read
  if (read.kind === 'programme') throw new Error(`${file.alias} is a campaign of agents, which has no page to preview.`)
  const access = await opsAccess(process.env, values.actor)
  const { url, path, expiresAt } = await askGateway(access, previewCall, {
    alias: file.alias,
    body: await withUploads(read, (upload) => sendPicture(access, upload)),
    contentType: 'application/yaml',
  })
  for (const line of untranslatedLines(read)) process.stdout.write(`${file.alias} ${line}\n`)
  process.stdout.write(`${url}\n`)
  process.stdout.write(`In German: ${new URL(`/de${path}`, url).href}\n`)
  process.stdout.write(`The link works until ${new Date(expiresAt).toISOString()}. Nothing is published.\n`)
  return 0
}
