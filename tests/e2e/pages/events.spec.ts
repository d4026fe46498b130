import { activityInput, cash, usdt } from '@fanfare/gateway/testing/activity-file.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { generalGetActivityId } from '@fanfare/contract/activity/detail.ts'
import { call, decideAsStaff, newId, publish, sendEvents } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, subscribed, test } from '../support/test.ts'
import { join, logInAs } from '../support/users.ts'

const reward = cash('3')
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
async function publishEvent(): Promise<{ activityId: string; path: string }> {
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
      audience: { regionsExcluded: ['DE'] },
    }),
  )
  return { activityId, path: `/events/${alias}` }
}

test('[SCR-7][ACT-7] a user checks a holding, claims its task and applies to come back @phone', async ({
  page,
  user,
  context,
}) => {
  const { activityId, path } = await publishEvent()
  const check = page.getByRole('region', { name: text('ar', 'event.check_title') })
  const back = page.getByRole('region', { name: text('ar', 'event.back_title') })
  const open = () => openPage(page, `/ar${path}`)
  await test.step('where it may not be shown', async () => {
    await context.setExtraHTTPHeaders({ 'x-country': 'DE' })
    await open()
    await expect(check).toHaveCount(0)
    await expect(back).toHaveCount(0)
    await context.setExtraHTTPHeaders({})
  })
  await test.step('the holding', async () => {
    await join(user, activityId)
    await sendEvents(user.userId, { type: 'holding.snapshot', asset: 'FNF', usdtValue: '320' })
    await open()
    await expect(check).toContainText(pattern('ar', 'event.check_missing', 'amount'))
    await expect(check).toContainText(/180\.00|١٨٠/)
    await expect(check.getByText(text('ar', 'event.snapshot_next'), { exact: true })).toHaveCount(1)
    await expect(page.getByText('Hold a little.')).toBeVisible()
    await expect(back).toContainText(text('ar', 'reason.account_age'))
    await sendEvents(user.userId, { type: 'holding.snapshot', asset: 'FNF', usdtValue: '500' })
    await check.getByRole('button', { name: text('ar', 'event.check_again') }).click()
    await expect(check).toContainText(text('ar', 'event.check_enough'))
    for (const name of [inArabic.labels.airdrop, inArabic.labels.extra])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    const claim = page.getByRole('main').getByRole('button', { name: pattern('ar', 'task.claim_reward', 'reward') })
    await expect(claim.first()).toBeVisible()
  })
  await test.step('the way back', async () => {
    // The agent of the demonstration registered months ago and has never traded.
    await context.clearCookies()
    const session = await logInAs(context, DEMO_LOGINS[2])
    const areAnswersLive = subscribed(page, 'applications')
    await open()
    await back.getByRole('combobox').selectOption('FEES')
    await back.getByRole('button', { name: text('ar', 'activity.cta_apply') }).click()
    await expect(back).toContainText(text('ar', 'event.back_waiting'))
    await expect(back).toContainText(pattern('ar', 'event.back_received', 'date'))
    await areAnswersLive
    await decideAsStaff(`win-back/${activityId}/${session.userId}`, { accept: true })
    await expect(back).toContainText(text('ar', 'event.back_accepted'))
  })
})

test('[ACT-7] an id, a misspelt alias or another type leads to the activity @once @long', async ({ request }) => {
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
})
