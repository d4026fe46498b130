import { expect, test } from 'vitest'
import { translationsProblems } from './translations-problems.ts'

const LIVE = 'https://promo.example'

test.each([
  ['no source', undefined, LIVE],
  ['a source over https', 'https://cdn.example', LIVE],
  ['a source on the developer’s machine', 'http://127.0.0.1:9000', 'http://localhost:3000'],
])('[LOC-4] %s is accepted', (_name, TRANSLATIONS_ORIGIN, site) => {
  expect(translationsProblems({ TRANSLATIONS_ORIGIN }, site)).toEqual([])
})

test.each([
  ['a live source over http', 'http://cdn.example', LIVE, 'must start with https: in a live deployment'],
  ['the site itself, which would read its own texts', LIVE, `${LIVE}/`, 'must not be the site itself'],
])('[LOC-4] %s is refused', (_name, TRANSLATIONS_ORIGIN, site, message) => {
  expect(translationsProblems({ TRANSLATIONS_ORIGIN }, site)).toEqual([{ name: 'TRANSLATIONS_ORIGIN', message }])
})
