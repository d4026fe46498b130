import { payAsWallet } from '@fanfare/gateway/demo/send-events.ts'
import { claimRewards } from '#lib/state-player/play.ts'
import { createPlayedUser, join, sendUserFacts } from '#lib/state-player/played-user.ts'
import { spotTrade } from '../support/gateway.ts'
import { PAID } from '../support/lived-activities.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'

// Payouts are on for a whole gateway, so this site is not that of the other tests.
let site: PlayerSite
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startPlayerSite({ PAYOUTS: 'on' })
})
test.afterAll(async () => site?.stop())

test(
  '[SCR-9] a claimed reward is on its way, and arrives on the open page',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { connection, opsSecret } = site
    const user = await createPlayedUser(connection, await site.publish(PAID), 'paid')
    await join(user)
    await sendUserFacts(user, [spotTrade('100')])
    await claimRewards(user)

    await enter(context, site, user.account)
    await page.goto(`${site.origin}/ar/rewards`)
    await settle(page)
    const list = page.getByRole('region', { name: text('ar', 'rewards.list') })
    await expect(list).toContainText(text('ar', 'rewards.note_on_the_way'))
    await payAsWallet({ gatewayOrigin: connection.gatewayOrigin, opsSecret })
    await expect(list).toContainText(pattern('ar', 'rewards.note_arrived', 'date'))
  },
)
