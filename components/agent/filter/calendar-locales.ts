import type { DayPickerLocale } from 'react-day-picker'
import { DATE_STYLES } from '@fanfare/languages/date-styles.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** The locale with other month names, from January on. */
const withMonths = (locale: DayPickerLocale, months: readonly string[]): DayPickerLocale => ({
  ...locale,
  localize: { ...locale.localize, month: (index) => months[index] ?? '' },
})

const VIETNAMESE_MONTHS = Array.from({ length: 12 }, (_, index) => `tháng ${index + 1}`)

/**
 * Names of months and weekdays of a language, for the calendar; each loads for its own languages only.
 * @throws Error for a `dateRangeLocale` that the table of languages has and this file does not
 */
export async function loadCalendarLocale(locale: Locale) {
  // The table names another language's locale for Arabic.
  if (locale === 'ar') return withMonths((await import('react-day-picker/locale/ar')).ar, DATE_STYLES.ar.months)
  const { dateRangeLocale } = languageOf(locale)
  switch (dateRangeLocale) {
    case 'enUS':
      return (await import('react-day-picker/locale/en-US')).enUS
    case 'zhCN':
      return (await import('react-day-picker/locale/zh-CN')).zhCN
    case 'koKR':
      return (await import('react-day-picker/locale/ko')).ko
    case 'zhTW':
      return (await import('react-day-picker/locale/zh-TW')).zhTW
    // The library spells out the numbers of Vietnamese months, and writes some Persian months differently from the site.
    case 'viVN':
      return withMonths((await import('react-day-picker/locale/vi')).vi, VIETNAMESE_MONTHS)
    case 'faIR':
      return withMonths((await import('react-day-picker/locale/fa-IR')).faIR, DATE_STYLES['fa-IR'].months)
    case 'trTR':
      return (await import('react-day-picker/locale/tr')).tr
    case 'ruRU':
      return (await import('react-day-picker/locale/ru')).ru
    case 'ukUA':
      return (await import('react-day-picker/locale/uk')).uk
    case 'deDE':
      return (await import('react-day-picker/locale/de')).de
    case 'esES':
      return (await import('react-day-picker/locale/es')).es
    case 'frFR':
      return (await import('react-day-picker/locale/fr')).fr
    case 'plPL':
      return (await import('react-day-picker/locale/pl')).pl
    case 'ptBR':
      return (await import('react-day-picker/locale/pt-BR')).ptBR
    case 'itIT':
      return (await import('react-day-picker/locale/it')).it
    case 'jaJP':
      return (await import('react-day-picker/locale/ja')).ja
    default:
      throw new Error(`no calendar locale ${dateRangeLocale}`)
  }
}
