import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { readPublicConfig, type PublicConfig } from '#lib/config/public-config.ts'
import { PublicConfigScript } from './public-config-script.tsx'

afterEach(() => {
  document.head.innerHTML = ''
})

const CONFIG: PublicConfig = {
  brandName: `A & B's "best" </script><script>alert(1)</script><!-- ünïcode`,
  siteOrigin: 'https://promo.example',
  signKey: 'k&<>"\'',
  live: true,
  commitLabel: 'a1b2c3',
  targetUrls: {},
  build: 'b1',
  offline: true,
}

test('settings with any characters reach the page unchanged', () => {
  document.head.innerHTML = renderToString(<PublicConfigScript config={CONFIG} />)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
  expect(readPublicConfig()).toEqual(CONFIG)
})

test('reading the settings of a page without them throws', () => {
  expect(() => readPublicConfig()).toThrow('the page carries no #fanfare-config')
})
