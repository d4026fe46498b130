import { deposit, sendEvents } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { claim, WELCOME } from '../support/welcome.ts'

/** Longer than the polling of the tasks, ms. */
const LONGER_THAN_POLLING_MS = 7000
const { account, deposit: deposited } = WELCOME.tasks

test('[NET-3] the open page shows a claim made elsewhere, and polls only without its socket @once', async ({
  page,
  member,
}) => {
  let isDown = false
  let stop = () => {}
  const { promise: live, resolve: isLive } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/ws\/private$/, (socket) => {
    if (isDown) return void socket.close({ code: 1013 })
    const server = socket.connectToServer()
    server.onMessage((frame) => {
      if (/"ready".*"tasks"/.test(String(frame))) isLive()
      socket.send(frame)
    })
    stop = () => void socket.close({ code: 1012 })
  })
  /** Moves the page's clock on, with all that its timers do. */
  const pass = async (ms: number) => {
    await settle(page)
    await page.clock.fastForward(ms)
    await settle(page)
  }
  const activity = new ActivityPage(page, 'en')
  const atOnce = page.getByText(text('en', 'task.updates_at_once'))
  await page.clock.install()
  await page.goto(`/en${WELCOME.path}`)
  await expect(atOnce).toBeVisible()
  await expect(activity.claimButton(activity.cta, account.pays)).toBeVisible()

  await test.step('at once', async () => {
    await live
    // The lists are read once more when their topics begin.
    await pass(3000)
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/v1/') && calls.push(request.url()))
    await pass(LONGER_THAN_POLLING_MS)
    expect(calls).toEqual([])
    await claim(member, account.id)
    await expect(activity.claimButton(page, account.pays)).toHaveCount(0)
  })

  await test.step('by polling', async () => {
    isDown = true
    stop()
    await expect(page.getByText(text('en', 'live.updates_every', { seconds: '5' }))).toBeVisible()
    await sendEvents(member.userId, deposit('50'))
    await expect(activity.claimButton(page, deposited.pays).first()).toBeVisible()
    isDown = false
    await expect(atOnce).toBeVisible()
  })
})
