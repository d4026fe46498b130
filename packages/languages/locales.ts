// Kept tiny on purpose: this file is in the first load of every page. The whole entry is in `languages.ts`.

export type Direction = 'ltr' | 'rtl'

/** The facts of a language that every page needs; `htmlLang` is the value of `<html lang>`. */
export interface LocaleFacts {
  readonly direction: Direction
  readonly labelName: string
  readonly htmlLang: string
  /** The only code that may be given to Intl: `tr-CT` would become Kiribati, `en-TR` US dates. */
  readonly supportLocale: string
}

/**
 * In the order of the specification (spec §3, Languages). The key is the UI code and the URL prefix. `npm run build -- languages`
 * writes the table from `source/`.
 */
export const LOCALE_FACTS = {
  en: { direction: 'ltr', labelName: 'English', htmlLang: 'en', supportLocale: 'en-US' },
  'zh-CN': { direction: 'ltr', labelName: '简体中文', htmlLang: 'zh-CN', supportLocale: 'zh-CN' },
  ko: { direction: 'ltr', labelName: '한국어', htmlLang: 'ko', supportLocale: 'ko-KR' },
  'zh-TW': { direction: 'ltr', labelName: '繁體中文', htmlLang: 'zh-TW', supportLocale: 'zh-TW' },
  vi: { direction: 'ltr', labelName: 'Tiếng Việt', htmlLang: 'vi', supportLocale: 'vi-VN' },
  'fa-IR': { direction: 'rtl', labelName: 'فارسی', htmlLang: 'fa-IR', supportLocale: 'fa-IR-u-ca-gregory-nu-latn' },
  'tr-TR': { direction: 'ltr', labelName: 'Türkçe', htmlLang: 'tr-TR', supportLocale: 'tr-TR' },
  ru: { direction: 'ltr', labelName: 'Русский', htmlLang: 'ru', supportLocale: 'ru-RU' },
  uk: { direction: 'ltr', labelName: 'Українська', htmlLang: 'uk', supportLocale: 'uk-UA' },
  de: { direction: 'ltr', labelName: 'Deutsch', htmlLang: 'de', supportLocale: 'de-DE' },
  ar: { direction: 'rtl', labelName: 'العربية', htmlLang: 'ar', supportLocale: 'ar-u-ca-gregory-nu-latn' },
  es: { direction: 'ltr', labelName: 'Español (Latinoamérica)', htmlLang: 'es', supportLocale: 'es-MX' },
  'es-ES': { direction: 'ltr', labelName: 'Español (España)', htmlLang: 'es-ES', supportLocale: 'es-ES' },
  fr: { direction: 'ltr', labelName: 'Français', htmlLang: 'fr', supportLocale: 'fr-FR' },
  pl: { direction: 'ltr', labelName: 'Polski', htmlLang: 'pl', supportLocale: 'pl-PL' },
  pt: { direction: 'ltr', labelName: 'Português (Brasil)', htmlLang: 'pt-BR', supportLocale: 'pt-BR' },
  it: { direction: 'ltr', labelName: 'Italiano', htmlLang: 'it', supportLocale: 'it-IT' },
  ja: { direction: 'ltr', labelName: '日本語', htmlLang: 'ja', supportLocale: 'ja-JP' },
  'tr-CT': { direction: 'ltr', labelName: 'Türkçe (Kıbrıs)', htmlLang: 'tr-CY', supportLocale: 'tr-TR' },
  'en-TR': { direction: 'ltr', labelName: 'English (Türkiye)', htmlLang: 'en-TR', supportLocale: 'en-GB' },
} as const satisfies Record<string, LocaleFacts>

/** UI code, URL prefix and `theme.language` (spec §3). */
export type Locale = keyof typeof LOCALE_FACTS

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
