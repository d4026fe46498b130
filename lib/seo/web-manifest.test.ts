import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { webManifest } from './web-manifest.ts'

const icons = webManifest('Öl & Co').icons ?? []

test('the installed site has the name of the brand and begins at the visitor’s language', () => {
  expect(webManifest('Öl & Co')).toMatchObject({ name: 'Öl & Co', start_url: '/', scope: '/', display: 'standalone' })
})

test.each(icons)('[PAGE-3] $src is a static image of the size that the manifest says', async ({ src, sizes, type }) => {
  const { format, width, height } = await sharp(readFileSync(join(ROOT, 'public', src))).metadata()
  expect(`image/${format}`).toBe(type?.replace('+xml', ''))
  expect(sizes === 'any' ? width === height : sizes === `${width}x${height}`).toBe(true)
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
