import { expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import { activityShared, getUserShareContent } from '@fanfare/contract/share/share.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { readShareContent, recordShare, SHARE_LIMITS } from '#gateway/site/routes/share.ts'
import { readShareReceipt } from '#gateway/util/share-receipt.ts'
import { purgeExpired } from '#gateway/retention.ts'
import { storeShare } from '#gateway/site/db/shares.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

// From the start of a minute on: one share counts in each.
const gateway = await borrowGateway({ now: Math.ceil(Date.now() / 60_000) * 60_000 })
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

const share = (body: { activityId?: string; languageType: number }) =>
  gateway.call(getUserShareContent, { body }, { token: me.token })

const DAY = 86_400_000

const receiptOf = async ({ token }: TestUser): Promise<string> => {
  const { data } = await gateway.call(getUserShareContent, { body: { activityId, languageType: 1 } }, { token })
  return data.receipt ?? ''
}

/** Without the call, because a login ends before the next day. */
const receiptFor = async (userId: string): Promise<string> =>
  (await readShareContent(gateway.ctx, { userId }, activityId, 'en')).receipt ?? ''

const report = (receipt: string) =>
  gateway.call(activityShared, { query: { activityId }, body: { receipt } }, { token: me.token })

const storedShares = async (since: number) => {
  const rows = await gateway.rows('events', { userId: me.userId, type: 'link.shared' })
  return rows.filter(({ occurredAt }) => occurredAt >= since).length
}

const readTask = async () => {
  const { data } = await gateway.call(taskCompletions, { query: { activityId } }, { token: me.token })
  return data.tasks[0]
}

/** Begins a later day. */
function beginDay(days = 1): number {
  const begin = Math.ceil(gateway.clock.now() / DAY) * DAY + days * DAY
  gateway.clock.set(begin)
  return begin
}

const me = await gateway.register()
const published = await gateway.ops('PUT', '/ops/v1/activities/share-it', FILE)
;({ activityId } = published.data as { activityId: string })
await gateway.call(apply, { query: { activityId } }, { token: me.token })

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
  expect(data.receipt).toBeNull()
})

test('[SHARE-1] an unknown activity is not found', async () => {
  expect((await share({ activityId: 'act_unknown', languageType: 1 })).code).toBe('51001')
})

test('[SHARE-1] opening the share dialog, which asks for the content, counts nothing', async () => {
  await share({ activityId, languageType: 1 })
  await share({ activityId, languageType: 1 })
  expect(await storedShares(0)).toBe(0)
})

test('[ACT-4][SHARE-1] a reported share counts once a receipt and once a minute, and completes the share task', async () => {
  const first = await receiptOf(me)
  expect((await report(first)).code).toBe('00000')
  expect(await report(first)).toMatchObject({ code: '00000', data: {} })
  await report(await receiptOf(me))
  expect(await readTask()).toMatchObject({ taskStatus: 'PENDING' })
  gateway.clock.set(gateway.clock.now() + 60_000)
  await report(first)
  expect(await readTask()).toMatchObject({ taskStatus: 'PENDING' })
  await report(await receiptOf(me))
  expect(await readTask()).toMatchObject({ taskStatus: 'COMPLETED' })
})

test('[SHARE-1] a repeated report stores the share that an interrupted one only noted', async () => {
  const day = beginDay()
  const receipt = await receiptFor(me.userId)
  const owner = { userId: me.userId, activityId }
  const id = readShareReceipt(gateway.ctx.keys.share, owner, receipt, day) ?? ''
  await storeShare(gateway.db, { ...owner, receipt: id, at: day }, SHARE_LIMITS)
  expect(await storedShares(day)).toBe(0)
  await recordShare(gateway.ctx, me, activityId, receipt)
  await recordShare(gateway.ctx, me, activityId, receipt)
  expect(await storedShares(day)).toBe(1)
})

test('[SHARE-1] at most ten shares of a user and activity are stored a day', async () => {
  const begin = beginDay()
  const shareOnce = async () => recordShare(gateway.ctx, me, activityId, await receiptFor(me.userId))
  await Promise.all(Array.from({ length: 5 }, shareOnce))
  expect(await storedShares(begin)).toBe(1)
  for (let minute = 1; minute <= 12; minute += 1) {
    gateway.clock.set(begin + minute * 60_000)
    expect(await shareOnce()).toEqual({})
  }
  expect(await storedShares(begin)).toBe(10)
  gateway.clock.set(begin + DAY)
  await shareOnce()
  expect(await storedShares(begin)).toBe(11)
})

test('[SHARE-1] one receipt that is sent ten times at once is one share', async () => {
  const begin = beginDay()
  const receipt = await receiptFor(me.userId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => recordShare(gateway.ctx, me, activityId, receipt)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({})))
  expect(await storedShares(begin)).toBe(1)
})

test('[SHARE-1] used receipts are deleted after two days, and those of the day stay', async () => {
  const begin = beginDay(3)
  await recordShare(gateway.ctx, me, activityId, await receiptFor(me.userId))
  const kept = async () => (await gateway.db.selectFrom('shares').select('receipt').execute()).length
  const before = await kept()
  await purgeExpired(gateway.ctx)
  expect([before > 1, await kept()]).toEqual([true, 1])
  gateway.clock.set(begin + 2 * DAY + 60_000)
  await purgeExpired(gateway.ctx)
  expect(await kept()).toBe(0)
})
