import type { Locale } from './locales.ts'

/**
 * How a language writes numbers. `minDigitsBeforeGrouping` N: grouped only when the integer has more than N digits
 * (spec §9: 3 by default, 4 to 5 for others). `percent` and `compact` hold `{0}` where the number goes.
 */
export interface NumberStyle {
  readonly decimalSeparator: '.' | ','
  readonly groupSeparator: ',' | '.' | '\u00A0' | '\u202F'
  readonly minDigitsBeforeGrouping: 3 | 4 | 5
  readonly percent: string
  /** `[power of ten, pattern]`, ascending; a language without a short word for a power leaves it out. */
  readonly compact: readonly (readonly [number, string])[]
}

/**
 * Fixed here, because ICU versions of servers and browsers disagree (grouping, digits, percent).
 * `npm run build -- languages` writes the table from `source/`.
 */
export const NUMBER_STYLES = {
  en: {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}K'],
      [6, '{0}M'],
      [9, '{0}B'],
      [12, '{0}T'],
    ],
  },
  'zh-CN': {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [4, '{0}万'],
      [8, '{0}亿'],
      [12, '{0}万亿'],
    ],
  },
  ko: {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}천'],
      [4, '{0}만'],
      [8, '{0}억'],
      [12, '{0}조'],
    ],
  },
  'zh-TW': {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [4, '{0}萬'],
      [8, '{0}億'],
      [12, '{0}兆'],
    ],
  },
  vi: {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0N'],
      [6, '{0}\u00A0Tr'],
      [9, '{0}\u00A0T'],
      [12, '{0}\u00A0NT'],
    ],
  },
  'fa-IR': {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0هزار'],
      [6, '{0}\u00A0میلیون'],
      [9, '{0}\u00A0میلیارد'],
      [12, '{0}\u00A0هزار\u00A0میلیارد'],
    ],
  },
  'tr-TR': {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 3,
    percent: '%{0}',
    compact: [
      [3, '{0}\u00A0B'],
      [6, '{0}\u00A0Mn'],
      [9, '{0}\u00A0Mr'],
      [12, '{0}\u00A0Tn'],
    ],
  },
  ru: {
    decimalSeparator: ',',
    groupSeparator: '\u00A0',
    minDigitsBeforeGrouping: 3,
    percent: '{0}\u00A0%',
    compact: [
      [3, '{0}\u00A0тыс.'],
      [6, '{0}\u00A0млн'],
      [9, '{0}\u00A0млрд'],
      [12, '{0}\u00A0трлн'],
    ],
  },
  uk: {
    decimalSeparator: ',',
    groupSeparator: '\u00A0',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0тис.'],
      [6, '{0}\u00A0млн'],
      [9, '{0}\u00A0млрд'],
      [12, '{0}\u00A0трлн'],
    ],
  },
  de: {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 3,
    percent: '{0}\u00A0%',
    compact: [
      [6, '{0}\u00A0Mio.'],
      [9, '{0}\u00A0Mrd.'],
      [12, '{0}\u00A0Bio.'],
    ],
  },
  ar: {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0ألف'],
      [6, '{0}\u00A0مليون'],
      [9, '{0}\u00A0مليار'],
      [12, '{0}\u00A0تريليون'],
    ],
  },
  es: {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0k'],
      [6, '{0}\u00A0M'],
      [9, '{0}\u00A0mil\u00A0M'],
      [12, '{0}\u00A0B'],
    ],
  },
  'es-ES': {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 4,
    percent: '{0}\u00A0%',
    compact: [
      [3, '{0}\u00A0mil'],
      [6, '{0}\u00A0M'],
      [9, '{0}\u00A0mil\u00A0M'],
      [12, '{0}\u00A0B'],
    ],
  },
  fr: {
    decimalSeparator: ',',
    groupSeparator: '\u202F',
    minDigitsBeforeGrouping: 3,
    percent: '{0}\u00A0%',
    compact: [
      [3, '{0}\u00A0k'],
      [6, '{0}\u00A0M'],
      [9, '{0}\u00A0Md'],
      [12, '{0}\u00A0Bn'],
    ],
  },
  pl: {
    decimalSeparator: ',',
    groupSeparator: '\u00A0',
    minDigitsBeforeGrouping: 4,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0tys.'],
      [6, '{0}\u00A0mln'],
      [9, '{0}\u00A0mld'],
      [12, '{0}\u00A0bln'],
    ],
  },
  pt: {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}\u00A0mil'],
      [6, '{0}\u00A0mi'],
      [9, '{0}\u00A0bi'],
      [12, '{0}\u00A0tri'],
    ],
  },
  it: {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 4,
    percent: '{0}%',
    compact: [
      [6, '{0}\u00A0Mln'],
      [9, '{0}\u00A0Mrd'],
      [12, '{0}\u00A0Bln'],
    ],
  },
  ja: {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [4, '{0}万'],
      [8, '{0}億'],
      [12, '{0}兆'],
    ],
  },
  'tr-CT': {
    decimalSeparator: ',',
    groupSeparator: '.',
    minDigitsBeforeGrouping: 3,
    percent: '%{0}',
    compact: [
      [3, '{0}\u00A0B'],
      [6, '{0}\u00A0Mn'],
      [9, '{0}\u00A0Mr'],
      [12, '{0}\u00A0Tn'],
    ],
  },
  'en-TR': {
    decimalSeparator: '.',
    groupSeparator: ',',
    minDigitsBeforeGrouping: 3,
    percent: '{0}%',
    compact: [
      [3, '{0}K'],
      [6, '{0}M'],
      [9, '{0}B'],
      [12, '{0}T'],
    ],
  },
} as const satisfies Record<Locale, NumberStyle>
