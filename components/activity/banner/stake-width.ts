/** Widths in em of the stake's weight and tracking: digits are tabular, everything else is a separator. */
const DIGIT = 0.6
const SEPARATOR = 0.34

/** The width of a number in em, from which CSS computes the font size that fills the column. */
export function stakeWidth(text: string): number {
  const width = [...text].reduce((sum, character) => sum + (/\d/.test(character) ? DIGIT : SEPARATOR), 0)
  return Math.round(width * 100) / 100
}
