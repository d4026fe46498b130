import { enterApp, tokenOf } from '../support/fake-app.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { expect, settle, test } from '../support/test.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

test.use({ viewport: { width: 360, height: 640 } })

const MESSAGES = 10_000
/** Twice a long task on a busy machine of two cores; a page that handles each message fully stops for seconds. */
const LONGEST_STOP_MS = 500

test(
  '[APP-1][APP-7] a token of 1 MB and messages that are no JSON are ignored, and ten thousand in a second leave the page responsive and send few calls',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    const member = await newMember()
    await enterApp(context, { mode: 'now', first: tokenOf(member) })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { onFanfareMessage } = window as never as { onFanfareMessage: (message: unknown) => void }
        for (const message of ['{', null, 7, `{"uToken":"${'a'.repeat(1_000_000)}","uid":"u1"}`])
          onFanfareMessage(message)
      })
    })
    await page.goto(`/en${WELCOME.path}`)
    const claim = new ActivityPage(page, 'en').claimButton(page, WELCOME.tasks.account.pays).filter({ visible: true })
    await expect(claim.first()).toBeVisible()
    await page.evaluate((huge) => {
      const { setAppToken } = window as never as { setAppToken: (message: unknown) => void }
      setAppToken(JSON.stringify({ uToken: huge, uid: 'u1' }))
      setAppToken({ uToken: huge, uid: 'u1' })
    }, 'a'.repeat(1_000_000))
    await settle(page)
    await expect(claim.first()).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)).length)).toBeLessThan(20_000)

    let requests = 0
    page.on('request', () => (requests += 1))
    for (const message of ['{"uToken":', JSON.stringify({ name: 'token', data: tokenOf(member) })]) {
      const stop = await page.evaluate(
        ([text, count]) =>
          new Promise<number>((resolve) => {
            const { onFanfareMessage } = window as never as { onFanfareMessage: (message: unknown) => void }
            let sent = 0
            let longest = 0
            let last = performance.now()
            const send = () => {
              const now = performance.now()
              longest = Math.max(longest, now - last)
              last = now
              if (sent >= count) return resolve(longest)
              // A hundredth of a second's messages.
              for (let index = 0; index < count / 100; index += 1) onFanfareMessage(text)
              sent += count / 100
              setTimeout(send, 10)
            }
            send()
          }),
        [message, MESSAGES] as const,
      )
      expect(stop).toBeLessThan(LONGEST_STOP_MS)
    }
    await settle(page)
    expect(requests).toBeLessThan(100)
    await expect(claim.first()).toBeVisible()
  },
)
