import { TRANSLATED_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { translationFaults } from '@fanfare/activities/translations/check-translation.ts'
import type { Texts } from '@fanfare/activities/translations/text-blocks.ts'
import { fingerprint } from '../../../scripts/texts/text-source.ts'
import { isLegalText } from '../../../scripts/texts/legal-texts.ts'
import { numberFaults } from '@fanfare/activities/translations/number-faults.ts'
import { marketFaults, readSourceFile } from '../../../scripts/texts/source-file.ts'
import { markCorrected, markSeen } from '../../../scripts/texts/mark-seen.ts'
import { pendingFaults, recordPending } from '../../../scripts/texts/pending-texts.ts'
import { createTextSources, readTexts } from '../../../scripts/texts/text-sources.ts'
import { readPendingTexts, refuseOverdueTexts } from '@fanfare/kernel/config/pending-texts.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

const sources = createTextSources(ROOT)
const texts = new Map(LOCALES.map((locale) => [locale, readTexts(sources, locale)]))
const textsOf = (locale: Locale): Texts => texts.get(locale) ?? new Map()
const english = textsOf('en')

const pending = readPendingTexts(ROOT)
/** Languages that have every text; a new one has none at first. */
const FULL = TRANSLATED_LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null && textsOf(locale).size > 0)

const sourceFiles = new Map(LOCALES.map((locale) => [locale, readSourceFile(ROOT, locale)]))
const fingerprintsOf = (locale: Locale) => sourceFiles.get(locale)?.fingerprints ?? new Map<string, string>()

const linesOf = (locale: Locale, source: Texts, fingerprints = fingerprintsOf(locale)): string[] =>
  pendingFaults(locale, source, textsOf(locale), fingerprints, pending)

test.each(TRANSLATED_LOCALES)('[LOC-5] every text of %s was translated from today’s English, or is pending', (locale) =>
  expect(linesOf(locale, english)).toEqual([]),
)

test.each(['common:common.btn_ok', 'welcome-tasks:title'])(
  '[LOC-5] a change of the English %s is found in every language',
  (id) => {
    const changed = new Map(english).set(id, 'Another sentence')
    const found = TRANSLATED_LOCALES.flatMap((locale) =>
      linesOf(locale, changed).filter((line) => line.startsWith(`${locale} ${id}: its English changed`)),
    )
    expect(FULL.length).toBeGreaterThanOrEqual(17)
    expect(found.map((line) => line.split(' ', 1)[0])).toEqual(FULL)
  },
)

test('[LOC-5] a change of English is found in the overlays that have the text', () => {
  const id = 'common:shell.risk_disclosure'
  const changed = new Map(english).set(id, 'Another sentence')
  for (const locale of ['tr-CT', 'en-TR'] as const) {
    expect(linesOf(locale, changed)).toEqual([
      `${locale} ${id}: its English changed; translate it or run npm run texts -- changed`,
    ])
  }
})

test('[LOC-5] a fingerprint without a text is found', () => {
  const fingerprints = new Map(fingerprintsOf('de')).set('common:no.such_text', '00000000')
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

test.each(['en-TR', 'tr-TR'] as const)('[LOC-5] %s names the law of its market in the risk disclosure', (locale) => {
  const file = readSourceFile(ROOT, locale)
  const id = 'common:shell.risk_disclosure'
  expect(file.market?.owner).toMatch(/\S/)
  expect(file.market?.phrases[id]).toMatch(/\S/)
  expect(marketFaults(file, id, textsOf(locale).get(id) ?? '')).toEqual([])
  expect(marketFaults(file, id, 'All is well.')).toHaveLength(1)
})

test.each(TRANSLATED_LOCALES)(
  '[LOC-5] Markdown of %s has the headings, lists, bold words and links of English',
  (locale) => {
    const faults = [...textsOf(locale)]
      .filter(([id]) => !id.startsWith('common:'))
      .flatMap(([id, text]) =>
        translationFaults(english.get(id) ?? '', text, 'markdown', locale).map((fault) => `${id} ${fault}`),
      )
    expect(faults).toEqual([])
  },
)

test.each(TRANSLATED_LOCALES)('[LOC-5] the texts of %s have the numbers and assets of their English', (locale) => {
  const faults = [...textsOf(locale)].flatMap(([id, text]) =>
    numberFaults(english.get(id) ?? '', text, id, locale).map((fault) => `${id} ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each<[Locale, string, string, string]>([
  ['en', 'Win 500 USDT.', 'Gewinnen Sie 50 USDT.', 'lacks the number 500'],
  ['en', 'Win 500 USDT.', 'Gewinnen Sie 500 BTC.', 'names the assets BTC'],
  ['en', 'Get 12% back.', 'Erhalten Sie 12 zurück.', 'percent sign'],
  ['en', '- 10 days\n- 7 hours', '- 7 Tage\n- 10 Stunden', 'lacks the number 10'],
  ['en', 'Three draws.', '每天 5 次', 'has the number 5'],
  ['ko', 'Three draws, once, for a friend.', '친구 1명에 대해 추첨권 1회(한 번만).', 'lacks the number 3'],
  ['de', 'A draw for each of the seven prizes.', 'Eine Ziehung für jeden der acht Preise.', 'lacks the number 7'],
  ['ja', 'Three draws a day.', '1日2回の抽選', 'lacks the number 3'],
  ['tr-TR', 'The two tasks pay 5 USDT.', 'Üç görev 5 USDT öder.', 'lacks the number 2'],
])('[LOC-5] in %s, %j translated as %j is found to have other numbers', (locale, source, translation, fault) => {
  expect(numberFaults(source, translation, '', locale).join('; ')).toContain(fault)
})

test.each<[Locale, string, string]>([
  ['en', 'Win 1,000.50 USDT, 12%.', 'اربح ١٬٠٠٠٫٥٠ USDT، ١٢٪.'],
  ['en', 'Three draws a day.', '每天 3 次'],
  ['en', 'Up to 35,000 USDT', 'Jusqu’à 35 000 USDT'],
  ['ko', 'Three draws, once, for a friend.', '친구 1명에 대해 추첨권 3회(한 번만).'],
  ['ko', 'Compete on three tracks.', '세 부문에서 도전하세요.'],
  ['ru', 'The two tasks pay 5 USDT.', 'За два задания — 5 USDT.'],
  ['zh-CN', 'Trade for two weeks.', '交易两周'],
  ['ar', 'The two tasks pay 5 USDT.', 'تمنح المهمتان 5 USDT.'],
])('[LOC-5] in %s, %j translated as %j has the same numbers', (locale, source, translation) => {
  expect(numberFaults(source, translation, '', locale)).toEqual([])
})

/** The faults that the tests above find in the texts below a folder. */
function faultsBelow(root: string): string[] {
  const below = createTextSources(root)
  const source = readTexts(below, 'en')
  const waiting = readPendingTexts(root)
  return TRANSLATED_LOCALES.flatMap((locale) => {
    const translations = readTexts(below, locale)
    return pendingFaults(locale, source, translations, readSourceFile(root, locale).fingerprints, waiting)
  })
}

/** A text of this clone that is not pending, whatever its wording is today. */
function textWith(pattern: RegExp, isRight: (id: string) => boolean): { id: string; text: string } {
  const [id = '', text = ''] =
    [...english].find(([key, value]) => isRight(key) && !pending.has(key) && pattern.test(value)) ?? []
  expect(id).not.toBe('')
  return { id, text }
}
const isRule = (id: string): boolean => /^[\w-]+:rules$/.test(id)

describe('in a copy of the texts', () => {
  /** A copy with a git history of its own, in which `recordPending` finds the English of before. */
  const root = temporaryFolder()
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...command], { cwd: root, encoding: 'utf8' })
  beforeAll(() => {
    for (const path of ['locales', 'legal', 'activities', '.prettierrc.json'])
      cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: (name) => !name.endsWith('.ts') })
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'texts')
  })
  afterEach(() => git('checkout', '-q', '.'))

  /** Replaces the first occurrence, which is the English one. */
  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(root, path), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(root, path), text.replace(from, to))
  }
  const entryOf = (id: string) => readPendingTexts(root).get(id)?.[0]
  const changedFiles = (): string[] => git('diff', '--name-only').trim().split('\n')

  test('[LOC-5] a changed English text of the interface is one file and its pending entry, without a fault', () => {
    const UI = `locales/en/common.json`
    const { id, text } = textWith(/^[\w ’]{40,}\.$/, (key) => key.startsWith('common:') && !isLegalText(key, ''))
    change(UI, JSON.stringify(text), JSON.stringify(text.replace('.', ' …')))
    expect(recordPending(root, '2026-11-01').refused).toEqual([])
    expect(faultsBelow(root)).toEqual([])
    expect(changedFiles()).toEqual([UI, 'locales/pending.json'])
    expect(entryOf(id)).toMatchObject({ since: '2026-11-01', kind: 'spelling', before: text })
    expect(entryOf(id)?.languages).toEqual(expect.arrayContaining(FULL))

    change(UI, JSON.stringify(text.replace('.', ' …')), JSON.stringify(text.replace('.', '…')))
    recordPending(root, '2026-11-09')
    expect(entryOf(id)).toMatchObject({ since: '2026-11-01', before: text })
    expect(markCorrected(root, [id])).toBeGreaterThanOrEqual(FULL.length)
    expect(entryOf(id)).toBeUndefined()
    expect(faultsBelow(root)).toEqual([])
  })

  test('[LOC-5] a new English text is pending in every language, and refused by a live site until it is translated', () => {
    const UI = 'locales/en/common.json'
    change(UI, '{', '{ "brand_new": "Words that nobody translated.",')
    const id = 'common:brand_new'
    expect(faultsBelow(root)).toContain(`de ${id}: its English changed; translate it or run npm run texts -- changed`)
    expect(recordPending(root, '2026-11-01').refused).toEqual([])
    expect(faultsBelow(root)).toEqual([])
    expect(changedFiles()).toEqual([UI, 'locales/pending.json'])
    expect(entryOf(id)).toMatchObject({ before: '', kind: 'new', languages: FULL })
    const live = () => refuseOverdueTexts(root, 'https://fanfare.example', Date.parse('2026-11-01T12:00:00Z'))
    expect(live).toThrow(`${id} (new text)`)
    const own = join(root, 'locales', 'de', 'common.json')
    writeFileSync(own, readFileSync(own, 'utf8').replace('{', '{ "brand_new": "Worte ohne Übersetzung.",'))
    expect(faultsBelow(root)).toContain(`de ${id}: its English changed; translate it or run npm run texts -- changed`)
  })

  test(
    '[LOC-5] a changed rule is pending as a legal text, which a look does not acknowledge',
    { tags: ['long'] },
    () => {
      const { id, text } = textWith(/^- .*\w\.$/m, isRule)
      const line = /^- .*\w\.$/m.exec(text)?.[0] ?? ''
      change(`activities/${id.split(':', 1)[0]}.yaml`, line, line.replace(/\.$/, ' again.'))
      recordPending(root, '2026-11-01')
      expect(faultsBelow(root)).toEqual([])
      expect(entryOf(id)?.kind).toBe('legal')
      expect(() => markCorrected(root, [id])).toThrow('more than spelling')
      expect(() => markSeen(root, 'de', [id])).toThrow('legal text')
    },
  )

  test('[LOC-5] a rule with another number, also a spelled one, never waits for its translations', () => {
    const { id, text } = textWith(/\bthree\b/i, isRule)
    const line = /^.*\bthree\b.*$/im.exec(text)?.[0] ?? ''
    const wrong = line.replace(/\bthree\b/i, 'five')
    change(`activities/${id.split(':', 1)[0]}.yaml`, line, wrong)
    const { refused } = recordPending(root, '2026-11-01')
    expect(refused.map((one) => one.id)).toEqual(expect.arrayContaining(FULL.map((locale) => `${locale} ${id}`)))
    expect(refused[0]?.reason).toContain('other numbers')
    expect(entryOf(id)).toBeUndefined()
    expect(faultsBelow(root).filter((fault) => fault.includes('its English changed'))).toHaveLength(refused.length)

    const source = text.replace(line, wrong)
    const byHand = { since: '2026-11-01', english: fingerprint(source), before: text, kind: 'legal', languages: FULL }
    const known = Object.fromEntries(readPendingTexts(root))
    writeFileSync(join(root, 'locales', 'pending.json'), JSON.stringify({ ...known, [id]: [byHand] }))
    expect(faultsBelow(root).filter((fault) => fault.includes('other numbers or assets'))).toHaveLength(FULL.length)
  })
})
