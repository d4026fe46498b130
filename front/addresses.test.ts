import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/fixtures/source-files.ts'
import { routeOf } from './addresses.ts'

const pages = sourceFiles(/^app\/\[locale\]\/(?:.*\/)?page\.tsx$/)

/** Pages that are never kept: the one that is nothing but a 404, and those of developers. */
const NEVER_KEPT = /^app\/\[locale\]\/(\[\.\.\.rest\]|dev)\//

const addressOf = (path: string): string =>
  path
    .replace(/^app\/\[locale\]/, '/fa-IR')
    .replace(/\/page\.tsx$/, '')
    .replace('[type]', 'lottery')
    .replaceAll(/\[\w+\]/g, 'summer-cup-2026')

test('[SCR-14] every page of the site is kept, and none that is not for everybody', () => {
  expect(pages.length).toBeGreaterThan(10)
  for (const { path } of pages) {
    const route = routeOf(addressOf(path))
    expect([path, route?.kind]).toEqual([path, NEVER_KEPT.test(path) ? undefined : 'page'])
    expect(route === null || route.why.length > 0).toBe(true)
  }
})

test('[SCR-14] the server reads neither query nor headers nor cookies for a page: what is kept is right for everybody', () => {
  const server = sourceFiles(/^(app\/\[locale\]|components|lib\/queries|lib\/i18n)\/.*\.tsx?$/)
  const reading = /\bsearchParams\b|\bnext\/headers\b|\bconnection\(\)|unstable_noStore|force-dynamic/
  const found = server
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !NEVER_KEPT.test(path))
    .filter(({ text }) => reading.test(text) && !text.startsWith("'use client'"))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

test.each([
  '/',
  '/en/',
  '/EN',
  '/xx',
  '/en/nowhere',
  '/en/dev/components',
  '/en/events/Cup',
  '/en/events/a--b',
  '/en/events/%61',
  '/en/events/a/b',
  '/en//rewards',
  '/en/rewards;x=1',
  '/static/../en',
  '/_next/static/../../x',
  '/_next/image',
  '/_next/data/x.json',
  '/v1/activity/list',
  `/en/events/${'a'.repeat(300)}`,
])('[GW-7] %s is never kept', (path) => {
  expect(routeOf(path)).toBeNull()
})

test.each([
  ['/en', 'page'],
  ['/tr-CT/activity/copy-trading/first-copy-covered', 'page'],
  ['/zh-CN/promo/spot-festival', 'page'],
  ['/_next/static/chunks/0d~1_a.b-c.js', 'file'],
  ['/_next/static/media/x.woff2', 'file'],
  ['/static/images/icon.svg', 'file'],
  ['/locales/fa-IR/common.json', 'file'],
  ['/favicon.ico', 'file'],
  ['/og/ar/activity/spot-festival', 'file'],
  ['/og/en/site', 'file'],
])('[SCR-14] %s is kept as a %s', (path, kind) => {
  expect(routeOf(path)?.kind).toBe(kind)
})
