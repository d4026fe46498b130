import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { readSourceFile } from './source-file.ts'

/** The Markdown table of docs/texts.md with the review of each language. */
export function reviewTable(root: string): string {
  const rows = LOCALES.map((locale) => {
    const { level, reviewedBy, reviewedAt } = readSourceFile(root, locale)
    const { inheritsFrom, labelNameEn } = languageOf(locale)
    const base = inheritsFrom === null ? '' : `, over ${inheritsFrom}`
    return `| ${locale} | ${labelNameEn}${base} | ${level} | ${reviewedBy ?? '–'} | ${reviewedAt ?? '–'} |`
  })
  return ['| Code | Language | Level | Reviewed by | Date |', '|---|---|---|---|---|', ...rows].join('\n')
}
