import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingBackTranslations, backTexts, readBackTranslations } from '../../scripts/texts/back-translations.ts'
import { fingerprint } from '../../scripts/texts/fingerprint.ts'
import { reviewTable } from '../../scripts/texts/review-table.ts'
import { marketFaults, readSourceFile } from '../../scripts/texts/source-file.ts'
import { findStaleTexts, staleLines, TRANSLATED_LOCALES } from '../../scripts/texts/stale-texts.ts'
import { createTextSources, readTexts } from '../../scripts/texts/text-sources.ts'
import type { Texts } from '../../scripts/texts/text-source.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

const sources = createTextSources(ROOT)
const texts = new Map(LOCALES.map((locale) => [locale, readTexts(sources, locale)]))
const textsOf = (locale: Locale): Texts => texts.get(locale) ?? new Map()
const english = textsOf('en')

const linesOf = (locale: Locale, source: Texts, fingerprints = readSourceFile(ROOT, locale).fingerprints): string[] =>
  staleLines(locale, findStaleTexts(locale, source, textsOf(locale), fingerprints))

test.each(TRANSLATED_LOCALES)('[LOC-5] every text of %s was translated from today’s English', (locale) => {
  expect(linesOf(locale, english)).toEqual([])
})

test.each(['common:common.btn_ok', 'welcome-tasks:title'])(
  '[LOC-5] a change of the English %s is found in every language',
  (id) => {
    const changed = new Map(english).set(id, 'Another sentence')
    const found = TRANSLATED_LOCALES.flatMap((locale) =>
      linesOf(locale, changed).filter((line) => line.startsWith(`${locale} ${id}: its English changed`)),
    )
    const full = TRANSLATED_LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)
    expect(full).toHaveLength(17)
    expect(found.map((line) => line.split(' ', 1)[0])).toEqual(full)
  },
)

test('[LOC-5] a change of English is found in the overlays that have the text', () => {
  const id = 'common:shell.risk_disclosure'
  const changed = new Map(english).set(id, 'Another sentence')
  for (const locale of ['tr-CT', 'en-TR'] as const) {
    expect(linesOf(locale, changed)).toEqual([
      `${locale} ${id}: its English changed; translate it or run npm run texts -- seen ${locale} ${id}`,
    ])
  }
})

test('[LOC-5] a fingerprint without a text is found', () => {
  const fingerprints = new Map(readSourceFile(ROOT, 'de').fingerprints).set('common:no.such_text', '00000000')
  expect(linesOf('de', english, fingerprints)).toContain(
    'de common:no.such_text: its fingerprint has no text; npm run texts -- clean removes it',
  )
})

test.each(LOCALES)('[LOC-5] the review of %s has a level, and a reader if there was one', (locale) => {
  const { level, reviewedBy, reviewedAt } = readSourceFile(ROOT, locale)
  const isWritten = locale === 'en' || languageOf(locale).inheritsFrom === 'en'
  expect(level === 'source').toBe(isWritten)
  const wasReviewed = level === 'reviewed' || level === 'native'
  expect({ reviewedBy: reviewedBy !== null, reviewedAt: reviewedAt !== null }).toEqual({
    reviewedBy: wasReviewed,
    reviewedAt: wasReviewed,
  })
})

test('[LOC-5] docs/texts.md shows the review of each language', () => {
  expect(readFileSync(join(ROOT, 'docs', 'texts.md'), 'utf8')).toContain(reviewTable(ROOT))
})

test.each(['en-TR', 'tr-TR'] as const)('[LOC-5] %s names the law of its market in the risk disclosure', (locale) => {
  const file = readSourceFile(ROOT, locale)
  const id = 'common:shell.risk_disclosure'
  expect(file.market?.owner).toMatch(/\S/)
  expect(file.market?.phrases[id]).toMatch(/\S/)
  expect(marketFaults(file, id, textsOf(locale).get(id) ?? '')).toEqual([])
  expect(marketFaults(file, id, 'All is well.')).toHaveLength(1)
})

/** Faults of the stored back-translations. */
function backFaults(locale: Locale, translations: Texts, known = readBackTranslations(ROOT, locale)): string[] {
  return [...known].flatMap(([id, { of, verdict }]) => {
    const text = translations.get(id)
    if (text === undefined) return [`${locale} ${id}: its back-translation has no text`]
    if (of !== fingerprint(text)) return [`${locale} ${id}: its back-translation is of an older wording`]
    return verdict === 'differs' ? [`${locale} ${id}: its back-translation differs from English`] : []
  })
}

test.each(TRANSLATED_LOCALES)('[LOC-5] the back-translations of %s say what English says', (locale) => {
  expect(backFaults(locale, backTexts(locale, textsOf(locale)))).toEqual([])
})

test('[LOC-5] the legal texts of every language have a back-translation', () => {
  const missing = TRANSLATED_LOCALES.flatMap((locale) =>
    missingBackTranslations(backTexts(locale, textsOf(locale)), readBackTranslations(ROOT, locale)).map(
      (id) => `${locale} ${id}`,
    ),
  )
  expect(missing).toEqual([])
})

test('[LOC-5] an outdated or different back-translation is found', () => {
  const translations = new Map([
    ['a:rules', 'Regeln'],
    ['b:rules', 'Regeln'],
  ])
  const known = new Map([
    ['a:rules', { back: 'Rules', of: '00000000' }],
    ['b:rules', { back: 'Laws', of: fingerprint('Regeln'), verdict: 'differs' as const }],
    ['c:rules', { back: 'Rules', of: '00000000' }],
  ])
  expect(backFaults('de', translations, known)).toHaveLength(3)
})
