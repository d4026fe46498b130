import { createHtmlSentences } from '#lib/i18n/html-sentences.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** The sentences of the front's own pages in one language, escaped for HTML. */
function createSentences(locale: Locale) {
  const sentence = createHtmlSentences(locale)
  const aged = (key: `stored.${string}`) => (count: number) => sentence(key, { count, value: String(count) })
  return {
    storedMinutes: aged('stored.line_minutes'),
    storedHours: aged('stored.line_hours'),
    notFound: { title: sentence('not_found.title'), text: sentence('not_found.text') },
    unavailable: { title: sentence('unavailable.title'), text: sentence('unavailable.text') },
    tooMany: { title: sentence('unavailable.title'), text: sentence('code.51023') },
    retry: sentence('failure.retry'),
    home: sentence('failure.activities'),
  }
}

const sentencesByLocale = new Map<Locale, ReturnType<typeof createSentences>>()

export function sentencesOf(locale: Locale) {
  const sentences = sentencesByLocale.get(locale) ?? createSentences(locale)
  sentencesByLocale.set(locale, sentences)
  return sentences
}
