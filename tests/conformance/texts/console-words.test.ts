import { expect, test } from 'vitest'
import { FIELD_NOTES } from '@fanfare/activities/template/field-notes.ts'
import { formNotes } from '@fanfare/activities/template/form-notes.ts'
import { faultWords, issueWords } from '@fanfare/contract/staff/issue-words.ts'
import { formWords } from '@fanfare/contract/staff/product-words.ts'
import { filePlace, pointerPlace } from '../../../console/file-place.ts'
import { codesIn } from '../../../console/testing/codes-in.ts'
import { isTest, sourceFiles } from '../../fixtures/source-files.ts'

const LITERAL = String.raw`(?:'([^'\n]*)'|\`([^\`]*)\`)`

/** What the expressions in messages stand for, so that codes stand where codes come. The first that fits. */
const VALUES: readonly (readonly [expression: RegExp, value: string])[] = [
  [/didYouMean/, '; did you mean GIFT_CASH:USDT?'],
  [/asset|reward/i, 'GIFT_CASH:USDT'],
  [/reasons/, 'RULES_BROKEN, CORRECTED'],
  [/LOCALES/, 'de, pt-BR'],
  [/locale/, 'de'],
  [/unit/, 'USDT'],
  [/MISSING_TEXT/, '…'],
  [/toFixed|amount|index|twice|unknown|version|basedOn|DAYS|MOST|missing|Members|[dD]ays|total|from|length/, '5'],
  [/ids?\b|weightClass/, 'first-deposit'],
]

function valueOf(expression: string): string {
  const value = VALUES.find(([pattern]) => pattern.test(expression))?.[1]
  if (value === undefined) throw new Error(`VALUES does not say what ${expression} stands for`)
  return value
}

/** The first two literals of the calls of a function that refuses, with a value in place of each expression. */
const messagesOf = (folder: string, refuses: string): string[][] =>
  sourceFiles(/\.ts$/, [folder])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) =>
      [...text.matchAll(new RegExp(String.raw`\b${refuses}\(\s*${LITERAL}(?:,\s*${LITERAL})?`, 'g'))].map(
        ([, one, oneWithValues, two, twoWithValues]) =>
          [one ?? oneWithValues, two ?? twoWithValues]
            .filter((literal) => literal !== undefined)
            .map((literal) => literal.replaceAll(/\$\{([^}]*)\}/g, (_, expression: string) => valueOf(expression))),
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
    path === undefined || message === undefined ? [] : [issueWords({ path, message })],
  )
  expect(sentences.flatMap(codesIn)).toEqual([])
})

test('[OPS-CONSOLE] an asset and codes to choose from are words for people, and codes for whoever types them', () => {
  const second = { path: 'lines.1', message: 'has a second line for GIFT_CASH:USDT' }
  expect(issueWords(second)).toBe('Budget line 2 has a second line for trial funds in USDT.')
  const reason = { path: 'reason', message: 'Invalid option: expected one of "CHECK"|"FAULT"' }
  expect(issueWords(reason)).toBe('Reason must be one of: something is checked, a fault is mended.')
  expect(issueWords(reason, 'typist')).toBe('Reason must be one of: CHECK, FAULT.')
  expect(issueWords({ path: 'reason', message: 'must be one of CHECKED, CORRECTED' })).not.toContain('CHECKED')
  expect(formWords('has a second line for DROP:USDT')).toBe('has a second line for “cash to the spot account in USDT”')
})

test('[OPS-CONSOLE] a place in a file keeps the capitals of languages and units, and has words for its budget', () => {
  expect(filePlace('texts.en.title')).toBe('Texts, English, title')
  expect(filePlace('texts.zh-CN.faq.0.answer')).toBe('Texts, Chinese (Simplified), questions and answers 1, answer')
  expect(pointerPlace('/budget/DROP:USDT/limit')).toBe('Budget, cash to the spot account in USDT, limit')
  expect(pointerPlace('/audience/vipTiers')).toBe('Audience, VIP tiers')
})

test('[OPS-CONSOLE] the search finds codes in small letters, too', () => {
  for (const code of ['drop:usdt', 'gift_cash', 'DROP:USDT']) expect(codesIn(`Budget, ${code}, limit`)).not.toEqual([])
  expect(codesIn('Budget, cash to the spot account in USDT, limit')).toEqual([])
})

test('[OPS-CONSOLE] no fault of a file has a code in the words of the form', () => {
  const faults = messagesOf('packages/activities', 'fault')
  expect(faults.length).toBeGreaterThan(30)
  expect(faults.flatMap(([message = '']) => codesIn(formWords(faultWords(message))))).toEqual([])
})
