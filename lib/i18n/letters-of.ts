/** The letters of a text as a reader counts them: a flag or a letter with its accents is one. Browsers without the API count code points. */
export function lettersOf(text: string) {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
