import { readdirSync, readFileSync } from 'node:fs'
import { issueText, type ActivityFileIssue } from './issue.ts'
import { parseActivityFile } from './parse-activity-file.ts'
import type { ActivityFile } from './schema.ts'

const HERE = new URL('./', import.meta.url)

/** The names of the activity files of this directory, in alphabetical order. */
export const activityFileNames = (): string[] =>
  readdirSync(HERE)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()

/** @throws Error that names every fault of every file, with file, line and field */
export function loadActivityFiles(): ActivityFile[] {
  const errors: ActivityFileIssue[] = []
  const files = activityFileNames().flatMap((name) => {
    const parsed = parseActivityFile(readFileSync(new URL(name, HERE), 'utf8'), `activities/${name}`)
    if (parsed.ok) return [parsed.file]
    errors.push(...parsed.errors)
    return []
  })
  if (errors.length > 0) throw new Error(`Activity files have faults:\n${errors.map(issueText).join('\n')}`)
  return files
}
