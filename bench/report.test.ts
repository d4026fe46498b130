import { expect, test } from 'vitest'
import { table, withFigures } from './report.ts'

const ROW = { figure: 'Start', goal: '≤ 10 s', measured: '2 s', how: 'a | b' }

test('a row shows whether its goal is met, if it has one', () => {
  const [, , met, missed, none] = table([{ ...ROW, isMet: true }, { ...ROW, isMet: false }, ROW]).split('\n')
  expect([met, missed, none]).toEqual([
    '| Start | ≤ 10 s | 2 s ✓ | a \\| b |',
    '| Start | ≤ 10 s | 2 s ✗ | a \\| b |',
    '| Start | ≤ 10 s | 2 s | a \\| b |',
  ])
})

test('only the text between the marks is replaced', () => {
  const page = 'before\n<!-- figures: written by npm run bench -- --write -->\nold\n<!-- end of figures -->\nafter'
  expect(withFigures(page, 'new')).toBe(
    'before\n<!-- figures: written by npm run bench -- --write -->\n\nnew\n\n<!-- end of figures -->\nafter',
  )
  expect(() => withFigures('nothing', 'new')).toThrow('no place')
})
