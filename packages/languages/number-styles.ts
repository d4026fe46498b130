import type { Locale } from './locales.ts'
import numbers from './tables/numbers.json' with { type: 'json' }

/**
 * How a language writes numbers. `minDigitsBeforeGrouping` N: grouped only when the integer has more than N digits
 * (spec §9: 3 by default, 4 to 5 for others). N is CLDR's `minimumGroupingDigits` plus 2, so none of our languages has 5: only Ewe
 * would. `percent` and `compact` hold `{0}` where the number goes.
 */
export interface NumberStyle {
  readonly decimalSeparator: '.' | ','
  readonly groupSeparator: ',' | '.' | '\u00A0' | '\u202F'
  readonly minDigitsBeforeGrouping: 3 | 4 | 5
  readonly percent: string
  /** Patterns by the power of ten; a language without a short word for a power leaves it out. */
  readonly compact: Readonly<Record<number, string>>
}

/** Fixed, because ICU versions of servers and browsers disagree (grouping, digits, percent). */
export const NUMBER_STYLES = numbers as Readonly<Record<Locale, NumberStyle>>
