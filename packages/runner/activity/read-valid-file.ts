import { readFileSync } from 'node:fs'
import { issueText } from '@fanfare/activities/issue.ts'
import { parseAnyFile, type AnyFile } from '@fanfare/activities/parse-files.ts'
import { activityPath, shownPath } from './activity-path.ts'

export type ValidFile = AnyFile & { text: string }

/** The text and content of the file that an argument names. @throws Error with all faults */
export function readValidFile(argument: string): ValidFile {
  const path = activityPath(argument)
  const text = readFileSync(path, 'utf8')
  const parsed = parseAnyFile(text, path, shownPath(path))
  if (!parsed.ok) throw new Error(parsed.errors.map(issueText).join('\n'))
  return { ...parsed, text }
}
