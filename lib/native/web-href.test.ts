import { expect, test } from 'vitest'
import { webHref } from './web-href.ts'

test('[APP-5] the link of the current language wins, then English, then the common one', () => {
  const target = {
    webUrl: '/promo/all',
    webUrlI18: [
      { lang: 'en', name: '/promo/en' },
      { lang: 'de', name: '/promo/de' },
    ],
  }
  expect(webHref(target, 'de')).toBe('/promo/de')
  expect(webHref(target, 'ar')).toBe('/promo/en')
  expect(webHref({ webUrl: '/promo/all', webUrlI18: [] }, 'ar')).toBe('/promo/all')
})

test('[APP-5] a link without http(s) gets https:// in front', () => {
  expect(webHref({ webUrl: 'promo.example.com/x' }, 'en')).toBe('https://promo.example.com/x')
  expect(webHref({ webUrl: 'http://promo.example.com' }, 'en')).toBe('http://promo.example.com')
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', '', '  '])(
  '[APP-5] "%s" never becomes a script or an address of another site',
  (webUrl) => {
    expect(webHref({ webUrl }, 'en') ?? 'https://').toMatch(/^https?:\/\/|^$/)
    expect(webHref({ webUrl }, 'en') ?? '').not.toMatch(/^(javascript|data|\/)/)
  },
)

test('[APP-5] a target without a web link has no address on the web', () => {
  expect(webHref({ appRoute: 'support/chat' }, 'en')).toBeNull()
})
