import { expect, test } from 'vitest'
import { readProgrammes } from '@fanfare/activities/load-files.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { englishLeft } from '#tests/crawl/english-left.ts'
import { knownTexts } from '#tests/crawl/known.ts'
import { rawFaults } from '#tests/crawl/raw-text.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { createProgrammeSource } from '../../../scripts/texts/text-sources.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'

const source = createProgrammeSource(ROOT)
const english = source.read(DEFAULT_LOCALE)
const known = knownTexts()
/** The languages that must have every text: the others inherit. */
const FULL = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)

const faultsOf = (locale: Locale, texts: Texts = source.read(locale)): string[] =>
  [...english.keys()].flatMap((id) => {
    const text = texts.get(id)
    if (text === undefined) return [`${id} is not translated`]
    const left = englishLeft(text, locale, known.english)
    return [...rawFaults(text, locale, known.keys), ...(left === null ? [] : [left])].map((fault) => `${id}: ${fault}`)
  })

test('[AGT-1] the campaigns of agents of this clone are read', () => {
  const { files, errors } = readProgrammes()
  expect(errors).toEqual([])
  expect(files).not.toEqual([])
  expect([...english.keys()]).toEqual(
    expect.arrayContaining(
      ['title', 'levels.0.name', 'news.0.title', 'news.0.body'].map((path) => `programmes/global-partners:${path}`),
    ),
  )
})

test.each(FULL)(
  '[AGT-1] [LOC-5] the campaigns of agents in %s are complete, with no raw text and no English',
  (locale) => {
    expect(faultsOf(locale)).toEqual([])
  },
)

test('[AGT-1] [LOC-5] the check finds each missing text, and English that was copied', () => {
  for (const id of english.keys()) {
    const without = new Map(source.read('de'))
    without.delete(id)
    expect(faultsOf('de', without)).toEqual([`${id} is not translated`])
  }
  const id = 'programmes/global-partners:news.0.title'
  const copied = new Map(source.read('de')).set(id, english.get(id) ?? '')
  expect(faultsOf('de', copied)).toHaveLength(1)
})
