import { type APIRequestContext, expect, test } from '@playwright/test'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'

const PATH = '/welcome-event'

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')

async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const metas = [...html.matchAll(/<meta\b[^>]*>/g)].map(([tag]) => tag)
  return {
    html,
    canonical: links.filter((tag) => attribute(tag, 'rel') === 'canonical').map((tag) => attribute(tag, 'href')),
    alternates: new Map(
      links.filter((tag) => /hreflang/i.test(tag)).map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    meta: (name: string) => {
      const tag = metas.find((each) => attribute(each, 'property') === name || attribute(each, 'name') === name)
      return tag ? attribute(tag, 'content') : null
    },
  }
}

const pathOf = (href: string): string => new URL(href).pathname

test('[LOC-6] a page links its languages, and an activity describes itself as an event @once', async ({ request }) => {
  const heads = await Promise.all(LOCALES.map((locale) => headOf(request, `/${locale}${PATH}`)))
  const english = heads[LOCALES.indexOf('en')]
  for (const [index, head] of heads.entries()) {
    const locale = LOCALES[index] as Locale
    expect(head.canonical.map(pathOf), locale).toEqual([`/${locale}${PATH}`])
    // Search engines ignore alternates that differ between languages.
    expect([...head.alternates], locale).toEqual([...(english?.alternates ?? [])])
    expect(head.meta('og:title'), locale).toBeTruthy()
    expect(head.meta('description'), locale).toBe(head.meta('og:description'))
    expect(head.meta('twitter:card'), locale).toBe('summary_large_image')
  }
  expect(english?.alternates.size).toBe(LOCALES.length + 1)
  expect(english?.alternates.has('tr-CT')).toBe(false)
  expect(pathOf(english?.alternates.get('x-default') ?? '')).toBe(`/en${PATH}`)
  const picture = await request.get(pathOf(english?.meta('og:image') ?? ''))
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await request.get('/og/en/activity/no-such-thing')).status()).toBe(404)
  expect(english?.html).toMatch(/<script type="application\/ld\+json">[^<]*"@type":"Event"/)
})

test('[PAGE-2] an activity’s head has the gateway’s title, description and keywords, in the reader’s language @once', async ({
  request,
}) => {
  const english = await headOf(request, '/en/activity/lottery/harvest-draw')
  expect(english.html).toContain('<title>Harvest Draw')
  expect(english.meta('keywords')).toMatch(/^Harvest Draw, Lucky draw, .*Fanfare$/)
  expect(english.meta('og:title')).toContain('Harvest Draw')
  expect(english.meta('og:locale')).toBe('en_US')
  const arabic = await headOf(request, '/ar/activity/lottery/harvest-draw')
  expect(arabic.meta('keywords')).toMatch(/\p{Script=Arabic}.*, \p{Script=Arabic}.*Fanfare$/u)
  expect(arabic.meta('og:locale')).toBe('ar_AR')
})

test('[LOC-6][SCR-10][SCR-11] the sitemap has every public page in every language, and pages of one user are not indexed @once', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const answer = await request.get(pathOf(address))
  // A large answer that crawlers request often: the front and a CDN cache it.
  expect(answer.headers()['cache-control']).toContain('s-maxage=60')
  const map = await answer.text()
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = '']) => pathOf(href))
  for (const locale of LOCALES) {
    expect(pages).toEqual(expect.arrayContaining([`/${locale}`, `/${locale}/activity/lottery/harvest-draw`]))
  }
  expect(map).not.toContain('hreflang="tr-CT"')
  expect(pages.filter((path) => /\/(dev|login|rewards|messages|agent)\b/.test(path))).toEqual([])
  for (const path of ['/en/agent', '/en/agent/a1', '/en/messages', '/en/account'])
    expect((await headOf(request, path)).meta('robots'), path).toContain('noindex')
  expect(map.match(/hreflang="x-default"/g)).toHaveLength(pages.length)
})
