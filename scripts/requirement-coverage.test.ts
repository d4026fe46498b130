import { expect, test } from 'vitest'
import { coverageOf, idsOfTitles, reportOf, requirementsIn } from './requirement-coverage.ts'

const DOCUMENT = `# Title
A test of AAA-1 may be named here.
## 1. Tables
| ID | What |
|---|---|
| AAA-1 | Shows something (see BBB-2) |
AAA-2 Begins a line. AAA-3 Begins a sentence, unlike AAA-9.
## 2. Lists
- BBB-1 One; AAA-1 is only mentioned.
- BBB-2 **Two**. BBB-3 Three.
`

/** A title as in a test file, composed here so that this file itself names no requirement. */
const marks = (ids: string) => ids.replace(/\S+/g, '[$&]')
const title = (ids: string, quote = "'") => `test(${quote}${marks(ids)} it works${quote}, () => undefined)`

const requirements = requirementsIn('doc.md', DOCUMENT)

test('a requirement is defined where a line, an item, a row or a sentence begins with its ID', () => {
  expect(requirements.map(({ id }) => id)).toEqual(['AAA-1', 'AAA-2', 'AAA-3', 'BBB-1', 'BBB-2', 'BBB-3'])
})

test('a requirement belongs to the chapter that defines it', () => {
  expect(requirements.find(({ id }) => id === 'BBB-3')?.chapter).toBe('2. Lists')
  expect(requirements.find(({ id }) => id === 'AAA-1')?.chapter).toBe('1. Tables')
})

test('a title names its IDs one by one or together, in any quotes and on a line of its own', () => {
  const text = [title('AAA-1'), title('AAA-1 BBB-2', '"'), `test.each(rows)(\n  ${title('BBB-1 BBB-3', '`')}`]
  expect(idsOfTitles(text.join('\n'))).toEqual([['AAA-1'], ['AAA-1', 'BBB-2'], ['BBB-1', 'BBB-3']])
})

test('brackets outside of titles are ignored', () => {
  expect(idsOfTitles("const a = ['AAA', 1]; expect('x [AAA-1]')")).toEqual([])
})

test('an ID that no document defines is unknown', () => {
  const { unknown } = coverageOf(requirements, [{ path: 'a.test.ts', text: title('ZZZ-1 AAA-9') }])
  expect(unknown.map(({ id }) => id)).toEqual(['ZZZ-1', 'AAA-9'])
})

test('a test of unreachable code proves no requirement, and the report lists it', () => {
  const [dead, live] = [
    { path: 'dead.test.ts', text: title('AAA-1 BBB-1') },
    { path: 'live.test.ts', text: title('AAA-1') },
  ]
  const coverage = coverageOf(requirements, [dead, live], [dead])
  const mentionsOf = (wanted: string) => coverage.requirements.find(({ id }) => id === wanted)?.mentions
  expect(mentionsOf('AAA-1')).toEqual([{ path: 'live.test.ts', titles: 1 }])
  expect(mentionsOf('BBB-1')).toEqual([])
  expect(reportOf(coverage)).toContain('Not counted: the product never runs what these test\n  dead.test.ts')
})
