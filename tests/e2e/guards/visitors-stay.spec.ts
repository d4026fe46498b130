import type { BrowserContext, Page } from '@playwright/test'
import { CC_TOKEN_COOKIE } from '#lib/session/tokens.ts'
import { stack } from '../support/stack.ts'
import { expect, longUnless, openPage, settle, test } from '../support/test.ts'

/** `hideNav` looks like the app, but has no bridge that could provide a token. */
const PATHS = ['/en', '/en?hideNav=1']

interface Visitor {
  who: string
  userAgent?: string
  arrive?: (context: BrowserContext) => Promise<unknown>
  /** Waits until the page has reacted to the state. */
  noticed?: (page: Page) => Promise<void>
}

const ccToken = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === CC_TOKEN_COOKIE).map(({ value }) => value)

/** Names of the bridge's messages that the page sent to the app, in the new style. */
const askedOfApp = (page: Page) =>
  page.evaluate(() =>
    (window as { asked?: string[] }).asked?.map((json) => (JSON.parse(json) as { name: string }).name),
  )

const VISITORS: readonly Visitor[] = [
  { who: 'a visitor' },
  {
    who: 'a user with an unknown token',
    arrive: async (context) => {
      const { hostname } = new URL(stack.siteOrigin)
      const stale = { value: 'x'.repeat(43), domain: hostname, path: '/', secure: false, sameSite: 'Lax' as const }
      await context.addCookies([{ name: CC_TOKEN_COOKIE, ...stale }])
    },
    noticed: (page) => expect.poll(() => ccToken(page.context())).toEqual([]),
  },
  {
    who: 'a user in the app without an account',
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile FanfareApp/4.3.0',
    arrive: (context) =>
      context.addInitScript(() => {
        const asked: string[] = []
        Object.assign(window, { asked, FanfareBridge: { postMessage: (json: string) => asked.push(json) } })
      }),
    noticed: (page) => expect.poll(() => askedOfApp(page)).toContain('getToken'),
  },
]

for (const { who, userAgent, arrive, noticed } of VISITORS) {
  test.describe(() => {
    test.use({ userAgent })

    for (const path of PATHS) {
      test(
        `[AUTH-2][AUTH-4][AUTH-7] ${who} reads ${path} without a redirect to the login`,
        { tag: ['@phone', ...longUnless(path === PATHS[0] && who !== 'a visitor')] },
        async ({ page, context, complaints }) => {
          complaints.expect(/status of 40[13]/)
          await arrive?.(context)
          const been = new Set<string>()
          page.on('framenavigated', (frame) => {
            if (frame === page.mainFrame()) been.add(frame.url())
          })
          await openPage(page, path)
          // The page requests personal data at the first touch at the latest.
          await page.keyboard.press('Tab')
          await noticed?.(page)
          await settle(page)
          expect([...been], 'stayed on the page').toEqual([stack.siteOrigin + path])
          await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect((await askedOfApp(page)) ?? []).not.toContain('login')
        },
      )
    }
  })
}
