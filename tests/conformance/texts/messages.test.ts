import { TYPE, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { CODES } from '@fanfare/contract/codes.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { REASON_CODES } from '@fanfare/contract/enumerations.ts'
import { REWARD_WORDS } from '#lib/task/reward-word.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { flattenMessages, mergeMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages, readMessageFile } from '@fanfare/languages/messages.ts'

const english = flattenMessages(loadMessages('en'))
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

function usesPound(elements: MessageFormatElement[]): boolean {
  return elements.some(
    (element) =>
      element.type === TYPE.pound ||
      ((element.type === TYPE.plural || element.type === TYPE.select) &&
        Object.values(element.options).some((option) => usesPound(option.value))),
  )
}

test('[LOC-5] English and Arabic have message files', () => {
  expect(written).toEqual(expect.arrayContaining(['en', 'ar']))
  expect(english.size).toBeGreaterThan(150)
})

test.each(written)('[LOC-5] %s has every key, none too many, none empty', (locale) => {
  const messages = flattenMessages(loadMessages(locale))
  expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted())
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

test('every code, reason, kind of reward and type of activity has a text', () => {
  const snake = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
  const codes = Object.values(CODES).filter(({ code }) => code !== '00000' && code !== '0')
  const needed = [
    ...codes.map(({ code }) => `code.${code}`),
    ...REASON_CODES.map((reason) => `reason.${snake(reason)}`),
    ...REWARD_WORDS.flatMap((word) => [`task.word.${word}`, `rewards.word_${word}`, `rewards.kind_${word}`]),
    ...Object.values(ACTIVITY_TYPES).map(({ textKey }) => `activity_type.${textKey}`),
  ]
  expect(needed.filter((key) => !english.has(key))).toEqual([])
})

test('[LOC-5] an overlay changes only what it says, and leaves its base alone', () => {
  const base = { a: { b: '1', c: '2' }, d: '3' }
  expect(mergeMessages(base, { a: { b: 'x' }, e: '4' })).toEqual({ a: { b: 'x', c: '2' }, d: '3', e: '4' })
  expect(base).toEqual({ a: { b: '1', c: '2' }, d: '3' })
  expect(flattenMessages(loadMessages('en-TR')).size).toBe(english.size)
  expect(readMessageFile('klingon')).toBeNull()
})
