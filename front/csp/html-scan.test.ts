import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { inlineElements } from './page-policy.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'

const { DOMParser } = new JSDOM().window

/** The inline elements that a standard-conforming parser finds. */
function asParsed(html: string): { scripts: string[]; styles: string[] } {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
  return { scripts: texts('script:not([src]):not([type]), script[type=module]:not([src])'), styles: texts('style') }
}

test('[D-21] the inline scripts and styles of a page are those that a browser finds', () => {
  const html = `<!doctype html><html><head><!-- <script>no()</script> --><title>a <script>no()</script></title>
<script>first('</p>')</script><SCRIPT type="module">second()\r\n</SCRIPT ><style>p{color:red}</style>
<script src="/a.js" async=""></script><script async src=/b.js></script><script data-src="x">third()</script>
<script type="application/json">{"a":"<!--"}</script><script id="x" type="application/ld+json">{}</script>
</head><body><p title="<script>no()</script>">1 < 2</p><!--$--><textarea><script>no()</script></textarea>
<div a='>' b=">"><script nonce=x>fourth("<script>")</script></div><script></script><style></style></body></html>`
  const found = inlineElements(html)
  expect(found).toEqual({
    scripts: ["first('</p>')", 'second()\n', 'third()', 'fourth("<script>")', ''],
    styles: ['p{color:red}', ''],
  })
  expect(found).toEqual(asParsed(html))
})

test.each([
  '<!--',
  '<!-->',
  '<!-- a',
  '<script>',
  '<script',
  '<',
  '</',
  '<p a="',
  '<style>x',
  '<title><script>a()</script>',
])('[D-21] the broken page %j has no inline script', (html) => {
  expect(inlineElements(html).scripts.filter((text) => text !== '')).toEqual([])
})

test.each(['</<script>', '<!<script>', '<?<script>', '</p a="<script>', "</p a='<script>"])(
  '[D-21] a browser opens no element after %j',
  (opening) => {
    const html = `<!doctype html><html><head></head><body>${opening}a()</script>">'></body></html>`
    expect(inlineElements(html)).toEqual({ scripts: [], styles: [] })
    expect(asParsed(html)).toEqual({ scripts: [], styles: [] })
  },
)

const part = fc.oneof(
  fc.constantFrom(
    ...`<script>|</script>|<style>|</style>|<!--|-->|<p>|</p>|<p a="|">|'|<title>|</title>|<textarea>|</textarea>|<!-->|--!>`.split(
      '|',
    ),
    ...'<b x=1>|< |</|<!|<?|</p a="|text|<script src="a">'.split('|'),
  ),
  fc.string({ maxLength: 4 }),
)

test('[D-21] for random parts in random order, scripts and styles are those of the document that jsdom parses', () => {
  forAll(300, [fc.array(part, { maxLength: 12 })], (parts) => {
    const html = `<!doctype html><html><head></head><body>${parts.join('')}`
    expect(inlineElements(html)).toEqual(asParsed(html))
  })
})

test('[D-21] elements inside a template do not run; a script and a style of an SVG do', () => {
  const html =
    '<body><template><script>no()</script></template><svg><style>a&lt;b</style><script>yes()</script><script href="/a.js"></script></svg>'
  expect(inlineElements(html)).toEqual({ scripts: ['yes()'], styles: ['a<b'] })
})

test('[D-21] pages of a megabyte that are built to be slow are parsed in less than two seconds', () => {
  const watch = new Watch()
  inlineElements('<p a="'.repeat(30_000))
  inlineElements('<'.repeat(300_000))
  inlineElements('<!--'.repeat(100_000))
  inlineElements('</ '.repeat(100_000))
  inlineElements('</p a="'.repeat(30_000))
  inlineElements(`<script>${'<!--<script>'.repeat(50_000)}`)
  expect(watch.seconds).toBeLessThan(watch.limit(2))
})
