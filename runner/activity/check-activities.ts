import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { issueText } from '#activities/issue.ts'
import { parseActivityFile } from '#activities/parse-activity-file.ts'
import { inRoot } from '../root.ts'
import { activityPath, shownPath } from './activity-path.ts'
import { counted } from './counted.ts'
import { untranslatedLine } from './untranslated-line.ts'

const isActivityFile = (name: string): boolean => /\.(ya?ml|json)$/.test(name) && !name.endsWith('.schema.json')

const filesAt = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter(isActivityFile)
        .toSorted()
        .map((name) => join(path, name))
    : [path]

/** `check [alias, file or folder …]`: every fault as `file:line:column field: message`; code 1 if there is one (ACT-9). */
export async function checkActivities(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const paths = positionals.length > 0 ? positionals.map(activityPath) : [inRoot('activities')]
  const files = paths.flatMap(filesAt)
  let faults = 0
  for (const path of files) {
    const parsed = parseActivityFile(readFileSync(path, 'utf8'), shownPath(path))
    const lines = parsed.ok ? untranslatedLine(parsed.file) : parsed.errors.map(issueText)
    for (const line of lines) process.stdout.write(`${parsed.ok ? `${shownPath(path)} ` : ''}${line}\n`)
    faults += parsed.ok ? 0 : parsed.errors.length
  }
  process.stdout.write(`${counted(files.length, 'file')}, ${counted(faults, 'fault')}\n`)
  return faults === 0 ? 0 : 1
}
