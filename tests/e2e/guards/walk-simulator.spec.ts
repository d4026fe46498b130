import { liveHour } from '@fanfare/gateway/live/testing/live-hour.ts'
import { DEMO_LOGINS, type DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { pushList } from '@fanfare/contract/message/push.ts'
import { titleKeyOf } from '@fanfare/contract/message/message-kinds.ts'
import { logIn } from '#lib/state-player/account.ts'
import { moveClock } from '#lib/state-player/operator.ts'
import { sendCall } from '#lib/state-player/send-call.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { expect, test } from '../support/test.ts'
import { walkMessages, walkScreen, type Read } from '../support/walk.ts'

const [, TRADER, AGENT] = DEMO_LOGINS
const HALF_AN_HOUR_MS = 1_800_000
/** A page signs its first calls by its own clock, and repeats them by the gateway's, which is ahead. */
const CLOCK_MOVED = /status of 401/

let site: PlayerSite
/** The first instant of the hour, ms. */
let from: number

/** A new session for each reading: that of an hour before has ended. */
async function readAs(account: DemoLogin): Promise<Read> {
  const { token } = await logIn(site.connection, account)
  return async (definition, input) => (await sendCall(site.connection, definition, input, token)).data
}

const newMessages = async (read: Read) =>
  (await read(pushList, { body: { pageSize: 100 } })).items.filter(({ createdAt }) => createdAt >= from)

// One site for both accounts, which lives its hour once: the one in whose middle the rebates of a day are paid.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await startPlayerSite({ SEED: 'demo' })
  const campaignOf = async (read: Read) => (await read(agentCampaigns, {})).items[0]
  const before = await campaignOf(await readAs(AGENT))
  from = (before?.settlesAt ?? 0) - HALF_AN_HOUR_MS
  await liveHour(site.databaseUrl, { from, rate: 0.5, moveClock: (now) => moveClock(site.connection, now) })
  await site.refresh()
  const read = await readAs(AGENT)
  expect((await campaignOf(read))?.referrals).toBeGreaterThan(before?.referrals ?? 0)
  const isPaid = async () =>
    (await newMessages(read)).some(({ titleKey }) => titleKey === titleKeyOf('rebates_settled'))
  await expect.poll(isPaid).toBe(true)
})
test.afterAll(() => site?.stop())

/** The screens whose content the hour has changed, without the language; `walk.spec.ts` opens all others. */
async function livingScreens(read: Read, { role }: DemoLogin): Promise<string[]> {
  const { activities } = await read(activityList, { query: { status: 'ONGOING', pageSize: 100 } })
  const campaigns = role === 'agent' ? (await read(agentCampaigns, {})).items : []
  return [
    '/',
    '/rewards',
    ...(role === 'agent' ? ['/agent'] : activities.map(({ path }) => path)),
    ...campaigns.flatMap(({ activityId }) =>
      ['', '/rebate', '/referral', '/performance'].map((page) => `/agent/${activityId}${page}`),
    ),
  ]
}

for (const account of [TRADER, AGENT])
  test(`[SCR-1][SCR-9][SCR-10][SCR-11][GW-6] after an hour of the simulator ${account.loginName} finds no error and no empty value @desktop @night`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(CLOCK_MOVED)
    await enter(context, site, await logIn(site.connection, account))
    const read = await readAs(account)
    const faults: string[] = []
    for (const path of await livingScreens(read, account))
      faults.push(...(await walkScreen(page, 'en', path, site.origin)))
    const news = new Set((await newMessages(read)).map(({ id }) => id))
    const messages = await walkMessages(page, 'en', { origin: site.origin, isOpened: (id) => news.has(id) })
    expect([...faults, ...messages.faults]).toEqual([])
    expect(messages.opened).toBe(news.size)
  })
