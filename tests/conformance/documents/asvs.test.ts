import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/source-files.ts'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; in each they are the first ones. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
}
const required = Object.entries(SECTIONS).flatMap(([chapter, counts]) =>
  counts.flatMap((count, index) => Array.from({ length: count }, (_, at) => `${chapter}.${index + 1}.${at + 1}`)),
)

const REASON = /^(?:not met|partly met|not applicable|deployer|by reading): \S/
const TEST = /^[\w./[\]-]+\.(?:test|spec)\.tsx?$/

const rows = readFileSync(join(ROOT, 'docs', 'deploying', 'asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.slice(2, -2).split(' | '))

/** `V1.2.6–8` → `V1.2.6`, `V1.2.7`, `V1.2.8` */
function numbersOf(cell: string): string[] {
  const [, section = '', first = '', last = first] = /^(V\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(cell) ?? []
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`)
}

test('the table has each requirement of levels 1 and 2 of ASVS 5.0.0 once, in order', () => {
  expect(required).toHaveLength(253)
  expect(rows.flatMap(([number = '']) => numbersOf(number))).toEqual(required)
})

test('each row of the table has four cells, and names existing tests or a reason', () => {
  const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  const isProven = (cell: string): boolean =>
    REASON.test(cell) || cell.split(', ').every((part) => TEST.test(part.slice(1, -1)) && /^`.+`$/.test(part))
  const faults = rows.flatMap((cells) => {
    const [number = '', , how = '', proof = ''] = cells
    const missing = [...quoted(how), ...quoted(proof)].filter(
      (text) => /^[\w-]+\/.*(?:\.\w+|[^/]$)/.test(text) && !existsSync(join(ROOT, text)),
    )
    return [
      ...(cells.length === 4 && isProven(proof) ? [] : [`${number}: neither a test nor a reason`]),
      ...missing.map((path) => `${number}: there is no ${path}`),
    ]
  })
  expect(faults).toEqual([])
})
