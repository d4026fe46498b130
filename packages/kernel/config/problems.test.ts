import { describe, expect, test } from 'vitest'
import { sharedLinkProblems, translationsProblems } from './problems.ts'

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

describe('shared link problems', () => {
  const LIVE = 'https://promo.example'
  const HOSTS = ['cdn.example', '127.0.0.1']
  const problems = (SHARED_LINK_URL: string | undefined, site: string, SHARED_LINK_HOSTS = HOSTS) =>
    sharedLinkProblems({ SHARED_LINK_URL, SHARED_LINK_HOSTS }, site).map(({ name }) => name)

  test('[NET-4] the file of the shared link comes from an allowed host', () => {
    expect(problems(undefined, LIVE)).toEqual([])
    expect(problems('https://cdn.example/link.txt', LIVE)).toEqual([])
    expect(problems('http://127.0.0.1:9000/link.txt', 'http://localhost:3000')).toEqual([])
  })

  test.each(['https://other.example/link.txt', 'http://cdn.example/link.txt', 'https://a@cdn.example/link.txt'])(
    '[NET-4] a live deployment refuses %s',
    (url) => {
      expect(problems(url, LIVE)).toEqual(['SHARED_LINK_URL'])
    },
  )

  test('[NET-4] without hosts no file is accepted', () => {
    expect(problems('https://cdn.example/link.txt', LIVE, [])).toEqual(['SHARED_LINK_URL'])
  })
})
