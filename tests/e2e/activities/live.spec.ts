import type { Page } from '@playwright/test'
import { deposit, sendEvents } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { logIn } from '../support/users.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

/** Longer than the polling of the tasks, ms. */
const LONGER_THAN_POLLING_MS = 7000

/** Moves the page's clock on, with all that its timers do, instead of waiting. */
async function pass(page: Page, ms: number): Promise<void> {
  await settle(page)
  await page.clock.fastForward(ms)
  await settle(page)
}
const { account, deposit: deposited } = WELCOME.tasks

/** Resolves when the page's private socket answers for its tasks. */
const isLive = (page: Page): Promise<unknown> =>
  page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/ws/private'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => /"ready".*"tasks"/.test(String(payload))))

/** The page of a member whose first reward can be claimed, opened and connected. */
async function openLive(page: Page): Promise<ActivityPage> {
  const activity = new ActivityPage(page, 'en')
  const live = isLive(page)
  await page.clock.install()
  await page.goto(`/en${WELCOME.path}`)
  await expect(activity.claimButton(activity.cta, account.pays)).toBeVisible()
  await live
  return activity
}

test(
  '[NET-3] a claim elsewhere shows on the open page, which polls nothing',
  { tag: '@once' },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    const activity = await openLive(page)
    await expect(page.getByText(text('en', 'task.updates_at_once'))).toBeVisible()
    // The lists are read once more when their topics begin.
    await pass(page, 3000)
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/v1/') && calls.push(request.url()))
    await pass(page, LONGER_THAN_POLLING_MS)
    expect(calls).toEqual([])
    await claim(member, account.id)
    await expect(activity.claimButton(activity.cta, account.pays)).toHaveCount(0, { timeout: 4000 })
  },
)

test(
  '[NET-3] a connection that drops, repeats and delays frames ends with the same page',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    let seen = 0
    await page.routeWebSocket(/\/ws\/private$/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((frame) => {
        if (!String(frame).includes('"event"')) return socket.send(frame)
        seen += 1
        // The first event is lost; of the others each comes twice, the second time late.
        if (seen === 1) return
        socket.send(frame)
        setTimeout(() => socket.send(frame), 500)
      })
    })
    const activity = new ActivityPage(page, 'en')
    await page.clock.install()
    await page.goto(`/en${WELCOME.path}`)
    await expect(activity.claimButton(activity.cta, account.pays)).toBeVisible()
    await pass(page, LONGER_THAN_POLLING_MS)
    await claim(member, account.id)
    await expect.poll(() => seen).toBeGreaterThan(0)
    await sendEvents(member.userId, deposit('50'))
    await expect(activity.claimButton(page, deposited.pays).first()).toBeVisible()
    await expect(activity.claimButton(page, account.pays)).toHaveCount(0)
    expect(seen).toBeGreaterThan(1)
  },
)

test(
  '[NET-3] while the gateway restarts the page says that it polls, then the socket is back',
  { tag: ['@once', '@long'] },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    let isDown = false
    let stop = () => {}
    await page.routeWebSocket(/\/ws\/private$/, (socket) => {
      if (isDown) return void socket.close({ code: 1013 })
      socket.connectToServer()
      stop = () => void socket.close({ code: 1012 })
    })
    const activity = new ActivityPage(page, 'en')
    const atOnce = page.getByText(text('en', 'task.updates_at_once'))
    const polls = page.getByText(text('en', 'live.updates_every', { seconds: '5' }))
    await page.clock.install()
    await page.goto(`/en${WELCOME.path}`)
    await expect(atOnce).toBeVisible()
    await pass(page, LONGER_THAN_POLLING_MS)
    isDown = true
    stop()
    await expect(polls).toBeVisible()
    await claim(member, account.id)
    await expect(activity.claimButton(activity.cta, account.pays), 'the page polls').toHaveCount(0)
    isDown = false
    await expect(atOnce).toBeVisible({ timeout: 45_000 })
  },
)

test(
  '[NET-3] a visitor’s page opens no socket before the first sign of a person',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.clock.install()
    await page.goto('/en')
    await page.clock.fastForward(4000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(sockets).toEqual([])
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await expect.poll(() => sockets.map((url) => new URL(url).pathname)).toEqual(['/ws/public'])
  },
)
