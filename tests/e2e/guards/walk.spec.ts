import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { DEMO_LOGINS, type DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { pushList } from '@fanfare/contract/message/push.ts'
import { call } from '../support/gateway.ts'
import { expect, test } from '../support/test.ts'
import type { TestLocale } from '../support/texts.ts'
import { logInAs } from '../support/users.ts'
import { screensOf, walkMessages, walkScreen, type Read } from '../support/walk.ts'

const [VISITOR, TRADER, AGENT] = DEMO_LOGINS
/** The one with the least is in the long plan. */
const WALKS: readonly [DemoLogin, TestLocale, tag: string][] = [
  [VISITOR, 'en', '@long'],
  [TRADER, 'en', '@night'],
  [AGENT, 'en', '@night'],
  [AGENT, 'ar', '@night'],
]

for (const [account, locale, plan] of WALKS)
  test(
    `[SCR-1][SCR-9][SCR-10][SCR-11][API-5] ${account.loginName} finds no error, no empty value and no raw text on any screen, in ${locale}`,
    { tag: ['@desktop', plan] },
    async ({ page, context }) => {
      // About 40 screens and 30 messages, on a machine that may be busy.
      test.setTimeout(deadline(600_000))
      const { token } = await logInAs(context, account)
      const read: Read = async (definition, input) =>
        (await call(definition, input, { token, headers: { language: locale } })).data
      const faults: string[] = []
      const screens = await screensOf(account.role, read)
      expect(screens.length).toBeGreaterThan(15)
      for (const path of screens) faults.push(...(await walkScreen(page, locale, path)))
      const { total } = await read(pushList, {})
      const messages = await walkMessages(page, locale)
      expect(messages.opened).toBeGreaterThanOrEqual(total)
      expect([...faults, ...messages.faults]).toEqual([])
    },
  )
