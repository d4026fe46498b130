import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS, LOCALES, type Locale, type LocaleFacts } from './locales.ts'
import { NUMBER_STYLES, type NumberStyle } from './number-styles.ts'
import codes from './tables/codes.json' with { type: 'json' }
import rows from './tables/rows.json' with { type: 'json' }

/** The fields that only servers, pickers and selectors need; the rest of the entry is in the files imported above. */
export interface LanguageRow {
  /** `languageType` on the wire. @assumed 1..20 in the order of the specification: its values are not shown. */
  readonly langCode: number
  /** Short code of back ends and apps, `[a-z]{2,4}`, unique, never in a URL; a language header may carry it. @assumed */
  readonly shortCode: string
  /** True for `DEFAULT_LOCALE` alone, which pages read from the small table; a test compares the two. */
  readonly default: boolean
  /** Ascending order of the menu. Unique. */
  readonly sortPriority: number
  readonly labelNameEn: string
  /** Countries whose people read this language, its home first; not where the service is offered. No address decides a language (LOC-3). */
  readonly countryCodes: readonly string[]
  readonly localeFileName: string
  /** Load that language's file first and lay this one over it. */
  readonly inheritsFrom: Locale | null
  readonly hreflang: string
  readonly hreflangXDefault: boolean
  readonly ogLocale: string
  readonly backendLocaleCode: string
  /** The locale file of dayjs. */
  readonly dayjsLanguage: string
  readonly dateRangeLocale: string
  readonly geeTestLocale: string
  /** Telephone code without `+`. */
  readonly areaCode: string
  readonly areaRegion: string
  readonly currency: string
  readonly currencySymbol: string
  /** Nothing reads it at run time; a test checks the patterns of `date-styles.ts` with it. */
  readonly hourCycle: 'h12' | 'h23'
  /** 1 is Monday. */
  readonly firstDayOfWeek: number
  readonly pluralCategories: readonly Intl.LDMLPluralRule[]
}

/** Spec §3, language entry. */
export interface Language extends LanguageRow, LocaleFacts, NumberStyle {
  readonly language: Locale
  readonly localeCodes: readonly string[]
}

/** The 20 languages in the order of the specification (LOC-1). */
export const LANGUAGES: readonly Language[] = LOCALES.map(entryOf)

const ENTRIES = new Map(LANGUAGES.map((entry) => [entry.language, entry]))

export function languageOf(locale: Locale) {
  return ENTRIES.get(locale) ?? entryOf(locale)
}

function entryOf(language: Locale): Language {
  const row = rows[language] as LanguageRow
  return { language, localeCodes: codes[language], ...LOCALE_FACTS[language], ...NUMBER_STYLES[language], ...row }
}

/** The name of a language in English, for the staff; a code of no language stays as it is. */
export const languageName = (locale: string): string => (isLocale(locale) ? languageOf(locale).labelNameEn : locale)

/** By `languageType` of the wire; 0 and every unknown value mean en. */
export function languageByLangCode(code: number) {
  return LANGUAGES.find((entry) => entry.langCode === code) ?? languageOf(DEFAULT_LOCALE)
}

const BY_HEADER = new Map(
  LANGUAGES.toReversed().flatMap((entry) =>
    [...entry.localeCodes, entry.backendLocaleCode, entry.shortCode].map((code) => [headerKey(code), entry] as const),
  ),
)

/** By a language header: any of `localeCodes`, `backendLocaleCode` or `shortCode`, in any case, with `_` or `-`; unknown means en. */
export function languageByHeader(value: string | null | undefined) {
  return BY_HEADER.get(headerKey(value ?? '')) ?? languageOf(DEFAULT_LOCALE)
}

function headerKey(code: string) {
  return code.trim().replaceAll('_', '-').toLowerCase()
}
