import { expect, test } from 'vitest'
import { fetchStylesheetsLate } from './late-stylesheets.ts'

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
