import { expect, test } from 'vitest'
import { coverageOf, idsOfTitles, reportOf, requirementsIn } from './requirement-coverage.ts'

const LIST = 'id,what\nAAA-1,"shows something, also BBB-2"\nBBB-1,one\nBBB-2,two\n'

/** A title as in a test file, composed here so that this file itself names no requirement. */
const marks = (ids: string) => ids.replace(/\S+/g, '[$&]')
const title = (ids: string, quote = "'") => `test(${quote}${marks(ids)} it works${quote}, () => undefined)`

const requirements = requirementsIn(LIST)

test('a line of the list defines a requirement by its ID', () => {
  expect(requirements.map(({ id }) => id)).toEqual(['AAA-1', 'BBB-1', 'BBB-2'])
  expect(requirements[0]?.what).toBe('shows something, also BBB-2')
})

test('a title names its IDs one by one or together, in any quotes and on a line of its own', () => {
  const text = [title('AAA-1'), title('AAA-1 BBB-2', '"'), `test.each(rows)(\n  ${title('BBB-1 BBB-3', '`')}`]
  expect(idsOfTitles(text.join('\n'))).toEqual([['AAA-1'], ['AAA-1', 'BBB-2'], ['BBB-1', 'BBB-3']])
})

test('brackets outside of titles are ignored', () => {
  expect(idsOfTitles("const a = ['AAA', 1]; expect('x [AAA-1]')")).toEqual([])
})

test('an ID that the list does not have is unknown', () => {
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
