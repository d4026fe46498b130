import { expect, test } from 'vitest'
import { loadActivityFiles, readProgrammes } from '@fanfare/activities/load-files.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { NUMBER_STYLES } from '@fanfare/languages/number-styles.ts'
import { englishLeft } from '#tests/crawl/english-left.ts'
import { knownTexts, textsOfActivity } from '#tests/crawl/known.ts'
import { messageVariants } from '#tests/crawl/message-variants.ts'
import { isSameWord } from '#tests/crawl/names.ts'
import { rawFaults } from '#tests/crawl/raw-text.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { createProgrammeSource } from '../../../scripts/texts/text-sources.ts'

const known = knownTexts()
const activities = loadActivityFiles()
const campaigns = createProgrammeSource(ROOT)
const english = flattenMessages(loadMessages('en'))
const isEnglish = (locale: Locale): boolean => locale === 'en' || languageOf(locale).inheritsFrom === 'en'

/** A number with the separators of another language. */
function foreignNumber(text: string, locale: Locale): string | null {
  const { groupSeparator } = NUMBER_STYLES[locale]
  const mark = groupSeparator === ',' ? String.raw`\.` : ','
  return new RegExp(`(?<![\\d.,])[1-9]\\d{0,2}${mark}\\d{3}(?![\\d])`, 'u').exec(text)?.[0] ?? null
}

/** Letters of formulas, assets and names, which every language writes the same. */
const SYMBOLS = /UTC|USDT|HMAC-SHA256|macOS|Linux|Windows|\bmod\b/gu

const faultsOf = (text: string, locale: Locale): string[] => {
  const left = englishLeft(text, locale, known.english)
  const number = foreignNumber(text, locale)
  return [
    ...rawFaults(text, locale, known.keys),
    ...(left === null ? [] : [left]),
    ...(number === null ? [] : [`a number as another language writes it: ${number}`]),
    ...(text.includes('"') ? ['a straight quotation mark'] : []),
  ]
}

test.each(LOCALES)('[LOC-5] the texts of %s have no raw text and no English', (locale) => {
  const faults = [...flattenMessages(loadMessages(locale))].flatMap(([key, message]) => {
    const variants = messageVariants(message)
    const hasWords = /\p{L}{2}/u.test((variants[0] ?? '').replaceAll(SYMBOLS, ''))
    const isCopied = !isEnglish(locale) && message === english.get(key) && hasWords && !isSameWord(message, locale)
    const found = new Set(variants.flatMap((variant) => faultsOf(variant, locale)))
    return [...found, ...(isCopied ? ['the English text'] : [])].map((fault) => `${key}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test.each(LOCALES)(
  '[LOC-5][AGT-1] the activities and the campaigns of agents of this clone in %s are complete, with no raw text and no English',
  (locale) => {
    const isWhole = languageOf(locale).inheritsFrom === null
    const ofActivities = activities.flatMap(({ alias, texts }) => {
      const own = texts[locale]
      if (own === undefined) return isWhole ? [`${alias} is not translated`] : []
      return textsOfActivity(own).flatMap(([path, text]) =>
        faultsOf(text, locale).map((fault) => `${alias}, ${path}: ${fault}`),
      )
    })
    const texts = campaigns.read(locale)
    const ofCampaigns = [...campaigns.read('en').keys()].flatMap((id) => {
      const text = texts.get(id)
      if (text === undefined) return isWhole ? [`${id} is not translated`] : []
      return faultsOf(text, locale).map((fault) => `${id}: ${fault}`)
    })
    expect([...ofActivities, ...ofCampaigns]).toEqual([])
  },
)

test('[AGT-1] the campaigns of agents of this clone are read', () => {
  expect(readProgrammes()).toMatchObject({ errors: [], files: [expect.anything()] })
  expect([...campaigns.read('en').keys()]).toContain('programmes/global-partners:news.0.body')
})

test('[LOC-5] the check finds text faults', () => {
  expect(faultsOf('Bis zu 1,000 USDT', 'de')).toEqual(['a number as another language writes it: 1,000'])
  expect(faultsOf('Up to 1.000 USDT', 'en')).toEqual(['a number as another language writes it: 1.000'])
  expect(faultsOf('Sag "ja"', 'de')).toEqual(['a straight quotation mark'])
  expect(faultsOf('Claim your reward', 'fr')).toHaveLength(1)
  expect(faultsOf('Bis zu 1.000 USDT, 0,125 BTC und 10 000 Punkte', 'de')).toEqual([])
})
