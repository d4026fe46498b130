/** Widths in em of the display weight and tracking: digits are tabular, everything else is a separator. */
const DIGIT = 0.6
const SEPARATOR = 0.34

/** The width of a formatted number in em, from which CSS computes the font size that fits its column. */
export function numberWidth(text: string) {
  const separators = text.replace(/\d/g, '').length
  const width = (text.length - separators) * DIGIT + separators * SEPARATOR
  return Math.round(width * 100) / 100
}

/** The width with a unit and its space; `letter` is the width of a letter of the unit, in em of the number. */
export const amountWidth = (number: string, unit: string, letter: number) =>
  numberWidth(number) + (unit.length + 1) * letter
