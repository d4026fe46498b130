import { foldText } from './fold-text.ts'

/**
 * Characters that look like a Latin letter or a digit and have no compatibility decomposition, by what they look like: the letters of the Latin,
 * Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu and Hebrew scripts in confusables.txt of Unicode (UTS #39), in lower case. Where only the
 * capital looks Latin, as in В, its small letter is here.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑαаꭺꓮ',
  b: 'ƀƃƅɓβбвьѣҍꮟᏼꓐꞵ',
  c: 'ȼсҫᴄⲥꓚꮯ',
  d: 'ðđƌɖɗԁꭰꮷꓒꓓ',
  e: 'ɇεеҽҿꭼꓰꬲ',
  f: 'ƒϝքᵮẝꓝꞙꬵ',
  g: 'ƍǥɠɡԍցꮐᏻᶃꓖ',
  h: 'ħɦнћңһӈӊհꮋꮒᏺⱨⲏꓧꚕ',
  j: 'ɉϳјꭻꓙʝ',
  k: 'ƙκкқҟꮶⱪⲕꓗꝁ',
  l: '\u05D5\u05DFłıƚǀɨɩɪɫɭιіӏꮮᵻᵼⲓⳑꓡꓲꙇꭵ',
  m: 'μϻмӎꮇⲙꓟ',
  n: 'ɲƞɳηոռᵰⲛꓠ',
  o: '\u05E1øɵθοσоѳөօᴏᴑⲟꓳꝋꬽꬾꭴꮎꮻ',
  p: 'ƥρрꮲᵽⲣꓑ',
  q: 'ʠԛգզ',
  r: 'ʀɍɼɽгғꭱꮢᴦᵲⲅꓣꭇꭈꮁ',
  s: 'ƽʂѕտꮥᵴꓢꜱꮪ',
  t: 'ŧƭʈⱦτтҭꭲᵵⲧꓔ',
  u: 'ʉʋυսᴜᵾꓴꞟꭎꭒꮜ',
  v: '\u05D8νѵᴠꓦꮩ',
  w: 'ɯѡԝաꮤᴡꓪꝡꮃ',
  x: 'χхҳⲭꓫꭓ',
  y: 'ƴɏɣʏγуүұꭹꮍᶌỿⲩꓬꭚ',
  z: 'ƶȥʐζᴢᵶꓜꮓ',
  2: 'ƨƻϩꙅꝛ',
  3: 'ʒȝзҙӡⳍꝫɜ',
  4: 'ꮞ',
  6: 'ꮾⳓ',
  8: 'ȣ',
  9: 'ⳋꝯ',
}

/** Capital and small eta, nu and upsilon look like different Latin letters; the look decides, because names are read. */
const GREEK_CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y' }

/** `i`, `1` and `I` are all read as `l` in some font, and `0` as `o`. */
const LIKE_ASCII: Readonly<Record<string, string>> = { i: 'l', 1: 'l', '|': 'l', 0: 'o' }

const LOOKS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LOOK_ALIKES).flatMap(([look, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, look]),
  ),
  ...Object.entries(LIKE_ASCII),
])

/** Accents of any script, and what is not drawn: joiners, direction marks, variation selectors, Hangul fillers, soft hyphens. */
const NOT_SEEN = /[[\p{Script=Inherited}&&\p{M}]\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/gv
/** Punctuation and signs that close or open a name. */
const AROUND = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/** A name of signs alone is compared by them. */
function withoutSigns(name: string) {
  const seen = name.replace(NOT_SEEN, '')
  return seen.replace(AROUND, '') || seen
}

const DASHES = /[\p{Pd}\u2212]/gu
const DOTS = /[\u00B7\u2022\u2027\u2219\u22C5]/g

/**
 * A name of the staff as a reader tells it from others: without case, accents, spaces, what is not drawn, punctuation around it, and with one
 * spelling for letters that look alike. `аna` with a Cyrillic `а`, `ＡＮＡ` and `ana.` are one name. It is for comparison, not for display.
 */
export function foldName(name: string): string {
  // Before the decomposition, too, which makes letters of a sign like ™.
  const decomposed = withoutSigns(name).normalize('NFKD')
  const bare = withoutSigns(decomposed)
  const lower = foldText(bare.replace(/[ΗΝΥ]/g, (letter) => GREEK_CAPITALS[letter] ?? letter))
  const latin = Array.from(lower.replace(DASHES, '-').replace(DOTS, '.'), (letter) => LOOKS.get(letter) ?? letter)
  return latin.join('').replaceAll('rn', 'm')
}
