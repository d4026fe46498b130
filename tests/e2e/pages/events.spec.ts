import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { generalGetActivityId } from '@fanfare/contract/activity/get-activity-id.ts'
import { backApply } from '@fanfare/contract/activity/back-apply.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call, decideAsStaff, newId, publish, sendEvents } from '../support/gateway.ts'
import { expectShortPage } from '../support/short-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'
import { join, logIn, openSession } from '../support/users.ts'

const usdt = (amount: string) => ({ amount, unit: 'USDT' })
const reward = { type: 'DROP', kind: 'Token', amount: usdt('3') } as const
const TEXTS = {
  title: 'Small drop',
  rules: 'Be fair.',
  introduction: 'Hold a little.',
  facts: [{ label: 'Who', value: 'Everybody' }],
  tasks: { hold: { title: 'Hold FNF' }, share: { title: 'Share it' } },
  labels: { airdrop: 'The drop', extra: 'The rest' },
}
// Messages of it stay with the agent of the demonstration, whose pages other tests read in Arabic.
const inArabic = { ...TEXTS, title: 'توزيع صغير', labels: { airdrop: 'الإنزال', extra: 'الباقي' } }

/** An unlisted campaign with two groups of tasks, an airdrop with three snapshots, and a way back. */
async function publishEvent(changes: Partial<ActivityFileInput> = {}): Promise<{ activityId: string; path: string }> {
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('event'),
      page: 'events',
      listed: false,
      tasks: [
        {
          id: 'hold',
          type: 'SPOT_HOLDS',
          period: 'DURING',
          asset: 'FNF',
          target: usdt('500'),
          group: 'airdrop',
          reward,
        },
        { id: 'share', type: 'SHARE_LINK', period: 'DURING', group: 'extra', reward },
      ],
      airdrop: { snapshotHours: [24, 120, 200] },
      winBack: { pausedDays: 60, answerDays: 2 },
      texts: { en: TEXTS, ar: inArabic },
      ...changes,
    }),
  )
  return { activityId, path: `/events/${alias}` }
}

for (const locale of LOCALES) {
  test(
    `[SCR-7] a user’s holding, the missing part and the snapshots, ${locale}`,
    { tag: sizeOf(locale) },
    async ({ page, user, shot }) => {
      const { path } = await publishEvent()
      await sendEvents(user.userId, { type: 'holding.snapshot', asset: 'FNF', usdtValue: '320' })
      await page.goto(`/${locale}${path}`)
      await settle(page)
      const check = page.getByRole('region', { name: text(locale, 'event.check_title') })
      await expect(check).toContainText(pattern(locale, 'event.check_missing', 'amount'))
      await expect(check).toContainText(locale === 'en' ? '180.00' : /180\.00|١٨٠/)
      await expect(check.getByText(text(locale, 'event.snapshot_next'), { exact: true })).toHaveCount(1)
      await expect(page.getByText('Hold a little.')).toBeVisible()
      await expectAccessible(page, `event, ${locale}`)
      await expectNoSideways(page, [320, 390, 1280], `event, ${locale}`)
      await shot(`event-${locale}`)
      await sendEvents(user.userId, { type: 'holding.snapshot', asset: 'FNF', usdtValue: '500' })
      await check.getByRole('button', { name: text(locale, 'event.check_again') }).click()
      await expect(check).toContainText(text(locale, 'event.check_enough'))
    },
  )
}

test(
  '[SCR-7] the tasks are in their groups, for visitors and with the states of a member',
  { tag: '@long' },
  async ({ page, user }) => {
    const { activityId, path } = await publishEvent()
    await join(user, activityId)
    await sendEvents(user.userId, { type: 'holding.snapshot', asset: 'FNF', usdtValue: '600' })
    await page.context().clearCookies()
    await page.goto(`/en${path}`)
    await settle(page)
    await expect(page.getByRole('heading', { name: 'The drop' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The rest' })).toBeVisible()
    await logIn(page.context(), user)
    await page.reload()
    await settle(page)
    const claim = page.getByRole('main').getByRole('button', { name: pattern('en', 'task.claim_reward', 'reward') })
    await expect(claim.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The rest' })).toBeVisible()
  },
)

test(
  '[SCR-7] a paused account applies to come back and reads the answer on the open page; a new one reads why it cannot',
  { tag: '@long' },
  async ({ page, user, shot }) => {
    const { activityId, path } = await publishEvent()
    const back = page.getByRole('region', { name: text('en', 'event.back_title') })
    await page.goto(`/en${path}`)
    await settle(page)
    await expect(back).toContainText(text('en', 'reason.account_age'))
    await page.context().clearCookies()
    expect(user.userId).not.toBe('')
    // The agent of the demonstration registered months ago and has never traded.
    const session = await openSession(DEMO_LOGINS[2])
    await logIn(page.context(), session)
    await page.goto(`/en${path}`)
    await settle(page)
    await back.getByRole('combobox').selectOption('FEES')
    await back.getByRole('button', { name: text('en', 'activity.cta_apply') }).click()
    await expect(back).toContainText(text('en', 'state.review'))
    await expect(back).toContainText(text('en', 'event.back_waiting'))
    await shot('event-win-back-en')
    await page.reload()
    await settle(page)
    await expect(back).toContainText(pattern('en', 'event.back_received', 'date'))
    const { data } = await call(backApply, { body: { activityId } }, { token: session.token })
    expect(data.status).toBe('RECEIVED')
    await decideAsStaff(`win-back/${activityId}/${session.userId}`, { accept: true })
    await expect(back).toContainText(text('en', 'event.back_accepted'))
  },
)

test('[SCR-7][ACT-7] where the campaign may not be shown, its offers are gone', async ({ page, user }) => {
  const { path } = await publishEvent({ audience: { regionsExcluded: ['DE'] } })
  await page.context().setExtraHTTPHeaders({ 'x-country': 'DE' })
  await page.goto(`/en${path}`)
  await settle(page)
  expect(user.userId).not.toBe('')
  await expect(page.getByRole('region', { name: text('en', 'event.check_title') })).toHaveCount(0)
  await expect(page.getByRole('region', { name: text('en', 'event.back_title') })).toHaveCount(0)
})

test(
  '[ACT-7] an alias of another type, an id and a misspelt alias lead to the page of the activity',
  { tag: '@long' },
  async ({ request }) => {
    // Only listed aliases are looked up in any spelling, and a listed activity of a test would be on the pages of other tests.
    const alias = 'daily-five'
    const path = `/events/${alias}`
    const { data } = await call(generalGetActivityId, { query: { alias } })
    const { activityId } = data
    const leadsTo = async (from: string) => {
      const answer = await request.get(`/en${from}`)
      return [answer.status(), new URL(answer.url()).pathname]
    }
    for (const from of [
      `/promo/${alias}`,
      `/activity/lottery/${alias}`,
      `/events/${activityId}`,
      `/events/${alias.toUpperCase()}`,
    ])
      expect(await leadsTo(from)).toEqual([200, `/en${path}`])
    expect(await leadsTo('/events/no-such-event')).toEqual([404, '/en/events/no-such-event'])
  },
)

const CAMPAIGNS = [
  { alias: 'holder-snapshot', path: '/events/holder-snapshot', scene: 'vault' },
  { alias: 'daily-five', path: '/events/daily-five', scene: 'season' },
  { alias: 'spot-festival', path: '/promo/spot-festival', scene: 'coins' },
]

for (const { alias, path, scene } of CAMPAIGNS) {
  test(
    `[SCR-7] the page of ${alias} is short and has a scene of its own, whole`,
    { tag: '@long' },
    async ({ page, user }) => {
      for (const locale of ['en', 'ar', 'de'] as const) {
        await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light' })
        await page.context().clearCookies()
        await page.goto(`/${locale}${path}`)
        await settle(page)
        const picture = page.locator(`main [data-scene='${scene}'] svg`).first()
        await expect(picture.locator('use')).toHaveAttribute('href', new RegExp(`#${scene}$`))
        await expect(picture).toHaveAttribute('preserveAspectRatio', /meet$/)
        await expectShortPage(page, `${alias} of a visitor, ${locale}`)
        await logIn(page.context(), user)
        await page.goto(`/${locale}${path}`)
        await settle(page)
        await expectShortPage(page, `${alias} of a user, ${locale}`)
      }
    },
  )
}
