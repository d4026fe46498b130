import { expect, test } from 'vitest'
import { localeHref } from './locale-href.ts'

test.each([
  ['/rewards?tab=all', '/de/rewards?tab=all'],
  ['/', '/de'],
  ['/?status=ENDED', '/de?status=ENDED'],
  ['/#activities', '/de#activities'],
])('[APP-5] %s becomes %s', (path, expected) => expect(localeHref('de', path)).toBe(expected))
