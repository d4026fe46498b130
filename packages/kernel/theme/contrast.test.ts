import { expect, test } from 'vitest'
import { contrast, contrastFailures, CONTRAST_PAIRS } from './contrast.ts'
import { COLOR } from './tokens.ts'

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

for (const mode of ['light', 'dark'] as const) {
  test.each(CONTRAST_PAIRS)(
    `in ${mode} mode the contrast of %s on %s is at least %d`,
    (foreground, background, minimum) => {
      expect(contrast(COLOR[mode][foreground], COLOR[mode][background])).toBeGreaterThanOrEqual(minimum)
    },
  )
}

test('a palette that cannot be read is refused with the pair and its figures', () => {
  expect(contrastFailures(COLOR.light)).toEqual([])
  expect(contrastFailures({ ...COLOR.light, 'success.onSoft': '#DFF2E7' })).toEqual([
    'success.onSoft on success.soft is 1, needs 4.5',
  ])
})
