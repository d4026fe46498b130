import type { Page } from '@playwright/test'
import { REMOVING_WORKER } from '#lib/offline/worker-text.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { grantsOf } from '../support/auditor.ts'
import { expectFilesKept, expectKept, setOffline } from '../support/offline.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { weakNetwork, type WeakNetwork } from '../support/weak-network.ts'
import { logIn } from '../support/users.ts'
import { newMember, WELCOME, type Member } from '../support/welcome.ts'

test.use({ serviceWorkers: 'allow' })

const ACCOUNT = WELCOME.tasks.account

let network: WeakNetwork
test.beforeEach(async ({ complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR|WebSocket|Failed to fetch/)
  network = await weakNetwork()
})
test.afterEach(() => network.stop())

/** The banner of a copy, of any age. */
const age = (page: Page) => page.getByRole('status').filter({ hasText: /You’re seeing a copy from \d+ minutes? ago/ })
const claimOf = (page: Page) => {
  const activity = new ActivityPage(page, 'en')
  return activity.claimButton(activity.cta, ACCOUNT.pays)
}
const queued = (page: Page) => page.getByRole('alert').filter({ hasText: text('en', 'rewards.claim_queued') })
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('fanfareClaims'))

/** Opens the welcome page as a new member. */
async function openAsMember(page: Page): Promise<Member> {
  const member = await newMember()
  await logIn(page.context(), member)
  await openPage(page, `${network.origin}/en${WELCOME.path}`)
  return member
}

async function expectClaimedOnce(page: Page, { userId }: Member): Promise<void> {
  await new ActivityPage(page, 'en').expectClaimed()
  expect(await grantsOf(userId)).toMatchObject([{ task_id: ACCOUNT.id }])
  await expect.poll(() => waiting(page)).toBeNull()
}

test('[SCR-14][PAGE-3] without a connection a visited page opens and shows when it was loaded @once', async ({
  page,
  request,
}) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(await answer.text()).toContain('startServiceWorker(self')
  await page.goto(`${network.origin}/en${WELCOME.path}`)
  await expectKept(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${network.origin}/`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await setOffline(page, network, true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(age(page)).toBeVisible()
  await setOffline(page, network, false)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-stored-minutes')
  await expect(age(page)).toBeHidden()
})

test('[SCR-14][GW-3][API-3][AUTH-4] an offline claim is granted once, and a logout removes every copy @once', async ({
  page,
  member,
}) => {
  test.slow()
  await openPage(page, `${network.origin}/en/rewards`)
  await expectFilesKept(page)
  await openPage(page, `${network.origin}/en${WELCOME.path}`)
  await expectFilesKept(page)
  await expect(claimOf(page)).toBeEnabled()

  await test.step('a claim waits', async () => {
    await setOffline(page, network, true)
    await claimOf(page).click()
    await expect(queued(page)).toBeVisible()
    const stored = (await waiting(page)) ?? ''
    expect(stored).toContain(ACCOUNT.id)
    expect(stored).not.toContain(member.token)
    await page.reload()
    await expect(claimOf(page)).toBeVisible()
    expect(await grantsOf(member.userId)).toEqual([])
  })
  await test.step('the rewards as they were', async () => {
    await page.goto(`${network.origin}/en/rewards`)
    await expect(page.getByRole('main').getByRole('heading', { name: text('en', 'rewards.ready') })).toBeVisible()
    await expect(age(page)).toBeVisible()
    const kept = await page.evaluate(async () => {
      const requests = await (await caches.open('fanfare-answers')).keys()
      const bodies = await Promise.all(requests.map(async (one) => (await caches.match(one))?.text()))
      return JSON.stringify([requests.map(({ url, headers }) => [url, [...headers]]), bodies])
    })
    expect(kept).toContain('/answers/')
    expect(kept).not.toMatch(/bearer|authorization|X-SIG/i)
  })
  await test.step('the connection is back', async () => {
    await setOffline(page, network, false)
    await expectClaimedOnce(page, member)
    await page.keyboard.press('Escape')
    await page.reload()
    await settle(page)
    await page.getByRole('button', { name: text('en', 'shell.account') }).click()
    await page.getByRole('button', { name: text('en', 'shell.log_out') }).click()
    await expect(page).toHaveURL(/\/en\/login/)
    expect(await page.evaluate(() => caches.has('fanfare-answers'))).toBe(false)
    expect(await waiting(page)).toBeNull()
  })
})

test('[SCR-14][LOC-2][LOC-3] an unseen page links kept pages, and opens when the connection is back @once @long', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/download', '']) {
    await page.goto(`${network.origin}/ar${path}`)
    await expectKept(page)
  }
  await setOffline(page, network, true)
  // An idle page still fetches files.
  await page.goto('about:blank')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${network.origin}/ar/legal/terms`)
  expect(requests.filter((url) => !url.endsWith('/legal/terms'))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ar', 'offline.title'))
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByText(text('ar', 'offline.not_kept'))).toBeVisible()
  await expect(page.locator('#n')).toHaveText(/^[1-7]$/)
  await expectAccessible(page, 'offline page')
  await expectNoSideways(page, [320, 390, 1280], 'offline page')
  // An attempt without a connection keeps the page, and waits twice as long.
  await expect(page.locator('#n')).toHaveText(/^1[0-6]$/)
  await expect(page.getByRole('listitem').getByRole('link')).toHaveAttribute('href', '/ar/download')
  await page.locator('a[href="/ar"]').click()
  await expect(page.locator('html')).toHaveAttribute('data-stored-minutes', /^\d+$/)
  await page.goto(network.origin)
  await expect(page, 'the last home page').toHaveURL(`${network.origin}/ar`)
  await page.goto(`${network.origin}/ar/legal/terms`)
  await setOffline(page, network, false)
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
  await expect(page).toHaveURL(`${network.origin}/ar/legal/terms`)
})

test('[SCR-14] an open page without a connection shows its age, and sharing waits @once @long', async ({
  page,
  context,
}) => {
  await logIn(context, await newMember())
  await page.clock.install()
  await openPage(page, `${network.origin}/en${WELCOME.path}`)
  await expectFilesKept(page)
  const share = page.getByRole('button', { name: text('en', 'share.open'), exact: true })
  await expect(share).not.toHaveAttribute('aria-disabled', 'true')
  await setOffline(page, network, true)
  await expect(page.getByRole('status').filter({ hasText: text('en', 'offline.claims') })).toBeVisible()
  await expect(share).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(text('en', 'offline.share'))).toBeVisible()
  // Figures and bars lose their colour by it.
  await expect(page.locator('html')).toHaveAttribute('data-offline')
  await expectAccessible(page, 'open page without a connection')
  await page.reload()
  await settle(page)
  await page.clock.fastForward('30:00')
  await expect(age(page)).toContainText(/copy from 3[0-3] minutes ago/)
  await setOffline(page, network, false)
  await expect(share).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(text('en', 'offline.share'))).toBeHidden()
})

test('[SCR-14] turned off, the worker removes itself and every copy @once @long', async ({ page }) => {
  await openAsMember(page)
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
})

test('[SCR-14] with blocked cookies and storage pages work as without a worker @once @long', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: denied })
    Object.defineProperty(navigator, 'serviceWorker', { get: denied })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await openPage(page, `${network.origin}/en${WELCOME.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
