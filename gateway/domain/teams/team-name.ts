import unhomoglyph from 'unhomoglyph'
import { TEAM_NAME_MAXIMUM } from '#lib/contract/competition/team-create.ts'
import { DomainError } from '../domain-error.ts'

const LEAST = 2
/** Controls, marks of direction, private and unassigned characters; not the joiners, which Persian, Hindi and emoji need. */
const REFUSED = /[\p{C}--[\u200c\u200d]]/v
/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{4,}/u
const LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const NEITHER_LETTER_NOR_MARK = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu
const LATIN_MARKS = /[\u0300-\u036f]/g

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A team’s name without needless spaces. @throws DomainError 51020, of the field `name` */
export function readTeamName(text: string): string {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (REFUSED.test(name) || PILED_MARKS.test(name) || !LETTER.test(name)) throw refused('team.name_refused')
  const length = [...letters.segment(name)].length
  if (length < LEAST || length > TEAM_NAME_MAXIMUM) throw refused('team.name_length')
  return name
}

/** The same for names that readers take for one another: case, accents, spaces and look-alike letters do not count. */
export const nameKeyOf = (name: string): string =>
  foldLookAlikes(foldLookAlikes(name.normalize('NFKD').replaceAll(LATIN_MARKS, ''))).replaceAll(
    NEITHER_LETTER_NOR_MARK,
    '',
  )

const foldLookAlikes = (text: string): string => unhomoglyph(text.toLowerCase()).toLowerCase()

const refused = (tipKey: string) => new DomainError('TIP', { tipKey, field: 'name' })
