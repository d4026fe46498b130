import type { RichText } from '@fanfare/contract/rich-text.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { editFile } from '@fanfare/activities/edit-file.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'

/** The texts that pages read as Markdown: single ones, and those of the entries of a list. */
const MARKDOWN = ['rules', 'introduction', 'faq/answer', 'sections/body']

const isBlock = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function richTextsOf(texts: unknown): Record<string, RichText> {
  const english = isBlock(texts) && isBlock(texts.en) ? texts.en : {}
  const found = MARKDOWN.flatMap((name): [string, unknown][] => {
    const [field = '', inner] = name.split('/')
    const value = english[field]
    if (inner === undefined) return [[field, value]]
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.map((entry, index) => [`${field}/${index}/${inner}`, isBlock(entry) ? entry[inner] : null])
  })
  return Object.fromEntries(
    found.flatMap(([path, text]) => (typeof text === 'string' ? [[`/texts/en/${path}`, toRichText(text)]] : [])),
  )
}

/** The text of an activity file after edits of a form, with its content and its English as people will see it. */
export function editText(text: string, edits: readonly FileEdit[]) {
  const edited = editFile(text, edits)
  return edited.ok ? { ...edited, rich: richTextsOf(edited.file.texts) } : edited
}
