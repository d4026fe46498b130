import { expect, test } from 'vitest'
import { withoutLocale } from './without-locale.ts'

test.each([
  ['/de/rewards?tab=all', '/rewards?tab=all'],
  ['/zh-CN', '/'],
  ['/de?status=ENDED', '/?status=ENDED'],
  ['/de#activities', '/#activities'],
  ['/deals', '/deals'],
  ['/', '/'],
])('[APP-5] %s without its language is %s', (path, expected) => expect(withoutLocale(path)).toBe(expected))
