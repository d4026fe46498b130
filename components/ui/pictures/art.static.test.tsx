import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { Art } from './art.tsx'

test.each([
  ['poster', '0 0 600 300', 'lottery'],
  ['thumb', '150 20 300 300', 'lottery'],
  ['tall', '0 0 320 440', 'tall-lottery'],
] as const)('the %s of a scene shows its part of one drawing of the sprite', (crop, viewBox, id) => {
  const svg = renderStill(<Art scene="lottery" crop={crop} />).querySelector('svg')
  expect(svg?.getAttribute('viewBox')).toBe(viewBox)
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.innerHTML).toMatch(new RegExp(`^<use href="[^"#]+\\.svg#${id}"></use>$`))
})
