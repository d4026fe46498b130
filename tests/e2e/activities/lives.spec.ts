import type { Page } from '@playwright/test'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { claimRewards, showMoment } from '#lib/state-player/play.ts'
import { registerAccount } from '#lib/state-player/account.ts'
import { createPlayedUser, join, renewSession, type PlayedUser } from '#lib/state-player/played-user.ts'
import { sendFacts } from '#lib/state-player/operator.ts'
import { progress } from '#lib/state-player/progress.ts'
import { livedActivity, type LivedType } from '../support/lived-activities.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { pattern, type TestLocale } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

/** A page signs its first calls by its own clock, and repeats them by the gateway's once that has been moved. */
const CLOCK_MOVED = /status of 401/

let site: PlayerSite
// One site for all tests of a worker: each moves its clock, so they run one after the other.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => (site = await startPlayerSite()))
test.afterAll(async () => site?.stop())

/** A text of the page by its key, with the names of its arguments. */
type Seen = readonly [key: string, ...names: string[]]

interface Station {
  joined: Seen
  /** After the end, and with the result. */
  ended: Seen
  settled: Seen
}

const LIVES: Record<LivedType, Station & { id: string; locale?: TestLocale }> = {
  NewUser: { id: 'SCR-2', joined: ['task.to_go', 'left'], ended: ['state.ended'], settled: ['task.part_claimed'] },
  PersonalTrading: {
    id: 'SCR-4',
    locale: 'ar',
    joined: ['competition.place'],
    ended: ['state.settling'],
    settled: ['moment.see_leaderboard'],
  },
  Lottery: {
    id: 'SCR-3',
    joined: ['lottery.more_draws'],
    ended: ['lottery.proof_ended'],
    settled: ['lottery.won_lead'],
  },
  CopyTrading: { id: 'SCR-6', joined: ['copy.open_pick'], ended: ['state.ended'], settled: ['copy.state_paid'] },
  TeamTrading: { id: 'SCR-4', joined: ['team.open_own'], ended: ['state.settling'], settled: ['state.settled'] },
  TradingDepositBonus: {
    id: 'SCR-5',
    locale: 'de',
    joined: ['bonus.records'],
    ended: ['state.ended'],
    settled: ['bonus.got_tier', 'tier', 'reward'],
  },
  CompoundTrading: {
    id: 'SCR-4',
    joined: ['competition.board'],
    ended: ['state.settling'],
    settled: ['moment.see_leaderboard'],
  },
}

/** A trader whom the cover's activity features. */
async function addLeadTrader(): Promise<string> {
  const { connection } = site
  const { userId } = await registerAccount(connection, 'lead')
  const ratios = { roi30d: '0.3', worstFall: '-0.1', profitShare: '0.1' }
  await sendFacts(connection, { userId, at: connection.clock.now() }, [
    { type: 'lead.stats', nickname: 'Lead one', ...ratios, followers: 2, capacity: 30, authentic: true },
  ])
  return userId
}

const changesOf = async (type: LivedType): Promise<object> =>
  !('cover' in livedActivity(type)) ? {} : { traders: { shown: 20, featured: [await addLeadTrader()] } }

test('[ACT-1] every type of activity has a life here @phone', () => {
  expect(Object.keys(LIVES).toSorted()).toEqual(ACTIVITY_TYPE_NAMES.toSorted())
})

for (const [name, { id, locale = 'en', joined, ended, settled }] of Object.entries(LIVES)) {
  const type = name as LivedType
  test(`[${id}] a user of ${type} joins, earns, claims and sees the final result (${locale}) @phone`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow()
    complaints.expect(CLOCK_MOVED)
    const { connection } = site
    const activity = await site.publish(livedActivity(type, await changesOf(type)))
    const life = await createPlayedUser(connection, activity, 'life')
    const shown = page.locator('body')
    const visit = async (station: string, ...seen: Seen[]) => {
      await openAs(page, life, locale)
      for (const [key, ...names] of seen)
        await expect(shown, station).toContainText(pattern(locale, key, ...names), { useInnerText: true })
    }
    await enter(context, site, life.account)
    await visit('new', ['activity.cta_join'])
    await join(life)
    await visit('joined', joined)
    await progress(life, 'half')
    await visit('half', ['task.to_go', 'left'])
    await progress(life, 'all')
    await visit('done', ['task.claim_reward', 'reward'])
    if (activity.lottery) await claimRewards(life)
    await showMoment(connection, activity, 'ended')
    await renewSession(life)
    await enter(context, site, life.account)
    await visit('ended', ended)
    await claimRewards(life)
    await visit('claimed', activity.lottery ? ended : ['task.part_claimed'])
    await showMoment(connection, activity, 'settled')
    await renewSession(life)
    await enter(context, site, life.account)
    await visit('settled', settled)
  })
}

async function openAs(page: Page, { activity }: PlayedUser, locale: TestLocale): Promise<void> {
  await site.refresh()
  await openPage(page, `${site.origin}/${locale}${activity.path}`)
}

test('the state player opens an activity as a finished user, and sends no secret @phone', async ({
  page,
  complaints,
}) => {
  complaints.expect(CLOCK_MOVED)
  const { activityId, path } = await site.publish(livedActivity('Lottery', { alias: 'listed-draw', listed: true }))
  const other = await site.publish(livedActivity('NewUser', { alias: 'ends-before', endTime: '+2d 00:00' }))
  const isOver = async () => {
    const html = await (await page.request.get(`${site.origin}/de${other.path}`)).text()
    return pattern('de', 'activity.line_settling').test(html) || pattern('de', 'state.ended').test(html)
  }
  expect(await isOver()).toBe(false)
  await page.goto(`${site.origin}/de/dev/player`)
  await page.locator('label[for="persona-done"]').click()
  await page.locator(`label[for="activityId-${activityId}"]`).click()
  await page.getByRole('button', { name: 'Last hour' }).click()
  await expect(page).toHaveURL(`${site.origin}/de${path}`)
  // The clock has moved for every page, also for those that somebody has read before.
  expect(await isOver()).toBe(true)
  await expect(page.getByRole('main')).toContainText(pattern('de', 'task.claim_reward', 'reward'))
  const shown = [await page.content(), await (await page.request.get(`${site.origin}/de/dev/player`)).text()]
  expect(shown.join('')).not.toContain(site.opsSecret)

  await page.goto(`${site.origin}/de/dev/player`)
  await page.locator('label[for="persona-joined"]').click()
  await page.locator(`label[for="activityId-${activityId}"]`).click()
  await page.getByRole('button', { name: '1 h before the start' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The activity has not started')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page).toHaveURL(`${site.origin}/de/dev/player`)
})
