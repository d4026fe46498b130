import { expect, test } from 'vitest'
import { parse } from 'parse5'
import { pageNames } from '../styles/page-names.ts'
import { parseStylesheet } from '../styles/stylesheet.ts'
import { fetchStylesheetsLate, inlineStyles, startScriptsLate, withRootedUrls } from './rewrite-html.ts'
import { createHash } from 'node:crypto'
import { fakeNext, type FakeAnswer } from '../testing/fake-next.ts'
import { ask, front, NOW } from '../testing/front-world.ts'

test('[SCR-1] scripts of the build are left to the head script to fetch and to start', () => {
  const html =
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script></head><body>x<script src="/_next/static/chunks/b.js" async=""></script></body>'
  expect(startScriptsLate(html)).toBe(
    '<head><link rel="preload" as="script" media="not all" href="/_next/static/chunks/a.js" data-script=""/></head>' +
      '<body>x<link rel="preload" as="script" media="not all" href="/_next/static/chunks/b.js" data-script=""/></body>',
  )
})

test.each([
  '<script>self.__next_f.push([1,"x"])</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/other/a.js" async=""></script>',
  '<script>"<script src=\\"/_next/static/chunks/a.js\\" async=\\"\\">"</script>',
])('[SCR-1] %s stays', (html) => expect(startScriptsLate(html)).toBe(html))

test('[SCR-14] the stylesheet of a part that is not shown waits, and React finds its link', () => {
  expect(fetchStylesheetsLate('<head><link rel="preload" href="/_next/static/chunks/a.css" as="style"/></head>')).toBe(
    '<head><link rel="preload" href="/_next/static/chunks/a.css" as="style" media="not all"/></head>',
  )
})

test.each([
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
  '<script>"<link rel=\\"preload\\" href=\\"/_next/static/chunks/a.css\\" as=\\"style\\"/>"</script>',
])('[SCR-14] %s stays', (html) => expect(fetchStylesheetsLate(html)).toBe(html))

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const pageWith = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}<title>x</title></head><body>${body}</body></html>`
const BODY = '<p class="a b">x</p>'
const STYLESHEETS: Record<string, string> = {
  '/_next/static/chunks/a.css': '.a{background:url(../media/a.svg?v=1#x),url(/static/b.svg)}.c{color:red}',
  '/_next/static/chunks/b.css': '.b{color:red;mask:url("data:image/svg+xml,x");src:url(HTTPS://a.example/b)}',
}
const read = async (href: string) => {
  const css = STYLESHEETS[href]
  return css === undefined ? null : parseStylesheet(withRootedUrls(css, href))
}
const styled = (html: string, readOne = read) => inlineStyles(html, pageNames(parse(html)), readOne)

test('[D-21] the page contains the styles that it uses in their order, and a browser fetches no stylesheet', async () => {
  const page = pageWith(link('a') + '<script src="/x.js" async=""></script>' + link('b'), BODY)
  const { html, css } = await styled(page)
  expect(html).toContain(`<style>${css}</style>`)
  expect(html).toBe(
    pageWith(
      '<style>.a{background:url(/_next/static/media/a.svg?v=1#x),url(/static/b.svg)}' +
        '.b{color:red;mask:url("data:image/svg+xml,x");src:url(HTTPS://a.example/b)}</style>' +
        link('a').replace('/>', ' disabled=""/>') +
        '<script src="/x.js" async=""></script>' +
        link('b').replace('/>', ' disabled=""/>'),
      BODY,
    ),
  )
})

test.each([
  ['a stylesheet that cannot be read', pageWith(link('a') + link('gone'))],
  ['a link in the text of the page', pageWith('', link('a'))],
  ['a stylesheet of another site', pageWith('<link rel="stylesheet" href="//evil.example/_next/static/a.css"/>')],
  ['no head', `<!DOCTYPE html>${link('a')}`],
])('[D-21] a page with %s is not changed', async (_what, html) => {
  expect(await styled(html)).toEqual({ html, css: null })
})

test('[D-21] a stylesheet that would end its own element is not written into the page', async () => {
  const html = pageWith(link('a'), BODY)
  const hostile = async () => parseStylesheet('.a::before{content:"</style ><script>"}')
  expect(await styled(html, hostile)).toEqual({ html, css: null })
})

test('[D-21] the front fetches each stylesheet once, and the policy of the page has the hash of its style', async () => {
  const answer = (path: string): FakeAnswer =>
    STYLESHEETS[path] === undefined
      ? {
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' },
          body: pageWith(link('a') + link('b'), BODY + path),
        }
      : {
          headers: { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' },
          body: STYLESHEETS[path],
        }
  const { origin, asked } = await fakeNext(answer)
  const port = await front({ nextOrigin: origin, now: () => NOW })
  const first = await ask(port, '/en')
  const second = await ask(port, '/en/welcome-event')
  const style = /<style>([^<]*)<\/style>/.exec(second.body)?.[1] ?? ''
  expect(style).toContain('.b{color:red')
  const hash = createHash('sha256').update(style).digest('base64')
  for (const { headers } of [first, second]) {
    expect(headers['content-security-policy']).toContain(`style-src-elem 'self'`)
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
  expect(asked.toSorted()).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b.css',
    '/en',
    '/en/welcome-event',
  ])
})
