/** Widths in em of the display weight and tracking: digits are tabular, everything else is a separator. */
const DIGIT = 0.6
const SEPARATOR = 0.34

/** The width of a formatted number in em, from which CSS computes the font size that fits its column. */
export function numberWidth(text: string) {
  const separators = text.replace(/\d/g, '').length
  const width = (text.length - separators) * DIGIT + separators * SEPARATOR
  return Math.round(width * 100) / 100
}

/** Widths of the letters of a button in em, at least as wide as those of any font of the stacks. */
const LETTER = 0.62
const IDEOGRAPH = 1.05
const IDEOGRAPHS = /[\u1100-\u11FF\u2E80-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFF00-\uFF60]/u

/**
 * The width of a button's label in em that no font exceeds. A layout that follows from it stays when the page's own font replaces the
 * one of the system.
 */
export function labelWidth(text: string): number {
  const letters = Array.from(text)
  const wide = letters.filter((letter) => IDEOGRAPHS.test(letter)).length
  return Math.round((wide * IDEOGRAPH + (letters.length - wide) * LETTER) * 100) / 100
}

/** The width with a unit and its space; `letter` is the width of a letter of the unit, in em of the number. */
export const amountWidth = (number: string, unit: string, letter: number) =>
  numberWidth(number) + (unit.length + 1) * letter
