import { ACTIVITY_TYPE_NAMES } from '#lib/contract/activity-types.ts'
import { act, beginLife, join, renewSession } from '#lib/player/life.ts'
import { claim } from '#lib/player/claim.ts'
import { progress } from '#lib/player/progress.ts'
import { showMoment } from '#lib/player/show-moment.ts'
import { livedActivity } from './support/lived-activities.ts'
import { enter, startPlayerSite, type PlayerSite } from './support/player-site.ts'
import { expect, settle, test } from './support/test.ts'

let site: PlayerSite
test.beforeAll(async () => {
  site = await startPlayerSite()
})
test.afterAll(async () => site?.stop())
test.describe.configure({ mode: 'default' })

for (const type of ACTIVITY_TYPE_NAMES) {
  test(`dump ${type}`, { tag: '@phone' }, async ({ page, context, complaints }) => {
    test.slow()
    complaints.expect(/401/)
    const { connection } = site
    let extra = {}
    if (type === 'CopyTrading') {
      const lead = await beginLife(connection, {} as never, 'lead')
      await act(lead, [
        {
          type: 'lead.stats',
          nickname: 'Lead one',
          roi30d: '0.3',
          worstFall: '-0.1',
          profitShare: '0.1',
          followers: 2,
          capacity: 30,
          authentic: true,
        },
      ])
      extra = { traders: { shown: 20, featured: [lead.account.userId] } }
    }
    const activity = await site.publish(livedActivity(type, extra))
    const life = await beginLife(connection, activity, 'life')
    const dump = async (what: string) => {
      await site.refresh()
      await renewSession(life)
      await enter(context, site, life.account)
      await page.goto(`${site.origin}/en${activity.path}`)
      await settle(page)
      console.log(`=== ${type} ${what}\n` + (await page.locator('main').innerText()).replaceAll(/\n+/g, ' | '))
      await page.screenshot({ path: `/tmp/pl/life-${type}-${what}.png`, fullPage: true })
    }
    await dump('new')
    await join(life)
    await dump('joined')
    await progress(life, 'half')
    await dump('half')
    await progress(life, 'all')
    await dump('all')
    if (activity.lottery) {
      await claim(life)
      await dump('drawn')
    }
    await showMoment(connection, activity, 'ended')
    await dump('ended')
    await claim(life)
    await dump('claimed')
    await showMoment(connection, activity, 'settled')
    await dump('settled')
    expect(1).toBe(1)
  })
}
