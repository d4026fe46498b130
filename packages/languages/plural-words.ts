import type { Locale } from './locales.ts'

/** The plural forms of one word, for a client component that counts without a message formatter. */
export type PluralWords = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** These numbers cover every plural category of every language (Polish `many` at 5, Arabic `other` at 100). */
const SAMPLES = 101

const known: Partial<Record<Locale, Intl.PluralRules>> = {}

/** Uses the language without its region, which is enough for all of ours, so that the first load needs no table of languages. */
const rules = (locale: Locale) => (known[locale] ??= new Intl.PluralRules(locale.split('-')[0]))

/** `word` is a message with a plural, e.g. `(count) => t('countdown.days_label', { count })`. */
export function pluralWords(locale: Locale, word: (count: number) => string): PluralWords {
  const rule = rules(locale)
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = {}
  for (let count = 0; count < SAMPLES; count += 1) {
    words[rule.select(count)] ??= word(count)
  }
  return { ...words, other: words.other ?? word(SAMPLES) }
}

export function pluralWord(locale: Locale, words: PluralWords, count: number) {
  return words[rules(locale).select(count)] ?? words.other
}
