import { foldText, foldedWords } from './fold-text.ts'

/** Letters from which on a word of a search may have a typo; shorter words are too similar. */
const TYPO_LENGTH = 4
const NO_LETTER = /[^\p{L}\p{N}]+/u
const SPACE = /\s+/
const NO_DIGIT = /\P{N}/gu

/** One letter missing, added or wrong, or two neighbours swapped; true also for equal words. */
function isOneTypoApart(a: string, b: string) {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/** Numbers have no typos: `LAUNCH1` and `LAUNCH2` are different codes. */
const hasSameDigits = (a: string, b: string) => a.replace(NO_DIGIT, '') === b.replace(NO_DIGIT, '')

/** A test whether a word is the wanted one, apart from a typo. Texts repeat their words, so each is compared once. */
function typoTest(wanted: string): (word: string) => boolean {
  const known = new Map<string, boolean>()
  const compare = (word: string) =>
    // `o'hara` counts as one word and as two.
    [word, ...word.split(NO_LETTER)].some((part) => isOneTypoApart(wanted, part) && hasSameDigits(wanted, part))
  return (word) => {
    const result = known.get(word) ?? compare(word)
    known.set(word, result)
    return result
  }
}

/**
 * A test for texts that have each word of a search, in any order, without regard to case and accents. A word of the search may be a part
 * of a word of the text; from four letters on it may also differ by one letter from a whole word.
 */
export function tolerantSearch(search: string): (text: string) => boolean {
  const wanted = foldedWords(search).map((word) => ({
    word,
    isTypoOf: word.length < TYPO_LENGTH ? () => false : typoTest(word),
  }))
  return (text) => {
    const folded = foldText(text)
    // A search with only accents has no word, and finds nothing.
    return (
      wanted.length > 0 &&
      wanted.every(({ word, isTypoOf }) => folded.includes(word) || folded.split(SPACE).some(isTypoOf))
    )
  }
}
