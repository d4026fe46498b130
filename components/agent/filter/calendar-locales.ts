import type { DayPickerLocale } from 'react-day-picker'
import { DATE_STYLES } from '@fanfare/languages/date-styles.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** The locale with other month names, from January on. */
const withMonths = (locale: DayPickerLocale, months: readonly string[]): DayPickerLocale => ({
  ...locale,
  localize: { ...locale.localize, month: (index) => months[index] ?? '' },
})

type Load = () => Promise<DayPickerLocale>

const VIETNAMESE_MONTHS = Array.from({ length: 12 }, (_, index) => `tháng ${index + 1}`)

/** By `dateRangeLocale` of the language table; each loads for its own languages only. */
const BY_NAME: Readonly<Record<string, Load>> = {
  enUS: async () => (await import('react-day-picker/locale/en-US')).enUS,
  zhCN: async () => (await import('react-day-picker/locale/zh-CN')).zhCN,
  koKR: async () => (await import('react-day-picker/locale/ko')).ko,
  zhTW: async () => (await import('react-day-picker/locale/zh-TW')).zhTW,
  // The library spells out the numbers of Vietnamese months, and writes some Persian months differently from the site.
  viVN: async () => withMonths((await import('react-day-picker/locale/vi')).vi, VIETNAMESE_MONTHS),
  faIR: async () => withMonths((await import('react-day-picker/locale/fa-IR')).faIR, DATE_STYLES['fa-IR'].months),
  trTR: async () => (await import('react-day-picker/locale/tr')).tr,
  ruRU: async () => (await import('react-day-picker/locale/ru')).ru,
  ukUA: async () => (await import('react-day-picker/locale/uk')).uk,
  deDE: async () => (await import('react-day-picker/locale/de')).de,
  esES: async () => (await import('react-day-picker/locale/es')).es,
  frFR: async () => (await import('react-day-picker/locale/fr')).fr,
  plPL: async () => (await import('react-day-picker/locale/pl')).pl,
  ptBR: async () => (await import('react-day-picker/locale/pt-BR')).ptBR,
  itIT: async () => (await import('react-day-picker/locale/it')).it,
  jaJP: async () => (await import('react-day-picker/locale/ja')).ja,
}

/** Languages for which the table names another language's locale. */
const BY_LANGUAGE: Partial<Record<Locale, Load>> = {
  ar: async () => withMonths((await import('react-day-picker/locale/ar')).ar, DATE_STYLES.ar.months),
}

/**
 * Names of months and weekdays of a language, for the calendar.
 * @throws Error for a name that the table has and this file does not
 */
export async function loadCalendarLocale(locale: Locale) {
  const { dateRangeLocale } = languageOf(locale)
  const load = BY_LANGUAGE[locale] ?? BY_NAME[dateRangeLocale]
  if (load === undefined) throw new Error(`no calendar locale ${dateRangeLocale}`)
  return load()
}
