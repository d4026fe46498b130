import { readFileSync } from 'node:fs'
import { issueText } from '#activities/issue.ts'
import { parseActivityFile } from '#activities/parse-activity-file.ts'
import type { ActivityFile } from '#activities/schema.ts'
import { activityPath, shownPath } from './activity-path.ts'

/** The text and content of the file that an argument names. @throws Error with all faults */
export function readValidFile(argument: string): { text: string; file: ActivityFile } {
  const path = activityPath(argument)
  const text = readFileSync(path, 'utf8')
  const parsed = parseActivityFile(text, shownPath(path))
  if (!parsed.ok) throw new Error(parsed.errors.map(issueText).join('\n'))
  return { text, file: parsed.file }
}
