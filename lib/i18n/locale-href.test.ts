import { expect, test } from 'vitest'
import { localeHref, withoutLocale } from './locale-href.ts'

test.each([
  ['/rewards?tab=all', '/de/rewards?tab=all'],
  ['/', '/de'],
  ['/?status=ENDED', '/de?status=ENDED'],
  ['/#activities', '/de#activities'],
])('[APP-5] %s becomes %s', (path, expected) => {
  expect(localeHref('de', path)).toBe(expected)
})

test.each([
  ['/de/rewards?tab=all', '/rewards?tab=all'],
  ['/zh-CN', '/'],
  ['/de?status=ENDED', '/?status=ENDED'],
  ['/de#activities', '/#activities'],
  ['/deals', '/deals'],
  ['/', '/'],
])('[APP-5] %s without its language is %s', (path, expected) => {
  expect(withoutLocale(path)).toBe(expected)
})
