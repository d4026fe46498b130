import unhomoglyph from 'unhomoglyph'
import { TEAM_NAME_MAXIMUM, TEAM_NAME_MINIMUM } from '#lib/contract/competition/team-create.ts'
import { DomainError } from '../domain-error.ts'

/** Controls, marks of direction, private and unassigned characters; not the joiners, which Persian, Hindi and emoji need. */
const REFUSED_CHARACTER = /[\p{C}--[\u200c\u200d]]/v
/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{4,}/u
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const NEITHER_LETTER_NOR_MARK = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu
const LATIN_MARKS = /[\u0300-\u036f]/g

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A team’s name without needless spaces. @throws DomainError 51020, of the field `name` */
export function readTeamName(text: string): string {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (REFUSED_CHARACTER.test(name) || PILED_MARKS.test(name) || !LETTER.test(name)) throw refused('team.name_refused')
  const length = [...segmenter.segment(name)].length
  if (length < TEAM_NAME_MINIMUM || length > TEAM_NAME_MAXIMUM) throw refused('team.name_length')
  return name
}

/** A key that is equal for names that readers take for one another: case, accents, spaces and look-alike letters do not count. */
export const nameKeyOf = (name: string): string =>
  foldLookAlikes(foldLookAlikes(name.normalize('NFKD').replaceAll(LATIN_MARKS, ''))).replaceAll(
    NEITHER_LETTER_NOR_MARK,
    '',
  )

const foldLookAlikes = (text: string): string => unhomoglyph(text.toLowerCase()).toLowerCase()

const refused = (tipKey: string) => new DomainError('TIP', { tipKey, field: 'name' })
