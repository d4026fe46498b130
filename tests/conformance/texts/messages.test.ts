import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { readPendingTexts } from '@fanfare/kernel/config/pending-texts.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { flattenMessages, mergeMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages, readMessageFile } from '@fanfare/languages/messages.ts'
import { NUMBER_STYLES } from '@fanfare/languages/number-styles.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

const english = flattenMessages(loadMessages('en'))
const pending = readPendingTexts(ROOT)
const written = LOCALES.filter((locale) => readMessageFile(languageOf(locale).localeFileName) !== null)

/** Argument names with the kind of each, tags included; the branches of a plural may use different ones. */
function argumentsOf(elements: MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    found.add(`${element.value}:${TYPE[element.type]}`)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) argumentsOf(option.value, found)
    }
    if (element.type === TYPE.tag) argumentsOf(element.children, found)
  }
  return found
}

const usesPound = (elements: MessageFormatElement[]): boolean =>
  elements.some(
    (element) =>
      element.type === TYPE.pound ||
      ((element.type === TYPE.plural || element.type === TYPE.select) &&
        Object.values(element.options).some((option) => usesPound(option.value))),
  )

test('[LOC-5] English and Arabic have message files', () => {
  expect(written).toEqual(expect.arrayContaining(['en', 'ar']))
  expect(english.size).toBeGreaterThan(150)
})

test.each(written)('[LOC-5] %s has every key, none too many, none empty', (locale) => {
  const messages = flattenMessages(loadMessages(locale))
  const isNew = (key: string) =>
    pending
      .get(`common:${key}`)
      ?.some(({ kind, languages }) => kind === 'new' && languages.includes(languageOf(locale).inheritsFrom ?? locale))
  const expected = [...english.keys()].filter((key) => messages.has(key) || !isNew(key))
  expect([...messages.keys()].toSorted()).toEqual(expected.toSorted())
  for (const [key, message] of messages) expect(message.trim(), key).not.toBe('')
})

test.each(written)('[LOC-5] %s is valid ICU with the arguments of English and preformatted numbers', (locale) => {
  for (const [key, message] of flattenMessages(loadMessages(locale))) {
    const elements = parse(message, { requiresOtherClause: true })
    expect(usesPound(elements), `${key} prints digits of the wrong script with #`).toBe(false)
    const names = argumentsOf(elements)
    for (const name of names) expect(name, key).not.toMatch(/:(number|date|time)$/)
    expect(names, key).toEqual(argumentsOf(parse(english.get(key) ?? '')))
  }
})

test.each(written)('[LOC-5] %s has every plural form its language needs', (locale) => {
  const needed = languageOf(locale).pluralCategories
  for (const [key, message] of flattenMessages(loadMessages(locale))) {
    for (const element of parse(message)) {
      if (element.type !== TYPE.plural) continue
      expect(Object.keys(element.options), key).toEqual(expect.arrayContaining([...needed]))
    }
  }
})

/** Faults that English cannot show: goods where USDT is paid, another language's decimal mark, an address that runs the wrong way. */
function wordingFaults(locale: Locale, key: string, source: string, text: string): string[] {
  const decimals = (source.match(/\d+\.\d+/gu) ?? []).map((one) =>
    one.replace('.', NUMBER_STYLES[locale].decimalSeparator),
  )
  const isReversed = languageOf(locale).direction === 'rtl' && /(?<!\u2066)https?:/u.test(text)
  return [
    ...(/^(?:competition|compound|team)\./u.test(key) && /奖品|獎品|賞品|경품/u.test(text)
      ? [`${key} calls USDT goods`]
      : []),
    ...decimals.filter((one) => !text.includes(one)).map((one) => `${key} does not write ${one}`),
    ...(isReversed ? [`${key} has an address without an isolate`] : []),
  ]
}

test.each(written)('[LOC-5] %s calls USDT no goods, has its own decimal mark, and isolates addresses', (locale) => {
  const faults = [...flattenMessages(loadMessages(locale))].flatMap(([key, text]) =>
    wordingFaults(locale, key, english.get(key) ?? '', text),
  )
  expect(faults).toEqual([])
})

test('[LOC-5] the check finds goods, a foreign decimal mark and a bare address, each in its language', () => {
  expect(wordingFaults('ja', 'competition.prizes', 'Prizes', '賞品')).toEqual(['competition.prizes calls USDT goods'])
  expect(wordingFaults('ja', 'lottery.prizes', 'Prizes', '賞品')).toEqual([])
  expect(wordingFaults('vi', 'a.b', 'Like 12.50', 'Như 12.50')).toEqual(['a.b does not write 12,50'])
  expect(wordingFaults('ja', 'a.b', 'Like 12.50', '12.50 など')).toEqual([])
  expect(wordingFaults('ar', 'a.b', 'https://', 'بـ https://')).toEqual(['a.b has an address without an isolate'])
  expect(wordingFaults('ar', 'a.b', 'https://', 'بـ \u2066https://\u2069')).toEqual([])
})

test('[LOC-5] keys are nouns in snake_case', () => {
  for (const key of english.keys()) expect(key).toMatch(/^[a-z0-9_]+(\.[a-z0-9_]+)+$/)
})

test('the four keys the specification names are there, word for word', () => {
  for (const key of [
    'activity.user_apply_success',
    'welcome.bind_base_info.confirm',
    'common.btn_cancel',
    'common.btn_ok',
  ])
    expect(english.has(key), key).toBe(true)
})

test('[LOC-5] an overlay changes only what it says, and leaves its base alone', () => {
  const base = { a: { b: '1', c: '2' }, d: '3' }
  expect(mergeMessages(base, { a: { b: 'x' }, e: '4' })).toEqual({ a: { b: 'x', c: '2' }, d: '3', e: '4' })
  expect(base).toEqual({ a: { b: '1', c: '2' }, d: '3' })
  expect(flattenMessages(loadMessages('en-TR')).size).toBe(english.size)
  expect(readMessageFile('klingon')).toBeNull()
})
