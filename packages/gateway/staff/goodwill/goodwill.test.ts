import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { CODES } from '@fanfare/contract/codes.ts'
import { claimable } from '@fanfare/contract/activity/claimable.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { getActivityId } from '@fanfare/contract/activity/get-activity-id.ts'
import { pushList } from '@fanfare/contract/message/push-list.ts'
import { getRewardList } from '@fanfare/contract/task/get-reward-list.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { malformed, notPermitted, type UntypedData } from '#gateway/testing/signed-request.ts'
import type { StaffChange, TestUser } from '#gateway/testing/start-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

let machine = Date.parse('2026-11-20T10:00:00Z')
const gateway = await borrowGateway({ now: () => machine })
const { clock } = gateway
afterAll(async () => expect(await audit(gateway.db)).toEqual([]))

const newKey = () => `key-${randomBytes(10).toString('hex')}`

const ask = (
  target: string,
  body: object,
  { method = 'POST', key = newKey(), actor = 'sam', revision }: StaffChange & { method?: 'POST' | 'PUT' } = {},
) => gateway.ops<UntypedData>(method, target, body, { actor, revision, key })

const decide = ({ proposalId, hash }: { proposalId: string; hash: string }, accept = true) =>
  ask(`/ops/v1/proposals/${proposalId}/decision`, { accept, hash }, { actor: 'lena' })

const read = async () => await gateway.read<{ revision: number; lines: object[] }>('goodwill/budget')

async function fund(limit: string, unit = 'USDT') {
  const { revision } = await read()
  const lines = [
    { rewardType: 'GIFT_CASH', unit, limit },
    { rewardType: 'FUTURES_COUPON', unit: 'USDT', limit: '40' },
  ]
  const proposed = await ask('/ops/v1/goodwill/budget', { lines }, { method: 'PUT', revision })
  expect(proposed).toMatchObject({ code: '00000', data: { done: false, proposal: { kind: 'FUND' }, revision } })
  return decide(proposed.data.proposal)
}

const order = (user: Pick<TestUser, 'userId'>, amount: string, changes: object = {}) => ({
  userId: user.userId,
  rewardType: 'GIFT_CASH',
  unit: 'USDT',
  amount,
  reason: 'OUTAGE',
  ticket: 'T-1',
  note: 'for staff alone',
  ...changes,
})
const grant = (body: object, change: StaffChange = {}) => ask('/ops/v1/grants', body, change)
const rewardsOf = async (user: TestUser) =>
  (await gateway.call(getRewardList, { query: { pageIndex: 0, pageSize: 20 } }, user)).data.items
async function messagesOf(user: TestUser) {
  await readToEnd(gateway.ctx, messageReader(gateway.ctx))
  return (await gateway.call(pushList, { body: { pageIndex: 0, pageSize: 20 } }, user)).data.items
}
const stored = ({ userId }: TestUser) => gateway.rows('rewards', { userId })

test('goodwill needs a budget, which two persons give', async () => {
  const user = await gateway.register()
  expect(await read()).toEqual({ revision: 0, lines: [] })
  expect((await grant(order(user, '5'))).code).toBe(CODES.SOLD_OUT.code)
  expect(await fund('1000')).toMatchObject({ data: { state: 'APPROVED', result: { done: true, revision: 1 } } })
  expect((await read()).lines).toMatchObject([
    { unit: 'USDT', limit: '40' },
    { limit: '1000', left: '1000', granted: '0' },
  ])
  const budget = await ask('/ops/v1/goodwill/budget', { lines: [] }, { method: 'PUT', revision: 0 })
  expect(budget.code).toBe(CODES.MALFORMED.code)
})

test('a grant is paid once for its key, shown and told to its user, and its activity has no page', async () => {
  const user = await gateway.register()
  const key = newKey()
  const paid = await grant(order(user, '12.50'), { key })
  expect(paid).toMatchObject({
    data: { done: true, left: { budget: '987.5', alone: '20', each: '50', userMonth: '87.5', actorDay: '487.5' } },
  })
  const { status, code, data } = paid
  expect(await grant(order(user, '12.50'), { key })).toMatchObject({ status, code, data })
  expect((await grant(order(user, '13'), { key })).code).toBe(CODES.IDEMPOTENCY_CONFLICT.code)
  expect((await grant(order(user, '12.50'), { key, actor: 'lena' })).code).toBe(CODES.IDEMPOTENCY_CONFLICT.code)
  // The answer is kept for 30 days; the key pays nothing after them either.
  await gateway.asOwner((db) => db.deleteFrom('staffChanges').where('changeKey', '=', key).execute())
  expect((await grant(order(user, '12.50'), { key })).code).toBe(CODES.IDEMPOTENCY_CONFLICT.code)
  const [reward, ...more] = await rewardsOf(user)
  expect(more).toEqual([])
  expect(reward).toMatchObject({
    rewardId: paid.data.rewardId,
    state: 'GRANTED',
    activityTitle: 'From our support',
    source: { kind: 'MANUAL', id: key },
    left: { amount: '12.5', unit: 'USDT' },
  })
  await expect
    .poll(() => messagesOf(user))
    .toMatchObject([{ title: expect.stringContaining('12.50'), excerpt: 'From our support. See it in My rewards.' }])
  const { activityId = '' } = reward ?? {}
  const { token } = user
  const byAlias = await gateway.call(getActivityId, { query: { alias: 'goodwill' } } as never, { token })
  const tasks = await gateway.call(taskCompletions, { query: { activityId } } as never, { token })
  expect([byAlias.code, tasks.code]).toEqual([CODES.NOT_FOUND.code, CODES.NOT_FOUND.code])
  const published = await gateway.ops('PUT', '/ops/v1/activities/goodwill', { alias: 'goodwill' })
  expect(published.code).toBe(CODES.MALFORMED.code)
})

test('a user with a goodwill grant reads claims, sections, rewards and messages like any other', async () => {
  const user = await gateway.register()
  const { token } = user
  expect((await grant(order(user, '1'), { actor: 'ada' })).code).toBe('00000')
  expect(await gateway.call(claimable, {}, { token })).toMatchObject({
    code: '00000',
    data: { items: [], joined: [], places: [], draws: [] },
  })
  expect((await rewardsOf(user)).map(({ activityTitle }) => activityTitle)).toEqual(['From our support'])
  await expect.poll(() => messagesOf(user)).toHaveLength(1)
  expect((await gateway.call(activityList, { query: { pageIndex: 0, pageSize: 20 } }, { token })).code).toBe('00000')
})

test('support can look at a user with a goodwill grant: no activity is listed for it, and nothing is missing', async () => {
  const user = await gateway.register()
  await grant(order(user, '5'))
  const shown = await gateway.ops('GET', `/ops/v1/users/${user.userId}`)
  expect(shown).toMatchObject({ code: '00000', data: { activities: [] } })
  const explained = await gateway.ops('GET', `/ops/v1/users/${user.userId}/explain`)
  expect(explained).toMatchObject({ code: '00000', data: { items: [], text: 'None of your rewards is missing.' } })
})

test('a rehearsal writes nothing and says what is left, also without an amount', async () => {
  const user = await gateway.register()
  const { amount: _, ...open } = order(user, '')
  const { data } = await ask('/ops/v1/grants?dryRun=1', open)
  expect(data).toMatchObject({ done: false, rewardId: null, left: { each: '50', userMonth: '100' } })
  expect((await ask('/ops/v1/grants?dryRun=1', order(user, '5'))).data).toMatchObject({ left: { userMonth: '95' } })
  expect((await grant(open)).code).toBe(CODES.MALFORMED.code)
  expect(await rewardsOf(user)).toEqual([])
})

test('limits are those of a grant, of a user’s month and of an actor’s day, which ends at 00:00 UTC', async () => {
  machine = Date.parse('2026-11-30T23:59:00Z')
  const user = await gateway.register()
  const actor = 'mai'
  expect(await grant(order(user, '50.01'), { actor })).toMatchObject({
    code: CODES.LIMIT.code,
    data: { limit: '50', left: '50' },
  })
  for (let count = 0; count < 5; count += 1) expect((await grant(order(user, '20'), { actor })).code).toBe('00000')
  expect(await grant(order(user, '0.5'), { actor })).toMatchObject({
    code: CODES.LIMIT.code,
    data: { limit: '100', left: '0' },
  })
  for (let count = 0; count < 20; count += 1) {
    const other = count % 5 === 0 ? await gateway.register() : null
    if (other !== null) others.push(other)
    expect((await grant(order(others.at(-1) ?? user, '20'), { actor })).code).toBe('00000')
  }
  const fresh = await gateway.register()
  expect(await grant(order(fresh, '1'), { actor })).toMatchObject({
    code: CODES.LIMIT.code,
    data: { limit: '500', left: '0' },
  })
  machine += 60_000
  expect((await grant(order(fresh, '1'), { actor })).code).toBe('00000')
  expect((await grant(order(user, '1'), { actor })).code).toBe('00000')
})
const others: TestUser[] = []

test('above what one person may give it waits with its amount reserved, and is paid even when the budget has ended since', async () => {
  const user = await gateway.register()
  const { lines } = (await read()) as { lines: { left: string; limit: string }[] }
  const waiting = await grant(order(user, '30', { rewardType: 'FUTURES_COUPON' }))
  expect(waiting).toMatchObject({
    data: { done: false, rewardId: null, proposal: { kind: 'GRANT', subject: user.userId }, left: { budget: '10' } },
  })
  expect(waiting.data.proposal.consequences).toMatchObject({
    user: { userId: user.userId },
    money: [{ rewardType: 'FUTURES_COUPON', unit: 'USDT', before: '40', after: '10' }],
  })
  expect(lines[0]).toMatchObject({ left: '40' })
  expect(await rewardsOf(user)).toEqual([])
  const second = await gateway.register()
  expect((await grant(order(second, '20', { rewardType: 'FUTURES_COUPON' }))).code).toBe(CODES.SOLD_OUT.code)
  expect((await grant(order(second, '10', { rewardType: 'FUTURES_COUPON' }))).code).toBe('00000')
  // The cash of the same user counts what waits.
  expect((await ask('/ops/v1/grants?dryRun=1', order(user, '1'))).data.left.userMonth).toBe('69')
  const { proposalId, hash } = waiting.data.proposal
  const own = await ask(`/ops/v1/proposals/${proposalId}/decision`, { accept: true, hash })
  expect(own).toMatchObject(notPermitted('SAME_PERSON'))
  machine += HOUR_MS
  const { data } = await decide(waiting.data.proposal)
  expect(data).toMatchObject({ state: 'APPROVED', result: { done: true } })
  expect(await stored(user)).toMatchObject([{ rewardId: data.result.rewardId, grantedAt: machine }])
})

test('declined or expired, it gives back what it reserved, and its key pays nothing more', async () => {
  const user = await gateway.register()
  const left = async () => ((await read()).lines as { left: string }[])[1]?.left
  const before = await left()
  const key = newKey()
  const declined = await grant(order(user, '25'), { key })
  expect(await left()).not.toBe(before)
  expect((await decide(declined.data.proposal, false)).data).toMatchObject({ state: 'DECLINED' })
  expect(await left()).toBe(before)
  await gateway.asOwner((db) => db.deleteFrom('staffChanges').where('changeKey', '=', key).execute())
  expect((await grant(order(user, '25'), { key })).code).toBe(CODES.IDEMPOTENCY_CONFLICT.code)
  await grant(order(user, '25'))
  machine += 72 * HOUR_MS
  await gateway.ops('GET', '/ops/v1/proposals')
  expect(await left()).toBe(before)
  expect(await stored(user)).toEqual([])
})

test('it is about an activity or a reward of the user; another id, an unknown user and an amount too small to be shown are refused', async () => {
  const user = await gateway.register()
  expect(await grant(order(user, '1', { about: 'act-nowhere' }))).toMatchObject(malformed('about'))
  for (const amount of ['0', '0.000000000000000001', '0.009'])
    expect(await grant(order(user, amount))).toMatchObject(malformed('amount'))
  expect((await grant(order({ userId: 'u-nobody' }, '1'))).code).toBe(CODES.NOT_FOUND.code)
  expect((await grant(order(user, '1', { unit: 'EUR' }))).code).toBe(CODES.SOLD_OUT.code)
})

test('about an activity or a reward the message names the activity; goodwill itself is not what it can be about', async () => {
  const file = {
    alias: 'outage',
    type: 'PersonalTrading',
    timeZone: 'UTC',
    startTime: '2026-11-01T00:00:00Z',
    endTime: '2027-11-01T00:00:00Z',
    tasks: [],
    budget: [],
    texts: { en: { title: 'Autumn trades', rules: 'Rules' } },
  }
  const published = await gateway.ops('PUT', '/ops/v1/activities/outage', file)
  expect(published.code).toBe('00000')
  const { activityId } = published.data as { activityId: string }
  const [user, other] = [await gateway.register(), await gateway.register()]
  const actor = 'noa'
  const { data } = await grant(order(user, '2', { about: activityId }), { actor })
  await expect
    .poll(() => messagesOf(user))
    .toMatchObject([{ title: expect.stringContaining('2'), excerpt: 'About Autumn trades. See it in My rewards.' }])
  // A correction upwards is about the reward that was too small.
  expect((await grant(order(user, '1', { about: data.rewardId }), { actor })).code).toBe('00000')
  const refused = { code: CODES.MALFORMED.code, data: { issues: [{ path: 'about' }] } }
  expect(await grant(order(other, '1', { about: data.rewardId }), { actor })).toMatchObject(refused)
  const goodwill = (await rewardsOf(user))[0]?.activityId
  expect(await grant(order(user, '1', { about: goodwill }), { actor })).toMatchObject(refused)
  const audited = await gateway.rows('auditLog', { subject: String(data.rewardId), action: 'grant.made' })
  expect(audited).toMatchObject([{ detail: { after: { about: activityId, amount: '2' }, reason: 'OUTAGE' } }])
})

test('the grant of a flagged user waits for a review, and its message says so', async () => {
  const user = await gateway.register()
  const flag = {
    eventId: 'flag-of-goodwill',
    type: 'user.flagged',
    userId: user.userId,
    occurredAt: clock.now(),
    reason: 'device',
  }
  await gateway.sendFacts(flag)
  const { data } = await grant(order(user, '2'), { actor: 'noa' })
  expect(data).toMatchObject({ done: true })
  expect(await rewardsOf(user)).toMatchObject([{ rewardId: data.rewardId, state: 'REVIEW' }])
  await expect
    .poll(async () => (await messagesOf(user)).map(({ title }) => title))
    .toEqual([expect.stringContaining('review')])
})

test('goodwill to an own account is refused, to another person’s it is paid', async () => {
  const user = await gateway.register()
  const { staffPolicy } = gateway.ctx.config
  gateway.ctx.config.staffPolicy = { ...staffPolicy, self: { noa: user.userId } }
  const own = { code: CODES.NOT_PERMITTED.code, data: { reasonCode: 'SAME_PERSON' } }
  expect(await grant(order(user, '1'), { actor: 'noa' })).toMatchObject(own)
  expect(await ask('/ops/v1/grants?dryRun=1', order(user, '1'), { actor: 'noa' })).toMatchObject(own)
  expect((await grant(order(user, '1'), { actor: 'kim' })).code).toBe('00000')
  gateway.ctx.config.staffPolicy = staffPolicy
})

test('of two proposals of the budget the second one is stale once the first is approved, and changes nothing', async () => {
  const { revision, lines } = (await read()) as {
    revision: number
    lines: Record<'rewardType' | 'unit' | 'limit', string>[]
  }
  const propose = async (more: number) => {
    const body = {
      lines: lines.map(({ rewardType, unit, limit }) => ({ rewardType, unit, limit: `${Number(limit) + more}` })),
    }
    const { data } = await ask('/ops/v1/goodwill/budget', body, { method: 'PUT', revision })
    return data.proposal as { proposalId: string; hash: string }
  }
  const [first, second] = [await propose(1), await propose(2)]
  expect(await ask(`/ops/v1/proposals/${first.proposalId}/decision`, { accept: true, hash: first.hash })).toMatchObject(
    notPermitted('SAME_PERSON'),
  )
  expect((await decide(first)).data).toMatchObject({ state: 'APPROVED' })
  const after = await read()
  expect(await decide(second)).toMatchObject({ code: CODES.MALFORMED.code, data: { state: 'STALE' } })
  expect(await read()).toEqual(after)
  const data = await gateway.read(`proposals/${second.proposalId}`)
  const money = lines.map(({ rewardType, unit, limit }) => ({
    rewardType,
    unit,
    before: limit,
    after: `${Number(limit) + 2}`,
  }))
  expect(data).toMatchObject({ state: 'STALE', kind: 'FUND', consequences: { user: null, money } })
})
