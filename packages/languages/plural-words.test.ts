import { expect, test } from 'vitest'
import { LOCALE_FACTS, LOCALES } from '@fanfare/languages/locales.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { pluralWord, pluralWords } from './plural-words.ts'

test('[LOC-2] the Arabic word for days depends on their number', () => {
  const forms: Record<string, string> = { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' }
  const words = pluralWords('ar', (count) => forms[new Intl.PluralRules('ar').select(count)] ?? 'صفر')
  expect(pluralWord('ar', words, 2)).toBe('يومان')
  expect(pluralWord('ar', words, 9)).toBe('أيام')
  expect(pluralWord('ar', words, 16)).toBe('يومًا')
  expect(pluralWord('ar', words, 116)).toBe('يومًا')
})

test.each(LOCALES)('[LOC-2] %s has the plural categories of its language', (locale) => {
  const rules = new Intl.PluralRules(LOCALE_FACTS[locale].supportLocale)
  for (let count = 0; count <= 200; count += 1)
    expect([count, pluralWord(locale, pluralWords(locale, String), count)]).toEqual([
      count,
      pluralWords(locale, String)[rules.select(count)],
    ])
})

test.each(LOCALES)('[LOC-1] %s has a word for every plural category of whole numbers', (locale) => {
  const words = pluralWords(locale, String)
  const forFractionsOrMillions = new Set(['other', 'many'])
  for (const category of languageOf(locale).pluralCategories) {
    if (!forFractionsOrMillions.has(category)) expect(words).toHaveProperty(category)
  }
  expect(words.other).toBeTruthy()
})
