import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { icuArguments, parseMessage, pluralForms, usesPound } from '@fanfare/languages/icu-arguments.ts'

/** `icu` has arguments and plural forms, `markdown` may have lists, headings and `{brand}`. */
export type TextFormat = 'icu' | 'markdown'

/** The faults of a translation before it is written; the tests of the texts check much more. */
export function translationFaults(english: string, translation: string, format: TextFormat, locale: Locale) {
  if (translation.trim() === '') return ['is empty']
  return [
    ...(/"|\p{L}'\p{L}/u.test(translation) ? ['has a straight quotation mark or apostrophe'] : []),
    ...(format === 'icu' ? icuFaults(english, translation, locale) : markdownFaults(english, translation)),
  ]
}

function icuFaults(english: string, translation: string, locale: Locale) {
  try {
    const elements = parseMessage(translation)
    const missing = pluralForms(elements).flatMap((forms) =>
      languageOf(locale).pluralCategories.filter((category) => !forms.includes(category)),
    )
    return [
      ...differences(icuArguments(parseMessage(english)), icuArguments(elements)),
      ...(missing.length > 0 ? [`lacks the plural forms ${[...new Set(missing)].join(', ')}`] : []),
      ...(usesPound(elements) ? ['prints a number with #; name the argument instead'] : []),
    ]
  } catch (error) {
    return [`is not ICU: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function differences(expected: ReadonlySet<string>, found: ReadonlySet<string>) {
  const missing = [...expected].filter((argument) => !found.has(argument))
  const added = [...found].filter((argument) => !expected.has(argument))
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(added.length > 0 ? [`has ${added.join(', ')}, English does not`] : []),
  ]
}

type Mark = readonly [name: string, pattern: RegExp]

/** Only in texts of several lines: a German label may begin with “1. ”. */
const BLOCK_MARKS: readonly Mark[] = [
  ['headings', /^#{1,6}\s/gm],
  ['list items', /^[^\S\n]*[-*]\s/gm],
  ['numbered items', /^[^\S\n]*\d+\.\s/gm],
]
const INLINE_MARKS: readonly Mark[] = [
  ['bold texts', /\*\*[^*\n]+\*\*/g],
  ['placeholders such as {brand}', /\{\w+\}/g],
]

const LINK = /\]\(([^)\]\s]+)\)/g

function markdownFaults(english: string, translation: string) {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isLine = !english.trim().includes('\n')
  if (isLine && translation.trim().includes('\n')) return ['has a line break, English does not']
  const marks = (isLine ? INLINE_MARKS : [...BLOCK_MARKS, ...INLINE_MARKS]).flatMap(([name, pattern]) => {
    const [expected, found] = [count(english, pattern), count(translation, pattern)]
    return expected === found ? [] : [`has ${found} ${name}, English has ${expected}`]
  })
  const targets = (text: string) => Array.from(text.matchAll(LINK), ([, to = '']) => to).toSorted()
  return targets(english).join(' ') === targets(translation).join(' ')
    ? marks
    : [...marks, 'links to other pages than English']
}
