import { stretched } from './pseudo-message.ts'

/** The mark that begins a heading, a list item or a quote, and the words behind it. */
const BLOCK = /^(\s*(?:(?:#{1,6}|[-*>]|\d+\.)\s+)?)(.*)$/u

/** Targets of links and placeholders such as `{brand}`, which stay as they are. */
const KEPT = /(\]\([^)]*\)|\{\w+\})/u

const line = (text: string): string => {
  const [, mark = '', words = ''] = BLOCK.exec(text) ?? []
  if (words === '') return text
  const written = words.split(KEPT).map((part) => (KEPT.test(part) ? part : stretched(part)))
  return `${mark}⟦${written.join('')}⟧`
}

/** A Markdown text in the pseudo language of `pseudoMessage`, each line in brackets of its own, with the same blocks and links. */
export const pseudoMarkdown = (text: string): string => text.split('\n').map(line).join('\n')
