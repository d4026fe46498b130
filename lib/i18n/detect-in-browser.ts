import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { resolveList, resolveTag } from './resolve-locale.ts'

interface Signs {
  /** `data-locale` of the html tag: a document that has a language. */
  html?: string | undefined
  /** The explicit choice, the value of `fanfareLocale`. */
  chosen?: string | null | undefined
  /** `navigator.languages` */
  languages?: readonly string[] | null | undefined
  /** `theme.language` of the store in localStorage. */
  stored?: string | null | undefined
}

/**
 * LOC-3 for a document without a language: html tag, explicit choice, navigator, localStorage, else en. The spec's cookie is the
 * choice's own and is written by the switcher alone, so it comes before what the device prefers.
 */
export const detectLanguage = ({ html, chosen, languages, stored }: Signs): Locale =>
  (html && resolveTag(html)) ||
  (chosen && resolveTag(chosen)) ||
  resolveList(languages ?? []) ||
  (stored && resolveTag(stored)) ||
  DEFAULT_LOCALE
