import { expect, test } from 'vitest'
import { POSTER_FORMATS, POSTER_SIZES } from '#lib/share/poster.ts'
import { figureSize, MEASURES } from './poster-styles.ts'

test('the code of every format is at least 190 px at full size, and inside the poster', () => {
  for (const format of POSTER_FORMATS) {
    expect(2 * MEASURES[format].qr).toBeGreaterThanOrEqual(190)
    expect(POSTER_SIZES[format].width).toBeGreaterThan(MEASURES[format].qr)
  }
})

const FIGURES = ['5', '210', '2,000', '12,500', '100,000', '0.00012', '1,250.50', '123,456,789,012.50']

test.each(POSTER_FORMATS)('a figure of every length keeps to its field on the poster "%s"', (format) => {
  const { area } = MEASURES[format]
  for (const figure of FIGURES) {
    const size = figureSize(figure, format, true)
    // Digits of the typeface are 0.62 em wide, a comma half of that.
    const points = figure.match(/[.,]/g)?.length ?? 0
    expect(0.62 * size * (figure.length - 0.5 * points)).toBeLessThan(0.7 * area.width)
    expect(size).toBeGreaterThan(9)
  }
  expect(figureSize('5', format, true)).toBeGreaterThan(figureSize('250,000', format, true))
})
