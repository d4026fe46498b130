import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { testBrowser } from '@fanfare/runner/testing/browser.ts'

const IMAGES = new URL('../public/static/images/', import.meta.url)

/** Pixels of each picture; iOS and Android cut their own corners out of the maskable one. */
const PICTURES = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
]

for (const { from, to, size } of PICTURES)
  await sharp(fileURLToPath(new URL(from, IMAGES)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(to, IMAGES)))

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false }
const SCREENS = [
  { path: '/en', to: 'screen-home-narrow.webp', device: PHONE },
  { path: '/en/activity/lottery/harvest-draw', to: 'screen-activity-narrow.webp', device: PHONE },
  { path: '/en', to: 'screen-home-wide.webp', device: DESKTOP },
]

/** Takes the manifest's screenshots (`web-manifest.ts`) of the demonstration at `origin`. */
async function takeScreens(origin: string) {
  const browser = await chromium.launch({ executablePath: testBrowser(), args: ['--no-sandbox'] })
  for (const { path, to, device } of SCREENS) {
    const page = await browser.newPage({ ...device, serviceWorkers: 'block' })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(fileURLToPath(new URL(to, IMAGES)))
    await page.close()
  }
  await browser.close()
}

const [, , origin] = process.argv
if (origin !== undefined) await takeScreens(origin)
