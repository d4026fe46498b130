import { expect, test } from 'vitest'
import { LANGUAGES, languageByHeader, languageByLangCode, languageOf } from './languages.ts'
import { DEFAULT_LOCALE, LOCALES, isLocale } from './locales.ts'

test('[LOC-1] the 20 languages of the specification come first, in its order', () => {
  expect(LOCALES.slice(0, 20).join(' ')).toBe(
    'en zh-CN ko zh-TW vi fa-IR tr-TR ru uk de ar es es-ES fr pl pt it ja tr-CT en-TR',
  )
  expect(LANGUAGES.map((entry) => entry.langCode)).toEqual(LOCALES.map((_, index) => index + 1))
  expect(LANGUAGES.map((entry) => entry.language)).toEqual(LOCALES)
  expect(DEFAULT_LOCALE).toBe('en')
  expect(LANGUAGES.filter((entry) => entry.default).map((entry) => entry.language)).toEqual(['en'])
})

test('[LOC-1] every field of a language entry is filled', () => {
  const fields =
    'language langCode localeCodes localeFileName supportLocale geeTestLocale backendLocaleCode areaCode ' +
    'currency currencySymbol countryCodes labelName sortPriority dayjsLanguage dateRangeLocale default shortCode'
  for (const entry of LANGUAGES) {
    for (const field of fields.split(' ')) {
      expect(entry[field as keyof typeof entry], `${entry.language}.${field}`).not.toBeUndefined()
      expect(entry[field as keyof typeof entry], `${entry.language}.${field}`).not.toBe('')
    }
  }
})

test('[LOC-1] codes, order and locale codes of a language are unique', () => {
  const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)
  unique(LANGUAGES.map((entry) => entry.langCode))
  unique(LANGUAGES.map((entry) => entry.shortCode))
  unique(LANGUAGES.map((entry) => entry.sortPriority))
  unique(LANGUAGES.map((entry) => entry.hreflang))
  unique(LANGUAGES.flatMap((entry) => entry.localeCodes.map((code) => code.toLowerCase())))
  unique(LANGUAGES.flatMap((entry) => entry.countryCodes))
})

test('[LOC-2] languages with a script from right to left are written so: Persian and Arabic', () => {
  const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? ''
  for (const { direction, language, supportLocale } of LANGUAGES) {
    expect([language, direction]).toEqual([
      language,
      /^(?:Arab|Hebr|Syrc|Thaa|Nkoo)$/.test(scriptOf(supportLocale)) ? 'rtl' : 'ltr',
    ])
  }
  expect(LANGUAGES.filter((entry) => entry.direction === 'rtl').map((entry) => entry.language)).toEqual(
    expect.arrayContaining(['fa-IR', 'ar']),
  )
})

test('[LOC-1] Intl accepts the code of every entry that is meant for it', () => {
  for (const entry of LANGUAGES) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(entry.supportLocale)).toHaveLength(1)
    expect(Intl.getCanonicalLocales(entry.supportLocale)).toEqual([entry.supportLocale])
    const { pluralCategories } = new Intl.PluralRules(entry.supportLocale).resolvedOptions()
    expect(entry.pluralCategories.toSorted()).toEqual(pluralCategories.toSorted())
  }
})

test('[LOC-1] an overlay language inherits from one that is not an overlay itself', () => {
  const bases = LANGUAGES.flatMap(({ language, inheritsFrom }) => (inheritsFrom ? [[language, inheritsFrom]] : []))
  expect(bases).toEqual(
    expect.arrayContaining([
      ['tr-CT', 'tr-TR'],
      ['en-TR', 'en'],
    ]),
  )
  expect(LANGUAGES.filter(({ inheritsFrom }) => inheritsFrom && languageOf(inheritsFrom).inheritsFrom)).toEqual([])
})

test('[LOC-1] only the exact prefixes are locales', () => {
  for (const locale of LOCALES) expect(isLocale(locale)).toBe(true)
  for (const other of ['EN', 'zh-cn', 'pt-BR', '', 'toString', '__proto__', null, 1])
    expect(isLocale(other)).toBe(false)
})

test('[LOC-1] the wire finds a language by its number; 0 and unknown numbers mean English', () => {
  for (const entry of LANGUAGES) expect(languageByLangCode(entry.langCode)).toBe(languageOf(entry.language))
  for (const code of [0, -1, LANGUAGES.length + 1, 1.5, Number.NaN])
    expect(languageByLangCode(code).language).toBe('en')
})

test('[LOC-1] the wire finds a language by any of its header codes; unknown ones mean English', () => {
  for (const entry of LANGUAGES) {
    for (const code of [...entry.localeCodes, entry.backendLocaleCode, entry.shortCode]) {
      expect(languageByHeader(code).language).toBe(entry.language)
      expect(languageByHeader(code.replaceAll('-', '_').toLowerCase()).language).toBe(entry.language)
    }
  }
  for (const code of ['', 'xx', 'constructor', null, undefined]) expect(languageByHeader(code).language).toBe('en')
})
