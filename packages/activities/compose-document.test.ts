import { LineCounter, Parser } from 'yaml'
import { afterEach, expect, test, vi } from 'vitest'
import { composeDocument } from './compose-document.ts'
import { ISSUES_MAXIMUM } from './issue.ts'
import { parseActivityFile } from './parse-files.ts'

afterEach(() => vi.restoreAllMocks())

const compose = (text: string, most = ISSUES_MAXIMUM) => composeDocument(text, { lines: new LineCounter(), most })

test.each([
  ['entries without a comma', `[${'{}'.repeat(4_070)}`],
  ['closing brackets', ']'.repeat(8_000)],
  ['quotation marks', '"'.repeat(8_000)],
  ['empty entries', `[${','.repeat(8_000)}`],
  ['wrong escapes', `"${String.raw`\q`.repeat(4_000)}"`],
  ['names of anchors without a value', '& '.repeat(4_000)],
  ['tags without a name', '! '.repeat(4_000)],
  ['lines without a colon in a block', `a: b\n${'c\n'.repeat(4_000)}`],
  ['directives', '%A\n'.repeat(2_600)],
  ['documents', 'a\n---\n'.repeat(1_000)],
])('[ACT-9] the parser stops at the first faults of a text of %s', (_of, text) => {
  for (const most of [3, ISSUES_MAXIMUM]) expect(compose(text, most).faults.length).toBeLessThanOrEqual(most)
  const parsed = parseActivityFile(text, 'x.yaml')
  const errors = parsed.ok ? [] : parsed.errors
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.length).toBeLessThanOrEqual(ISSUES_MAXIMUM)
})

test('[ACT-9] of 8,000 closing brackets the parser reads no more than it reports', () => {
  const read = vi.spyOn(Parser.prototype, 'next')
  compose(']'.repeat(8_000))
  expect(read.mock.calls.length).toBeLessThan(2 * ISSUES_MAXIMUM)
})

test('[ACT-9] the first faults are those of a parser that goes on', () => {
  const text = 'a: [1 2]\nb: "\\q"\nc: ]\n'
  const { document, faults } = compose(text)
  expect(document).not.toBeNull()
  expect(faults.map(({ offset, code }) => [text.slice(offset, offset + 2), code])).toEqual([
    ['\\q', 'BAD_DQ_ESCAPE'],
    [']\n', 'UNEXPECTED_TOKEN'],
  ])
  expect(compose(text, 1)).toEqual({ document: null, faults: faults.slice(0, 1) })
})

test('[ACT-9] repeated keys, anchors and unknown fields are named up to a maximum', () => {
  const count = (text: string) => {
    const parsed = parseActivityFile(text, 'x.yaml')
    return parsed.ok ? 0 : parsed.errors.length
  }
  expect(count('a: 1\n'.repeat(2_000))).toBe(ISSUES_MAXIMUM)
  expect(count('- &a 1\n'.repeat(1_000))).toBe(ISSUES_MAXIMUM)
  const block = Array.from({ length: 60 }, (_, index) => `titel${index}: x`).join(', ')
  expect(
    count(
      `type: PersonalTrading\ntexts: {${['en', 'de', 'fr', 'ar'].map((locale) => `${locale}: {${block}}`).join(', ')}}`,
    ),
  ).toBe(ISSUES_MAXIMUM)
})
