import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { appleAppSiteAssociation, assetLinks } from './app-links.ts'

const APPS = ['ABCDE12345.com.example.app', 'FGHIJ67890.com.example.pro']

/** Apple, "Supporting associated domains": the first component that matches decides; `*` is any text, `?` one character. */
function opensInApp(path: string): boolean {
  const [details] = appleAppSiteAssociation(APPS)?.applinks.details ?? []
  const form = (pattern: string) =>
    new RegExp(
      `^${pattern
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '.*')
        .replaceAll('?', '.')}$`,
    )
  const found = details?.components.find((component) => form(component['/']).test(path))
  return found !== undefined && found.exclude !== true
}

test('[APP-6] iOS reads every app from one file', () => {
  const { applinks } = appleAppSiteAssociation(APPS) ?? {}
  expect(applinks?.details.map(({ appIDs }) => appIDs)).toEqual([APPS])
  expect(appleAppSiteAssociation([])).toBeNull()
})

test.each(['/', '/welcome-event', ...LOCALES.flatMap((locale) => [`/${locale}`, `/${locale}/events/daily-five`])])(
  '[APP-6] the app opens a link to %s',
  (path) => expect(opensInApp(path)).toBe(true),
)

test.each(
  `/download /en/download /zh-CN/legal/terms /en/preview/token /en/dev/components /v1/if/health
    /api/v1/public/meta/getMetaData /og/en/site /static/images/icon.svg /.well-known/assetlinks.json`.split(/\s+/),
)('[APP-6] a link to %s stays in the browser', (path) => expect(opensInApp(path)).toBe(false))

test('[APP-6] Android reads every app with every signing key', () => {
  const keys = ['AA:BB', 'CC:DD']
  expect(assetLinks(['com.example.app', 'com.example.pro'], keys)).toEqual(
    ['com.example.app', 'com.example.pro'].map((name) => ({
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: keys },
    })),
  )
})

test('[APP-6] without apps there is no file for Android', () => {
  expect(assetLinks([], [])).toBeNull()
  expect(assetLinks(['com.example.app'], [])).toBeNull()
})
