import { expect, test } from 'vitest'
import { FIELD_NOTES } from '@fanfare/activities/template/field-notes.ts'
import { formNotes } from '@fanfare/activities/template/form-notes.ts'
import { faultWords, issueWords } from '@fanfare/contract/staff/issue-words.ts'
import { formWords } from '@fanfare/contract/staff/product-words.ts'
import { codesIn } from '../../../console/testing/codes-in.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

/** The literals of the calls that refuse, with a word in place of each value. */
const LITERAL = /(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/
const messagesOf = (folder: string, refuses: RegExp): string[][] =>
  sourceFiles(/\.ts$/, [folder])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`${refuses.source}\\(\\s*((?:${LITERAL.source}\\s*,?\\s*)+)`, 'g'))].map(
        ([, all = '']) =>
          [...all.matchAll(new RegExp(LITERAL, 'g'))].map(([, single, template]) =>
            (single ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '5'),
          ),
      ),
    )

test('[OPS-CONSOLE] no note of the form speaks of codes, commands or the text of a file', () => {
  const notes = Object.values(formNotes())
  expect(notes).toHaveLength(Object.keys(FIELD_NOTES).length)
  expect(notes.flatMap(codesIn)).toEqual([])
  expect(notes.filter((note) => /npm |docs\/|\bnull\b|\btrue\b|\bfalse\b|“\|”|[{}]/.test(note))).toEqual([])
})

test('[OPS-CONSOLE] no refusal of the staff’s calls has a code in its sentence', () => {
  const refusals = messagesOf('packages/gateway/staff', /\bmalformed/)
  expect(refusals.length).toBeGreaterThan(20)
  const sentences = refusals.flatMap(([path, message]) =>
    path === undefined || message === undefined ? [] : [issueWords({ path, message: faultWords(message) })],
  )
  expect(sentences.flatMap(codesIn)).toEqual([])
})

test('[OPS-CONSOLE] no fault of a file has a code in the words of the form', () => {
  const faults = messagesOf('packages/activities', /\bfault/)
  expect(faults.length).toBeGreaterThan(30)
  expect(faults.flatMap(([message = '']) => codesIn(formWords(faultWords(message))))).toEqual([])
})
