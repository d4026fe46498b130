import { previewActivity as previewCall, storePicture } from '@fanfare/contract/ops/publish.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, needed, staffTools } from '../staff/staff-command.ts'
import { readValidFile, withUploads } from './read-valid-file.ts'
import { untranslatedLines } from './untranslated-lines.ts'

/** `preview <alias or file>`: prints a link to the page of the file, which is not published (ADR 0053). */
export async function previewActivity(args: string[]) {
  const { ask, say, positionals } = staffTools(args, COMMANDS.activity.commands.preview.options)
  const read = readValidFile(needed(positionals, 0, 'npm run activity -- preview <alias or file>'))
  const { alias } = read.file
  if (read.kind === 'programme') throw new Error(`${alias} is a campaign of agents, which has no page to preview.`)
  const yaml = await withUploads(read, (body) => ask(storePicture, { body }))
  const { url, path, expiresAt } = await ask(previewCall, { params: { alias }, yaml })
  for (const line of untranslatedLines(read)) say(`${alias} ${line}`)
  say(url)
  say(`In German: ${new URL(`/de${path}`, url).href}`)
  say(`The link works until ${new Date(expiresAt).toISOString()}. Nothing is published.`)
  return EXIT.done
}
