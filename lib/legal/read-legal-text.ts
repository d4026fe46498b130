import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import type { LegalDocumentName } from '@fanfare/languages/legal/legal-documents.ts'
import { loadLegalFile, type LegalFile } from '@fanfare/languages/legal/legal-file.ts'

const parsed = new Map<LegalDocumentName, LegalFile>()

/** Server only. @throws when the file has faults */
export function readLegalFile(name: LegalDocumentName) {
  const known = parsed.get(name)
  if (known && process.env.NODE_ENV === 'production') return known
  const file = loadLegalFile(process.cwd(), name)
  parsed.set(name, file)
  return file
}

/** The document in `locale`, else in the language that it inherits from (tr-CT from tr-TR), else in English. */
export function readLegalText(name: LegalDocumentName, locale: Locale, brand: string) {
  const { texts, updated } = readLegalFile(name)
  const own = [locale, languageOf(locale).inheritsFrom].find((one) => one !== null && texts[one] !== undefined)
  const written = own ?? DEFAULT_LOCALE
  const text = texts[written]
  if (!text) throw new Error(`legal/${name}.yaml has no English text`)
  const branded = (value: string) => value.replaceAll('{brand}', brand)
  return {
    title: branded(text.title),
    description: branded(text.description),
    sections: text.sections.map(({ heading, body }) => ({ heading: branded(heading), body: branded(body) })),
    /** The language of the texts. */
    locale: written,
    /** The document is not translated, and the texts are English. */
    isFallback: !own,
    /** ISO 8601 date. */
    updated,
  }
}
