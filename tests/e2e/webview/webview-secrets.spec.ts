import { watchReceiver } from '../support/analytics-sink.ts'
import { registerAccount } from '#lib/state-player/account.ts'
import { enterApp, sendByApp, tokenOf } from '../support/fake-app.ts'
import { startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { expect, settle, test } from '../support/test.ts'
import { WELCOME } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

let site: PlayerSite
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startPlayerSite({ SEED: 'demo', ANALYTICS_RECEIVER: 'on' })
})
test.afterAll(() => site?.stop())

const PATIENT = { timeout: 25_000 }

test(
  '[APP-1][ANA-3][APP-7][DEV-14] the token of the app is in no address, request, event or report, and a refused message is reported once without its content',
  { tag: '@phone' },
  async ({ page, context, complaints }) => {
    test.slow()
    complaints.expect(/seeded fault/)
    const { userId, token } = await registerAccount(site.connection, 'webview')
    const first = tokenOf({ token, userId })
    const received = watchReceiver(page)
    const addresses: string[] = []
    const said: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    page.on('console', (message) => said.push(message.text()))
    await enterApp(context, { mode: 'now', first })
    await page.goto(`${site.origin}/en${WELCOME.path}`)
    await settle(page)
    for (let time = 0; time < 50; time += 1)
      await sendByApp(page, { afterMs: 0, raw: JSON.stringify({ uToken: `${token} `, uid: userId }) })
    await page.evaluate((secret) => {
      setTimeout(() => {
        throw new Error(`seeded fault: ${secret}`)
      })
    }, token)
    await expect.poll(() => received.raw.join('\n'), PATIENT).toContain('native bridge: a malformed bridge message')
    await page.goto(`${site.origin}/en/rewards`)
    await settle(page)
    const events = received.raw.join('\n')
    expect(events.match(/native bridge: /g)).toHaveLength(1)
    expect(events).toContain('seeded fault')
    const secrets = [token, userId, first.deviceId ?? '']
    const places = {
      addresses: addresses.join('\n'),
      events,
      console: said.filter((line) => !/seeded fault/.test(line)).join('\n'),
    }
    for (const [place, text] of Object.entries(places))
      expect([place, secrets.filter((secret) => decodeURIComponent(text).includes(secret))]).toEqual([place, []])
  },
)
