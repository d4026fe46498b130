import { describe, expect, test } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityFile, cash, usdt } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { checkShowActivity, customizedBaseInfo, introduce } from '@fanfare/contract/activity/campaign.ts'
import {
  activityDetail,
  generalGetActivityId,
  getActivityId,
  getAlias,
  getAliasList,
  noLoginDetail,
  nonProductizedDetail,
} from '@fanfare/contract/activity/detail.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { settleEnded } from '#gateway/results/settle-ended.ts'
import { publishActivity } from '../publication/publish-activity.ts'

const gateway = await borrowGateway()
const ids = new Map<string, string>()
const id = (alias: string) => ids.get(alias) ?? alias

const publish = async (changes: Partial<ActivityFileInput> & { alias: string }) => {
  const { activityId } = await publishActivity(gateway.ctx, { file: activityFile(changes), actor: 'operator' })
  ids.set(changes.alias, activityId)
}

await publish({ alias: 'late-cup', endTime: '+20d 00:00' })
await publish({ alias: 'soon-cup', endTime: '+5d 00:00' })
await publish({ alias: 'next-cup', startTime: '+3d 00:00', endTime: '+9d 00:00' })
await publish({ alias: 'old-cup', startTime: '-9d 00:00', endTime: '-3d 00:00', settleDays: 1 })
await settleEnded(gateway.ctx)
await publish({ alias: 'off-cup', type: 'TeamTrading', cancelled: true })
await publish({ alias: 'hidden-cup', listed: false })
await publish({ alias: 'hello', type: 'NewUser', endTime: '+15d 00:00' })
await publish({ alias: 'hello-too', type: 'NewUser', endTime: '+30d 00:00' })
await publish({
  alias: 'campaign',
  page: 'events',
  audience: { regionsExcluded: ['GB'] },
  winBack: { pausedDays: 60 },
  airdrop: { snapshotHours: [12, 36] },
  tasks: [
    {
      id: 'trade',
      type: 'SPOT_HOLDS',
      period: 'DURING',
      asset: 'FNF',
      target: usdt('500'),
      group: 'airdrop',
      reward: cash('1'),
    },
  ],
  texts: {
    en: {
      title: 'Campaign',
      rules: 'Be fair.',
      introduction: '## Hello',
      facts: [{ label: 'Who', value: 'All' }],
      tasks: { trade: { title: 'Trade' } },
      labels: { airdrop: 'Airdrop' },
    },
  },
})
await publish({
  alias: 'landing',
  page: 'promo',
  sectionImages: { what: 'horn' },
  texts: {
    en: {
      title: 'Landing',
      rules: 'Be fair.',
      sections: [{ key: 'what', heading: 'What', body: 'A *thing*.' }],
      tasks: { trade: { title: 'Trade' } },
    },
  },
})

const list = async (query: Record<string, unknown> = {}, language = 'en') => {
  const answer = await gateway.call(activityList, { query }, { headers: { language } })
  expect(answer.code).toBe('00000')
  return answer.data
}
const aliases = async (query: Record<string, unknown> = {}) => (await list(query)).activities.map(({ alias }) => alias)

describe('the list', () => {
  test('[SCR-1] lists ongoing activities by their end, then upcoming, then ended ones; those for new users first', async () => {
    const { activities, total } = await list()
    expect(activities.map(({ alias }) => alias)).toEqual(
      ['hello', 'hello-too', 'soon-cup', 'campaign', 'landing', 'late-cup', 'next-cup', 'off-cup', 'old-cup'].toSorted(
        byPlan,
      ),
    )
    expect(total).toBe(9)
    expect(activities.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 6 }, () => 'ONGOING'),
      'UPCOMING',
      'ENDED',
      'ENDED',
    ])
  })
  test('[SCR-1] filters by status and type and pages', async () => {
    expect(await aliases({ status: 'UPCOMING' })).toEqual(['next-cup'])
    expect(await aliases({ status: 'ENDED', activityType: 8 })).toEqual(['off-cup'])
    expect(await aliases({ activityType: 1 })).toEqual(['hello', 'hello-too'])
    const page = await list({ pageIndex: 1, pageSize: 2 })
    expect(page).toMatchObject({ total: 9 })
    expect(page.activities).toHaveLength(2)
    expect(await aliases({ pageIndex: 9 })).toEqual([])
  })
  test('[SCR-1] filters by group as readers see it: events are events, the welcome is for newcomers', async () => {
    expect(await aliases({ group: 'NewUser' })).toEqual(['hello'])
    expect((await aliases({ group: 'Event' })).toSorted()).toEqual(['campaign', 'hello-too', 'landing'])
    expect(await aliases({ group: 'Competition', status: 'ONGOING' })).toEqual(['soon-cup', 'late-cup'])
    expect(await aliases({ group: 'Lottery' })).toEqual([])
  })
  test('[ACT-10] shows the outcome of an ended activity', async () => {
    const { activities } = await list({ status: 'ENDED' })
    expect(new Map(activities.map(({ alias, outcome }) => [alias, outcome]))).toEqual(
      new Map([
        ['off-cup', 'CANCELLED'],
        ['old-cup', 'SETTLED'],
      ]),
    )
  })
  test('[LOC-5] answers in the caller’s language', async () => {
    const { activities } = await list({ status: 'UPCOMING' }, 'ar-SA')
    expect(activities[0]?.title).toBe('كأس صغيرة')
  })
})

/** Activities of equal ends are ordered by their random ids. */
const ENDS = ['hello', 'hello-too', 'soon-cup', 'campaign', 'landing', 'late-cup', 'next-cup', 'off-cup', 'old-cup']
const byPlan = (a: string, b: string) => {
  const ten = new Set(['campaign', 'landing'])
  return ten.has(a) && ten.has(b) ? (id(a) < id(b) ? -1 : 1) : ENDS.indexOf(a) - ENDS.indexOf(b)
}

test('[AUTH-7] a visitor opens every listed activity, and a hidden one by its id', async () => {
  const { activities } = await list()
  for (const activityId of [...activities.map((one) => one.activityId), id('hidden-cup')]) {
    const answer = await gateway.call(noLoginDetail, { query: { activityId } })
    expect(answer).toMatchObject({ code: '00000', data: { activityId, timeZone: 'UTC' } })
  }
})

test('[ACT-9] the detail has rules as nodes, tasks with titles, and the rest of the budget', async () => {
  const query = { activityId: id('soon-cup') }
  const { data } = await gateway.call(noLoginDetail, { query }, { headers: { language: 'ar' } })
  expect(data).toMatchObject({
    tasks: [
      {
        taskId: 'trade',
        title: 'تداول 100 USDT',
        operator: 'GREATER_EQUAL',
        claimDays: 7,
        reward: { rewardType: 'DROP', kind: 2, amount: { amount: '1', unit: 'USDT' } },
      },
    ],
    rules: [{ type: 'paragraph', children: [{ type: 'text' }, { type: 'strong' }, { type: 'text' }] }],
    budgetLeft: { amount: '10000', unit: 'USDT' },
    consent: null,
  })
})

test('[AUTH-7] after login the detail has the user’s own part', async () => {
  const user = await gateway.register()
  const { data } = await gateway.call(activityDetail, { query: { activityId: id('campaign') } }, user)
  expect(data.my).toMatchObject({ applied: false, appliedAt: null, eligible: true, reasonCode: null })
  const abroad = await gateway.call(
    activityDetail,
    { query: { activityId: id('campaign') } },
    { ...user, headers: { 'x-country': 'GB' } },
  )
  expect(abroad.data.my).toMatchObject({ eligible: false, reasonCode: 'REGION' })
})

test('[ACT-7] both calls find the id of an alias, and for welcome-event the id of the activity on that page', async () => {
  for (const call of [getActivityId, generalGetActivityId]) {
    expect((await gateway.call(call, { query: { alias: 'campaign' } })).data).toEqual({ activityId: id('campaign') })
    expect((await gateway.call(call, { query: { alias: 'welcome-event' } })).data).toEqual({ activityId: id('hello') })
    expect((await gateway.call(call, { query: { alias: 'nobody' } })).code).toBe('51001')
  }
})

test('[ACT-7] an id has its alias, and the list of aliases has those of the listed activities', async () => {
  expect((await gateway.call(getAlias, { query: { activityId: id('landing') } })).data).toEqual({ alias: 'landing' })
  const { data } = await gateway.call(getAliasList, {})
  expect(data).toHaveLength(9)
  expect(data).toContainEqual({ alias: 'hello', activityId: id('hello') })
})

test('[GW-1] a campaign has an introduction and a head', async () => {
  const query = { activityId: id('campaign') }
  expect((await gateway.call(introduce, { query })).data).toMatchObject({
    title: 'Campaign',
    introduction: [{ type: 'heading', level: 2 }],
    facts: [{ label: 'Who', value: 'All' }],
  })
  expect((await gateway.call(customizedBaseInfo, { query })).data).toMatchObject({
    regionsExcluded: ['GB'],
    identifiers: [{ identifier: 'airdrop', title: 'Airdrop' }],
    airdrop: true,
    airdropTerms: {
      required: { amount: '500', unit: 'USDT' },
      asset: 'FNF',
      snapshots: [expect.any(Number), expect.any(Number)],
    },
    backApply: true,
    backApplyTerms: { pausedDays: 60, answerDays: 3 },
  })
  const { data } = await gateway.call(noLoginDetail, { query })
  expect(data.tasks).toMatchObject([{ taskId: 'trade', identifier: 'airdrop' }])
})

test('[ACT-7] a campaign is shown only in regions where it is offered, and an unknown one nowhere', async () => {
  const show = async (alias: string, country: string) => {
    const { data } = await gateway.call(
      checkShowActivity,
      { query: { activityId: id(alias) } },
      { headers: { 'x-country': country } },
    )
    return data
  }
  expect(await show('campaign', 'DE')).toEqual({ show: true, reasonCode: null })
  expect(await show('campaign', 'GB')).toEqual({ show: false, reasonCode: 'REGION' })
  expect(await show('hidden-cup', 'DE')).toMatchObject({ show: true })
  expect(await show('off-cup', 'DE')).toMatchObject({ show: false })
  expect(await show('no-such', 'DE')).toMatchObject({ show: false })
})

test('[GW-1] a landing page has its blocks in order, and other activities have no landing page', async () => {
  const { data } = await gateway.call(nonProductizedDetail, { query: { activityId: id('landing') } })
  expect(data).toMatchObject({
    sections: [{ key: 'what', heading: 'What', image: 'horn' }],
    path: '/promo/landing',
    tasks: [{ taskId: 'trade' }],
  })
  expect((await gateway.call(nonProductizedDetail, { query: { activityId: id('campaign') } })).code).toBe('51001')
})

test.each([noLoginDetail, introduce, customizedBaseInfo, getAlias])(
  '[API-2] an unknown activity is 51001 (case %#)',
  async (call) => {
    expect(await gateway.call(call, { query: { activityId: 'act_unknown' } })).toMatchObject({
      code: '51001',
      status: 200,
    })
  },
)
