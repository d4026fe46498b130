import unhomoglyph from 'unhomoglyph'
import { foldText } from './fold-text.ts'

/** Accents of any script, and what is not drawn: joiners, direction marks, variation selectors, Hangul fillers, soft hyphens. */
const NOT_SEEN = /[[\p{Script=Inherited}&&\p{M}]\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/gv
/** Punctuation and signs that close or open a name. */
const AROUND = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu
const DASHES = /[\p{Pd}\u2212]/gu
const DOTS = /[\u00B7\u2022\u2027\u2219\u22C5]/g
const LATIN = /^[a-z0-9]+$/

/** A name of signs alone is compared by them. */
function withoutSigns(name: string) {
  const seen = name.replace(NOT_SEEN, '')
  return seen.replace(AROUND, '') || seen
}

/** What a letter looks like in confusables.txt of Unicode (UTS #39), if that is Latin; else null. */
function latinLookOf(letter: string) {
  const look = foldText(unhomoglyph(letter)).replace(NOT_SEEN, '')
  return LATIN.test(look) ? look : null
}

/**
 * One spelling for letters that look alike. Of В and в only the capital looks Latin, and both mean one name, so the other case counts, too. Where
 * both look Latin and differ, as Ν (N) and ν (v), each counts by its own look, because names are read.
 */
function foldLetter(letter: string) {
  const capital = letter.toUpperCase()
  const small = capital.toLowerCase()
  return latinLookOf(letter) ?? latinLookOf(small) ?? latinLookOf(capital) ?? foldText(letter)
}

/**
 * A name of the staff as a reader tells it from others: without case, accents, spaces, what is not drawn, punctuation around it, and with one
 * spelling for letters that look alike. `аna` with a Cyrillic `а`, `ＡＮＡ` and `ana.` are one name. It is for comparison, not for display.
 */
export function foldName(name: string): string {
  // Before the decomposition, too, which makes letters of a sign like ™.
  const bare = withoutSigns(withoutSigns(name).normalize('NFKD'))
  const letters = Array.from(bare.replace(DASHES, '-').replace(DOTS, '.'), foldLetter)
  // In some font `I` is read as `l`, and `rn` as `m`; Unicode folds only one case of each.
  return letters.join('').replaceAll('i', 'l').replaceAll('m', 'rn')
}
