import type { Page } from '@playwright/test'
import type { FakeShell } from '#lib/native/fake-shell.ts'
import { callsOf, enterApp, messagesOf, sendByApp, tokenOf, trafficOf } from '../support/fake-app.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { text } from '../support/texts.ts'
import { expect, longUnless, settle, test } from '../support/test.ts'
import { newUser } from '../support/users.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

const APPS = [
  { app: 'Android 3.3.0', object: 'android', version: '3.3.0', asks: /^FanfareBridge$/, gets: 'onFanfareMessage' },
  { app: 'an old app, 3.2.9,', object: null, version: '3.2.9', asks: /^fanfare:/, gets: 'setAppToken' },
] as const

const claimButton = (page: Page) =>
  new ActivityPage(page, 'en').claimButton(page, WELCOME.tasks.account.pays).filter({ visible: true }).first()
const paid = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/(?<!\d)5\s?USDT/)
    .filter({ visible: true })
    .first()
const storage = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

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

for (const { app, asks, gets, object, version } of APPS) {
  test(
    `[APP-1][APP-3][APP-7][ACT-8][SCR-2][SHARE-1][SHELL-4] ${app} logs its user in without a reload, shares, and pays a reward`,
    { tag: ['@phone', ...longUnless(object !== null)] },
    async ({ page, context }) => {
      const member = await newMember()
      await enterApp(context, { mode: 'now', first: tokenOf(member), object, agentVersion: version })
      const frames = await watchFrames(page)
      await page.goto(`/en${WELCOME.path}`)
      await expect(claimButton(page)).toBeVisible()
      await settle(page)
      expect([frames.loads(), await frames.flashes()]).toEqual([1, []])
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-webview', version)
      const [first, second] = await trafficOf(page)
      expect([first?.by, second?.by]).toEqual([expect.stringMatching(asks), gets])

      await test.step('a share', async () => {
        await page.getByRole('button', { name: text('en', 'share.open') }).click()
        const dialog = page.getByRole('dialog', { name: text('en', 'share.title') })
        await expect(dialog.getByRole('img')).toBeVisible()
        await dialog.getByRole('button', { name: text('en', 'share.more') }).click()
        await expect.poll(async () => (await messagesOf(page)).length).toBe(1)
        if (object === null) {
          const [address = ''] = await messagesOf(page)
          expect(address).toMatch(/^fanfare:\/\/open\?/)
          expect([...new URL(address).searchParams.keys()].toSorted()).toEqual(['route', 'text', 'url'])
        } else {
          const [call] = await callsOf(page)
          expect(call).toMatchObject({ name: 'open', params: { route: 'share' } })
          expect(Object.keys(call?.params ?? {}).toSorted()).toEqual(['image', 'route', 'text', 'url'])
          expect(call?.params.url).toMatch(/[?&]vipCode=[A-Z0-9]{8}(&|$)/)
          expect(call?.params.text).not.toBe('')
          expect(call?.params.image).toMatch(/^data:image\/png;base64,.{30000}/)
        }
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })

      await test.step('a claim', async () => {
        await claimButton(page).click()
        const claimed = await new ActivityPage(page, 'en').expectClaimed()
        await page.keyboard.press('Escape')
        await expect(claimed).toBeHidden()
        await page.getByRole('link', { name: text('en', 'task.all_rewards') }).click()
        await expect(page).toHaveURL('/en/rewards')
        await expect(paid(page)).toBeVisible()
        await expect(page.getByRole('banner')).toBeHidden()
      })
    },
  )
}

test('[APP-1][AUTH-4][APP-7] a visitor in the app logs in by the app alone, without a reload @phone', async ({
  page,
  context,
}) => {
  const member = await newMember()
  await claim(member, WELCOME.tasks.account.id)
  await enterApp(context, { mode: 'never', first: tokenOf(member), login: tokenOf(member) })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/en/rewards')
  // A link pressed before the page is alive loads its document.
  await settle(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: text('en', 'shell.log_in') })
    .click()
  await page.getByRole('button', { name: text('en', 'account.in_app_title') }).click()
  await page.getByRole('link', { name: text('en', 'account.signed_in_on') }).click()
  await expect(paid(page)).toBeVisible()
  expect([loads, (await callsOf(page)).map(({ name }) => name)]).toEqual([1, ['login']])

  await page.goto('/en')
  await sendByApp(page, { afterMs: 0, token: tokenOf(member) })
  await expect(page.locator('html[data-session]')).toBeAttached()
  await settle(page)
  loads = 0
  // Not by its role, which the dialog hides.
  const search = page.locator('input[type="search"]')
  await search.fill('harvest')
  await settle(page)
  await sendByApp(page, { afterMs: 0, isLogout: true })
  const dialog = page.getByRole('dialog', { name: text('en', 'session.app_title') })
  await expect(dialog).toBeVisible()
  await expect(page.locator('html[data-session]')).not.toBeAttached()
  expect(await search.inputValue()).toBe('harvest')
  expect(await storage(page)).not.toContain(member.token)
  await dialog.getByRole('button', { name: text('en', 'shell.log_in') }).click()
  await expect(page.locator('html[data-session]')).toBeAttached()
  const asked = (await messagesOf(page)).filter((said) => said.includes('login'))
  expect([loads, asked.length]).toEqual([0, 1])
})

test('[APP-1][APP-7] after an account switch no frame shows anything of the user before @phone', async ({
  page,
  context,
}) => {
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
  const stored = await storage(page)
  expect([member.userId, member.token].filter((secret) => stored.includes(secret))).toEqual([])
})

test('[APP-2][APP-7] the app’s version and device are kept beside its token, also over a reload @phone @long', async ({
  page,
  context,
}) => {
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
})

test('[APP-1][APP-3] a bridge that throws at first is asked again, and then works @phone @long', async ({
  page,
  context,
}) => {
  const member = await newMember()
  await enterApp(context, { mode: 'now', first: tokenOf(member), object: 'android', agentVersion: '4.2.16' })
  await context.addInitScript(() => {
    const bridge = (window as unknown as { FanfareBridge: { postMessage: (json: string) => void } }).FanfareBridge
    const { postMessage } = bridge
    let calls = 0
    bridge.postMessage = (json) => {
      calls += 1
      if (calls === 1) throw new Error('Java exception was raised during method invocation')
      postMessage.call(bridge, json)
    }
  })
  await page.goto('/en/rewards')
  await expect(page.getByRole('button', { name: text('en', 'download.feature.support_chat') })).toBeVisible()
  await expect(page.getByRole('button', { name: text('en', 'download.feature.assets') })).toBeVisible()
})

test('[APP-1] the token of one account with the uid of another shows neither @phone @long', async ({
  page,
  context,
}) => {
  const [member, other] = await Promise.all([newMember(), newUser()])
  await enterApp(context, { mode: 'now', first: { ...tokenOf(member), uid: other.userId } })
  await page.goto('/en/rewards')
  await expect(page.getByRole('main').getByText(text('en', 'rewards.visitor_title'))).toBeVisible()
  await expect(paid(page)).toHaveCount(0)
  expect(await storage(page)).not.toContain(member.token)
})
