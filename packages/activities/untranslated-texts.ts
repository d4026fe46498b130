import type { ActivityTexts } from './file/texts.ts'
import type { FieldIssue } from './issue.ts'

const WORDS = ['subtitle', 'introduction'] as const
const LISTS = ['faq', 'facts', 'sections'] as const

/** The optional texts that English has and a language lacks: a page in two languages is worse than one in English. */
export function untranslatedTexts(locale: string, texts: ActivityTexts, english: ActivityTexts): FieldIssue[] {
  const fault = (path: readonly PropertyKey[], message: string): FieldIssue => ({
    path: ['texts', locale, ...path],
    message,
  })
  const words = WORDS.filter((field) => (english[field] ?? '') !== '' && (texts[field] ?? '') === '')
  const lists = LISTS.filter((field) => texts[field].length !== english[field].length)
  const tasks = Object.keys(texts.tasks).filter(
    (id) => english.tasks[id]?.description !== undefined && texts.tasks[id]?.description === undefined,
  )
  return [
    ...words.map((field) => fault([field], 'is missing: English has it')),
    ...lists.map((field) => fault([field], `must have as many entries as in English, ${english[field].length}`)),
    ...tasks.map((id) => fault(['tasks', id, 'description'], 'is missing: English has it')),
  ]
}
