import type { BrowserContext } from '@playwright/test'
import { DEMO_LOGINS, type DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { pushList } from '@fanfare/contract/message/push-list.ts'
import { call } from '../support/gateway.ts'
import { expect, test } from '../support/test.ts'
import type { TestLocale } from '../support/texts.ts'
import { logIn, openSession } from '../support/users.ts'
import { screensOf, walkMessages, walkScreen, type Read } from '../support/walk.ts'

const [VISITOR, TRADER, AGENT] = DEMO_LOGINS
const WALKS: readonly [DemoLogin, TestLocale][] = [
  [AGENT, 'en'],
  [AGENT, 'ar'],
  [TRADER, 'en'],
  [VISITOR, 'en'],
]

type Faults = readonly string[]

/** Walks as an account. @returns the faults that `walk` finds, and those of the gateway */
async function walkAs(
  context: BrowserContext,
  [account, locale]: (typeof WALKS)[number],
  walk: (read: Read) => Promise<Faults>,
): Promise<Faults> {
  const session = await openSession(account)
  await logIn(context, session)
  const read: Read = async (definition, input) =>
    (await call(definition, input, { token: session.token, headers: { language: locale } })).data
  const failed: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`)
  })
  return [...(await walk(read)), ...failed]
}

/** The account's own screens, each kind once, and its latest message. */
for (const account of [AGENT, TRADER])
  test(
    `[SCR-1][SCR-9][SCR-10][SCR-11][API-5] ${account.loginName} finds no error, no empty value and no raw text on the main screens`,
    { tag: '@phone' },
    async ({ page, context }) => {
      const faults = await walkAs(context, [account, 'en'], async (read) => {
        const [campaign] = account.role === 'agent' ? (await read(agentCampaigns, {})).items : []
        const ofAgent = ['', '/rebate', '/referral', '/performance'].map(
          (rest) => `/agent/${campaign?.activityId}${rest}`,
        )
        const found: string[] = []
        for (const path of ['/', '/rewards', ...(campaign ? ['/agent', ...ofAgent] : ['/welcome-event'])])
          found.push(...(await walkScreen(page, 'en', path)))
        const [latest] = (await read(pushList, {})).items
        const messages = await walkMessages(page, 'en', { isOpened: (id) => id === latest?.id })
        expect(messages.opened).toBe(1)
        return [...found, ...messages.faults]
      })
      expect(faults).toEqual([])
    },
  )

for (const [account, locale] of WALKS)
  test(
    `[SCR-1][SCR-9][SCR-10][SCR-11][API-5] ${account.loginName} finds no error, no empty value and no raw text on any screen, in ${locale}`,
    { tag: ['@desktop', '@long'] },
    async ({ page, context }) => {
      // About 40 screens and 30 messages, on a machine that may be busy.
      test.setTimeout(600_000)
      const faults = await walkAs(context, [account, locale], async (read) => {
        const found: string[] = []
        const screens = await screensOf(account.role, read)
        expect(screens.length).toBeGreaterThan(15)
        for (const path of screens) found.push(...(await walkScreen(page, locale, path)))
        const { total } = await read(pushList, {})
        const messages = await walkMessages(page, locale)
        expect(messages.opened).toBeGreaterThanOrEqual(total)
        return [...found, ...messages.faults]
      })
      expect(faults).toEqual([])
    },
  )
