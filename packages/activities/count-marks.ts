/** What a parser of YAML, JSON, Markdown or CSV does something at; the rest of a text costs it a tenth of a microsecond for each character. */
const MARKS = new Uint8Array(128)
for (const mark of '\n\r\t,:;-?{}[]()<>&*!#|@%`"\'\\_~') MARKS[mark.codePointAt(0) ?? 0] = 1
/** So many other characters take the time of a mark. */
const PLAIN_PER_MARK = 64

/**
 * How much work a text is for a parser: its marks, where a parser takes about 10 µs for each, checks of the content included. Stops counting above
 * `most`, so that the count itself costs little.
 */
export function countMarks(text: string, most = Number.POSITIVE_INFINITY): number {
  let marks = Math.floor(text.length / PLAIN_PER_MARK)
  for (let index = 0; index < text.length && marks <= most; index += 1) marks += MARKS[text.charCodeAt(index)] ?? 0
  return marks
}
