import { type Direction, type Locale, directionOf } from '@fanfare/languages/locales.ts'

/** Isolates, marks and overrides of the bidirectional algorithm. */
const BIDI = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const ISOLATED = /\u2066[^\u2066\u2069]*\u2069/gu
/** A name that a user has written; its direction and its language are not known. */
const ISOLATED_NAME = /\u2068[^\u2066-\u2069]*\u2069/gu
/** The Persian comma with its bidirectional mark, as CLDR joins lists. */
const MARKED_COMMA = /\u060C\u200F/gu

/** Patterns that no text may contain in any language: missing values, missing texts, unfilled sentences. */
const RAW: readonly [what: string, pattern: RegExp][] = [
  ['an amount of nothing', /(?<![\d.,\u066B])0(?:[.,]0+)?[\s\u00A0\u202F]?(?:USDT|USDC|BTC|ETH|SOL|FNF)(?![\p{L}])/u],
  ['a dash for a value', /(?<![\p{L}\d-])--(?![\p{L}\d-])/u],
  ['null', /(?<![\p{L}_])null(?![\p{L}_])/u],
  ['undefined', /(?<![\p{L}_])undefined(?![\p{L}_])/u],
  ['NaN', /(?<![\p{L}])NaN(?![\p{L}])/u],
  ['an object', /\[object\b/u],
  ['an invalid value', /(?<![\p{L}])Invalid(?: Date|$)/u],
  ['an unfilled sentence', /[{}]|(?<![\p{L}])(?:plural|select), *(?:one|other|=)/u],
  // The head of a column of numbers is this sign alone.
  ['a digit sign', /(?!^#$)(?<![\p{L}\d&])#(?![\p{L}\d])/u],
  ['digits that are not Latin', /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/u],
  ['two spaces', /[ \u00A0]{2}/u],
  ['a space before a stop', /\p{L} [.,](?:\s|$)/u],
  ['a sentence that touches the next', /\p{Ll}[.!?]\p{Lu}\p{Ll}/u],
  ['two full stops', /(?<!\.)\.\.(?!\.)/u],
  ['an entity', /&(?:#\d+|#x[\da-f]+|amp|quot|nbsp|lt|gt);/iu],
  ['a tag', /<\/?[a-z]+>/u],
  ['a replacement character', /\uFFFD/u],
]
const KEY = /(?<![\p{L}\d_./@-])[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+(?![\p{L}\d_/-])/gu
const SNAKE = /(?<![\p{L}\d_./@-])[a-z]+(?:_[a-z]+)+(?![\p{L}\d_/-])/u

/** Isolates can be nested: an amount in a title in a sentence. */
function withoutIsolated(text: string): string {
  const rest = text.replaceAll(ISOLATED, '')
  return rest === text ? text : withoutIsolated(rest)
}

/** Text without the names that users have written. */
export const withoutWritten = (text: string): string => text.replaceAll(ISOLATED_NAME, ' ')

function bidiFaults(text: string, direction: Direction): string[] {
  const unnamed = withoutWritten(text)
  const rest = direction === 'rtl' ? withoutIsolated(unnamed.replaceAll(MARKED_COMMA, ',')) : unnamed
  return BIDI.test(rest) ? ['a stray bidi control'] : []
}

/** The context of a position in a text. */
const around = (text: string, index: number): string => {
  const [from, to] = [Math.max(0, index - 30), index + 40]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** The faults of one text as sentences; `keys` are those of the translations (`noun.snake_case`). */
export function rawFaults(text: string, locale: Locale, keys: ReadonlySet<string>): string[] {
  const flat = text.replaceAll(/[\t\r\n]+ */gu, ' ').trim()
  const patterns = RAW.flatMap(([what, pattern]) => {
    const hit = pattern.exec(flat)
    return hit ? [`${what}: ${around(flat, hit.index)}`] : []
  })
  const raw = [...flat.matchAll(KEY)].filter(([word]) => keys.has(word)).map(([word]) => `a key: ${word}`)
  const snake = SNAKE.exec(flat)
  return [
    ...patterns,
    ...raw,
    ...(snake ? [`a name of the code: ${snake[0]}`] : []),
    ...bidiFaults(flat, directionOf(locale)),
  ]
}
