import type { Numeral, Numerals } from '@fanfare/languages/language-source.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { NUMERALS } from '@fanfare/languages/numerals.ts'

/** English that says a number without a digit; a translation may write the digit. */
const WORDS = `1 a an the one once single first each every per top daily day
2 two twice both second
3 three third
4 four
5 five
6 six
7 seven
8 eight
9 nine
10 ten
11 eleven
12 twelve
15 fifteen
20 twenty
24 day
30 thirty
50 fifty
60 sixty
90 ninety
100 hundred
1000 thousand`
  .split('\n')
  .map((line) => line.split(' '))
const numbersOf = (word: string) => WORDS.flatMap(([number = '', ...words]) => (words.includes(word) ? [number] : []))
/** Many languages write “none” as a zero. */
const NONE = '0'

/** Any script's digits of a number with its separators: a space only before three digits, as in `1 000`. */
const NUMBER = /\d+(?:(?:[.,٬٫’\u00a0\u202f]|[ ](?=\d{3}(?!\d)))\d+)*/g
const ASSETS = /(?<![A-Za-z])(?:USDT|USDC|FNF|BTC|ETH)(?![A-Za-z])/g
const PERCENT = /[%٪％]/g

/** The zero of Arabic, Persian and full-width digits. */
const ZEROS = [0x06_60, 0x06_f0, 0xff_10]

const inAsciiDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => point >= start && point < start + 10)
    return zero === undefined ? digit : String(point - zero)
  })

/** Without arguments, addresses of links and marks of direction, which have digits of their own. */
const plain = (text: string) =>
  inAsciiDigits(text)
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/\]\([^)\]]*\)/g, ']')

/** Digits without separators: `1,000.50` and `1.000,50` are the same number. */
const numbersIn = (text: string) =>
  new Set(Array.from(text.matchAll(NUMBER), ([number]) => number.replaceAll(/\D/g, '')))

const wordsIn = (english: string) => new Set((english.toLowerCase().match(/[a-z]+/g) ?? []).flatMap(numbersOf))

const assetsIn = (text: string) => [...new Set(text.match(ASSETS))].toSorted().join(', ')

/** Translations with numbers of their own: thousands as 万 or in full, and titles that name the reward. */
const OWN_NUMBERS = /^(?:common:agent\.referral\.band_|(?:daily-five|holder-snapshot):title$)/

/** Translations that say the first three numbers in words; their other numbers are compared. */
const SPELLED: readonly { ids: RegExp; locales: readonly Locale[] }[] = [
  { ids: /:labels\.(?:place-\d|first-|trade-daily|share-daily)/, locales: ['ar'] },
  { ids: /^daily-five:(?:facts\.1\.value|rules)$/, locales: ['ar'] },
  { ids: /^common:compound\.(?:volume_ranks|base_none)$/, locales: ['zh-CN', 'zh-TW', 'tr-TR'] },
]
const SPELLED_NUMBERS = ['1', '2', '3']

const spelledIn = (id: string, locale: Locale): readonly string[] =>
  SPELLED.some(({ ids, locales }) => ids.test(id) && locales.includes(locale)) ? SPELLED_NUMBERS : []

const SPELLED_BY_LANGUAGES: readonly Numeral[] = [2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Words without or with beginning and end: `zwei*`, `*二*`. */
const wordPattern = (word: string) =>
  `${word.startsWith('*') ? '' : String.raw`(?<!\p{L})`}${word.replaceAll('*', '')}${word.endsWith('*') ? '' : String.raw`(?!\p{L})`}`

/** By language, what a text has that says two to ten in words. */
const SAYS = new Map(
  Object.entries<Numerals>(NUMERALS).map(([code, numerals]) => [
    code,
    new Map(
      SPELLED_BY_LANGUAGES.flatMap((number) => {
        const words = numerals[number]?.split(' ').map(wordPattern) ?? []
        return words.length > 0 ? [[String(number), new RegExp(words.join('|'), 'iu')] as const] : []
      }),
    ),
  ]),
)

/** Names and phrases whose translations have another image than the number. */
const NO_NUMBER = /^(?:common:messages\.quiet_same|four-winds-team-cup:title)$/

/** The numbers that English says in words and a translation neither in words nor in digits. */
function unsaid(source: string, target: string, locale: Locale) {
  const digits = numbersIn(target)
  return [...(SAYS.get(locale) ?? [])].flatMap(([number, inWords]) => {
    const isExpected = SAYS.get('en')?.get(number)?.test(source) === true
    return isExpected && !digits.has(number) && !inWords.test(target) ? [number] : []
  })
}

const list = (values: Iterable<string>) => [...values].join(', ')

function lineFaults(english: string, translation: string, id: string, locale: Locale) {
  const [source, target] = [plain(english), plain(translation)]
  const spelled = spelledIn(id, locale)
  const [expected, found] = [numbersIn(source), numbersIn(target)]
  const words = wordsIn(source)
  const missing = [
    ...[...expected].filter((number) => !found.has(number) && !spelled.includes(number)),
    ...(NO_NUMBER.test(id) ? [] : unsaid(source, target, locale)),
  ]
  const added = [...found].filter((number) => number !== NONE && !expected.has(number) && !words.has(number))
  const percent = (text: string) => (text.match(PERCENT) ?? []).length
  return [
    ...(missing.length > 0 ? [`lacks the number ${list(missing)}`] : []),
    ...(added.length > 0 ? [`has the number ${list(added)}, English does not`] : []),
    ...(percent(source) > 0 === percent(target) > 0
      ? []
      : ['has a percent sign where English has none, or the reverse']),
    ...(assetsIn(source) === assetsIn(target)
      ? []
      : [`names the assets ${assetsIn(target) || 'none'}, English ${assetsIn(source) || 'none'}`]),
  ]
}

/**
 * Numbers, percent signs and assets that a translation has and its English does not, or the reverse. Texts with equally
 * many lines are compared line by line, so that two numbers cannot change places.
 */
export function numberFaults(english: string, translation: string, id = '', locale: Locale = 'en') {
  if (OWN_NUMBERS.test(id)) return []
  const [source, target] = [english.trim().split('\n'), translation.trim().split('\n')]
  if (source.length !== target.length) return lineFaults(english, translation, id, locale)
  return source.flatMap((line, at) => lineFaults(line, target[at] ?? '', id, locale))
}

/** The numbers that a text says in words, without “one”, which articles say too. */
const spelledNumbers = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .flatMap(numbersOf)
    .filter((number) => number !== '1')
    .join(' ')

/** Whether two wordings of one English text differ in a number, also a spelled one: “Three draws” and “Five draws”. */
export const hasOtherNumbers = (before: string, now: string) =>
  numberFaults(before, now).length > 0 || spelledNumbers(before) !== spelledNumbers(now)
