import { createTranslator } from 'use-intl/core'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { loadMessages } from '#lib/i18n/messages.ts'

/** The sentences of the front's own pages in one language, escaped for HTML. */
export type Sentences = {
  storedMinutes: (minutes: number) => string
  storedHours: (hours: number) => string
  notFoundTitle: string
  notFoundText: string
  unavailableTitle: string
  unavailableText: string
  tooManyText: string
  retry: string
  home: string
}

/** The texts that these sentences come from. */
type Texts = Record<'stored' | 'unavailable' | 'not_found' | 'failure' | 'code', Record<string, string>>

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

function createSentences(locale: Locale): Sentences {
  const translator = (language: Locale) =>
    createTranslator({
      locale: language,
      messages: loadMessages(language) as Texts,
      onError: () => undefined,
      getMessageFallback: () => '',
    })
  const own = translator(locale)
  const english = translator(DEFAULT_LOCALE)
  // A missing text falls back to English: an error page has no other content.
  const sentence = (key: `${keyof Texts}.${string}`, values: Record<string, string | number> = {}) =>
    escapeHtml(own(key, values) || english(key, values))
  const aged = (key: `stored.${string}`) => (count: number) => sentence(key, { count, value: String(count) })
  return {
    storedMinutes: aged('stored.line_minutes'),
    storedHours: aged('stored.line_hours'),
    notFoundTitle: sentence('not_found.title'),
    notFoundText: sentence('not_found.text'),
    unavailableTitle: sentence('unavailable.title'),
    unavailableText: sentence('unavailable.text'),
    tooManyText: sentence('code.51023'),
    retry: sentence('failure.retry'),
    home: sentence('failure.activities'),
  }
}

const sentencesByLocale = new Map<Locale, Sentences>()

export function sentencesOf(locale: Locale): Sentences {
  const known = sentencesByLocale.get(locale)
  if (known) return known
  const sentences = createSentences(locale)
  sentencesByLocale.set(locale, sentences)
  return sentences
}
