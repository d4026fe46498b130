import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  backFaults,
  backTexts,
  missingBackTranslations,
  readBackTranslations,
} from '../../scripts/texts/back-translations.ts'
import { fingerprint } from '../../scripts/texts/fingerprint.ts'
import { numberFaults } from '../../scripts/texts/number-faults.ts'
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

test.each(TRANSLATED_LOCALES)('[LOC-5] the back-translations of %s say what English says', (locale) => {
  const known = readBackTranslations(ROOT, locale)
  expect(backFaults(locale, english, backTexts(locale, textsOf(locale)), known)).toEqual([])
})

test('[LOC-5] the legal texts of every language have a back-translation', () => {
  const missing = TRANSLATED_LOCALES.flatMap((locale) =>
    missingBackTranslations(backTexts(locale, textsOf(locale)), readBackTranslations(ROOT, locale)).map(
      (id) => `${locale} ${id}`,
    ),
  )
  expect(missing).toEqual([])
})

test('[LOC-5] a back-translation is refused when it is outdated, differs, or was compared with another English', () => {
  const texts = new Map(['a', 'b', 'd', 'e', 'f'].map((name) => [`${name}:rules`, 'Regeln']))
  const source = new Map([...texts.keys()].map((id) => [id, 'Rules']))
  const of = fingerprint('Regeln')
  const same = { verdict: 'same' as const, english: fingerprint('Rules') }
  const known = new Map([
    ['a:rules', { back: 'Rules', of: '00000000', ...same }],
    ['b:rules', { back: 'Laws', of, ...same, verdict: 'differs' as const }],
    ['c:rules', { back: 'Rules', of: '00000000', ...same }],
    ['d:rules', { back: 'Rules', of, ...same, english: fingerprint('Five rules') }],
    ['e:rules', { back: 'Rules', of }],
    ['f:rules', { back: 'Rules', of, ...same }],
  ])
  expect(backFaults('de', source, texts, known)).toEqual([
    'de a:rules: its back-translation is of an older wording',
    'de b:rules: its back-translation differs from English',
    'de c:rules: its back-translation has no text',
    "de d:rules: its back-translation was not compared with today's English",
    "de e:rules: its back-translation was not compared with today's English",
  ])
})

test.each(TRANSLATED_LOCALES)('[LOC-5] the texts of %s have the numbers and assets of their English', (locale) => {
  const faults = [...textsOf(locale)].flatMap(([id, text]) =>
    numberFaults(english.get(id) ?? '', text, id, locale).map((fault) => `${id} ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['Win 500 USDT.', 'Gewinnen Sie 50 USDT.', 'lacks the number 500'],
  ['Win 500 USDT.', 'Gewinnen Sie 500 BTC.', 'names the assets BTC'],
  ['Get 12% back.', 'Erhalten Sie 12 zurück.', 'percent sign'],
  ['- 10 days\n- 7 hours', '- 7 Tage\n- 10 Stunden', 'lacks the number 10'],
  ['Three draws.', '每天 5 次', 'has the number 5'],
])('[LOC-5] %j translated as %j is found to have other numbers', (source, translation, fault) => {
  expect(numberFaults(source, translation).join('; ')).toContain(fault)
})

test.each([
  ['Win 1,000.50 USDT, 12%.', 'اربح ١٬٠٠٠٫٥٠ USDT، ١٢٪.'],
  ['Three draws a day.', '每天 3 次'],
  ['Up to 35,000 USDT', 'Jusqu’à 35 000 USDT'],
])('[LOC-5] %j translated as %j has the same numbers', (source, translation) => {
  expect(numberFaults(source, translation)).toEqual([])
})
