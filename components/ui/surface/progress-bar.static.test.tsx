import { expect, test } from 'vitest'
import { renderStill, screen } from '#components/testing/render-still.tsx'
import { ProgressBar } from './progress-bar.tsx'

test.each([
  [0.642, '64'],
  [1.7, '100'],
  [-1, '0'],
  [Number.NaN, '0'],
])('a ratio of %s is %s percent, with words for screen readers', (ratio, now) => {
  renderStill(<ProgressBar ratio={ratio} label="Earned so far" valueText="25 of 125 USDT" />)
  const bar = screen.getByRole('progressbar', { name: 'Earned so far' })
  expect(bar.getAttribute('aria-valuenow')).toBe(now)
  expect(bar.getAttribute('aria-valuetext')).toBe('25 of 125 USDT')
})
