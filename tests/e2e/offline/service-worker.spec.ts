import { REMOVING_WORKER } from '#lib/offline/worker-text.ts'
import { buildOfPage, expectFilesKept, expectKept, keptPages, setOffline } from '../support/offline.ts'
import { expect, settle, test } from '../support/test.ts'
import { weakNetwork, type WeakNetwork } from '../support/weak-network.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

test.use({ serviceWorkers: 'allow' })

let network: WeakNetwork
test.beforeEach(async ({ complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR|WebSocket|Failed to fetch/)
  network = await weakNetwork()
})
test.afterEach(() => network.stop())

test(
  '[SCR-14] after a deployment no page is shown with texts or pages of another build',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await settle(page)
    await expectFilesKept(page)
    const first = await buildOfPage(page)
    await page.goto(`${network.origin}/en/rewards`)
    await settle(page)
    await expectFilesKept(page)

    const second = 'second0build'
    network.rewrite = (path, body) =>
      path.startsWith('/_next/') ? body : body.replace(`"build":"${first}"`, `"build":"${second}"`)
    await page.goto(`${network.origin}/en/rewards`)
    expect(await buildOfPage(page)).toBe(second)
    await expect
      .poll(() => keptPages(page))
      .toEqual({
        [`fanfare-build-${first}`]: [`/en${WELCOME.path}`],
        [`fanfare-build-${second}`]: ['/en/rewards'],
      })

    await setOffline(page, network, true)
    const texts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/locales/compiled/')) texts.push(new URL(request.url()).search)
    })
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    expect(await buildOfPage(page)).toBe(first)
    expect([...new Set(texts)]).toEqual([`?v=${first}`])
  },
)

test(
  '[SCR-14] turned off, the worker removes itself and every copy',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await settle(page)
    await expectKept(page)
    network.rewrite = (path, body) =>
      path === '/sw.js' ? REMOVING_WORKER : body.replace('"offline":true', '"offline":false')
    // The old worker may still keep a file of the page that removes it; the next page removes that too.
    await expect(async () => {
      await page.reload()
      await expect
        .poll(() =>
          page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).filter((name) => name.startsWith('fanfare-')),
          ]),
        )
        .toEqual([0, []])
    }).toPass()
    await page.reload()
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  '[SCR-14] with blocked cookies and storage pages work as without a worker',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: denied })
      Object.defineProperty(navigator, 'serviceWorker', { get: denied })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    })
    await page.goto(`${network.origin}/en${WELCOME.path}`)
    await settle(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
