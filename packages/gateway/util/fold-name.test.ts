import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

const NBSP = '\u00A0'
const ZERO_WIDTH_JOINER = '\u200D'
const HANGUL_FILLER = '\u3164'
const VARIATION_SELECTOR = '\uFE0F'
const COMBINING_GRAPHEME_JOINER = '\u034F'

test.each([
  ['a Cyrillic a', 'ana', 'аna'],
  ['a name of Cyrillic letters alone', 'poxa', 'роха'],
  ['Cyrillic capitals', 'BOB', 'ВОВ'],
  ['a Greek capital', 'Nina', 'Νina'],
  ['a small Greek letter', 'vera', 'νera'],
  ['Armenian letters', 'honor', 'հօnօr'],
  ['full-width letters', 'ana', 'ＡＮＡ'],
  ['mathematical letters', 'ana', '𝐚𝐧𝐚'],
  ['another case', 'mai.tran', 'Mai.TRAN'],
  ['accents', 'vera', 'vérà'],
  ['letters without decomposition', 'lodz', 'Łódź'],
  ['spaces around and inside', 'ana lee', `  Ana${NBSP} lee `],
  ['no space', 'ana lee', 'analee'],
  ['a closing dot', 'sven', 'sven.'],
  ['closing dots and marks', 'sven', '"sven…!"'],
  ['a full-width closing dot', 'sven', 'sven．'],
  ['a sign that closes it', 'sven', 'sven™'],
  [
    'marks that are not drawn',
    'sven',
    `s${ZERO_WIDTH_JOINER}v${COMBINING_GRAPHEME_JOINER}e${VARIATION_SELECTOR}n${HANGUL_FILLER}`,
  ],
  ['a capital I for an l', 'sally', 'saIly'],
  ['digits for letters', 'olli', 'o111'],
  ['an r and an n for an m', 'tom', 'torn'],
  ['another dash', 'feed-a', 'feed\u2010a'],
  ['another dot', 'mai.tran', 'mai·tran'],
  ['another name of signs alone', '..', '．．'],
])('%s makes no other name: %s, %s', (_what, one, other) => expect(foldName(other)).toBe(foldName(one)))

test('names that a reader tells apart stay apart', () => {
  const names = [
    'ana',
    'anna',
    'hana',
    'mai.tran',
    'mai-tran',
    'mai_tran',
    'maitran',
    'vera.lind',
    'sam.okoro',
    'exchange-feed',
    'иван',
    'йосип',
    'юлия',
    'νικος',
    'μαρια',
    '山田',
    '山本',
    'सीता',
    'सुनीता',
    'สมชาย',
    'สมหญิง',
    'محمد',
    'أحمد',
    'דוד',
    'דנה',
    '.',
    '..',
    '+',
    'feed2',
    'feed3',
  ]
  expect(new Set(names.map(foldName)).size).toBe(names.length)
})
