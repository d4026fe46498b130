import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { manifestHref, webManifest } from './web-manifest.ts'

const TEXTS = {
  brandName: 'Öl & Co',
  description: 'Aufgaben und Belohnungen',
  screenshots: { home: 'Start', activity: 'Verlosung' },
  shortcuts: { '/': 'Aktionen', '/rewards': 'Belohnungen' },
}
const manifest = webManifest('de', TEXTS)
const { icons = [], screenshots = [] } = manifest

test('the installed site has the name of the brand and begins at the visitor’s language', () => {
  expect(manifest).toMatchObject({ name: 'Öl & Co', start_url: '/', scope: '/', display: 'standalone' })
})

test('[LOC-3] every language has its own words, direction and shortcuts, and is one and the same app', () => {
  expect(manifest).toMatchObject({ id: '/', lang: 'de', dir: 'ltr', description: 'Aufgaben und Belohnungen' })
  expect(manifest.shortcuts?.map(({ name, url }) => [name, url])).toEqual([
    ['Aktionen', '/de'],
    ['Belohnungen', '/de/rewards'],
  ])
  expect(webManifest('fa-IR', TEXTS)).toMatchObject({ id: '/', lang: 'fa-IR', dir: 'rtl' })
  expect(new Set(LOCALES.map((locale) => webManifest(locale, TEXTS).id)).size).toBe(1)
  expect(manifestHref('fa-IR')).toBe('/fa-IR/manifest.webmanifest')
})

test.each([...icons, ...screenshots])(
  '[PAGE-3] $src is a static image of the size that the manifest says',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(readFileSync(join(ROOT, 'public', src))).metadata()
    expect(`image/${format}`).toBe(type?.replace('+xml', ''))
    expect(sizes === 'any' ? width === height : sizes === `${width}x${height}`).toBe(true)
  },
)

test('[PAGE-3] browsers show pictures of the site in narrow and in wide windows before it is installed', () => {
  for (const form of ['narrow', 'wide'] as const) {
    const own = screenshots.filter(({ form_factor }) => form_factor === form)
    expect(own.length, form).toBeGreaterThan(0)
    // Chromium takes those with one shape, 320 to 3840 px, the longer side at most 2.3 times the shorter.
    expect(new Set(own.map(({ sizes }) => sizes)).size, form).toBe(1)
    const [width = 0, height = 0] = own[0]?.sizes?.split('x').map(Number) ?? []
    expect(Math.max(width, height) / Math.min(width, height), form).toBeLessThanOrEqual(2.3)
    expect(form === 'wide' ? width > height : height > width, form).toBe(true)
  }
  expect(screenshots.every(({ label }) => label !== undefined && label.length > 0)).toBe(true)
  const bytes = screenshots.map(({ src }) => readFileSync(join(ROOT, 'public', src)).length)
  expect(Math.max(...bytes)).toBeLessThan(60_000)
})

test('[PAGE-3] phones find an icon for every mask, also those without SVG', () => {
  for (const purpose of ['any', 'maskable'])
    expect(icons.filter((icon) => icon.purpose === purpose).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['image/svg+xml', 'image/png']),
    )
})

test('[PAGE-3] a mask, which leaves a circle of 80 % of the width, cuts nothing off the maskable icon', async () => {
  const image = sharp(join(ROOT, 'public/static/images/icon-maskable-512.png')).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join()
  const ground = colourAt(0, 0)
  const cut = []
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (Math.hypot(x - 255.5, y - 255.5) > 0.4 * info.width && colourAt(x, y) !== ground) cut.push([x, y])
  expect(cut).toEqual([])
})
