import { expect, test } from 'vitest'
import { detectLanguage } from './detect-in-browser.ts'

test.each([
  ['the html tag', { html: 'ar', chosen: 'de', languages: ['ja'], stored: 'ko' }, 'ar'],
  ['the explicit choice', { chosen: 'de', languages: ['ja'], stored: 'ko' }, 'de'],
  ['the device', { chosen: 'xx', languages: ['xx-YY', 'zh-HK', 'fr'], stored: 'ko' }, 'zh-TW'],
  ['the store', { languages: ['xx'], stored: 'ko' }, 'ko'],
  ['the fallback', { languages: [], stored: null }, 'en'],
])('[LOC-3] a document without a language follows %s', (_name, signs, language) => {
  expect(detectLanguage(signs)).toBe(language)
})
