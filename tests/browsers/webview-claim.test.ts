import { expect, test } from 'vitest'
import { grantsOf } from '#tests/e2e/support/auditor.ts'
import { text } from '#tests/e2e/support/texts.ts'
import { newUser } from '#tests/e2e/support/users.ts'
import { WELCOME } from '#tests/e2e/support/welcome.ts'
import { inEachEngine } from './support/in-each-engine.ts'
import { openInApp } from './support/open-in-app.ts'

const en = (key: string, args = {}) => text('en', key, args)
const DIALOG = '[role="dialog"]'
const REWARD = { reward: `${WELCOME.tasks.account.pays} USDT` }

inEachEngine((start) => {
  test('[ACT-3][ACT-8][SCR-2][SCR-9][APP-7] in the app a user joins, claims a reward once and sees it on the rewards page', async () => {
    const browser = await start()
    const user = await newUser()
    const { frame } = await openInApp(browser, user)

    await expect.poll(() => frame.opens(DIALOG, '[data-cta] button', en('activity.cta_join'))).toBe(true)
    const claim = [`${DIALOG} button`, en('task.claim_reward', REWARD)] as const
    await expect.poll(() => frame.sees(...claim)).toBe(true)
    await frame.press(...claim)
    await expect.poll(() => frame.sees(DIALOG, en('moment.got', REWARD))).toBe(true)
    expect(await grantsOf(user.userId)).toHaveLength(1)

    await frame.press(`${DIALOG} button[aria-label="${en('common.btn_close')}"]`)
    await expect.poll(() => frame.sees(DIALOG)).toBe(false)
    await frame.press('main a', en('task.all_rewards'))
    await expect.poll(() => browser.evaluate('frames[0].location.pathname')).toBe('/en/rewards')
    await expect.poll(() => frame.sees('main', REWARD.reward)).toBe(true)
    expect(await frame.sees('header')).toBe(false)
  })
})
