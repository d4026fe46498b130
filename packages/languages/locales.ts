// Kept tiny on purpose: this file is in the first load of every page. The whole entry is in `languages.ts`.
import facts from './tables/facts.json' with { type: 'json' }

export type Direction = 'ltr' | 'rtl'

/** The facts of a language that every page needs; `htmlLang` is the value of `<html lang>`. */
export interface LocaleFacts {
  readonly direction: Direction
  readonly labelName: string
  readonly htmlLang: string
  /** The only code that may be given to Intl: `tr-CT` would become Kiribati, `en-TR` US dates. */
  readonly supportLocale: string
  /** The original of its activities, if they are translations and say so (spec §3: only tr-TR, from en). */
  readonly translatedFrom?: Locale
}

/** UI code, URL prefix and `theme.language` (spec §3). */
export type Locale = keyof typeof facts

/** In the order of the specification (spec §3, Languages). */
export const LOCALE_FACTS = facts as Readonly<Record<Locale, LocaleFacts>>

export const LOCALES = Object.keys(LOCALE_FACTS) as readonly Locale[] as readonly [Locale, ...Locale[]]

/** Spec §9: fallback language en. */
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** True for the 20 exact prefixes only; for any BCP-47 code use `resolveTag`. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_FACTS, value)
}

export function directionOf(locale: Locale): Direction {
  return LOCALE_FACTS[locale].direction
}

export function isRtl(locale: Locale) {
  return directionOf(locale) === 'rtl'
}
