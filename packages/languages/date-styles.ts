import type { Locale } from './locales.ts'
import type { OwnTimeNote } from './own-time-note.ts'

/**
 * How a language writes dates (Gregorian, Latin digits). Patterns hold `{y}`, `{M}` (a name of `months`), `{d}`,
 * `{HH}` / `{H}` (24 h, two digits or not), `{h}` (12 h), `{mm}`, `{p}` (day period).
 */
export interface DateStyle {
  readonly months: readonly string[]
  readonly date: string
  readonly dayMonth: string
  /** Joins `{date}` (with or without year) and `{time}`. */
  readonly dateTime: string
  readonly time: string
  /** Before and after noon; only for languages with a 12 h clock. */
  readonly dayPeriods?: readonly [string, string]
  /** For deadlines: Japanese and Korean have no word for the reader's own time, and Iran's calendar is the Jalali one. */
  readonly ownTimeNote?: OwnTimeNote
}

/**
 * CLDR 48 short dates, fixed here because ICU differs between servers and browsers (ko prints "AM" in one and "오전" in the next).
 * `npm run build -- languages` writes the table from `source/`.
 */
export const DATE_STYLES = {
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    date: '{M} {d}, {y}',
    dayMonth: '{M} {d}',
    dateTime: '{date}, {time}',
    time: '{h}:{mm}\u00A0{p}',
    dayPeriods: ['AM', 'PM'],
  },
  'zh-CN': {
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    date: '{y}年{M}月{d}日',
    dayMonth: '{M}月{d}日',
    dateTime: '{date} {time}',
    time: '{HH}:{mm}',
  },
  ko: {
    months: ['1월', '2월', '3월', '4월', '5월', '6월', '7월', '8월', '9월', '10월', '11월', '12월'],
    date: '{y}년 {M} {d}일',
    dayMonth: '{M} {d}일',
    dateTime: '{date} {time}',
    time: '{p} {h}:{mm}',
    dayPeriods: ['오전', '오후'],
    ownTimeNote: { kind: 'zone', language: 'ko', pattern: '{time}({note})' },
  },
  'zh-TW': {
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    date: '{y}年{M}月{d}日',
    dayMonth: '{M}月{d}日',
    dateTime: '{date} {time}',
    time: '{p}{h}:{mm}',
    dayPeriods: ['上午', '下午'],
  },
  vi: {
    months: [
      'thg\u00A01',
      'thg\u00A02',
      'thg\u00A03',
      'thg\u00A04',
      'thg\u00A05',
      'thg\u00A06',
      'thg\u00A07',
      'thg\u00A08',
      'thg\u00A09',
      'thg\u00A010',
      'thg\u00A011',
      'thg\u00A012',
    ],
    date: '{d} {M}, {y}',
    dayMonth: '{d} {M}',
    dateTime: '{time} {date}',
    time: '{HH}:{mm}',
  },
  'fa-IR': {
    months: ['ژانویه', 'فوریه', 'مارس', 'آوریل', 'مه', 'ژوئن', 'ژوئیه', 'اوت', 'سپتامبر', 'اکتبر', 'نوامبر', 'دسامبر'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}، {time}',
    time: '{H}:{mm}',
    ownTimeNote: { kind: 'calendar', language: 'fa-IR-u-ca-persian-nu-latn', pattern: '{time} ({note})' },
  },
  'tr-TR': {
    months: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date} {time}',
    time: '{HH}:{mm}',
  },
  ru: {
    months: ['янв.', 'февр.', 'мар.', 'апр.', 'мая', 'июн.', 'июл.', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  uk: {
    months: ['січ.', 'лют.', 'бер.', 'квіт.', 'трав.', 'черв.', 'лип.', 'серп.', 'вер.', 'жовт.', 'лист.', 'груд.'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  de: {
    months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
    date: '{d}. {M} {y}',
    dayMonth: '{d}. {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  ar: {
    months: [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}، {time}',
    time: '{h}:{mm}\u00A0{p}',
    dayPeriods: ['ص', 'م'],
  },
  es: {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{h}:{mm}\u00A0{p}',
    dayPeriods: ['AM', 'PM'],
  },
  'es-ES': {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{H}:{mm}',
  },
  fr: {
    months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  pl: {
    months: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  pt: {
    months: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
    date: '{d} de {M} de {y}',
    dayMonth: '{d} de {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  it: {
    months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
  ja: {
    months: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    date: '{y}年{M}月{d}日',
    dayMonth: '{M}月{d}日',
    dateTime: '{date} {time}',
    time: '{H}:{mm}',
    ownTimeNote: { kind: 'zone', language: 'ja', pattern: '{time}（{note}）' },
  },
  'tr-CT': {
    months: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date} {time}',
    time: '{HH}:{mm}',
  },
  'en-TR': {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    date: '{d} {M} {y}',
    dayMonth: '{d} {M}',
    dateTime: '{date}, {time}',
    time: '{HH}:{mm}',
  },
} as const satisfies Record<Locale, DateStyle>
