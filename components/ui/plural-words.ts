import type { Locale } from '#lib/i18n/locales.ts'

/** The forms of one word, ready for a leaf that counts without a message formatter. */
export type PluralWords = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Enough to meet every category of every language once (Polish `many` at 5, Arabic `other` at 100). */
const SAMPLES = 101

/** By the language alone, which decides for all of ours: the table of languages is not worth its bytes in the first load. */
const rules = (locale: Locale) => new Intl.PluralRules(locale.split('-')[0])

/** `word` is a message with a plural, e.g. `(count) => t('countdown.days_label', { count })`. */
export function pluralWords(locale: Locale, word: (count: number) => string): PluralWords {
  const rule = rules(locale)
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = {}
  for (let count = 0; count < SAMPLES; count += 1) {
    words[rule.select(count)] ??= word(count)
  }
  return { ...words, other: words.other ?? word(SAMPLES) }
}

export function pluralWord(locale: Locale, words: PluralWords, count: number): string {
  return words[rules(locale).select(count)] ?? words.other
}
