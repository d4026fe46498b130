import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import { parseAcceptLanguage } from './routing.ts'
import { localeByCode, resolveList, resolveTag } from './resolve-locale.ts'

test('[LOC-3] every code of the table resolves to its own entry, in any case and with underscores', () => {
  for (const { language, localeCodes, htmlLang, hreflang } of LANGUAGES) {
    for (const code of [language, htmlLang, hreflang, ...localeCodes]) {
      expect(resolveTag(code), code).toBe(language)
      expect(resolveTag(code.toUpperCase().replaceAll('-', '_')), code).toBe(language)
    }
  }
})

const TAGS: [locale: string | null, tags: string][] = [
  ['zh-CN', 'cmn-Hans-CN zh-Hans-US zh-Hans-HK'],
  ['zh-TW', 'cmn-Hant zh-Hant-US zh-HK yue'],
  ['fa-IR', 'prs-AF'],
  ['en-TR', 'en-Latn-TR'],
  ['en', 'en-FJ en_US.UTF-8'],
  ['es-ES', 'es-Latn-ES'],
  ['es', 'es-AQ'],
  ['pt', 'pt-PT'],
  ['tr-CT', 'tr-CT tr-KI'],
  ['tr-TR', 'tr-NL'],
  ['de', 'de_AT@euro de-x-private'],
  ['ar', 'ar-EG-u-nu-arab'],
  ['fr', 'fr-CA-t-en'],
  [null, 'iw nl * C C.UTF-8 ../../etc en/../.. __proto__ constructor'],
]

test.each<[tag: string, locale: string | null]>([
  ...TAGS.flatMap(([locale, tags]) => tags.split(' ').map((tag): [string, string | null] => [tag, locale])),
  ['  ja  ', 'ja'],
  ['', null],
  [`en-${'x'.repeat(200)}`, null],
])('[LOC-3] %j resolves to %j', (tag, locale) => expect(resolveTag(tag)).toBe(locale))

test('[LOC-3] Accept-Language is read by weight, without refused, wild and malformed entries', () => {
  expect(parseAcceptLanguage('fr;q=0.5, de, *;q=0.9, ko;q=0, ja;q=0.8')).toEqual(['de', 'ja', 'fr'])
  expect(parseAcceptLanguage('de;q=abc, fr;q=0.2, it;Q=0.3')).toEqual(['it', 'fr'])
  expect(parseAcceptLanguage('')).toEqual([])
  expect(parseAcceptLanguage(`${'xx,'.repeat(100)}de`)).not.toContain('de')
})

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['en-AU', 'en'],
  ['es-MX,es;q=0.9', 'es'],
  ['es-AR', 'es'],
  ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-TW'],
  ['tr-CT,tr;q=0.9', 'tr-CT'],
  ['nl-NL,nl;q=0.9,de;q=0.8,en;q=0.7', 'de'],
  ['ca-ES', null],
  ['de;q=0,fr', 'fr'],
  ['en-TR,tr;q=0.9', 'en-TR'],
])('[LOC-3] a browser with the languages %j gets %j', (header, locale) => {
  expect(resolveList(parseAcceptLanguage(header))).toBe(locale)
})

test('[LOC-3] no input makes the resolver fail, and a code is never guessed', () => {
  forAll({}, [fc.string({ unit: 'binary' })], (text) => {
    resolveTag(text)
    resolveList(parseAcceptLanguage(text))
    return true
  })
  expect(localeByCode('de-XX')).toBeNull()
})
