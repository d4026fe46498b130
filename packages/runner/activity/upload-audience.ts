import { existsSync, readFileSync } from 'node:fs'
import { commitAudience, saveAudiencePart } from '@fanfare/contract/staff/audiences.ts'
import { activityCommand, WrongUse } from '../staff/staff-command.ts'
import { fromHere, shownPath } from './activity-path.ts'

/** Parts are sent as JSON, in which a line feed takes two bytes; a body may have 1 MiB (contract §1). */
const PART_BYTES = 500_000

/** Cuts a text at its line ends into parts of at most `PART_BYTES`. */
function partsOf(text: string) {
  const parts = ['']
  for (const line of text.split(/\r?\n/)) {
    const last = parts.at(-1) ?? ''
    if (last.length + line.length + 1 > PART_BYTES) parts.push(`${line}\n`)
    else parts[parts.length - 1] = `${last}${line}\n`
  }
  return parts
}

/** `audience <name> <file>`: uploads a list of user ids and makes it the newest version. */
export const uploadAudience = activityCommand('audience', async ({ ask, say, show, needed }) => {
  const [name, path] = [needed(0), needed(1)]
  const file = fromHere(path)
  if (!existsSync(file)) throw new WrongUse(`There is no file ${shownPath(file)}.`)
  const parts = partsOf(readFileSync(file, 'utf8'))
  for (const [index, text] of parts.entries())
    await ask(saveAudiencePart, { params: { name, n: String(index + 1) }, body: { text } })
  const answer = await ask(commitAudience, { params: { name }, body: { parts: parts.length } })
  show(answer)
  const { version, users, unknown, duplicates } = answer
  say(`${name}, version ${version}: ${users} users, ${unknown} of them without an account, ${duplicates} repeated.`)
  say('Activities with this list take it with their next publication.')
})
