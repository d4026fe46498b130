import { expect, test } from 'vitest'
import { returnHref } from './return-href.ts'

test.each([
  ['/rewards', '/de/rewards'],
  ['/ar/rewards?state=used#a', '/de/rewards?state=used#a'],
  ['/ar', '/de'],
  ['/', '/de'],
  [null, '/de/welcome-event'],
  ['', '/de/welcome-event'],
  ['//evil.example', '/de/welcome-event'],
  ['https://evil.example/x', '/de/welcome-event'],
  ['/%2f%2fevil.example', '/de/welcome-event'],
  ['/login', '/de/welcome-event'],
  ['/ar/login?next=/x', '/de/welcome-event'],
  ['/de/register', '/de/welcome-event'],
  ['/login-help', '/de/login-help'],
])('[SCR-12] after login, next=%s leads to %s in the language of the page', (next, href) => {
  expect(returnHref('de', next, '/welcome-event')).toBe(href)
})
