// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pageFaults } from '#tests/crawl/page-faults.ts'
import { readPage } from '#tests/crawl/read-page.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

const KNOWN = {
  keys: new Set(['home.title', 'code.51001']),
  english: new Set(['Welcome tasks', 'Show the original', 'Menu']),
}

const head = (lang: string, dir: string, more = ''): string =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head><title>Aufgaben</title>${more}</head>`
const german = (body: string, more = ''): string => `${head('de', 'ltr', more)}<body>${body}</body></html>`
const arabic = (body: string): string => `${head('ar', 'rtl').replace('Aufgaben', 'المهام')}<body>${body}</body></html>`

const faults = (html: string, locale: Locale = 'de'): string[] => pageFaults(readPage(html), locale, KNOWN)

const SOUND = german(
  `<h1>Aufgaben für Neue</h1><p>Bis zu <bdi>1.050 USDT</bdi> und 0,5 BTC, Zustand: 10 % – 2×.</p>
   <ul aria-label="Sprache"><li><a lang="en" href="/en">Show the original</a></li></ul>
   <button aria-label="Menü"><svg></svg></button><a href="/de">A</a>
   <a rel="nofollow noopener noreferrer" target="_blank" href="https://a.example">B</a><p>anna@example.test, Version 1.2.0, www.fanfare.example</p>`,
)

test('[LOC-5] the crawl finds no fault on a good page', () => {
  expect(faults(SOUND)).toEqual([])
  expect(faults(arabic('<p>حتى \u2066125\u00A0USDT\u2069 في \u2066القائمة \u206610\u2069\u2069</p>'), 'ar')).toEqual([])
})

test.each([
  ['a raw key', '<p>home.title</p>', /a key: home\.title/],
  ['a name of the code', '<p>not_joined</p>', /a name of the code: not_joined/],
  ['an amount of nothing', '<p><bdi>0</bdi> USDT</p>', /an amount of nothing/],
  ['a dash for a value', '<dd>--</dd>', /a dash/],
  ['null', '<p>Code null</p>', /null/],
  ['an object', '<p>[object Object]</p>', /an object/],
  ['an invalid date', '<time>Invalid Date</time>', /an invalid value/],
  ['an unfilled argument', '<p>Noch {left} bis {reward}</p>', /an unfilled sentence/],
  ['the sign of a plural', '<p># Tage</p>', /a digit sign/],
  ['digits of another script', '<p>٣ Tage</p>', /not Latin/],
  ['two spaces', '<p>Noch  Tage</p>', /two spaces/],
  ['an argument that was empty', '<p>Von Anna .</p>', /a space before a stop/],
  ['an entity', '<p>Kaufen &amp;amp; Halten</p>', /an entity/],
  ['a tag', '<p>Neu? &lt;link&gt;Konto&lt;/link&gt;</p>', /a tag/],
  ['bytes that are no text', '<p>Gr\uFFFDn</p>', /a replacement character/],
  ['bidi control where it has no business', '<p>\u2066100 USDT\u2069</p>', /a stray bidi control/],
  ['English sentence of the site', '<p>Show the original</p>', /the English text/],
  ['English in a placeholder', '<input placeholder="Welcome tasks">', /placeholder of input: the English text/],
  ['English that was never a text', '<p>Please hurry, your friends are waiting</p>', /an English word, “your”/],
  ['English in two elements', '<p>Show <b>the original</b></p>', /the English text/],
  ['a link without text', '<p>Oder <a href="/de"> </a></p>', /no text in a/],
  ['a link away without rel', '<a href="https://a.example/x">A</a>', /tells another site where it stands: https:/],
  ['a link away without noreferrer', '<a rel="noopener" href="//a.example">A</a>', /tells another site/],
  ['a new tab without rel', '<a target="_blank" href="/de/terms">A</a>', /tells another site where it stands: \/de/],
])('[LOC-5] the crawl finds %s', (_, planted, found) => expect(faults(german(planted)).join('\n')).toMatch(found))

test('[LOC-5] the crawl finds English in meta data', () => {
  const description =
    '<meta name="description" content="Welcome tasks"><meta property="og:title" content="Welcome tasks">'
  const data = '<script type="application/ld+json">{"@type":"Event","name":"Welcome tasks"}</script>'
  const said = faults(german(`<p>Aufgaben</p>${data}`, description).replace('<title>Aufgaben', '<title>Welcome tasks'))
  for (const where of ['title', 'description', 'og:title', 'structured name'])
    expect(said).toContain(`${where}: the English text: Welcome tasks`)
})

test('[LOC-5] the crawl finds Latin words in a language of another script', () => {
  expect(faults(arabic('<p>انضم الآن via Spot Trading اليوم</p>'), 'ar').join()).toMatch(/Latin words in العربية/)
  expect(faults(arabic('<p>\u2066100 USDT</p>'), 'ar').join()).toMatch(/a stray bidi control/)
})

test('[LOC-2][LOC-5] the crawl finds a page with the wrong lang', () => {
  const said = faults(SOUND, 'ar')
  expect(said).toContain('lang is de, not ar')
  expect(said).toContain('dir is ltr, not rtl')
})

test('[LOC-5] the crawl accepts an English word that the language has, too', () => {
  const known = { ...KNOWN, english: new Set(['Copy trading']) }
  const page = (lang: string) => readPage(`${head(lang, 'ltr')}<body><p>Copy trading</p></body></html>`)
  expect(pageFaults(page('es'), 'es', known)).toEqual([])
  expect(pageFaults(page('de'), 'de', known)).toEqual(['text of p: the English text: Copy trading'])
})
