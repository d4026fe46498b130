import { expect, test } from 'vitest'
import { labelWidth, numberWidth } from './number-width.ts'

/** Size of the font in a column of so many px: the rule of the stylesheets. */
const sizeIn = (column: number, text: string): number => column / numberWidth(text)

test('[SCR-1] a twelve-digit prize headline is still the biggest type on a narrow phone', () => {
  expect(sizeIn(280, '125')).toBeGreaterThan(sizeIn(280, '250,000'))
  expect(sizeIn(280, '250,000')).toBeGreaterThan(60)
  // The name of a slide has 21 px there.
  expect(sizeIn(280, '123,456,789,012')).toBeGreaterThan(30)
})

test('[SHELL-4] the width of a label grows with its letters, and a Han character takes the room of nearly two', () => {
  expect(labelWidth('Join now')).toBeLessThan(labelWidth('Sign up and get 5 USDT'))
  expect(labelWidth('立即参加')).toBeGreaterThan(labelWidth('Join'))
})
