import type { Page } from '@playwright/test'
import type { ShellTokenMode } from '#lib/native/shell-answers.ts'
import type { FakeShell, ShellOptions } from '#lib/native/fake-shell.ts'
import { enterApp, messagesOf, sendByApp, tokenOf, trafficOf } from '../support/fake-app.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, longUnless, settle, test } from '../support/test.ts'
import { newUser } from '../support/users.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

const APPS: readonly (Pick<ShellOptions, 'object' | 'agentVersion'> & { app: string; asks: RegExp; gets: string })[] = [
  { app: 'iOS 4.2.16', object: 'ios', agentVersion: '4.2.16', asks: /^webkit/, gets: 'onFanfareMessage' },
  { app: 'Android 3.3.0', object: 'android', agentVersion: '3.3.0', asks: /^FanfareBridge$/, gets: 'onFanfareMessage' },
  { app: 'an old app, 3.2.9,', object: null, agentVersion: '3.2.9', asks: /^fanfare:/, gets: 'setAppToken' },
]

const claimButton = (page: Page) =>
  new ActivityPage(page, 'en').claimButton(page, WELCOME.tasks.account.pays).filter({ visible: true }).first()
const signUp = (page: Page) =>
  new ActivityPage(page, 'en').cta.getByRole('link', { name: pattern('en', 'activity.cta_sign_up_get', 'reward') })

/** Records, frame by frame, whether header or footer take any room, and how often the page loads. */
async function watchFrames(page: Page): Promise<{ loads: () => number; flashes: () => Promise<string[]> }> {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.addInitScript(() => {
    const flashes: string[] = []
    Object.assign(window, { flashes })
    const look = () => {
      for (const element of document.querySelectorAll('body > header, header[class], footer'))
        if (element.matches('header, footer') && !element.closest('main') && element.getClientRects().length > 0)
          flashes.push(element.tagName)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return { loads: () => loads, flashes: () => page.evaluate(() => (window as never as { flashes: string[] }).flashes) }
}

for (const { app, asks, gets, ...shell } of APPS) {
  test(
    `[APP-1][APP-7][SHELL-4] ${app} logs its user in without a reload, and header and footer never flash`,
    { tag: ['@phone', ...longUnless(shell.object !== 'android')] },
    async ({ page, context }) => {
      const member = await newMember()
      await enterApp(context, { mode: 'now', first: tokenOf(member), ...shell })
      const frames = await watchFrames(page)
      await page.goto(`/en${WELCOME.path}`)
      await expect(claimButton(page)).toBeVisible()
      await settle(page)
      expect([frames.loads(), await frames.flashes()]).toEqual([1, []])
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-webview', shell.agentVersion ?? '')
      const [first, second] = await trafficOf(page)
      expect([first?.by, second?.by]).toEqual([expect.stringMatching(asks), gets])
    },
  )
}

const ARRIVALS: readonly { mode: ShellTokenMode; isLoggedIn: boolean; asked?: number }[] = [
  { mode: 'early', isLoggedIn: true },
  { mode: 'late', isLoggedIn: true, asked: 5 },
  { mode: 'twice', isLoggedIn: true, asked: 1 },
  { mode: 'never', isLoggedIn: false, asked: 5 },
  { mode: 'malformed', isLoggedIn: false, asked: 5 },
  { mode: 'foreign', isLoggedIn: false, asked: 5 },
]

for (const { mode, isLoggedIn, asked } of ARRIVALS) {
  test(
    `[APP-1][APP-7] a token that comes “${mode}” ${isLoggedIn ? 'logs in' : 'leaves the page a visitor’s, without a login'}`,
    { tag: ['@phone', ...longUnless(mode === 'early' || mode === 'malformed')] },
    async ({ page, context }) => {
      await enterApp(context, { mode, first: tokenOf(await newMember()) })
      await page.goto(`/en${WELCOME.path}`)
      const requests = async () => (await trafficOf(page)).filter(({ text: said }) => said.includes('getToken')).length
      if (asked !== undefined) await expect.poll(requests).toBe(asked)
      if (isLoggedIn) await expect(claimButton(page)).toBeVisible()
      await settle(page)
      if (isLoggedIn) return
      await expect(signUp(page)).toBeVisible()
      expect(await messagesOf(page)).toEqual([])
      await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
    },
  )
}

test(
  '[APP-1][APP-7] after an account switch no frame shows anything of the user before',
  { tag: '@phone' },
  async ({ page, context }) => {
    const [member, other] = [await newMember(), await newUser()]
    await claim(member, WELCOME.tasks.account.id)
    await enterApp(context, { mode: 'now', first: tokenOf(member) })
    await page.goto('/en/rewards')
    const summary = page.locator('main h1 + p')
    await expect(summary).toContainText(/\d/)
    await settle(page)
    const mine = await summary.innerText()
    await page.evaluate((token) => {
      const seen: string[] = []
      const { fakeShell } = window as never as { fakeShell: FakeShell }
      Object.assign(window, { seen })
      const read = () => {
        seen.push(document.querySelector('main')?.innerText ?? '')
        requestAnimationFrame(read)
      }
      fakeShell.answer({ afterMs: 0, token })
      // React shows the new state one frame later.
      requestAnimationFrame(() => requestAnimationFrame(read))
    }, tokenOf(other))
    await expect(page.getByRole('heading', { name: text('en', 'ready.waiting') })).toBeVisible()
    await expect(summary).toHaveCount(0)
    await settle(page)
    const seen = await page.evaluate(() => (window as never as { seen: string[] }).seen)
    expect([seen.length > 5, seen.filter((shown) => shown.includes(mine))]).toEqual([true, []])
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    expect([member.userId, member.token].filter((secret) => stored.includes(secret))).toEqual([])
  },
)

test(
  '[APP-2][APP-7] the app’s version and device are kept beside its token, also over a reload',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    const member = await newMember()
    await enterApp(context, { mode: 'now', first: tokenOf(member, '4.2.14'), agentVersion: null })
    await page.goto(`/en${WELCOME.path}`)
    await expect(claimButton(page)).toBeVisible()
    const stored = () =>
      page.evaluate(() => ['appInfo', 'uToken'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as object))
    const all = [
      { appVersion: '4.2.14', deviceId: 'test-device' },
      { uToken: member.token, uid: member.userId },
    ]
    expect(await stored()).toEqual(all)
    // The first visit asked in the old style, because the version was unknown; the next one knows it.
    await page.reload()
    await settle(page)
    expect((await trafficOf(page))[0]?.by).toMatch(/^webkit/)
    expect(await stored()).toEqual(all)
  },
)

for (const { app, object, agentVersion } of APPS) {
  test(
    `[APP-1][AUTH-4][APP-7] a logout in ${app} shows the page as a visitor’s, without a reload, and keeps what was typed`,
    { tag: ['@phone', ...longUnless(object === 'ios')] },
    async ({ page, context }) => {
      const member = await newMember()
      await enterApp(context, { mode: 'now', first: tokenOf(member), object, agentVersion })
      await page.goto('/en')
      await expect(page.locator('html[data-session]')).toBeAttached()
      await settle(page)
      // Not by its role, which the dialog hides.
      const search = page.locator('input[type="search"]')
      await search.fill('harvest')
      await settle(page)
      let loads = 0
      page.on('load', () => (loads += 1))
      await sendByApp(page, { afterMs: 0, isLogout: true })
      const dialog = page.getByRole('dialog', { name: text('en', 'session.app_title') })
      await expect(dialog).toBeVisible()
      await expect(page.locator('html[data-session]')).not.toBeAttached()
      expect(await search.inputValue()).toBe('harvest')
      expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(member.token)
      await dialog.getByRole('button', { name: text('en', 'shell.log_in') }).click()
      await expect.poll(async () => (await messagesOf(page)).filter((said) => said.includes('login')).length).toBe(1)
      await sendByApp(page, { afterMs: 0, token: tokenOf(member) })
      await expect(page.locator('html[data-session]')).toBeAttached()
      expect(loads).toBe(0)
    },
  )
}
