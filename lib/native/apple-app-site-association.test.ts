import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { appleAppSiteAssociation } from './apple-app-site-association.ts'

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

test.each([
  '/download',
  '/en/download',
  '/zh-CN/legal/terms',
  '/en/preview/token',
  '/en/dev/components',
  '/v1/if/health',
  '/api/v1/public/meta/getMetaData',
  '/og/en/site',
  '/static/images/icon.svg',
  '/.well-known/assetlinks.json',
])('[APP-6] a link to %s stays in the browser', (path) => expect(opensInApp(path)).toBe(false))
