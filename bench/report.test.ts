import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { ASLEEP_KIB, AWAKE_KIB, BUDGETED_ROUTES, TOUCHED_KIB } from './budgets.ts'
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

test('the document lists every budget that was moved, with its first value and today’s', () => {
  const [, section = ''] = readFileSync(inRoot('docs/bench.md'), 'utf8').split('## Goals that were moved')
  const rows = section
    .split('## ', 1)[0]
    ?.match(/^\| JavaScript.*$/gm)
    ?.map((line) => line.split('|').map((cell) => cell.trim()))
  const listed = rows?.map(([, goal, first, , now]) => [goal, first !== '', Number.parseFloat(now ?? '')])
  const own = new Set(BUDGETED_ROUTES.flatMap(({ touchedKib }) => touchedKib ?? []))
  const values = [ASLEEP_KIB, AWAKE_KIB, TOUCHED_KIB, ...own]
  expect(listed?.map(([, , now]) => now)).toEqual(values)
  expect(listed?.every(([, hasFirst]) => hasFirst)).toBe(true)
})
