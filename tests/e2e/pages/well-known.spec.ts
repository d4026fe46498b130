import { LOCALES } from '@fanfare/languages/locales.ts'
import { rawRequest, sendRaw } from '../support/hostile/send-raw.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

const ASSOCIATION = '/.well-known/apple-app-site-association'
const ASSET_LINKS = '/.well-known/assetlinks.json'
const MANIFEST = '/en/manifest.webmanifest'

/** Each file with its content type, and what the settings of tests/setup/e2e.ts put into it. */
const FILES: readonly [path: string, contentType: RegExp, holds: string][] = [
  [ASSOCIATION, /^application\/json(;|$)/, '"appIDs":["ABCDE12345.com.example.app","FGHIJ67890.com.example.pro"]'],
  ['/apple-app-site-association', /^application\/json(;|$)/, 'FGHIJ67890.com.example.pro'],
  [ASSET_LINKS, /^application\/json(;|$)/, '"package_name":"com.example.pro","sha256_cert_fingerprints":["AB:AB:'],
  [MANIFEST, /^application\/manifest\+json(;|$)/, '"icons"'],
]

test('[APP-6] each file is the same for every visitor, under one address without a redirect @once', async ({
  request,
}) => {
  const visitors: Record<string, string>[] = [
    {},
    { 'accept-language': 'ar' },
    { cookie: 'fanfareLocale=ko', 'user-agent': 'swcd (unknown version) CFNetwork' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
  ]
  for (const [path, contentType, holds] of FILES) {
    const bodies = await Promise.all(
      visitors.map(async (headers) => {
        const answer = await request.get(path, { headers, maxRedirects: 0 })
        expect(answer.status()).toBe(200)
        expect(answer.headers()['content-type']).toMatch(contentType)
        expect(answer.headers()['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
        expect(answer.headers()['x-content-type-options']).toBe('nosniff')
        return answer.text()
      }),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain(holds)
    const foreign = await sendRaw(stack.siteOrigin, rawRequest({ target: path }, 'evil.example'))
    expect(foreign.body).not.toContain('evil.example')

    const head = await request.head(path)
    expect([head.status(), await head.text()]).toEqual([200, ''])
    expect(head.headers()['content-type']).toMatch(contentType)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await request.fetch(path, { method, maxRedirects: 0 })
      expect([method, refused.status(), refused.headers().allow]).toEqual([method, 405, 'GET, HEAD'])
    }
    const slash = await request.get(`${path}/`, { maxRedirects: 0 })
    expect([slash.status(), slash.headers().location]).toEqual([308, path])
  }
})

test('[PAGE-3] every page links the manifest, whose icons are static images @once @long', async ({ request }) => {
  for (const path of [
    ...LOCALES.map((locale) => `/${locale}`),
    '/en/download',
    '/ar/legal/terms',
    '/en/welcome-event',
  ]) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<link rel="manifest" href="([^"]+)"\/?>/)?.[1], path).toBe(
      `/${path.split('/')[1]}/manifest.webmanifest`,
    )
    expect(html.match(/<link rel="apple-touch-icon" href="([^"]+)"/)?.[1], path).toBe(
      '/static/images/apple-touch-icon.png',
    )
  }
  const manifest = (await (await request.get(MANIFEST)).json()) as Record<
    'icons' | 'screenshots',
    { src: string; type: string }[]
  >
  const images = [
    ...manifest.icons,
    ...manifest.screenshots,
    { src: '/static/images/apple-touch-icon.png', type: 'image/png' },
  ]
  for (const { src, type } of images) {
    const answer = await request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
  }
})
