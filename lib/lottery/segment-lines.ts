import { segmentWidth } from './wheel.ts'

/** One line of a segment's words; units of the wheel. */
export interface SegmentLine {
  text: string
  size: number
  /** The y of the baseline. */
  y: number
}

/** An amount over its unit, or words that are wrapped. */
export type SegmentContent = { figure: string; unit: string } | { words: string }

/** The rim of the coloured disc is at 36; the pointer covers everything above this. */
const TOP = 68
const LINE = 1.12
const LARGEST = { figure: 46, unit: 23, words: 27 }
/** Smaller letters cannot be read on a phone, so words that do not fit are cut; the table has the whole name. */
const SMALLEST = 15
const MOST_LINES = 3
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The width in em, large enough for every font of the site. */
const widthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (IDEOGRAPH.test(letter) ? 1 : 0.62), 0)

const fitting = (text: string, width: number, largest: number) => Math.min(largest, width / Math.max(1, widthOf(text)))

function figureLines({ figure, unit }: { figure: string; unit: string }, count: number): SegmentLine[] {
  const size = fitting(figure, segmentWidth(count, 186), LARGEST.figure)
  const below = fitting(unit, segmentWidth(count, 158), LARGEST.unit)
  const y = TOP + LARGEST.figure
  return [
    { text: figure, size, y },
    { text: unit, size: below, y: y + below * LINE + 4 },
  ]
}

/** Where a line may end: after a space, after a hyphen, and after each ideograph. */
const pieces = (words: string): string[] =>
  words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s-]+-?\s*|\s+|-/gu) ?? [words]

/** Every way to wrap the pieces into at most `most` lines. */
function wrappings(parts: readonly string[], most: number): string[][] {
  if (most === 1 || parts.length <= 1) return [[parts.join('').trim()]]
  return parts.flatMap((_, index) => {
    const line = parts
      .slice(0, index + 1)
      .join('')
      .trim()
    const rest = parts.slice(index + 1)
    return rest.length === 0 ? [[line]] : wrappings(rest, most - 1).map((lines) => [line, ...lines])
  })
}

function sizeOf(lines: readonly string[], count: number) {
  // Lines nearer to the centre have less room.
  const sizes = lines.map((line, index) => fitting(line, segmentWidth(count, 202 - 28 * (index + 1)), LARGEST.words))
  return Math.min(...sizes)
}

function cut(text: string, width: number) {
  if (widthOf(text) * SMALLEST <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) * SMALLEST > width) letters.pop()
  return `${letters.join('')}…`
}

function wordLines(words: string, count: number): SegmentLine[] {
  // As large as possible; among equal sizes, the one with the fewest lines.
  const [best = [words]] = wrappings(pieces(words).slice(0, 10), MOST_LINES).toSorted(
    (one, other) => sizeOf(other, count) - sizeOf(one, count) || one.length - other.length,
  )
  const size = Math.max(SMALLEST, sizeOf(best, count))
  return best.map((line, index) => ({
    text: cut(line, segmentWidth(count, 202 - 28 * (index + 1))),
    size,
    y: TOP + 8 + (index + 1) * size * LINE,
  }))
}

/** The words of one of `count` segments, as large as fit between its sides. */
export const segmentLines = (content: SegmentContent, count: number): SegmentLine[] =>
  'figure' in content ? figureLines(content, count) : wordLines(content.words, count)
