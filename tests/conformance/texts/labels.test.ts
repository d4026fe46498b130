import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'

/** Labels that stand for an action or a state of their own, so that two of them in one place must differ. */
const LABELS = /^(?:task\.next_|activity\.cta_|state\.|rewards\.(?:step|tab|action)_|task\.part_)/

type Messages = ReadonlyMap<string, string>

/** Pairs of English labels, lower case, that may share a translation. */
const MAY_BE_ALIKE: readonly { labels: readonly [string, string]; because: string }[] = [
  { labels: ['earned', 'won'], because: 'Romance languages have one word, and a reward has only one of the two steps' },
  { labels: ['join now', 'join first'], because: 'both join the same activity' },
  { labels: ['upcoming', 'on the way'], because: 'an activity and a reward, never on one screen' },
]

const english = flattenMessages(loadMessages('en'))

const plain = (text: string): string => text.trim().toLocaleLowerCase().replace(/[.…]$/u, '')

/** The labels that have different English and one translation. */
function alikeLabels(locale: Locale, source: Messages, messages: Messages): string[] {
  const byText = Map.groupBy(
    [...source.keys()].filter((key) => LABELS.test(key)),
    (key) => plain(messages.get(key) ?? key),
  )
  return [...byText].flatMap(([text, keys]) => {
    const meanings = [...Map.groupBy(keys, (key) => plain(source.get(key) ?? ''))]
    return meanings.flatMap(([first, firstKeys], at) =>
      meanings
        .slice(at + 1)
        .filter(([second]) => !isAllowed(first, second))
        .map(([, secondKeys]) => `${locale}: ${firstKeys.join(', ')} and ${secondKeys.join(', ')} are all “${text}”`),
    )
  })
}

const isAllowed = (first: string, second: string): boolean =>
  MAY_BE_ALIKE.some(({ labels }) => labels.includes(first) && labels.includes(second))

test.each(LOCALES)('[LOC-5] no two actions or states have one label in %s', (locale) => {
  expect(alikeLabels(locale, english, flattenMessages(loadMessages(locale)))).toEqual([])
})

test('[LOC-5] the check finds one label for two actions, and accepts the listed ones', () => {
  const labels = [
    ['task.next_trade_futures', 'Trade futures', 'На ф’ючерси'],
    ['task.next_transfer', 'Move to futures', 'На ф’ючерси'],
    ['task.next_join', 'Join first', 'Взяти участь'],
    ['activity.cta_join', 'Join now', 'Взяти участь'],
  ] as const
  const [source, translated] = [1, 2].map((at) => new Map(labels.map((row) => [row[0], row[at] ?? ''])))
  expect(alikeLabels('uk', source!, translated!)).toEqual([
    'uk: task.next_trade_futures and task.next_transfer are all “на ф’ючерси”',
  ])
})

test('[LOC-5] the labels that may be alike all exist', () => {
  const known = new Set([...english].filter(([key]) => LABELS.test(key)).map(([, text]) => plain(text)))
  expect(MAY_BE_ALIKE.flatMap(({ labels }) => labels).filter((label) => !known.has(label))).toEqual([])
})
