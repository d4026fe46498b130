import { expect, test } from 'vitest'
import { sharedLinkProblems } from './shared-link-problems.ts'

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
