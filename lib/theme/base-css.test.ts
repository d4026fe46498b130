import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themeCss } from '@fanfare/kernel/theme/css-variables.ts'

const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
const earlyFonts = readFileSync(join(import.meta.dirname, 'early-fonts.css'), 'utf8')
const rules = css.replace(/\/\*.*?\*\//gs, '')

test('base.css takes every value from a variable that exists', () => {
  const theme = themeCss()
  const used = [...rules.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '')
  expect(used.length).toBeGreaterThan(20)
  for (const name of used) expect(theme, name).toContain(`${name}: `)
  expect(rules).not.toMatch(/#[0-9a-f]{3,8}\b|\brgb|\boklch/i)
})

test('[LOC-2] base.css has logical properties only, so right-to-left needs no second set', () => {
  expect(rules).not.toMatch(/^\s*(margin|padding|border|inset)?-?(left|right)\b/m)
  expect(rules).not.toMatch(/text-align: (left|right)|^\s*(width|height|min-width|max-width):/m)
})

test('the theme has no variable that nothing uses, because every page carries its stylesheet', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{app,components,console,gallery,lib}/**/*.{css,ts,tsx}', { cwd: root })
  const used = files.map((file) => readFileSync(join(root, file), 'utf8').match(/var\(--[\w-]+/g) ?? []).flat()
  const defined = new Set(themeCss().match(/--[\w-]+(?=:)/g))
  expect(defined.size).toBeGreaterThan(100)
  // Names of these end with a value of the data: a colour, a level of type.
  expect([...defined].filter((name) => !/^--(?:art|type)-/.test(name) && !used.includes(`var(${name}`))).toEqual([])
})

test('[LOC-5] every weight is a variable of the theme, because other scripts have fewer weights than Latin', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{app,components,lib}/**/*.css', { cwd: root }).filter((file) => !file.endsWith('theme.css'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => /font-weight:\s*\d/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('[LOC-5] Chinese, Japanese and Korean headings and buttons are 600 or bolder', () => {
  const block = /html:is\(:lang\(zh\)[^{]*\{([^}]*)\}/.exec(themeCss())?.[1] ?? ''
  for (const role of ['display', 'h1', 'h2', 'h3', 'figure-m', 'button'])
    expect(Number(new RegExp(`--type-${role}-weight: (\\d+)`).exec(block)?.[1]), role).toBeGreaterThanOrEqual(600)
})

/** A percentage of the size, of the font's ascent and descent in its own units. */
const heightsOf = (family: string): number[] => {
  const block = new RegExp(`@font-face \\{\\s*font-family: '${family}';[^}]*`).exec(earlyFonts)?.[0] ?? ''
  const of = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(block)?.[1] ?? 'NaN')
  const scale = of('size-adjust') / 100
  return [of('ascent-override') * scale, of('descent-override') * scale]
}

test('fonts of the system are named as every system finds them', () => {
  const names = Array.from(earlyFonts.matchAll(/local\('([^']+)'\)/g), ([, name]) => name)
  expect(names).toContain('Roboto-Regular')
  expect(names.filter((name) => !/^\w+(?:-Regular)?$/.test(name ?? ''))).toEqual([])
})

test('fonts of the system have the heights of the fonts that replace them, so that lines stay where they are', () => {
  const geologica = [(1950 / 2000) * 100, (550 / 2000) * 100]
  const vazirmatn = [(2100 / 2048) * 100, (1100 / 2048) * 100]
  for (const [family, heights] of [
    ['Geologica Early', geologica],
    ['Geologica Noto', geologica],
    ['Vazirmatn Early', vazirmatn],
    ['Vazirmatn Naskh', vazirmatn],
  ] as const)
    for (const [index, height] of heightsOf(family).entries())
      expect(height, family).toBeCloseTo(heights[index] ?? 0, 0)
  for (const [, stack] of themeCss()
    .replaceAll(/\s+/g, ' ')
    .matchAll(/--font: ([^;]+);/g)) {
    expect(stack).toContain("'Geologica Variable', 'Geologica Early', 'Geologica Noto', ")
    if (stack?.includes('Vazirmatn'))
      expect(stack).toContain("'Vazirmatn Variable', 'Vazirmatn Early', 'Vazirmatn Naskh', ")
  }
})
