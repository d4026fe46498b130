import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { greaterPromises } from '@fanfare/activities/check-activity-file.ts'
import { issueText } from '@fanfare/activities/issue.ts'
import { parseAnyFile, type AnyFile } from '@fanfare/activities/parse-files.ts'
import { inRoot } from '../root.ts'
import { activityPath, shownPath } from './activity-path.ts'
import { pictureFaults, untranslatedLines } from './read-valid-file.ts'
import { say } from '../commands/command.ts'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const isOperatorFile = (name: string) => /\.(ya?ml|json)$/.test(name) && !name.endsWith('.schema.json')

/** The file, or the files in a folder and in its subfolder `programmes`. */
function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const files = readdirSync(path).filter(isOperatorFile).toSorted()
  const programmes = join(path, 'programmes')
  return [...files.map((name) => join(path, name)), ...(existsSync(programmes) ? filesAt(programmes) : [])]
}

/** Warnings about a valid file: what its author may not have meant. */
const warningLines = (read: AnyFile) => [
  ...(read.kind === 'activity' ? greaterPromises(read.file) : []).map(({ path, message }) => `${path} ${message}`),
  ...untranslatedLines(read),
]

/** `check [alias, file or folder …]`: prints every fault as `file:line:column field: message`; code 1 if there is one (ACT-9). */
export async function checkActivities(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const paths = positionals.length > 0 ? positionals.map(activityPath) : [inRoot('activities')]
  const files = paths.flatMap(filesAt)
  let faults = 0
  for (const path of files) {
    const parsed = parseAnyFile(readFileSync(path, 'utf8'), path, shownPath(path))
    const pictures = parsed.ok ? pictureFaults({ ...parsed, path }) : []
    const lines = parsed.ok ? [...pictures, ...warningLines(parsed)] : parsed.errors.map(issueText)
    for (const line of lines) process.stdout.write(`${parsed.ok ? `${shownPath(path)} ` : ''}${line}\n`)
    faults += parsed.ok ? pictures.length : parsed.errors.length
  }
  say(`${counted(files.length, 'file')}, ${counted(faults, 'fault')}`)
  return faults === 0 ? 0 : 1
}
