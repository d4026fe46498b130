import { expect, test } from 'vitest'
import { addressOf } from '#front/addresses.ts'
import type { RichTextNode } from '@fanfare/contract/rich-text.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { LEGAL_DOCUMENTS } from '@fanfare/languages/legal/legal-documents.ts'
import { readLegalFile, readLegalText } from '#lib/legal/read-legal-text.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import { knownTexts } from '#tests/crawl/known.ts'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import { rawFaults } from '#tests/crawl/raw-text.ts'

/** Languages whose translation is under way; their readers get the English text, marked as such. */
const NOT_TRANSLATED: readonly Locale[] = []

const inheriting = LOCALES.filter((locale) => languageOf(locale).inheritsFrom !== null)
const files = LEGAL_DOCUMENTS.map((name) => [name, readLegalFile(name)] as const)
const known = knownTexts()

const linksIn = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap(({ href, children = [] }) => [...(href === undefined ? [] : [href]), ...linksIn(children)])

test('[SCR-16] every document is in every language, except those that are listed as not translated', () => {
  const missing = files.map(([name, { texts }]) => [name, LOCALES.filter((locale) => texts[locale] === undefined)])
  const expected = LEGAL_DOCUMENTS.map((name) => [
    name,
    LOCALES.filter((locale) => NOT_TRANSLATED.includes(locale) || inheriting.includes(locale)),
  ])
  expect(missing).toEqual(expected)
})

test.each(LEGAL_DOCUMENTS)('[SCR-16] the document %s has the same sections in all its languages', (name) => {
  const { texts } = readLegalFile(name)
  const counts = Object.values(texts).map((text) => text?.sections.length)
  expect(new Set(counts).size).toBe(1)
})

test.each(LEGAL_DOCUMENTS)('[SCR-16] the document %s has no raw text, and its links lead to pages', (name) => {
  for (const locale of LOCALES) {
    const { sections, title, description } = readLegalText(name, locale, 'Fanfare')
    const faults = textsIn({ title, description, sections }).flatMap(([path, text]) =>
      rawFaults(text, locale, known.keys).map((fault) => `${locale} ${path}: ${fault}`),
    )
    expect(faults).toEqual([])
    for (const href of sections.flatMap(({ body }) => linksIn(toRichText(body)))) {
      expect(href).toMatch(/^\//)
      expect(addressOf(`/${locale}${href}`).cacheRule?.kind, href).toBe('page')
    }
  }
})

test.each(LEGAL_DOCUMENTS)('[SCR-16] the English document %s is short enough to be read', (name) => {
  const { sections } = readLegalText(name, 'en', 'Fanfare')
  const words = sections.flatMap(({ heading, body }) => `${heading} ${body}`.match(/\p{L}[\p{L}’-]*/gu) ?? [])
  expect(words.length).toBeGreaterThanOrEqual(200)
  expect(words.length).toBeLessThanOrEqual(400)
})
