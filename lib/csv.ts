/** The beginnings of texts that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** One cell of RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** One line of a CSV file, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`
