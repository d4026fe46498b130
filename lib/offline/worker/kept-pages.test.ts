import { expect, test } from 'vitest'
import { assetsIn, buildOf, isKeepable, keptKind, withAge } from './kept-pages.ts'

const ORIGIN = 'https://site.example'
const kind = (path: string, mode: RequestMode = 'cors', method = 'GET', destination?: RequestDestination) =>
  keptKind(
    {
      method,
      mode,
      destination: destination ?? (mode === 'navigate' ? 'document' : ''),
      url: new URL(path, ORIGIN).href,
    },
    ORIGIN,
  )

test('[SCR-14] the worker answers pages and files, and no call of the gateway', () => {
  expect(kind('/en/rewards?tab=1', 'navigate')).toBe('page')
  expect(kind('/zh-CN', 'navigate')).toBe('page')
  expect(kind('/', 'navigate')).toBe('page')
  expect(kind('/_next/static/chunks/a.js')).toBe('asset')
  expect(kind('/locales/compiled/en/common.json?v=b1')).toBe('texts')
  expect(kind('/static/images/icon.svg')).toBe('file')
  for (const path of ['/v1/activity/detail', '/api/v1/x', '/locales/compiled/en/common.json', '/sw.js', '/en?_rsc=1'])
    expect([path, kind(path)]).toEqual([path, null])
  for (const path of ['/v1/activity/detail', '/en/dev/player', '/ar/preview/secret', '/welcome-event'])
    expect([path, kind(path, 'navigate')]).toEqual([path, null])
  expect(kind('/en', 'navigate', 'POST')).toBeNull()
  expect(kind('/en', 'navigate', 'GET', 'iframe')).toBeNull()
  expect(kind('https://other.example/_next/static/a.js')).toBeNull()
})

const answer = (headers: Record<string, string>, status = 200) => new Response('', { status, headers })

test('[SCR-14] only pages that any visitor may see again are kept', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  expect(isKeepable(answer({ ...html, 'cache-control': 's-maxage=60' }))).toBe(true)
  expect(isKeepable(answer({ ...html, 'cache-control': 'no-store' }))).toBe(false)
  expect(isKeepable(answer({ ...html, 'cache-control': 'private, no-cache' }))).toBe(false)
  expect(isKeepable(answer(html, 404))).toBe(false)
  expect(isKeepable(answer({ 'content-type': 'application/json' }))).toBe(false)
})

test('[SCR-14] a page names its build and its files', () => {
  const html = `<html lang="en"><script>{"build":"b-1_x","offline":true}</script><link href="/_next/static/a~1.css"><script src="/_next/static/chunks/b.js"></script><use href="/_next/static/media/icons.x.svg#gift"/>"/_next/static/chunks/b.js"\\"/_next/static/c.css\\"</html>`
  expect(buildOf(html)).toBe('b-1_x')
  expect(buildOf('<html>')).toBeNull()
  expect(assetsIn(html)).toEqual([
    '/_next/static/a~1.css',
    '/_next/static/chunks/b.js',
    '/_next/static/media/icons.x.svg',
  ])
})

test('[SCR-14] a copy has its age, which a clock that was set back does not take away', () => {
  const words = '{&quot;one&quot;:&quot;{value} minute&quot;,&quot;other&quot;:&quot;{value} minutes&quot;}'
  const html = `<html lang="en"><p data-stored-line="" data-words="${words}"> </p>`
  expect(withAge(html, 150_000)).toContain('<html data-stored-minutes="2" lang="en">')
  expect(withAge(html, 150_000)).toContain('>2 minutes</p>')
  expect(withAge(html, -86_400_000)).toContain('>1 minute</p>')
})

test('[SCR-14] the age of a copy is told in whole hours after the first one', () => {
  const words = 'data-words="{&quot;other&quot;:&quot;{value} minutes&quot;}"'
  const hours = 'data-hours="{&quot;one&quot;:&quot;{value} hour&quot;,&quot;other&quot;:&quot;{value} hours&quot;}"'
  const html = `<html lang="en"><p data-stored-line="" ${words} ${hours}> </p>`
  expect(withAge(html, 59 * 60_000)).toContain('>59 minutes</p>')
  expect(withAge(html, 119 * 60_000)).toContain('>1 hour</p>')
  expect(withAge(html, 4320 * 60_000)).toContain('>72 hours</p>')
  expect(withAge(html.replace(hours, ''), 90 * 60_000)).toContain('>90 minutes</p>')
})
