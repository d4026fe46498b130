/** With these a spreadsheet begins a formula; some also accept the full-width forms. */
const FORMULA = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`
/** Also after apostrophes, so that `plainCell` can restore every text. */
const GUARDED = new RegExp(`^'*${FORMULA}`)
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** One cell of RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
const cell = (text: string) => `"${(GUARDED.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The text of a cell, without the apostrophe that `csvLine` put before a formula. */
export const plainCell = (text: string) => (text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text)

/** A decimal string without quotes, so that a spreadsheet reads a number. */
const numberCell = (text: string) => (NUMBER.test(text) ? text : cell(text))

/** One line of a CSV file, with its line end. `isNumber` marks the cells that are numbers. */
export const csvLine = (cells: readonly string[], isNumber: readonly boolean[] = []) =>
  `${cells.map((text, place) => (isNumber[place] === true ? numberCell(text) : cell(text))).join(',')}\r\n`
