import { expect, test } from 'vitest'
import { themeCss } from './css-variables.ts'
import { COLOR } from './tokens.ts'
import { FONT_STACK } from './type-tokens.ts'

test('[SHELL-3] both modes define the same roles', () => {
  expect(Object.keys(COLOR.dark)).toEqual(Object.keys(COLOR.light))
})

test('every variable that is used is defined', () => {
  const css = themeCss()
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(3)
  for (const name of used) expect(css).toContain(`${name}: `)
})

test('[LOC-2] Arabic, Persian and each Han language bring their own letters', () => {
  const css = themeCss()
  expect(css).toContain(`html:is(:lang(ar), :lang(fa)) {\n  --font: ${FONT_STACK.arabic};`)
  for (const tag of ['zh-CN', 'zh-TW', 'ja', 'ko'] as const) {
    expect(css).toContain(`html:lang(${tag}) {\n  --font: ${FONT_STACK[tag]};`)
  }
})
