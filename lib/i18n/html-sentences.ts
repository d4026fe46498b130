import { createTranslator } from 'use-intl/core'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { escapeHtml } from './escape-html.ts'

type Texts = Record<'stored' | 'offline' | 'unavailable' | 'not_found' | 'failure' | 'code', Record<string, string>>
type HtmlSentence = (key: `${keyof Texts}.${string}`, values?: Record<string, string | number>) => string

/**
 * Texts of pages that React does not render, escaped for HTML. A missing text is the English one, because such a page has no
 * other content.
 */
export function createHtmlSentences(locale: Locale): HtmlSentence {
  const translator = (language: Locale) =>
    createTranslator({
      locale: language,
      messages: loadMessages(language) as Texts,
      onError: () => undefined,
      getMessageFallback: () => '',
    })
  const [own, english] = [translator(locale), translator(DEFAULT_LOCALE)]
  return (key, values = {}) => escapeHtml(own(key, values) || english(key, values))
}
