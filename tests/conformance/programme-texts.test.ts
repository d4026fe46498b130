import { expect, test } from 'vitest'
import { readProgrammes } from '#activities/load-programmes.ts'
import type { AgentProgramme } from '#activities/programme.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { englishLeft, normalized } from '#tests/crawl/english-left.ts'
import { rawFaults } from '#tests/crawl/raw-text.ts'
import { pairsOf, readGlossary, termFaults } from './glossary-rules.ts'

type ByLocale = Partial<Record<string, Record<string, string>>>

const { files, errors } = readProgrammes()
const glossary = readGlossary()
/** The languages that must have every text: the others inherit. */
const FULL = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)

const tablesOf = ({ alias, texts, levels, news }: AgentProgramme): [id: string, texts: ByLocale][] => [
  [alias, texts],
  ...levels.map((level): [string, ByLocale] => [`${alias} levels.${level.id}`, level.texts]),
  ...news.map((one, index): [string, ByLocale] => [`${alias} news.${index}`, one.texts]),
]

/** Each text that English has, beside that of the language. */
const textsIn = (programme: AgentProgramme, locale: Locale): { id: string; english: string; text: string }[] =>
  tablesOf(programme).flatMap(([id, texts]) =>
    Object.entries(texts.en ?? {})
      .filter(([, english]) => english !== '')
      .map(([field, english]) => ({ id: `${id} ${field}`, english, text: texts[locale]?.[field] ?? '' })),
  )

const english = new Set(files.flatMap((file) => textsIn(file, 'en').map(({ text }) => normalized(text))))

const faultsOf = (programme: AgentProgramme, locale: Locale): string[] =>
  textsIn(programme, locale).flatMap((one) => {
    if (one.text.trim() === '') return [`${one.id} is not translated`]
    const left = englishLeft(one.text, locale, english)
    const faults = [...rawFaults(one.text, locale, new Set()), ...(left === null ? [] : [left])]
    const terms = pairsOf(one.id, one.english, one.text).flatMap((pair) => termFaults(glossary, locale, pair))
    return [...faults.map((fault) => `${one.id}: ${fault}`), ...terms]
  })

test('[AGT-1] the campaigns of agents of this clone are read', () => {
  expect(errors).toEqual([])
  expect(files).not.toEqual([])
})

test.each(FULL)(
  '[AGT-1] [LOC-5] the campaigns of agents in %s are complete, with no raw text and no English',
  (locale) => {
    expect(files.flatMap((file) => faultsOf(file, locale))).toEqual([])
  },
)

test('[AGT-1] [LOC-5] the check finds each missing text, and English that was copied', () => {
  for (const file of files) {
    tablesOf(file).forEach(([id, { en }], index) => {
      const without = structuredClone(file)
      delete tablesOf(without)[index]?.[1].de
      const fields = Object.keys(en ?? {}).filter((field) => en?.[field] !== '')
      expect(faultsOf(without, 'de')).toEqual(fields.map((field) => `${id} ${field} is not translated`))
    })
    const copied = structuredClone(file)
    copied.texts.de = { title: 'Rebates for you and your friends' }
    expect(faultsOf(copied, 'de')).toHaveLength(1)
  }
})
