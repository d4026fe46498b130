// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { sitemapText } from './sitemap.ts'

test('[LOC-6] a sitemap has every path in every language with all its alternates, and is well-formed', () => {
  const text = sitemapText('https://promo.example', ['/', '/events/a&b'])
  const page = new DOMParser().parseFromString(text, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect(page.getElementsByTagName('url')).toHaveLength(2 * LOCALES.length)
  expect(page.getElementsByTagName('xhtml:link')).toHaveLength(2 * LOCALES.length * (LOCALES.length + 1))
  expect([...page.getElementsByTagName('loc')].map((loc) => loc.textContent)).toContain(
    'https://promo.example/tr-CT/events/a&b',
  )
  expect(text).not.toContain('hreflang="tr-CT"')
})
