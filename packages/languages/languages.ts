import { LOCALE_CODES } from './locale-codes.ts'
import { LOCALE_FACTS, DEFAULT_LOCALE, LOCALES } from './locales.ts'
import type { Locale, LocaleFacts } from './locales.ts'
import { NUMBER_STYLES } from './number-styles.ts'
import type { NumberStyle } from './number-styles.ts'

/** The fields that only servers, pickers and selectors need; the rest of the entry is in the files imported above. */
export interface LanguageRow {
  /** `languageType` on the wire. @assumed 1..20 in the order of the specification: its values are not shown. */
  readonly langCode: number
  /** Backend short code, `[a-z]{2,4}`, unique, never in a URL. No call of the contract sends one, so nothing reads it. @assumed */
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

/** `npm run build -- languages` writes the table from `source/`. */
// prettier-ignore
const ROWS = {
  en: {
    langCode: 1, shortCode: 'en', default: true, sortPriority: 10, labelNameEn: 'English', countryCodes: ['US', 'GB',
    'CA', 'AU', 'NZ', 'IE', 'IN', 'PK', 'BD', 'LK', 'SG', 'MY', 'PH', 'ZA', 'NG', 'KE', 'GH', 'UG', 'TZ', 'ZM', 'ZW',
    'BW', 'NA', 'MW', 'RW', 'SL', 'LR', 'GM', 'LS', 'SZ', 'SS', 'MU', 'SC', 'MT', 'CY', 'GI', 'JM', 'TT', 'BB', 'BS',
    'BZ', 'GY', 'AG', 'DM', 'GD', 'KN', 'LC', 'VC', 'BM', 'KY', 'VG', 'VI', 'FJ', 'PG', 'SB', 'VU', 'WS', 'TO', 'KI',
    'TV', 'NR', 'PW', 'FM', 'MH', 'GU'], localeFileName: 'en', inheritsFrom: null, hreflang: 'en',
    hreflangXDefault: true, ogLocale: 'en_US', backendLocaleCode: 'en_US', dateRangeLocale: 'enUS',
    geeTestLocale: 'eng', areaCode: '1', areaRegion: 'US', currency: 'USD', currencySymbol: '$', hourCycle: 'h12',
    firstDayOfWeek: 7, pluralCategories: ['one', 'other'],
  },
  'zh-CN': {
    langCode: 2, shortCode: 'zh', default: false, sortPriority: 20, labelNameEn: 'Chinese (Simplified)',
    countryCodes: ['CN'], localeFileName: 'zh-CN', inheritsFrom: null, hreflang: 'zh-Hans', hreflangXDefault: false,
    ogLocale: 'zh_CN', backendLocaleCode: 'zh_CN', dateRangeLocale: 'zhCN', geeTestLocale: 'zho', areaCode: '86',
    areaRegion: 'CN', currency: 'CNY', currencySymbol: '¥', hourCycle: 'h23', firstDayOfWeek: 1,
    pluralCategories: ['other'],
  },
  ko: {
    langCode: 3, shortCode: 'ko', default: false, sortPriority: 30, labelNameEn: 'Korean', countryCodes: ['KR'],
    localeFileName: 'ko', inheritsFrom: null, hreflang: 'ko', hreflangXDefault: false, ogLocale: 'ko_KR',
    backendLocaleCode: 'ko_KR', dateRangeLocale: 'koKR', geeTestLocale: 'kor', areaCode: '82', areaRegion: 'KR',
    currency: 'KRW', currencySymbol: '₩', hourCycle: 'h12', firstDayOfWeek: 7, pluralCategories: ['other'],
  },
  'zh-TW': {
    langCode: 4, shortCode: 'zhtw', default: false, sortPriority: 40, labelNameEn: 'Chinese (Traditional)',
    countryCodes: ['TW', 'HK', 'MO'], localeFileName: 'zh-TW', inheritsFrom: null, hreflang: 'zh-Hant',
    hreflangXDefault: false, ogLocale: 'zh_TW', backendLocaleCode: 'zh_TW', dateRangeLocale: 'zhTW',
    geeTestLocale: 'zho-tw', areaCode: '886', areaRegion: 'TW', currency: 'TWD', currencySymbol: 'NT$',
    hourCycle: 'h12', firstDayOfWeek: 7, pluralCategories: ['other'],
  },
  vi: {
    langCode: 5, shortCode: 'vi', default: false, sortPriority: 50, labelNameEn: 'Vietnamese', countryCodes: ['VN'],
    localeFileName: 'vi', inheritsFrom: null, hreflang: 'vi', hreflangXDefault: false, ogLocale: 'vi_VN',
    backendLocaleCode: 'vi_VN', dateRangeLocale: 'viVN', geeTestLocale: 'eng', areaCode: '84', areaRegion: 'VN',
    currency: 'VND', currencySymbol: '₫', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['other'],
  },
  'fa-IR': {
    langCode: 6, shortCode: 'fa', default: false, sortPriority: 60, labelNameEn: 'Persian', countryCodes: ['IR', 'AF'],
    localeFileName: 'fa-IR', inheritsFrom: null, hreflang: 'fa', hreflangXDefault: false, ogLocale: 'fa_IR',
    backendLocaleCode: 'fa_IR', dateRangeLocale: 'faIR', geeTestLocale: 'eng', areaCode: '98', areaRegion: 'IR',
    currency: 'IRR', currencySymbol: 'ریال', hourCycle: 'h23', firstDayOfWeek: 6, pluralCategories: ['one', 'other'],
  },
  'tr-TR': {
    langCode: 7, shortCode: 'tr', default: false, sortPriority: 70, labelNameEn: 'Turkish', countryCodes: ['TR'],
    localeFileName: 'tr-TR', inheritsFrom: null, hreflang: 'tr', hreflangXDefault: false, ogLocale: 'tr_TR',
    backendLocaleCode: 'tr_TR', dateRangeLocale: 'trTR', geeTestLocale: 'eng', areaCode: '90', areaRegion: 'TR',
    currency: 'TRY', currencySymbol: '₺', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['one', 'other'],
  },
  ru: {
    langCode: 8, shortCode: 'ru', default: false, sortPriority: 80, labelNameEn: 'Russian', countryCodes: ['RU', 'BY',
    'KZ', 'KG', 'TJ', 'UZ', 'TM'], localeFileName: 'ru', inheritsFrom: null, hreflang: 'ru', hreflangXDefault: false,
    ogLocale: 'ru_RU', backendLocaleCode: 'ru_RU', dateRangeLocale: 'ruRU', geeTestLocale: 'rus', areaCode: '7',
    areaRegion: 'RU', currency: 'RUB', currencySymbol: '₽', hourCycle: 'h23', firstDayOfWeek: 1,
    pluralCategories: ['few', 'many', 'one', 'other'],
  },
  uk: {
    langCode: 9, shortCode: 'uk', default: false, sortPriority: 90, labelNameEn: 'Ukrainian', countryCodes: ['UA'],
    localeFileName: 'uk', inheritsFrom: null, hreflang: 'uk', hreflangXDefault: false, ogLocale: 'uk_UA',
    backendLocaleCode: 'uk_UA', dateRangeLocale: 'ukUA', geeTestLocale: 'eng', areaCode: '380', areaRegion: 'UA',
    currency: 'UAH', currencySymbol: '₴', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['few', 'many', 'one',
    'other'],
  },
  de: {
    langCode: 10, shortCode: 'de', default: false, sortPriority: 100, labelNameEn: 'German', countryCodes: ['DE', 'AT',
    'CH', 'LI'], localeFileName: 'de', inheritsFrom: null, hreflang: 'de', hreflangXDefault: false, ogLocale: 'de_DE',
    backendLocaleCode: 'de_DE', dateRangeLocale: 'deDE', geeTestLocale: 'deu', areaCode: '49', areaRegion: 'DE',
    currency: 'EUR', currencySymbol: '€', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['one', 'other'],
  },
  ar: {
    langCode: 11, shortCode: 'ar', default: false, sortPriority: 110, labelNameEn: 'Arabic', countryCodes: ['SA', 'AE',
    'KW', 'QA', 'BH', 'OM', 'YE', 'JO', 'LB', 'IQ', 'SY', 'PS', 'EG', 'SD', 'LY', 'TN', 'DZ', 'MA', 'MR', 'EH', 'SO'],
    localeFileName: 'ar', inheritsFrom: null, hreflang: 'ar', hreflangXDefault: false, ogLocale: 'ar_AR',
    backendLocaleCode: 'ar_SA', dateRangeLocale: 'enUS', geeTestLocale: 'ara', areaCode: '966', areaRegion: 'SA',
    currency: 'SAR', currencySymbol: 'ر.س', hourCycle: 'h12', firstDayOfWeek: 6, pluralCategories: ['few', 'many',
    'one', 'two', 'zero', 'other'],
  },
  es: {
    langCode: 12, shortCode: 'es', default: false, sortPriority: 120, labelNameEn: 'Spanish (Latin America)',
    countryCodes: ['MX', 'AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV',
    'UY', 'VE'], localeFileName: 'es', inheritsFrom: null, hreflang: 'es', hreflangXDefault: false, ogLocale: 'es_LA',
    backendLocaleCode: 'es_MX', dateRangeLocale: 'esES', geeTestLocale: 'spa', areaCode: '52', areaRegion: 'MX',
    currency: 'MXN', currencySymbol: 'MX$', hourCycle: 'h12', firstDayOfWeek: 7, pluralCategories: ['many', 'one',
    'other'],
  },
  'es-ES': {
    langCode: 13, shortCode: 'eses', default: false, sortPriority: 130, labelNameEn: 'Spanish (Spain)',
    countryCodes: ['ES', 'AD', 'GQ'], localeFileName: 'es-ES', inheritsFrom: null, hreflang: 'es-ES',
    hreflangXDefault: false, ogLocale: 'es_ES', backendLocaleCode: 'es_ES', dateRangeLocale: 'esES',
    geeTestLocale: 'spa', areaCode: '34', areaRegion: 'ES', currency: 'EUR', currencySymbol: '€', hourCycle: 'h23',
    firstDayOfWeek: 1, pluralCategories: ['many', 'one', 'other'],
  },
  fr: {
    langCode: 14, shortCode: 'fr', default: false, sortPriority: 140, labelNameEn: 'French', countryCodes: ['FR', 'BE',
    'LU', 'MC', 'SN', 'CI', 'CM', 'CD', 'CG', 'GA', 'ML', 'BF', 'NE', 'TG', 'BJ', 'GN', 'TD', 'CF', 'DJ', 'KM', 'MG',
    'BI', 'HT', 'RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF', 'WF', 'PM', 'MF', 'BL', 'TF'], localeFileName: 'fr',
    inheritsFrom: null, hreflang: 'fr', hreflangXDefault: false, ogLocale: 'fr_FR', backendLocaleCode: 'fr_FR',
    dateRangeLocale: 'frFR', geeTestLocale: 'fra', areaCode: '33', areaRegion: 'FR', currency: 'EUR',
    currencySymbol: '€', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['many', 'one', 'other'],
  },
  pl: {
    langCode: 15, shortCode: 'pl', default: false, sortPriority: 150, labelNameEn: 'Polish', countryCodes: ['PL'],
    localeFileName: 'pl', inheritsFrom: null, hreflang: 'pl', hreflangXDefault: false, ogLocale: 'pl_PL',
    backendLocaleCode: 'pl_PL', dateRangeLocale: 'plPL', geeTestLocale: 'eng', areaCode: '48', areaRegion: 'PL',
    currency: 'PLN', currencySymbol: 'zł', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['few', 'many', 'one',
    'other'],
  },
  pt: {
    langCode: 16, shortCode: 'pt', default: false, sortPriority: 160, labelNameEn: 'Portuguese (Brazil)',
    countryCodes: ['BR', 'PT', 'AO', 'MZ', 'CV', 'GW', 'ST', 'TL'], localeFileName: 'pt', inheritsFrom: null,
    hreflang: 'pt', hreflangXDefault: false, ogLocale: 'pt_BR', backendLocaleCode: 'pt_BR', dateRangeLocale: 'ptBR',
    geeTestLocale: 'pon', areaCode: '55', areaRegion: 'BR', currency: 'BRL', currencySymbol: 'R$', hourCycle: 'h23',
    firstDayOfWeek: 7, pluralCategories: ['many', 'one', 'other'],
  },
  it: {
    langCode: 17, shortCode: 'it', default: false, sortPriority: 170, labelNameEn: 'Italian', countryCodes: ['IT', 'SM',
    'VA'], localeFileName: 'it', inheritsFrom: null, hreflang: 'it', hreflangXDefault: false, ogLocale: 'it_IT',
    backendLocaleCode: 'it_IT', dateRangeLocale: 'itIT', geeTestLocale: 'eng', areaCode: '39', areaRegion: 'IT',
    currency: 'EUR', currencySymbol: '€', hourCycle: 'h23', firstDayOfWeek: 1, pluralCategories: ['many', 'one',
    'other'],
  },
  ja: {
    langCode: 18, shortCode: 'ja', default: false, sortPriority: 180, labelNameEn: 'Japanese', countryCodes: ['JP'],
    localeFileName: 'ja', inheritsFrom: null, hreflang: 'ja', hreflangXDefault: false, ogLocale: 'ja_JP',
    backendLocaleCode: 'ja_JP', dateRangeLocale: 'jaJP', geeTestLocale: 'jpn', areaCode: '81', areaRegion: 'JP',
    currency: 'JPY', currencySymbol: '¥', hourCycle: 'h23', firstDayOfWeek: 7, pluralCategories: ['other'],
  },
  'tr-CT': {
    langCode: 19, shortCode: 'trct', default: false, sortPriority: 190, labelNameEn: 'Turkish (Cyprus)',
    countryCodes: [], localeFileName: 'tr-CT', inheritsFrom: 'tr-TR', hreflang: 'tr-CY', hreflangXDefault: false,
    ogLocale: 'tr_TR', backendLocaleCode: 'tr_CT', dateRangeLocale: 'trTR', geeTestLocale: 'eng', areaCode: '90',
    areaRegion: 'TR', currency: 'TRY', currencySymbol: '₺', hourCycle: 'h23', firstDayOfWeek: 1,
    pluralCategories: ['one', 'other'],
  },
  'en-TR': {
    langCode: 20, shortCode: 'entr', default: false, sortPriority: 200, labelNameEn: 'English (Türkiye)',
    countryCodes: [], localeFileName: 'en-TR', inheritsFrom: 'en', hreflang: 'en-TR', hreflangXDefault: false,
    ogLocale: 'en_GB', backendLocaleCode: 'en_TR', dateRangeLocale: 'enUS', geeTestLocale: 'eng', areaCode: '90',
    areaRegion: 'TR', currency: 'TRY', currencySymbol: '₺', hourCycle: 'h23', firstDayOfWeek: 1,
    pluralCategories: ['one', 'other'],
  },
} as const satisfies Record<Locale, LanguageRow>

/** The 20 languages in the order of the specification (LOC-1). */
export const LANGUAGES: readonly Language[] = LOCALES.map(entryOf)

const ENTRIES = new Map(LANGUAGES.map((entry) => [entry.language, entry]))

export function languageOf(locale: Locale) {
  return ENTRIES.get(locale) ?? entryOf(locale)
}

function entryOf(language: Locale): Language {
  const facts: LocaleFacts = LOCALE_FACTS[language]
  const numbers: NumberStyle = NUMBER_STYLES[language]
  const row: LanguageRow = ROWS[language]
  return { language, localeCodes: LOCALE_CODES[language], ...facts, ...numbers, ...row }
}

/** By `languageType` of the wire; 0 and every unknown value mean en. */
export function languageByLangCode(code: number) {
  return LANGUAGES.find((entry) => entry.langCode === code) ?? languageOf(DEFAULT_LOCALE)
}

const BY_HEADER = new Map(
  LANGUAGES.toReversed().flatMap((entry) =>
    [...entry.localeCodes, entry.backendLocaleCode].map((code) => [headerKey(code), entry] as const),
  ),
)

/** By a language header: any of `localeCodes` or `backendLocaleCode`, in any case, with `_` or `-`; unknown means en. */
export function languageByHeader(value: string | null | undefined) {
  return BY_HEADER.get(headerKey(value ?? '')) ?? languageOf(DEFAULT_LOCALE)
}

function headerKey(code: string) {
  return code.trim().replaceAll('_', '-').toLowerCase()
}
