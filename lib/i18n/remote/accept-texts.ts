import type { MessageTree } from '@fanfare/languages/message-tree.ts'
import { messageArguments } from './message-arguments.ts'

/** UTF-16 units; our longest text has about 600. @assumed */
const LONGEST_TEXT = 4000

export interface AcceptedTexts {
  texts: MessageTree
  /** One sentence for developers about each key whose text of the build stays. */
  refused: string[]
}

function problemOf(text: string, known: string): string | null {
  if (text.trim() === '') return 'is empty'
  if (text.length > LONGEST_TEXT) return `is longer than ${LONGEST_TEXT} characters`
  try {
    const given = messageArguments(text).join(', ')
    const needed = messageArguments(known).join(', ')
    return given === needed ? null : `has the arguments “${given}”, not “${needed}”`
  } catch (error) {
    return `is not a valid message (${(error as Error).message})`
  }
}

/**
 * The texts of a remote file that pages can show in place of `known`, the texts of the build. A key that the build does not have is left
 * out, because no page asks for it; a text with an error or other arguments is refused, because a page would show nothing in its place.
 */
export function acceptTexts(remote: MessageTree, known: MessageTree, path = ''): AcceptedTexts {
  const texts: Record<string, string | MessageTree> = {}
  const refused: string[] = []
  for (const [key, given] of Object.entries(remote)) {
    const before = Object.hasOwn(known, key) ? known[key] : undefined
    if (before === undefined || given === before) continue
    const name = `${path}${key}`
    if (typeof given === 'object' && typeof before === 'object') {
      const below = acceptTexts(given, before, `${name}.`)
      if (Object.keys(below.texts).length > 0) texts[key] = below.texts
      refused.push(...below.refused)
      continue
    }
    const isPair = typeof given === 'string' && typeof before === 'string'
    const problem = isPair ? problemOf(given, before) : 'is a text on one side and a group of texts on the other'
    if (problem === null) texts[key] = given
    else refused.push(`${name} ${problem}`)
  }
  return { texts, refused }
}
