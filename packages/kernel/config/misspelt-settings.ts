import { nearest } from '../edit-distance.ts'
import type { ConfigProblem } from './live.ts'

const LONG_NAME = 8
/** `npm test` sets these for the processes that it starts. */
const OWN_NAMES: ReadonlySet<string> = new Set(['FANFARE_TEST_RUN', 'FANFARE_SLOWNESS'])

/** Last words that people exchange, add or leave out; the first word of each family stands for all. */
const FAMILIES: readonly (readonly string[])[] = [
  ['URL', 'URI', 'ADDRESS', 'ENDPOINT', 'ORIGIN'],
  ['FILE', 'PATH', 'DIR', 'FOLDER'],
  ['KEY', 'SECRET', 'TOKEN'],
]
const FAMILY_OF = new Map(FAMILIES.flatMap((words) => words.map((word) => [word, words[0] ?? word])))

/** Put before names by people and by tools; no setting begins so. */
const NO_PREFIX = /^(?:FANFARE|NEXT_PUBLIC)_/

/** Parts of the product; a setting is also recognised without its part, as in POLICY_FILE. */
const PART = /^(?:OPS|CDN|DATABASE|WEBHOOK)_(?=\w+_)/

/** A word alone is nearly always a variable of another program, unless it is one of these or has an address as its value. */
const OWN_WORDS: ReadonlySet<string> = new Set(['REDIS', 'DATABASE'])
const ADDRESS = /^[a-z]+:\/\//i

/** Variables of the shell, Node, npm, PostgreSQL's programs, and of services in Kubernetes, whatever they look like. */
const OF_OTHERS =
  /^(?:npm|NODE|KUBERNETES|PG|LC|XDG|SSH|GIT)_|_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_\w+)?$/i
/** What Kubernetes writes into `NAME_PORT` of a service. */
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//

const singular = (word: string) =>
  word
    .replace(/IES$/, 'Y')
    .replace(/XES$/, 'X')
    .replace(/(?<=[^S])S$/, '')
const singularWords = (name: string) => name.toUpperCase().split('_').filter(Boolean).map(singular)

/** The words of a name, each in the singular; `stem` is without the last word if that is of a family. */
function wordsOf(name: string) {
  const words = singularWords(name)
  const family = FAMILY_OF.get(words.at(-1) ?? '')
  const before = words.slice(0, -1)
  return {
    whole: words.join('_'),
    /** With the family in the place of its word. */
    form: [...before, family ?? words.at(-1)].join('_'),
    stem: family === undefined || before.length === 0 ? null : before.join('_'),
    isWord: words.length === 1,
  }
}

/** The setting that a name means although its words differ: number, family, a missing or an added last word, a prefix; null for none. */
function meantByWords(name: string, value: string, settings: ReadonlyMap<string, ReturnType<typeof wordsOf>>) {
  const upper = name.toUpperCase()
  const given = wordsOf(name)
  const isOwnWord = OWN_WORDS.has(upper) || ADDRESS.test(value)
  const bare = upper.replace(NO_PREFIX, '')
  // The surest way first.
  const ways: ((known: ReturnType<typeof wordsOf>, setting: string) => boolean)[] = [
    ({ whole }) => !given.isWord && given.whole === whole,
    ({ stem }) => (!given.isWord || isOwnWord) && given.whole === stem,
    ({ whole, isWord }) => !isWord && given.stem === whole,
    ({ form }) => !given.isWord && given.form === form,
    (_known, setting) => bare !== upper && bare === setting,
    (_known, setting) => PART.test(setting) && setting.replace(PART, '') === upper,
  ]
  for (const isMeant of ways) for (const [setting, known] of settings) if (isMeant(known, setting)) return setting
  return null
}

/**
 * Variables that were meant as a setting: one or two letters away from a name, a name in another number, family or with another prefix, a name
 * with a `_FILE` or `_PREVIOUS` that it does not take, or any `FANFARE_…`. Others belong to other programs.
 */
export function misspeltSettings(env: NodeJS.Dict<string>, names: readonly string[]): ConfigProblem[] {
  const known = new Map(names.map((name) => [name, wordsOf(name)]))
  return Object.entries(env).flatMap(([name, text]): ConfigProblem[] => {
    const value = text?.trim() ?? ''
    if (value === '' || known.has(name) || OWN_NAMES.has(name)) return []
    if (OF_OTHERS.test(name) || SERVICE_ADDRESS.test(value)) return []
    const meant = nearest(name, names, name.length > LONG_NAME ? 2 : 1) ?? meantByWords(name, value, known)
    if (meant !== null) return [{ name, message: `is no setting; did you mean ${meant}?` }]
    const stem = name.replace(/_(?:FILE|PREVIOUS)$/, '')
    const isMeant = name.startsWith('FANFARE_') || (stem !== name && known.has(stem))
    return isMeant ? [{ name, message: 'is no setting (npm run docs -- settings)' }] : []
  })
}
