import { expect, test } from 'vitest'
import { FIELD_NOTES } from '@fanfare/activities/template/field-notes.ts'
import { formNotes } from '@fanfare/activities/template/form-notes.ts'
import { faultWords, issueWords } from '@fanfare/contract/staff/issue-words.ts'
import { formWords } from '@fanfare/contract/staff/product-words.ts'
import { codesIn } from '../../../console/testing/codes-in.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

const LITERAL = String.raw`(?:'([^'\n]*)'|\`([^\`]*)\`)`

/** The first two literals of the calls of a function that refuses, with a figure in place of each value. */
const messagesOf = (folder: string, refuses: string): string[][] =>
  sourceFiles(/\.ts$/, [folder])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) =>
      [...text.matchAll(new RegExp(String.raw`\b${refuses}\(\s*${LITERAL}(?:,\s*${LITERAL})?`, 'g'))].map(
        ([, one, oneWithValues, two, twoWithValues]) =>
          [one ?? oneWithValues, two ?? twoWithValues]
            .filter((literal) => literal !== undefined)
            .map((literal) => literal.replaceAll(/\$\{[^}]*\}/g, ' 5 ')),
      ),
    )

test('[OPS-CONSOLE] no note of the form speaks of codes, commands or the text of a file', () => {
  const notes = Object.values(formNotes())
  expect(notes).toHaveLength(Object.keys(FIELD_NOTES).length)
  expect(notes.flatMap(codesIn)).toEqual([])
  expect(notes.filter((note) => /npm |docs\/|\bnull\b|\btrue\b|\bfalse\b|“\|”|[{}]/.test(note))).toEqual([])
})

test('[OPS-CONSOLE] no refusal of the staff’s calls has a code in its sentence', () => {
  const refusals = messagesOf('packages/gateway/staff', 'malformed')
  expect(refusals.length).toBeGreaterThan(20)
  const sentences = refusals.flatMap(([path, message]) =>
    path === undefined || message === undefined ? [] : [issueWords({ path, message: faultWords(message) })],
  )
  expect(sentences.flatMap(codesIn)).toEqual([])
})

test('[OPS-CONSOLE] no fault of a file has a code in the words of the form', () => {
  const faults = messagesOf('packages/activities', 'fault')
  expect(faults.length).toBeGreaterThan(30)
  expect(faults.flatMap(([message = '']) => codesIn(formWords(faultWords(message))))).toEqual([])
})
