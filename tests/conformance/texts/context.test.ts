import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { messageVariants } from '#tests/crawl/message-variants.ts'
import { icuArguments, parseMessage } from '@fanfare/languages/icu-arguments.ts'

/** The entry of a text in `locales/context.json`. */
interface Context {
  /** Part of speech, who does it, what “it” is. */
  what: string
  /** The page and the place on it. */
  where: string
  /** The most characters, for texts on buttons, chips and tabs. */
  max?: number
  /** An example of each argument and tag. */
  arguments?: Record<string, string>
}

const contexts = JSON.parse(readFileSync(new URL('../../../locales/context.json', import.meta.url), 'utf8')) as Record<
  string,
  Context
>
const english = flattenMessages(loadMessages('en'))

const argumentsOf = (message: string): Set<string> =>
  new Set([...icuArguments(parseMessage(message))].map((argument) => argument.split(':', 1)[0] ?? ''))

const wordCount = (message: string): number =>
  Math.min(...messageVariants(message).map((variant) => (variant.match(/\p{L}[\p{L}’'-]*/gu) ?? []).length))

/** Short texts, texts that begin with a word for something not named, and texts with arguments. */
const needsContext = (message: string): boolean =>
  wordCount(message) < 3 || /^(?:It|This|What|They)\b/u.test(message) || argumentsOf(message).size > 0

/** Chips with a state: their adjective agrees with a noun that does not stand beside it. */
const isState = (key: string): boolean => /(?:^|[._])(?:state|status)[._]/.test(key)
const NAMES_NOUN = /\b(?:a|an|the) \w+/

/** The faults of the contexts of the given messages. */
function contextFaults(messages: ReadonlyMap<string, string>, known: Record<string, Context>): string[] {
  const missing = [...messages]
    .filter(([key, message]) => needsContext(message) && known[key] === undefined)
    .map(([key, message]) => `${key} has no context: ${message}`)
  const faults = Object.entries(known).flatMap(([key, { what, where, max, arguments: examples = {} }]) => {
    const message = messages.get(key)
    if (message === undefined) return [`${key} is no text`]
    const names = [...argumentsOf(message)].toSorted()
    const given = Object.keys(examples).toSorted()
    const longest = Math.max(...messageVariants(message).map((variant) => variant.length))
    return [
      ...(what.trim() === '' || where.trim() === '' ? [`${key} does not say what it is or where`] : []),
      ...(wordCount(message) < 3 && what.trim() !== '' && what.split(' ').length < 4
        ? [`${key} says only “${what}”, not who does what`]
        : []),
      ...(isState(key) && !NAMES_NOUN.test(what) ? [`${key} does not name whose state it is: ${what}`] : []),
      ...(names.join() === given.join()
        ? []
        : [`${key} has the arguments ${names.join(', ')}, examples of ${given.join(', ')}`]),
      ...(max !== undefined && longest > max ? [`${key} has ${longest} characters, ${max} are the most`] : []),
    ]
  })
  return [...missing, ...faults]
}

test('[LOC-5] every short text and every argument has a context for its translators', () => {
  expect(contextFaults(english, contexts)).toEqual([])
})

test('[LOC-5] the check finds a missing context, an unknown key and a wrong example', () => {
  const messages = new Map([
    ['a.claim', 'Claim'],
    ['a.left', '{left} to go until this is done'],
    ['a.long', 'You can join once it starts'],
    ['a.short', 'Go'],
    ['a.state_open', 'Open'],
  ])
  const place = { what: 'button: the user takes a reward', where: 'everywhere' }
  const known = {
    'a.claim': { ...place, max: 4 },
    'a.left': { ...place, arguments: { amount: '5' } },
    'b.gone': place,
    'a.state_open': { ...place, what: 'adjective: it can still be used' },
  }
  expect(contextFaults(messages, known)).toEqual([
    'a.short has no context: Go',
    'a.claim has 5 characters, 4 are the most',
    'a.left has the arguments left, examples of amount',
    'b.gone is no text',
    'a.state_open does not name whose state it is: adjective: it can still be used',
  ])
})
