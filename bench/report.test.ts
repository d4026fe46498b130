import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { ASLEEP_KIB, AWAKE_KIB, BUDGETED_ROUTES, TOUCHED_KIB } from './budgets.ts'

test('the document lists every budget that was moved, with its first value and today’s', () => {
  const [, section = ''] = readFileSync(inRoot('docs/bench.md'), 'utf8').split('## Goals that were moved')
  const rows = section
    .split('## ', 1)[0]
    ?.match(/^\| JavaScript.*$/gm)
    ?.map((line) => line.split('|').map((cell) => cell.trim()))
  const listed = rows?.map(([, goal, first, , now]) => [goal, first !== '', Number.parseFloat(now ?? '')])
  const own = new Set(BUDGETED_ROUTES.flatMap(({ touchedKib = 0 }) => (touchedKib > TOUCHED_KIB ? touchedKib : [])))
  const values = [ASLEEP_KIB, AWAKE_KIB, TOUCHED_KIB, ...own]
  expect(listed?.map(([, , now]) => now)).toEqual(values)
  expect(listed?.every(([, hasFirst]) => hasFirst)).toBe(true)
})
