import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { lengthFaults } from '../support/short-page.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn, openSession } from '../support/users.ts'

/** A page of each type in the demonstration, and its campaigns. */
const PAGES = [
  '/welcome-event',
  '/activity/competition/autumn-trading-cup',
  '/activity/competition/four-winds-team-cup',
  '/activity/competition/three-voices-challenge',
  '/activity/lottery/harvest-draw',
  '/activity/lottery/orchard-draw',
  '/activity/copy-trading/first-copy-covered',
  '/activity/trading-deposit-bonus/deposit-and-trade',
  '/events/holder-snapshot',
  '/events/daily-five',
  '/promo/spot-festival',
]
const REWARDS_HIGHEST = 3000

for (const locale of ['en', 'ar', 'de'])
  for (const who of ['a visitor', 'the trader'] as const)
    test(
      `for ${who} every page of an activity is short at 390 px, and has no empty column at 1280 px, in ${locale}`,
      { tag: locale === 'en' ? '@once' : ['@long', '@once'] },
      async ({ page }) => {
        test.slow()
        if (who === 'the trader') await logIn(page.context(), await openSession(DEMO_LOGINS[1]))
        const tooLong: string[] = []
        for (const path of PAGES) {
          const answer = await page.goto(`/${locale}${path}`)
          expect(answer?.status(), path).toBe(200)
          await settle(page)
          tooLong.push(...(await lengthFaults(page, path)))
        }
        if (who === 'the trader') {
          await page.goto(`/${locale}/rewards`)
          await settle(page)
          tooLong.push(...(await lengthFaults(page, '/rewards', REWARDS_HIGHEST)))
        }
        expect(tooLong).toEqual([])
      },
    )
