/** The beginnings of texts that a spreadsheet would run as a formula, also as the full-width characters that some read alike. */
const FORMULA = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`
/** With apostrophes before it, so that `plainCell` finds the text again. */
const GUARDED = new RegExp(`^'*${FORMULA}`)
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** One cell of RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
const cell = (text: string) => `"${(GUARDED.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The text of a cell, without the apostrophe that `csvLine` put before a formula. */
export const plainCell = (text: string) => (text.startsWith("'") && GUARDED.test(text) ? text.slice(1) : text)

/** A decimal string as it is, so that a spreadsheet reads a number; every other text is a text. */
const numberCell = (text: string) => (NUMBER.test(text) ? text : cell(text))

/** One line of a CSV file, with its line end. `isNumber` names the cells that are numbers, by their place. */
export const csvLine = (cells: readonly string[], isNumber: readonly boolean[] = []) =>
  `${cells.map((text, place) => (isNumber[place] === true ? numberCell(text) : cell(text))).join(',')}\r\n`
