import unhomoglyph from 'unhomoglyph'
import { TEAM_NAME_MAXIMUM, TEAM_NAME_MINIMUM } from '@fanfare/contract/competition/team.ts'
import { DomainError } from '../util/domain-error.ts'

/** Controls, marks of direction, private and unassigned characters; not the joiners, which Persian, Hindi and emoji need. */
const REFUSED_CHARACTER = /[\p{C}--[\u200c\u200d]]/v
/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{4,}/u
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const NEITHER_LETTER_NOR_MARK = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu
const LATIN_MARKS = /[\u0300-\u036f]/g

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A shorter brand would refuse too many names; then only the brand itself is refused. */
const BRAND_MINIMUM = 4

/** A team’s name without needless spaces. @throws DomainError 51020, of the field `name` */
export function readTeamName(text: string, brandName: string) {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (REFUSED_CHARACTER.test(name) || PILED_MARKS.test(name) || !LETTER.test(name)) throw refused('team.name_refused')
  const length = [...segmenter.segment(name)].length
  if (length < TEAM_NAME_MINIMUM || length > TEAM_NAME_MAXIMUM) throw refused('team.name_length')
  if (looksLikeBrand(name, brandName)) throw refused('team.name_brand')
  return name
}

/** A key that is equal for names that readers take for one another: case, accents, spaces and look-alike letters do not count. */
export const nameKeyOf = (name: string) =>
  foldLookAlikes(foldLookAlikes(name.normalize('NFKD').replaceAll(LATIN_MARKS, ''))).replaceAll(
    NEITHER_LETTER_NOR_MARK,
    '',
  )

/** Whether readers may take the team for one of the brand: `Fanfare Official`, `F4nfare`, `Fаnfаre` with Cyrillic letters. */
function looksLikeBrand(name: string, brandName: string) {
  const [key, brand] = [nameKeyOf(name), nameKeyOf(brandName)].map(withoutDigits) as [string, string]
  return brand.length < BRAND_MINIMUM ? brand !== '' && key === brand : key.includes(brand)
}

/** Digits that are read as letters: unhomoglyph folds 0 and 1 alone. */
const LETTER_OF_DIGIT: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }
const withoutDigits = (key: string) => key.replaceAll(/[34578]/g, (digit) => LETTER_OF_DIGIT[digit] ?? digit)

const foldLookAlikes = (text: string) => unhomoglyph(text.toLowerCase()).toLowerCase()

const refused = (tipKey: string) => new DomainError('TIP', { tipKey, field: 'name' })
