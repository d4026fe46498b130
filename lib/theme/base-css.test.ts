import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themeCss } from './css-variables.ts'

const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
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
