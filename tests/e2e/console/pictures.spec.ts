import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { startSite, type RunningSite } from '#tests/fixtures/e2e-site.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

let site: RunningSite
let origin = ''
// Other tests compare pictures of the activity that is changed here.
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const [port] = await freePorts(1)
  site = await startSite({ SEED: 'demo', RATE_LIMIT: 'off', CONSOLE_PORT: String(port) })
  origin = `http://localhost:${port}`
})
test.afterAll(async () => site?.stop())

const ALT = 'Three runners at sunrise'
const LIGHT = { r: 250, g: 180, b: 60 }
const DARK = { r: 60, g: 20, b: 120 }

const pictureOf = async (background: { r: number; g: number; b: number }, width = 1600, height = 800) => ({
  name: 'runners.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** The files of the pictures that are displayed, once they are loaded, with their words. */
async function shownPictures(page: Page, within: string): Promise<{ src: string; alt: string; safe: string }[]> {
  const pictures = page.locator(`${within} picture img`).filter({ visible: true })
  await expect(pictures.first()).toBeVisible()
  // A lazy picture is loaded near the screen.
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete && one.naturalWidth > 0)),
    )
    .toBe(true)
  return pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map((one) => ({ src: one.currentSrc, alt: one.alt, safe: one.dataset.safe ?? '' })),
  )
}

/** The colour in the middle of the picture that is displayed first. */
async function colourOf(page: Page, within: string): Promise<number[]> {
  const shot = await page.locator(`${within} picture img`).filter({ visible: true }).first().screenshot()
  const { width, height } = await sharp(shot).metadata()
  const middle = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  return [...(await sharp(shot).removeAlpha().extract(middle).raw().toBuffer())]
}

const isNear = ([r = 0, g = 0, b = 0]: number[], wanted: typeof LIGHT): boolean =>
  Math.abs(r - wanted.r) + Math.abs(g - wanted.g) + Math.abs(b - wanted.b) < 24

test(
  'a picture that an operator uploads is on card, banner, head and social image in both themes, from the site’s own origin',
  { tag: ['@long', '@once'] },
  async ({ page, shot, complaints }) => {
    test.setTimeout(420_000)
    complaints.expect(/status of 4\d\d/)
    await openConsole(page, 'operator', '/activities/welcome-tasks/edit', origin)
    await page.locator('#field-part-basics').getByLabel('Add a field').last().selectOption('art')
    const own = page.getByRole('group', { name: 'Own picture' })
    const file = own.getByLabel('Choose a file')
    await file.setInputFiles(await pictureOf(LIGHT, 1200, 1200))
    await expect(own.getByRole('alert')).toContainText('1200 × 1200 pixels, at least 1600 × 800')
    await file.setInputFiles({ name: 'runners.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(own.getByRole('alert')).toContainText('no PNG, JPEG, WebP or AVIF picture')
    await shot('console-picture-fault')
    await file.setInputFiles(await pictureOf(LIGHT))
    await expect(own.getByRole('alert')).toHaveCount(0)
    await own.getByLabel('Add a field').selectOption('dark')
    await own.getByLabel('Choose a file').setInputFiles(await pictureOf(DARK))
    await own.getByLabel('Add a field').selectOption('safe')
    await own.getByLabel('Free side, cut first').selectOption('right')
    const previews = own.getByRole('group', { name: 'Preview of the picture' }).locator('figure')
    await expect(previews).toHaveText([/390 px, light$/, /1280 px, light$/, /390 px, dark$/, /1280 px, dark$/])
    const texts = page.locator('#field-part-texts')
    await texts.getByLabel('Add a field').last().selectOption('pictureAlt')
    await texts.getByLabel('What the own picture shows').fill(ALT)
    await shot('console-picture')
    await expectWellMade(page, 'the form with pictures')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(`${origin}/activities/welcome-tasks`)

    const { siteOrigin } = site.run
    const PLACES = [
      ['/en', 'main article'],
      ['/en/welcome-event', '[aria-labelledby="activity-title"]'],
      ['/ar/welcome-event', '[aria-labelledby="activity-title"]'],
      ['/de/welcome-event', '[aria-labelledby="activity-title"]'],
    ] as const
    const ids = new Map<string, Set<string>>()
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1280])
        for (const [path, within] of PLACES) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          await page.goto(siteOrigin + path)
          const what = `${path}, ${width} px, ${colorScheme}`
          const shown = await shownPictures(page, within)
          for (const { src, safe } of shown) {
            expect(src, what).toMatch(new RegExp(`^${siteOrigin}/v1/pictures/[0-9a-f]{40}/\\d+\\.avif$`))
            expect(safe).toBe('right')
            ids.set(colorScheme, (ids.get(colorScheme) ?? new Set()).add(src.split('/').at(-2) ?? ''))
          }
          if (path === '/en') {
            const [banner] = await shownPictures(page, '[aria-roledescription="carousel"]')
            expect(banner, what).toMatchObject({ alt: ALT, safe: 'right' })
            expect(ids.get(colorScheme)).toContain(banner?.src.split('/').at(-2))
          }
          if (path.startsWith('/en')) expect(shown.map(({ alt }) => alt)).toContain(ALT)
          expect(isNear(await colourOf(page, within), colorScheme === 'light' ? LIGHT : DARK), what).toBe(true)
          await expectNoSideways(page, [width], what)
          if (width === 390) await expectAccessible(page, what, { colours: colorScheme === 'dark' })
          await shot(`picture-${path.replaceAll('/', '-')}-${width}-${colorScheme}`)
        }
    // One picture for each theme, and no theme shows that of the other.
    expect([...ids].map(([theme, all]) => [theme, all.size])).toEqual([
      ['light', 1],
      ['dark', 1],
    ])
    expect(new Set([...ids.values()].flatMap((all) => [...all])).size).toBe(2)

    const [id = ''] = ids.get('light') ?? []
    const answer = await fetch(`${siteOrigin}/v1/pictures/${id}/960.webp`)
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const poster = await fetch(`${siteOrigin}/og/en/activity/welcome-tasks`)
    const at = { left: 400, top: 500, width: 1, height: 1 }
    const png = sharp(Buffer.from(await poster.arrayBuffer())).removeAlpha()
    expect(isNear([...(await png.extract(at).raw().toBuffer())], LIGHT)).toBe(true)
  },
)
