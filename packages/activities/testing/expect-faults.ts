import { expect } from 'vitest'
import { issueText } from '../issue.ts'
import { parseActivityFile } from '../parse-files.ts'

/** The faults of an activity file. */
export const faultsIn = (text: string): string[] => {
  const parsed = parseActivityFile(text, 'cup.yaml')
  return parsed.ok ? [] : parsed.errors.map(issueText)
}

/** A text or a pattern, as a matcher. */
const like = (part: RegExp | string): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part)

export const expectFaults = (found: string[], ...parts: (RegExp | string)[]) => expect(found).toEqual(parts.map(like))
export const expectFault = (found: string[], part: RegExp | string) => expect(found).toContainEqual(like(part))
