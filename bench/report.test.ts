import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { BUDGETED_ROUTES, FIRST_LOAD_KIB, TOUCHED_KIB } from './budgets.ts'

test('the document lists every budget that was moved, with its first value and today’s', () => {
  const [, section = ''] = readFileSync(inRoot('docs/bench.md'), 'utf8').split('## Goals that were moved')
  const rows = section
    .split('## ', 1)[0]
    ?.match(/^\| JavaScript.*$/gm)
    ?.map((line) => line.split('|').map((cell) => cell.trim()))
  const listed = rows?.map(([, goal, first, , now]) => [goal, first !== '', Number.parseFloat(now ?? '')])
  const own = (field: 'firstLoadKib' | 'touchedKib') => [
    ...new Set(BUDGETED_ROUTES.flatMap((route) => route[field] ?? [])),
  ]
  const values = [FIRST_LOAD_KIB, ...own('firstLoadKib'), TOUCHED_KIB, ...own('touchedKib')]
  expect(listed?.map(([, , now]) => now)).toEqual(values)
  expect(listed?.every(([, hasFirst]) => hasFirst)).toBe(true)
})
