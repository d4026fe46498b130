/** Marks above and below letters, Arabic vowel signs and the tatweel, which only stretches a word. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/g

/** Letters without a decomposition that readers type with another key; Persian and Arabic share two of them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Most texts: lower case is all that they need, in a tenth of the time. */
const PLAIN = /^\p{ASCII}*$/u
const DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Text for comparison without case, accents and the forms of a letter: `Łódź` and `lodz` are the same, `İ` and `ı` too. */
export const foldText = (text: string) =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(MARKS, '')
        .toLowerCase()
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
        // Arabic and Persian digits end with their value.
        .replace(DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) % 16))

/** The folded words of a search, each once. */
export const foldedWords = (search: string) => [...new Set(foldText(search).split(/\s+/).filter(Boolean))]

/** The titles of an activity as searches compare them, by locale. */
export const foldedTitles = (texts: Readonly<Record<string, { title: string } | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { title } = { title: '' }]) =>
      title === '' ? [] : [[locale, foldText(title)]],
    ),
  )
