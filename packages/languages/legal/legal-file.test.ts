import { expect, test } from 'vitest'
import { parseLegalFile } from './legal-file.ts'

const SECTION = 'sections: [{ heading: Who, body: Everybody. }]'
const file = (en: string, rest = "updated: '2026-11-21'") =>
  `${rest}\ntexts:\n  en: { title: Terms, description: All terms., ${en} }\n`

test('[SCR-16] reads a document in the languages that it has', () => {
  const { updated, texts } = parseLegalFile(
    `${file(SECTION)}  de: { title: Bedingungen, description: Alle., ${SECTION} }\n`,
    'legal/terms.yaml',
  )
  expect(updated).toBe('2026-11-21')
  expect(Object.keys(texts)).toEqual(['en', 'de'])
})

test.each([
  [file('sections: []'), /^legal\/terms.yaml texts\.en\.sections: /],
  [file('sections: [{ heading: Who, body: "" }]'), /texts\.en\.sections\.0\.body: /],
  [file(`${SECTION}, footer: Fin`), /texts\.en: .*footer/],
  [file(SECTION, "updated: '21 November'"), /updated: /],
  [`updated: '2026-11-21'\ntexts:\n  de: { title: A, description: B, ${SECTION} }`, /texts\.en: is needed/],
  ['updated: [', /^legal\/terms.yaml .*line 1/],
])('[SCR-16] names file and field of a fault: %j', (text, message) => {
  expect(() => parseLegalFile(text, 'legal/terms.yaml')).toThrow(message)
})
