import { expect, test } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'

test('[SCR-1] scripts of the build are fetched at once, and left to the head script to start', () => {
  const html =
    '<head><script src="/_next/static/chunks/a.js" async=""></script></head><body>x<script src="/_next/static/chunks/b.js" async=""></script></body>'
  const late = startScriptsLate(html)
  expect(late).toBe(
    '<head><link rel="preload" as="script" fetchpriority="low" href="/_next/static/chunks/a.js" data-script=""/></head>' +
      '<body>x<link rel="preload" as="script" fetchpriority="low" href="/_next/static/chunks/b.js" data-script=""/></body>',
  )
})

test.each([
  '<script>self.__next_f.push([1,"x"])</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/other/a.js" async=""></script>',
  '<script>"<script src=\\"/_next/static/chunks/a.js\\" async=\\"\\">"</script>',
])('[SCR-1] %s stays', (html) => expect(startScriptsLate(html)).toBe(html))
