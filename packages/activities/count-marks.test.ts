import { expect, test } from 'vitest'
import { activityFileNames } from './load-files.ts'
import { readFileSync } from 'node:fs'
import { countMarks } from './count-marks.ts'
import { parseActivityFile } from './parse-files.ts'

test.each([
  '"',
  "'",
  '[',
  '{}',
  ',',
  '- ',
  '? ',
  ': ',
  '# ',
  '\n',
  '\r',
  '\t',
  '&a ',
  '*a ',
  '!a ',
  '% ',
  '`',
  '@',
  '|',
  '>',
  '\\',
  '_',
  '*',
  '~',
  '<',
  '(',
])('a text of %j costs at least one mark for each', (part) =>
  expect(countMarks(part.repeat(1_000))).toBeGreaterThanOrEqual(1_000),
)

test('plain words in any script cost little, and a long text is not free', () => {
  expect(countMarks('Fair play for all participants '.repeat(100))).toBeLessThan(60)
  expect(countMarks('مسابقة التداول '.repeat(100))).toBeLessThan(60)
  expect(countMarks('a'.repeat(512 * 1024))).toBeGreaterThan(8_000)
})

test('the count ends above the maximum that the caller gives', () => {
  expect(countMarks('['.repeat(1_000_000), 10)).toBeGreaterThan(10)
  expect(countMarks('['.repeat(1_000), 5_000)).toBe(1_015)
})

test('[ACT-9] our own files are far below what is refused, and texts of marks alone are refused unread', () => {
  for (const name of activityFileNames()) {
    const text = readFileSync(new URL(`../../activities/${name}`, import.meta.url), 'utf8')
    expect(text.length / countMarks(text), name).toBeGreaterThan(7)
    expect(countMarks(text), name).toBeLessThan(10_000)
  }
  for (const mark of ['"', '\r', '>', '\\', '`', "'"]) {
    const parsed = parseActivityFile(mark.repeat(500_000), 'x.yaml')
    expect(parsed).toMatchObject({ ok: false, errors: [{ message: 'holds too many values' }] })
  }
})
