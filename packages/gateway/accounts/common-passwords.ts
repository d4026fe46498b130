import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'

/**
 * The 10,000 most frequent passwords of 10 to 128 characters, in lower case: the first lines of `10-million-password-list-top-1000000` of
 * SecLists, in its order (MIT, © 2018 Daniel Miessler). After them, frequent ones in other languages and in trading. Compressed, so that
 * searches of the source do not find their obscene words.
 */
const LIST = join(import.meta.dirname, 'common-passwords.txt.gz')
const COMMON = new Set(gunzipSync(readFileSync(LIST)).toString().split('\n'))

/** Short favourites that people lengthen with digits, punctuation or repetition. */
const SHORT = new Set(
  `password passwort passwd passw0rd p@ssw0rd p@ssword pa$$word pass qwerty qwertz azerty qwert qwe qaz asdf asdfgh
  asdfghjkl zxcvbnm zxcvb 1q2w3e 1q2w3e4r 1qaz2wsx abc abcd abcdef admin administrator root user guest test demo login
  welcome letmein iloveyou loveyou love monkey dragon master shadow sunshine princess football baseball superman batman
  michael jordan hunter killer secret freedom whatever trustno trustno1 starwars charlie bailey hello hellohello summer
  winter spring autumn october december january monday friday london paris berlin istanbul moscow samsung apple google
  facebook computer internet bitcoin crypto ethereum binance wallet trading trader money fanfare changeme default temp
  123 1234 12345 123456 1234567 12345678 123456789 654321 87654321 111 1111 111111 000000 121212 112233 123123 123321 666666
  888888 999999 147258369 woaini 5201314 520 1314 anhyeuem`
    .split(/\s+/)
    .filter(Boolean),
)
const TAIL = /(?:[!@#$%^&*?._-]{0,3}(?:0?\d|\d{2,4}|12345\d{0,5}|(?:19|20)\d\d)?[!@#$%^&*?._-]{0,3})$/

/** The public lists have repetitions of one or two characters up to this length; a longer one is not common. */
const RUN_MAXIMUM = 20

const isRepeated = (text: string) => /^(.{1,6})\1+$/u.test(text)

/** Whether a password is in the lists, in any case, or a short common word with digits or punctuation, or repeated. */
function isListed(password: string) {
  const text = password.toLowerCase()
  if (COMMON.has(text)) return true
  const unit = isRepeated(text) ? text.replace(/^(.{1,6}?)\1+$/u, '$1') : text
  if ((unit.length <= 2 && text.length <= RUN_MAXIMUM) || SHORT.has(unit)) return true
  return SHORT.has(text.replace(TAIL, ''))
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!|',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  z: 'z2',
}
const SHORTEST_NAME = 3

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Finds a name in a folded password, also with digits in place of letters and with signs between them; null when the name is too short. */
function patternOf(name: string) {
  const letters = fold(name).match(/[\p{L}\p{N}]/gu) ?? []
  if (letters.length < SHORTEST_NAME) return null
  const classes = letters.map((letter) => (letter in LOOKALIKES ? `[${LOOKALIKES[letter]}]` : letter))
  return new RegExp(classes.join('[^\\p{L}\\p{N}]*'), 'gu')
}

/** Whether a password is short or common once each name in it counts as one character. */
function isMadeOf(name: string, password: string) {
  const pattern = patternOf(name)
  if (pattern === null) return false
  const folded = fold(password)
  const others = folded.replaceAll(pattern, '')
  const names = folded.match(pattern)?.length ?? 0
  return names > 0 && (passwordLength(others) + names < PASSWORD_MINIMUM || isListed(others))
}

/**
 * Whether a password is easy to guess here: common, or not much more than the name of the brand or of this product (contract §3).
 * @param brand `BRAND_NAME`
 */
export const isCommonPassword = (password: string, brand: string) =>
  isListed(password) || isMadeOf(brand, password) || isMadeOf('Fanfare', password)
