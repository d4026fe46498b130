import { createTranslator } from 'use-intl/core'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { loadMessages } from '#lib/i18n/messages.ts'

/** What the front says itself, in one language, ready to stand in HTML. */
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

/** What is said here, out of all texts. */
type Texts = Record<'stored' | 'unavailable' | 'not_found' | 'failure' | 'code', Record<string, string>>

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

function make(locale: Locale): Sentences {
  const translator = (language: Locale) =>
    createTranslator({
      locale: language,
      messages: loadMessages(language) as Texts,
      onError: () => undefined,
      getMessageFallback: () => '',
    })
  const own = translator(locale)
  const english = translator(DEFAULT_LOCALE)
  // An empty page would be worse than one in English, and here nobody else says anything.
  const say = (key: `${keyof Texts}.${string}`, values: Record<string, string | number> = {}) =>
    escapeHtml(own(key, values) || english(key, values))
  const aged = (key: `stored.${string}`) => (count: number) => say(key, { count, value: String(count) })
  return {
    storedMinutes: aged('stored.line_minutes'),
    storedHours: aged('stored.line_hours'),
    notFoundTitle: say('not_found.title'),
    notFoundText: say('not_found.text'),
    unavailableTitle: say('unavailable.title'),
    unavailableText: say('unavailable.text'),
    tooManyText: say('code.51023'),
    retry: say('failure.retry'),
    home: say('failure.activities'),
  }
}

const made = new Map<Locale, Sentences>()

export function sentencesOf(locale: Locale): Sentences {
  const known = made.get(locale)
  if (known) return known
  const sentences = make(locale)
  made.set(locale, sentences)
  return sentences
}
