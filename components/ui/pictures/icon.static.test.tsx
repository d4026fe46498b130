import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { Icon } from './icon.tsx'

const drawn = (element: React.ReactElement) => renderStill(element).querySelector('svg')

test('[LOC-2] right-to-left pages mirror a caret, but not a clock', () => {
  expect(drawn(<Icon icon="caret-right" />)?.classList).toContain('directional')
  expect(drawn(<Icon icon="clock" />)?.classList).not.toContain('directional')
})

test('an icon is hidden from screen readers, drawn in one of three sizes, and refers to the sprite', () => {
  const svg = drawn(<Icon icon="check-circle" size="lg" weight="fill" />)
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.getAttribute('width')).toBe('24')
  expect(svg?.querySelector('use')?.getAttribute('href')).toMatch(/\.svg#check-circle-fill$/)
})
