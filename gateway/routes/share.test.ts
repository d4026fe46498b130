import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '#lib/contract/activity/apply.ts'
import { getUserShareContent } from '#lib/contract/share/get-user-share-content.ts'
import { taskCompletions } from '#lib/contract/task/task-completions.ts'
import { readShareContent } from '#gateway/domain/share/read-share-content.ts'
import { startGateway, type TestGateway, type TestUser } from '#gateway/testing/start-gateway.ts'

let gateway: TestGateway
let me: TestUser
let activityId: string

const FILE = `
alias: share-it
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: share, type: SHARE_LINK, period: AFTER, target: { count: 2 }, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '5', unit: USDT } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '100' }
texts:
  en: { title: Share it, subtitle: Two shares, rules: Rules, tasks: { share: { title: Share } } }
  de: { title: Teilen, subtitle: Zweimal, rules: Regeln, tasks: { share: { title: Teilen } } }
`

beforeAll(async () => {
  gateway = await startGateway()
  me = await gateway.register()
  const published = await gateway.ops('PUT', '/ops/v1/activities/share-it', FILE)
  ;({ activityId } = published.data as { activityId: string })
  await gateway.call(apply, { query: { activityId } }, { token: me.token })
})
afterAll(async () => gateway.stop())

const share = (body: { activityId?: string; languageType: number }) =>
  gateway.call(getUserShareContent, { body }, { token: me.token })

const readTask = async () => {
  const { data } = await gateway.call(taskCompletions, { query: { activityId } }, { token: me.token })
  return data.tasks[0]
}

test('[SHARE-1] the shared link of an activity has its texts in the user’s language and the user’s code', async () => {
  const { data } = await share({ activityId, languageType: 10 })
  expect(data).toMatchObject({ title: 'Teilen', text: 'Zweimal' })
  const url = new URL(data.url)
  expect(url.pathname).toMatch(/^\/de\//)
  expect(url.searchParams.get('vipCode')).toBe(data.vipCode)
  expect(data.vipCode).toMatch(/^[A-Z0-9]{8}$/)
})

test('[SHARE-1] without an activity the link leads to the registration and is no share of an activity', async () => {
  const { data } = await share({ languageType: 1 })
  expect(new URL(data.url).pathname).toBe('/en/register')
  expect(new URL(data.url).searchParams.get('vipCode')).toBe(data.vipCode)
})

test('[ACT-4][SHARE-1] asking for an activity’s link counts as one share a minute and completes the share task', async () => {
  await share({ activityId, languageType: 1 })
  await share({ activityId, languageType: 1 })
  expect(await readTask()).toMatchObject({ taskStatus: 'PENDING' })
  gateway.clock.set(gateway.clock.now() + 60_000)
  await share({ activityId, languageType: 1 })
  expect(await readTask()).toMatchObject({ taskStatus: 'COMPLETED' })
})

test('[SHARE-1] an unknown activity is not found', async () => {
  expect((await share({ activityId: 'act_unknown', languageType: 1 })).code).toBe('51001')
})

test('[SHARE-1] a loop of shares stores ten of a user and activity a day, also in parallel, and more on the next day', async () => {
  const { userId } = me
  const DAY = 86_400_000
  const begin = Math.ceil(gateway.clock.now() / DAY) * DAY
  // Without the call, because the login ends before the next day.
  const shareOnce = () => readShareContent(gateway.ctx, { userId }, activityId, 'en')
  const stored = async () => {
    const rows = await gateway.db
      .selectFrom('events')
      .select('eventId')
      .where('userId', '=', userId)
      .where('type', '=', 'link.shared')
      .where('occurredAt', '>=', begin)
      .execute()
    return rows.length
  }
  gateway.clock.set(begin)
  await Promise.all(Array.from({ length: 5 }, shareOnce))
  expect(await stored()).toBe(1)
  for (let minute = 1; minute <= 12; minute += 1) {
    gateway.clock.set(begin + minute * 60_000)
    expect((await shareOnce()).url).toContain('/en/')
  }
  expect(await stored()).toBe(10)
  gateway.clock.set(begin + DAY)
  await shareOnce()
  expect(await stored()).toBe(11)
})
