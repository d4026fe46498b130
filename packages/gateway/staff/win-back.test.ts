import { expect, test } from 'vitest'
import { activityDetail } from '@fanfare/contract/activity/detail.ts'
import { backApply } from '@fanfare/contract/activity/campaign.ts'
import { getRewardList } from '@fanfare/contract/task/rewards.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { messagesOf } from '#gateway/testing/log-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const FILE = `
alias: back
type: PersonalTrading
page: events
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
winBack: { pausedDays: 1, answerDays: 4 }
tasks:
  - { id: trade, type: SPOT_TRADING_VOLUME, period: DURING, target: { amount: '1', unit: USDT }, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '1', unit: USDT } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '12' }
texts:
  en: { title: Back again, rules: Rules, introduction: 'Hello', facts: [{ label: Who, value: All }], tasks: { trade: { title: Trade } } }
`
let now = Date.parse('2026-11-20T10:00:00Z')

const gateway = await borrowGateway({ audited: true, now: () => now })
const [me, other] = [await gateway.register(), await gateway.register()]
await gateway.change('users', { createdAt: now - 2 * DAY_MS })
const activityId = await gateway.publish(FILE)
for (const [user, contactAllowed] of [
  [me, true],
  [other, false],
] as const) {
  now += 1000
  const applied = await gateway.call(backApply, { body: { activityId, reason: 'FEES', contactAllowed } }, user)
  expect(applied).toMatchObject({ code: '00000', data: { status: 'RECEIVED' } })
}

const list = (query = '') => gateway.read(`win-back${query}`)
const decide = ({ userId }: TestUser, body: object, { revision = 1, query = '' } = {}) =>
  gateway.post(`win-back/${activityId}/${userId}/decision${query}`, { note: 'looked at', ...body }, { revision })
const applicationOf = async (user: TestUser) =>
  (await gateway.call(activityDetail, { query: { activityId } }, user)).data.my.winBack?.application
const grant = { rewardType: 'GIFT_CASH', unit: 'USDT', amount: '10' }

test('applications are listed oldest first, each with the date that its page promised', async () => {
  expect(await list()).toMatchObject({
    total: 2,
    next: null,
    items: [
      {
        alias: 'back',
        person: { userId: me.userId, maskedName: expect.stringContaining('*') },
        reason: 'FEES',
        contactAllowed: true,
        answerBy: now - 1000 + 4 * DAY_MS,
        lastTradeAt: null,
        status: 'RECEIVED',
        revision: 1,
      },
      { person: { userId: other.userId }, contactAllowed: false },
    ],
  })
  const { next } = await list('?pageSize=1')
  expect(await list(`?pageSize=1&cursor=${next}`)).toMatchObject({ items: [{ person: { userId: other.userId } }] })
  expect(await list('?activityId=act_other')).toMatchObject({ items: [], total: 0 })
})

test('an accepted application is paid out of its activity, said in a message and on the page, and answered once', async () => {
  expect((await decide(me, { accept: true, grant }, { query: '?dryRun=1' })).data).toMatchObject({ done: false })
  expect(await applicationOf(me)).toMatchObject({ status: 'RECEIVED' })
  expect(await decide(me, { accept: true, grant }, { revision: 9 })).toMatchObject({ status: 412 })
  expect(await decide(me, { accept: true, grant: { ...grant, amount: '12.01' } })).toMatchObject({ code: '51014' })
  expect(await decide(me, { accept: false, grant })).toMatchObject(malformed('grant'))

  expect((await decide(me, { accept: true, grant })).data).toMatchObject({ done: true, status: 'ACCEPTED' })
  expect(await applicationOf(me)).toMatchObject({ status: 'ACCEPTED' })
  const rewards = await gateway.call(getRewardList, { query: {} }, me)
  expect(rewards.data.items).toMatchObject([{ source: { kind: 'MANUAL', id: 'win-back' } }])
  expect(await messagesOf(gateway, me)).toContainEqual(
    expect.objectContaining({
      title: 'Welcome back! We’ve accepted your application',
      excerpt: 'About Back again. See your application.',
      link: expect.objectContaining({ webUrl: '/events/back' }),
    }),
  )
  expect(await decide(me, { accept: false }, { revision: 2 })).toMatchObject({
    status: 412,
    data: { state: 'ACCEPTED', revision: 2 },
  })
  expect((await gateway.read('audit-log?action=win_back.accepted')).items).toMatchObject([
    { actor: 'operator:sam', subject: me.userId, detail: { note: 'looked at' } },
  ])
})

test('a declined application says so, and leaves the list of those that wait', async () => {
  expect((await decide(other, { accept: false })).data).toMatchObject({
    done: true,
    status: 'DECLINED',
    rewardId: null,
  })
  expect(await applicationOf(other)).toMatchObject({ status: 'DECLINED' })
  expect(await messagesOf(gateway, other)).toMatchObject([{ title: 'We couldn’t accept your application this time' }])
  expect(await list()).toMatchObject({ items: [], total: 0 })
  expect(await list('?state=DECLINED')).toMatchObject({ items: [{ status: 'DECLINED', revision: 2 }], total: null })
})
