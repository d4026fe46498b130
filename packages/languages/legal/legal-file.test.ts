import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { checkLegalFiles, parseLegalFile } from './legal-file.ts'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

test('[SCR-16] names the faults of all documents before a start', () => {
  const root = temporaryFolder()
  cpSync('legal', join(root, 'legal'), { recursive: true })
  expect(() => checkLegalFiles(root)).not.toThrow()
  writeFileSync(join(root, 'legal', 'risk.yaml'), 'texts: {}')
  rmSync(join(root, 'legal', 'help.yaml'))
  expect(() => checkLegalFiles(root)).toThrow(/legal\/risk\.yaml updated: [^]*legal\/risk\.yaml texts[^]*help\.yaml/)
})
