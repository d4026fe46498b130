import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { insertMessages, type NewMessage } from '#gateway/messages/db/messages.ts'
import { publishDemoActivities } from '#gateway/seed/seed-demo.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { MESSAGE_KINDS, titleKeyOf, type MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import { MESSAGE_PARAMS, readParams } from '@fanfare/contract/message/message-params.ts'
import { changePushSettings, pushSettings } from '@fanfare/contract/message/message-settings.ts'
import { pushCount, pushDetail, pushList, readPushMsg } from '@fanfare/contract/message/push.ts'
import { sampleOf } from '@fanfare/contract/testing/sample-of.ts'

const gateway = await borrowGateway()
const activityIds = await publishDemoActivities(gateway.ctx)

const AT = Date.parse('2026-11-25T16:20:00Z')
/** A stored row, also one that this version would not write. */
type Row = Partial<Omit<NewMessage, 'params'>> & { params?: object }
const write = async (userId: string, messages: readonly Row[]): Promise<string[]> => {
  const rows = messages.map((changes, index) => {
    const messageId = `m_${randomUUID()}`
    return {
      messageId,
      userId,
      cause: messageId,
      type: 'REWARD',
      kind: 'reward_granted',
      params: { reward: { amount: '64.2', unit: 'USDT' } },
      activityId: activityIds.get('welcome-tasks') ?? '',
      source: 'tier:one',
      createdAt: AT + index,
      ...changes,
    } as NewMessage
  })
  await insertMessages(gateway.db, rows)
  return rows.map(({ messageId }) => messageId)
}
const list = (user: TestUser, body: object = {}, headers: Record<string, string> = {}) =>
  gateway.call(pushList, { body: body as { pageIndex: number } }, { token: user.token, headers })
const count = async (user: TestUser) => (await gateway.call(pushCount, {}, user)).data
const read = (user: TestUser, body: { ids: string[] } | { all: true }) => gateway.call(readPushMsg, { body }, user)

const claim = {
  kind: 'reward_claimable',
  params: { reward: { amount: '5', unit: 'USDT' }, date: AT },
  source: 'task:create-account:-',
} as const

test('[MSG-1] a message has its texts, its data and a link without a language', async () => {
  const user = await gateway.register()
  const [id = ''] = await write(user.userId, [claim])
  const { data } = await list(user)
  const message = {
    id,
    type: 'REWARD',
    titleKey: 'message.reward_claimable_title',
    params: { ...claim.params, activity: 'Welcome tasks' },
    title: 'Claim 5\u00A0USDT',
    excerpt: 'You earned it in Welcome tasks. Claim by Nov 25, 4:20\u00A0PM UTC.',
    readAt: null,
    createdAt: AT,
    link: { webUrl: '/welcome-event' },
  }
  expect(data).toEqual({ items: [message], total: 1 })
  expect((await gateway.call(pushDetail, { query: { id } }, user)).data).toEqual({
    ...message,
    body: [{ type: 'paragraph', children: [{ type: 'text', text: message.excerpt }] }],
    activityId: activityIds.get('welcome-tasks'),
    taskId: 'create-account',
  })
  expect(await count(user)).toMatchObject({ total: 1 })
})

test('[MSG-1] texts follow the language of the caller: names, amounts, plurals, days', async () => {
  const user = await gateway.register()
  const rebates = { campaignId: 'c1', amount: { amount: '64.2', unit: 'USDT' }, date: Date.UTC(2026, 10, 19) }
  await write(user.userId, [
    { params: { reward: { count: 2 } } },
    { kind: 'rebates_settled', type: 'AGENT', params: rebates, activityId: null, source: null },
    { kind: 'team_place_won', type: 'ACTIVITY', params: { rank: 1200, team: '<b>Owls</b>' } },
  ])
  const { data } = await list(user)
  expect(data.items.map(({ title, excerpt, link }) => [title, excerpt, link?.webUrl])).toEqual([
    [
      '\u2068<b>Owls</b>\u2069 finished at rank 1,200',
      'Your team won a prize in Welcome tasks. See your part.',
      '/welcome-event',
    ],
    ['You earned 64.20\u00A0USDT in rebates', 'Settled up to Nov 19. See every line.', '/agent/c1/rebate'],
    ['You got 2 draws', 'From Welcome tasks. See it in My rewards.', '/rewards'],
  ])
  const german = await list(user, {}, { language: 'de' })
  expect(german.data.items[1]?.excerpt).toContain('19. Nov')
  expect(german.data.items[1]?.params).toEqual(rebates)
  expect(german.data.items[2]?.params.activity).not.toBe('Welcome tasks')
})

test('[MSG-1][API-5] every kind has its parameters as data, and texts in which each one is filled', async () => {
  const user = await gateway.register()
  const kinds = Object.keys(MESSAGE_KINDS) as MessageKind[]
  await write(
    user.userId,
    kinds.map((kind) => ({ kind, params: sampleOf(MESSAGE_PARAMS[kind]) as object })),
  )
  for (const language of ['en', 'ar', 'de']) {
    const { data } = await list(user, { pageSize: 100 }, { language })
    expect(new Set(data.items.map(({ titleKey }) => titleKey))).toEqual(new Set(kinds.map(titleKeyOf)))
    for (const { titleKey, params, title, excerpt } of data.items) {
      const kind = kinds.find((one) => titleKeyOf(one) === titleKey) as MessageKind
      expect(readParams(kind, params), kind).toEqual(params)
      expect(`${title} ${excerpt}`, kind).not.toMatch(/[{}]|undefined|null|NaN|Invalid| {2}/)
    }
  }
})

test('[MSG-1][API-5] rows of earlier versions are shown as data, and an unreadable row costs only itself', async () => {
  const user = await gateway.register()
  const amount = { amount: '64.2', unit: 'USDT' }
  const unreadable = [
    { kind: 'rebates_settled', params: { amount, date: 'yesterday' } },
    { kind: 'place_won', params: { rank: 'first' } },
    { kind: 'reward_granted', params: { reward: '5 USDT' } },
    { kind: 'a_kind_of_later', params: {} },
    { kind: 'reward_held', params: { reward: amount, date: null } },
  ] as Row[]
  const ids = await write(user.userId, [
    { kind: 'rebates_settled', params: { campaignId: 'c1', amount, date: '2026-11-19' }, activityId: null },
    ...unreadable,
    { kind: 'place_won', params: { rank: '1200' } },
  ])
  const { data, code } = await list(user)
  expect(code).toBe('00000')
  expect(data.items.map(({ params }) => params)).toEqual([
    { rank: 1200, activity: 'Welcome tasks' },
    { campaignId: 'c1', amount, date: Date.UTC(2026, 10, 19) },
  ])
  const detail = (id: string | undefined) => gateway.call(pushDetail, { query: { id: id ?? '' } }, user)
  expect((await detail(ids[0])).data.excerpt).toBe('Settled up to Nov 19. See every line.')
  expect((await detail(ids[1])).code).toBe('51001')
})

test('[MSG-1] the list has pages and types, newest first; an unknown type has no message', async () => {
  const user = await gateway.register()
  const ids = await write(
    user.userId,
    Array.from({ length: 5 }, (_, index) => ({ type: index < 2 ? ('ACTIVITY' as const) : ('REWARD' as const) })),
  )
  const page = async (body: object) => {
    const { data } = await list(user, body)
    return [data.items.map(({ id }) => ids.indexOf(id)), data.total]
  }
  expect(await page({ pageSize: 2 })).toEqual([[4, 3], 5])
  expect(await page({ pageIndex: 2, pageSize: 2 })).toEqual([[0], 5])
  expect(await page({ pageIndex: 9 })).toEqual([[], 5])
  expect(await page({ type: 'ACTIVITY' })).toEqual([[1, 0], 2])
  expect(await page({ type: 'MAINTENANCE' })).toEqual([[], 0])
  for (const body of [{ pageSize: 0 }, { pageSize: 501 }, { pageSize: 1e9 }, { pageIndex: -1 }, { type: "a'--" }])
    expect((await list(user, body)).code).toBe('40000')
})

test('[MSG-1] some or all messages are read once, with the count that is left, by type', async () => {
  const user = await gateway.register()
  const [first = '', second = ''] = await write(user.userId, [{}, {}, { type: 'ACTIVITY' }, { type: 'AGENT' }])
  expect(await count(user)).toEqual({ total: 4, byType: { REWARD: 2, ACTIVITY: 1, ACCOUNT: 0, AGENT: 1 } })
  expect((await read(user, { ids: [first, first, 'unknown'] })).data).toEqual({ total: 3 })
  const readAt = (await list(user)).data.items.find(({ id }) => id === first)?.readAt
  expect(readAt).toEqual(expect.any(Number))
  expect((await read(user, { ids: [first] })).data).toEqual({ total: 3 })
  expect((await list(user)).data.items.find(({ id }) => id === first)?.readAt).toBe(readAt)
  expect((await read(user, { ids: [] })).data).toEqual({ total: 3 })
  expect((await read(user, { all: true })).data).toEqual({ total: 0 })
  expect((await read(user, { ids: [second] })).data).toEqual({ total: 0 })
  expect(await count(user)).toEqual({ total: 0, byType: { REWARD: 0, ACTIVITY: 0, ACCOUNT: 0, AGENT: 0 } })
})

test('[MSG-1] messages of another user do not exist: not to read, not to mark', async () => {
  const [owner, other] = [await gateway.register(), await gateway.register()]
  const [id = ''] = await write(owner.userId, [{}])
  const refusals = [id, 'm_unknown'].map((one) => gateway.call(pushDetail, { query: { id: one } }, other))
  const [foreign, unknown] = (await Promise.all(refusals)).map(({ code, data }) => ({ code, data }))
  expect(foreign).toEqual(unknown)
  expect(foreign?.code).toBe('51001')
  expect((await read(other, { ids: [id] })).data).toEqual({ total: 0 })
  expect((await read(other, { all: true })).data).toEqual({ total: 0 })
  expect((await list(other)).data.total).toBe(0)
  expect(await count(owner)).toMatchObject({ total: 1 })
})

test('[MSG-1] bad input is refused: 501 ids, ids that are none, neither ids nor all', async () => {
  const user = await gateway.register()
  const ids = (length: number) => Array.from({ length }, (_, index) => `m_${index}`)
  expect((await read(user, { ids: ids(500) })).code).toBe('00000')
  for (const body of [{ ids: ids(501) }, { ids: ["'; --"] }, { ids: [7] }, { all: false }, {}])
    expect((await read(user, body as never)).code).toBe('40000')
})

test('[MSG-1] settings are kept as a whole; unknown kinds, zones and times are refused', async () => {
  const { token } = await gateway.register()
  const settings = async () => (await gateway.call(pushSettings, {}, { token })).data
  const change = (body: object) => gateway.call(changePushSettings, { body }, { token })
  expect(await settings()).toEqual({ off: [], quiet: null })
  const quiet = { from: '22:00', until: '07:30', timeZone: 'Asia/Kolkata' }
  expect((await change({ off: ['team_joined', 'team_joined'], quiet })).data).toEqual({ off: ['team_joined'], quiet })
  for (const body of [
    { off: ['lottery'] },
    { off: 'all' },
    { quiet: { ...quiet, timeZone: 'Mars/Olympus' } },
    { quiet: { ...quiet, timeZone: '+05:30' } },
    { quiet: { ...quiet, from: '24:00' } },
    { quiet: { ...quiet, until: '7:30' } },
    { quiet: { ...quiet, until: quiet.from } },
  ])
    expect((await change(body)).code, JSON.stringify(body)).toBe('40000')
  expect(await settings()).toEqual({ off: ['team_joined'], quiet })
  await change({})
  expect(await settings()).toEqual({ off: [], quiet: null })
})

test('[MSG-1] with 10,000 unread messages every call stays fast', async () => {
  const user = await gateway.register()
  for (let batch = 0; batch < 10; batch += 1) await write(user.userId, Array(1_000).fill({}))
  const watch = new Watch()
  const took = async (work: () => Promise<unknown>) => {
    const began = watch.seconds
    await work()
    return watch.seconds - began
  }
  const calls = [() => list(user), () => list(user, { type: 'REWARD', pageIndex: 499 }), () => count(user)]
  for (const call of calls) {
    await call()
    const seconds = Math.min(await took(call), await took(call), await took(call))
    expect(seconds).toBeLessThan(watch.limit(0.15, seconds))
  }
  expect(await count(user)).toMatchObject({ total: 10_000 })
  const seconds = await took(() => read(user, { all: true }))
  expect(seconds).toBeLessThan(watch.limit(3, seconds))
  expect(await count(user)).toMatchObject({ total: 0 })
})
