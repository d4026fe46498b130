import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { brandCss, brandPalettes } from './brand.ts'
import { contrastFailures } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'
import { COLOR, type ColorRole, DEFAULT_ACCENT } from './tokens.ts'

test('the default accent changes nothing', () => {
  expect(brandPalettes(DEFAULT_ACCENT)).toEqual(COLOR)
  expect(brandCss(DEFAULT_ACCENT)).toBe('')
})

test.each(['#1D4ED8', '#6D28D9', '#166534', '#9F1239', '#1F2937'])(
  'a brand with the accent %s is readable',
  (light) => {
    const palettes = brandPalettes({ light })
    expect(palettes.light['primary.main']).toBe(light)
    expect(contrastFailures(palettes.light)).toEqual([])
    expect(contrastFailures(palettes.dark)).toEqual([])
  },
)

test('only primary and the cool art colours follow the brand', () => {
  const { light, dark } = brandPalettes({ light: '#6D28D9', dark: '#C4B5FD' })
  const changed = (Object.keys(light) as ColorRole[]).filter((role) => light[role] !== COLOR.light[role])
  expect(changed).toEqual(
    expect.arrayContaining(['primary.main', 'primary.hover', 'primary.soft', 'art.ink', 'art.teal']),
  )
  expect(changed.every((role) => role.startsWith('primary.') || role === 'art.ink' || role === 'art.teal')).toBe(true)
  expect(dark['primary.main']).toBe('#C4B5FD')
  expect(toOklch(light['art.teal']).l).toBeCloseTo(toOklch(COLOR.light['art.teal']).l, 1)
})

test('hover goes away from the ground: darker in light mode, lighter in dark mode', () => {
  const { light, dark } = brandPalettes({ light: '#1D4ED8' })
  expect(toOklch(light['primary.hover']).l).toBeLessThan(toOklch(light['primary.main']).l)
  expect(toOklch(dark['primary.hover']).l).toBeGreaterThan(toOklch(dark['primary.main']).l)
})

test.each(['#FFB52E', '#FFFF00', '#FFFFFF'])('the accent %s cannot be read and is refused by name', (light) => {
  expect(() => brandPalettes({ light })).toThrow(/primary\.main on bg\.surface is \d/)
})

test.each(['red', '#12', '#12345g', ''])('%j is not an accent', (light) => {
  expect(() => brandPalettes({ light })).toThrow('must be #RRGGBB')
})

test('the brand’s styles win over the theme’s, in both modes', () => {
  const css = brandCss({ light: '#1D4ED8', dark: '#93C5FD' })
  expect(css).toContain(':root:not(.dark) {\n  --primary-main: #1d4ed8;')
  expect(css).toContain(':root.dark.dark {\n  --primary-main: #93c5fd;')
  expect(css).not.toContain('--celebrate')
})

test('a colour survives the way to OKLCH and back', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`.toUpperCase())
  forAll({}, [hex], (color) => {
    const back = toHex(toOklch(color))
    for (const start of [1, 3, 5]) {
      const [was, is] = [color, back].map((text) => Number.parseInt(text.slice(start, start + 2), 16)) as [
        number,
        number,
      ]
      expect(Math.abs(was - is)).toBeLessThanOrEqual(2)
    }
  })
})
