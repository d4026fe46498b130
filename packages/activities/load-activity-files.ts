import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { issueText, type ActivityFileIssue } from './issue.ts'
import { parseActivityFile, type ParsedActivityFile } from './parse-activity-file.ts'
import type { ActivityFile } from './schema.ts'

const HERE = new URL('../../activities/', import.meta.url)

/** The names of the activity files in this folder, in alphabetical order. */
export const activityFileNames = (): string[] =>
  readdirSync(HERE)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()

export const ACTIVITY_FOLDER = fileURLToPath(HERE)

/** One file of this folder. @throws when it cannot be read */
export const readActivityFile = (name: string): ParsedActivityFile =>
  parseActivityFile(readFileSync(new URL(name, HERE), 'utf8'), `activities/${name}`)

/** Every valid file, and the faults of the others. */
export function readActivityFiles(): { files: ActivityFile[]; errors: ActivityFileIssue[] } {
  const errors: ActivityFileIssue[] = []
  const files = activityFileNames().flatMap((name) => {
    const parsed = readActivityFile(name)
    if (parsed.ok) return [parsed.file]
    errors.push(...parsed.errors)
    return []
  })
  return { files, errors }
}

/** @throws Error with every fault of every file */
export function loadActivityFiles(): ActivityFile[] {
  const { files, errors } = readActivityFiles()
  if (errors.length > 0) throw new Error(`Activity files have faults:\n${errors.map(issueText).join('\n')}`)
  return files
}
