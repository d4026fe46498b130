import type { BrowserContext, Locator, Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { logIn } from '#lib/state-player/account.ts'
import { sendCall } from '#lib/state-player/send-call.ts'
import { expectNoRawText } from '../support/check-page.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { expect, settle, test } from '../support/test.ts'
import { text } from '../support/texts.ts'

/** ms: people find a new competition, join it and trade, and it is ranked twice, also on a busy machine. */
const CHANGE_MS = 720_000
const ALIAS = 'live-cup'
/** Ranked once a minute, so that its places change within the series. */
const CUP = activityInput({
  alias: ALIAS,
  type: 'PersonalTrading',
  pool: { amount: '100', unit: 'USDT' },
  tasks: [
    {
      id: 'trade',
      type: 'ANY_TRADING_VOLUME',
      period: 'AFTER',
      reward: { type: 'DROP', kind: 'Token', amount: { amount: '1', unit: 'USDT' } },
    },
  ],
  settleDays: 3,
  tiers: [
    {
      id: 'top',
      rankFrom: 1,
      rankTo: 2,
      reward: { type: 'DROP', kind: 'Token', amount: { amount: '10', unit: 'USDT' } },
    },
  ],
  board: { cadenceMinutes: 1, minimum: { amount: '1', unit: 'USDT' } },
  budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
  texts: {
    en: { title: 'Live Cup', rules: 'Trade.', tasks: { trade: { title: 'Trade' } }, labels: { top: 'Top 2' } },
    ar: { title: 'Live Cup', rules: 'Trade.', tasks: { trade: { title: 'Trade' } }, labels: { top: 'Top 2' } },
  },
} as Parameters<typeof activityInput>[0])
const [, , AGENT] = DEMO_LOGINS

/** One page, and the part of it that has to change. */
interface Film {
  name: string
  path: string
  living: (page: Page) => Locator
}

const region = (key: string) => (page: Page) => page.getByRole('region', { name: text('en', key) })

const filmsOf = (campaignId: string): Film[] => [
  // Without the age of a claim, which changes with the clock.
  { name: 'home', path: '/en', living: (page) => region('winners.title')(page).locator('li > span:first-of-type') },
  {
    name: 'leaderboard',
    path: `/en/activity/competition/${ALIAS}`,
    living: (page) => region('competition.board')(page).locator('tbody, ol'),
  },
  {
    name: 'agent',
    path: `/en/agent/${campaignId}`,
    // The figure alone: the note below it has the time of the reading.
    living: (page) =>
      page
        .getByRole('main')
        .locator('dt', { hasText: text('en', 'agent.overview.today') })
        .locator('xpath=following-sibling::dd[1]'),
  },
]

let site: PlayerSite
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startPlayerSite({ SEED: 'demo', SIMULATOR: '50' })
  await site.publish(CUP)
})
test.afterAll(() => site.stop())

async function openFilms(context: BrowserContext) {
  const agent = await logIn(site.connection, AGENT)
  await enter(context, site, agent)
  const { data } = await sendCall(site.connection, agentCampaigns, {}, agent.token)
  const films = filmsOf(data.items[0]?.activityId ?? '')
  return Promise.all(
    films.map(async (film) => {
      const page = await context.newPage()
      await page.goto(`${site.origin}${film.path}`)
      await settle(page)
      const read = async () => (await film.living(page).allTextContents()).join('\n')
      return { ...film, page, read, before: await read() }
    }),
  )
}

test(
  '[GW-6] with the simulator on, winners, leaderboard and the agent’s figures change before one’s eyes',
  { tag: ['@desktop', '@long'] },
  async ({ context }, info) => {
    test.setTimeout(2_400_000)
    const films = await openFilms(context)
    const reloads: string[] = []
    for (const { page, name } of films) page.on('load', () => reloads.push(name))
    for (const { page, name, read, before } of films) {
      // A page renews its figures only while it is in front.
      await page.bringToFront()
      await expect.poll(read, { message: `${name} changes`, timeout: CHANGE_MS }).not.toBe(before)
      await page.screenshot({ path: info.outputPath(`${name}.png`) })
    }
    for (const { page, name } of films) await expectNoRawText(page, name)
    expect(reloads).toEqual([])
  },
)
