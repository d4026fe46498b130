import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Issue, issueWords } from '@fanfare/contract/staff/issue-words.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { claimable } from '@fanfare/contract/activity/join.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { getActivityId } from '@fanfare/contract/activity/detail.ts'
import { getRewardList, rewardTimeline } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { messagesOf } from '#gateway/testing/log-world.ts'
import { malformed, notPermitted } from '#gateway/testing/signed-request.ts'
import type { StaffChange, TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

let machine = Date.parse('2026-11-20T10:00:00Z')
const gateway = await borrowGateway({ audited: true, now: () => machine })

const newKey = () => `key-${randomBytes(10).toString('hex')}`
const read = () =>
  gateway.read<{ revision: number; lines: Record<'rewardType' | 'unit' | 'limit' | 'left', string>[] }>(
    'goodwill/budget',
  )
const fund = (lines: object[], revision: number) =>
  gateway.ops('PUT', 'goodwill/budget', { lines }, { revision, actor: 'sam', key: newKey() })

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
const grant = (body: object, change: StaffChange = {}) => gateway.post('grants', body, change)
const rehearse = (body: object, change: StaffChange = {}) => gateway.post('grants?dryRun=1', body, change)
const rewardsOf = async (user: TestUser) => (await gateway.call(getRewardList, { query: {} }, user)).data.items
const stored = ({ userId }: TestUser) => gateway.rows('rewards', { userId })

test('goodwill needs a budget, which two persons give: of two proposals the second is stale once the first is approved', async () => {
  const user = await gateway.register()
  expect(await read()).toEqual({ revision: 0, lines: [] })
  expect((await grant(order(user, '5'))).code).toBe(CODES.SOLD_OUT.code)
  const linesOf = (cash: string) => [
    { rewardType: 'GIFT_CASH', unit: 'USDT', limit: cash },
    { rewardType: 'FUTURES_COUPON', unit: 'USDT', limit: '40' },
  ]
  const [proposed, other] = [await fund(linesOf('1000'), 0), await fund(linesOf('1001'), 0)]
  expect(proposed).toMatchObject({ code: '00000', data: { done: false, proposal: { kind: 'FUND' }, revision: 0 } })
  const { proposal } = proposed.data
  expect(await gateway.decide(proposal, { actor: 'sam' })).toMatchObject(notPermitted('SAME_PERSON'))
  expect(await gateway.decide(proposal)).toMatchObject({
    data: { state: 'APPROVED', result: { done: true, revision: 1 } },
  })
  const late = await gateway.decide(other.data.proposal)
  expect(late).toMatchObject({ code: CODES.MALFORMED.code, data: { state: 'STALE' } })
  expect((await read()).lines).toMatchObject([
    { unit: 'USDT', limit: '40' },
    { limit: '1000', left: '1000', granted: '0' },
  ])
  expect(await gateway.read(`proposals/${other.data.proposal.proposalId}`)).toMatchObject({
    state: 'STALE',
    kind: 'FUND',
    consequences: {
      user: null,
      money: [
        { before: '0', after: '1001' },
        { before: '0', after: '40' },
      ],
    },
  })
  expect((await fund([], 0)).code).toBe(CODES.MALFORMED.code)
})

test('a grant is paid once for its key and is like any reward to its user', async () => {
  const user = await gateway.register()
  const key = newKey()
  const paid = await grant(order(user, '12.50'), { key })
  expect(paid).toMatchObject({
    data: { done: true, left: { budget: '987.5', alone: '7.5', each: '50', userMonth: '87.5', actorDay: '487.5' } },
  })
  const { status, code, data } = paid
  expect(await grant(order(user, '12.50'), { key })).toMatchObject({ status, code, data })
  const conflict = { code: CODES.IDEMPOTENCY_CONFLICT.code }
  expect(await grant(order(user, '13'), { key })).toMatchObject(conflict)
  expect(await grant(order(user, '12.50'), { key, actor: 'lena' })).toMatchObject(conflict)
  // The answer is kept for 30 days; the key pays nothing after them either.
  await gateway.asOwner((db) => db.deleteFrom('staffChanges').where('changeKey', '=', key).execute())
  expect(await grant(order(user, '12.50'), { key })).toMatchObject(conflict)
  const [reward, ...more] = await rewardsOf(user)
  expect(more).toEqual([])
  expect(reward).toMatchObject({
    rewardId: data.rewardId,
    state: 'GRANTED',
    activityTitle: 'From our support',
    source: { kind: 'MANUAL', id: key },
    left: { amount: '12.5', unit: 'USDT' },
  })
  expect(await messagesOf(gateway, user)).toMatchObject([
    { title: expect.stringContaining('12.50'), excerpt: 'From our support. See it in My rewards.' },
  ])
  const { activityId = '' } = reward ?? {}
  const byAlias = await gateway.call(getActivityId, { query: { alias: 'goodwill' } } as never, user)
  const tasks = await gateway.call(taskCompletions, { query: { activityId } } as never, user)
  expect([byAlias.code, tasks.code]).toEqual([CODES.NOT_FOUND.code, CODES.NOT_FOUND.code])
  expect((await gateway.ops('PUT', 'activities/goodwill', { alias: 'goodwill' })).code).toBe(CODES.MALFORMED.code)
  expect(await gateway.call(claimable, {}, user)).toMatchObject({
    code: '00000',
    data: { items: [], joined: [], places: [], draws: [] },
  })
  expect((await gateway.call(activityList, { query: {} }, user)).code).toBe('00000')
  expect(await gateway.read(`users/${user.userId}`)).toMatchObject({ activities: [] })
  expect(await gateway.read(`users/${user.userId}/explain`)).toMatchObject({
    items: [],
    text: 'None of your rewards is missing.',
  })
})

test('a rehearsal writes nothing and says what is left, also without an amount', async () => {
  const user = await gateway.register()
  const { amount: _, ...open } = order(user, '')
  expect((await rehearse(open)).data).toMatchObject({
    done: false,
    rewardId: null,
    left: { each: '50', userMonth: '100' },
  })
  expect((await rehearse(order(user, '5'))).data).toMatchObject({ left: { userMonth: '95' } })
  expect((await grant(open)).code).toBe(CODES.MALFORMED.code)
  expect(await rewardsOf(user)).toEqual([])
})

test('limits are those of a grant, of a user’s month and of an actor’s day, which ends at 00:00 UTC', async () => {
  machine = Date.parse('2026-11-30T23:59:00Z')
  const [user, fresh] = [await gateway.register(), await gateway.register()]
  const pay = (to: TestUser, amount: string) => grant(order(to, amount), { actor: 'mai' })
  const limited = (limit: string, left: string) => ({ code: CODES.LIMIT.code, data: { limit, left } })
  expect(await pay(user, '50.01')).toMatchObject(limited('50', '50'))
  const approved = async (to: TestUser, amount: string) => {
    const { data } = await pay(to, amount)
    return data.proposal === null ? data : (await gateway.decide(data.proposal)).data.result
  }
  for (let paid = 0; paid < 5; paid += 1) expect(await approved(user, '20')).toMatchObject({ done: true })
  expect(await pay(user, '0.5')).toMatchObject(limited('100', '0'))
  for (let others = 0; others < 4; others += 1) {
    const other = await gateway.register()
    for (let paid = 0; paid < 5; paid += 1) expect(await approved(other, '20')).toMatchObject({ done: true })
  }
  expect(await pay(fresh, '1')).toMatchObject(limited('500', '0'))
  machine += 60_000
  for (const one of [fresh, user]) expect(await approved(one, '1')).toMatchObject({ done: true })
  expect((await rehearse(order(fresh, '1'))).data.left.userMonth).toBe('98')
})

test('a grant above the own limit waits with its amount reserved, and is paid later', async () => {
  const [user, second] = [await gateway.register(), await gateway.register()]
  const coupon = { rewardType: 'FUTURES_COUPON' }
  expect((await read()).lines[0]).toMatchObject({ left: '40' })
  const waiting = await grant(order(user, '30', coupon))
  expect(waiting).toMatchObject({
    data: { done: false, rewardId: null, proposal: { kind: 'GRANT', subject: user.userId }, left: { budget: '10' } },
  })
  const { proposal } = waiting.data
  expect(proposal.consequences).toMatchObject({
    user: { userId: user.userId },
    money: [{ rewardType: 'FUTURES_COUPON', unit: 'USDT', before: '40', after: '10' }],
  })
  expect(await rewardsOf(user)).toEqual([])
  expect((await grant(order(second, '20', coupon))).code).toBe(CODES.SOLD_OUT.code)
  expect((await grant(order(second, '10', coupon))).code).toBe('00000')
  // The cash of the same user counts what waits.
  expect((await rehearse(order(user, '1'))).data.left.userMonth).toBe('69')
  expect(await gateway.decide(proposal, { actor: 'sam' })).toMatchObject(notPermitted('SAME_PERSON'))
  machine += HOUR_MS
  const { data } = await gateway.decide(proposal)
  expect(data).toMatchObject({ state: 'APPROVED', result: { done: true } })
  expect(await stored(user)).toMatchObject([{ rewardId: data.result.rewardId, grantedAt: machine }])
})

test('declined or expired, it gives back what it reserved, and its key pays nothing more', async () => {
  const user = await gateway.register()
  const left = async () => (await read()).lines[1]?.left
  const before = await left()
  const key = newKey()
  const declined = await grant(order(user, '25'), { key })
  expect(await left()).not.toBe(before)
  expect((await gateway.decide(declined.data.proposal, { accept: false })).data).toMatchObject({ state: 'DECLINED' })
  expect(await left()).toBe(before)
  await gateway.asOwner((db) => db.deleteFrom('staffChanges').where('changeKey', '=', key).execute())
  expect((await grant(order(user, '25'), { key })).code).toBe(CODES.IDEMPOTENCY_CONFLICT.code)
  await grant(order(user, '25'))
  machine += 72 * HOUR_MS
  await gateway.read('proposals')
  expect(await left()).toBe(before)
  expect(await stored(user)).toEqual([])
})

test('about an activity or a reward the message names the activity; another id, goodwill itself and another’s reward are refused', async () => {
  const activityId = await gateway.publish(
    activityInput({
      alias: 'outage',
      endTime: '+300d 00:00',
      tasks: [],
      budget: [],
      texts: { en: { title: 'Autumn trades', rules: 'Rules' } } as never,
    }),
  )
  const [user, other] = [await gateway.register(), await gateway.register()]
  const about = (to: TestUser, id: unknown, amount = '1') => grant(order(to, amount, { about: id }), { actor: 'noa' })
  const { data } = await about(user, activityId, '2')
  expect(await messagesOf(gateway, user)).toMatchObject([
    { title: expect.stringContaining('2'), excerpt: 'About Autumn trades. See it in My rewards.' },
  ])
  // A correction upwards is about the reward that was too small.
  expect((await about(user, data.rewardId)).code).toBe('00000')
  const goodwill = (await rewardsOf(user))[0]?.activityId
  for (const [to, id] of [
    [other, data.rewardId],
    [user, goodwill],
    [user, 'act-nowhere'],
  ] as const)
    expect(await about(to, id)).toMatchObject(malformed('about'))
  expect(await gateway.rows('auditLog', { subject: data.rewardId, action: 'grant.made' })).toMatchObject([
    { detail: { after: { about: activityId, amount: '2' }, reason: 'OUTAGE' } },
  ])
})

test('an unknown user, another unit and an amount too small to be shown are refused', async () => {
  const user = await gateway.register()
  for (const amount of ['0', '0.000000000000000001', '0.009'])
    expect(await grant(order(user, amount))).toMatchObject(malformed('amount'))
  expect((await grant(order({ userId: 'u-nobody' }, '1'))).code).toBe(CODES.NOT_FOUND.code)
  expect((await grant(order(user, '1', { unit: 'EUR' }))).code).toBe(CODES.SOLD_OUT.code)
})

test('the grant of a flagged user waits for a review, and its message says so', async () => {
  const user = await gateway.register()
  await gateway.sendFacts({ type: 'user.flagged', userId: user.userId, reason: 'device' })
  const { data } = await grant(order(user, '2'), { actor: 'noa' })
  expect(data).toMatchObject({ done: true })
  expect(await rewardsOf(user)).toMatchObject([{ rewardId: data.rewardId, state: 'REVIEW' }])
  expect(await messagesOf(gateway, user)).toMatchObject([{ title: expect.stringContaining('review') }])
})

test('goodwill to an own account is refused, to another person’s it is paid', async () => {
  const user = await gateway.register()
  gateway.setPolicy({ self: { noa: user.userId } })
  for (const ask of [grant, rehearse])
    expect(await ask(order(user, '1'), { actor: 'noa' })).toMatchObject(notPermitted('SAME_PERSON'))
  expect((await grant(order(user, '1'), { actor: 'kim' })).code).toBe('00000')
})

/** A user with a granted reward of 5 USDT, and what the staff does with it by the revision that was read. */
async function granted(more: object = {}) {
  const user = await gateway.register()
  const { rewardId } = (await grant(order(user, '5', more), { actor: 'eva' })).data as { rewardId: string }
  const change = (what: string, body: object, revision: number) =>
    gateway.post(`rewards/${rewardId}/${what}`, { note: 'asked', ...body }, { actor: 'ada', revision })
  const cancel = (body: object, revision: number) =>
    change('cancel', { reason: 'CORRECTED', ticket: 'T-1', ...body }, revision)
  return { user, rewardId, change, cancel, mine: async () => (await rewardsOf(user))[0] }
}

test('a part of a reward and then the rest are taken back by the read revision', async () => {
  const { rewardId, change, cancel, mine } = await granted()
  const why = { reason: 'CORRECTED', ticket: 'T-1' }
  expect((await change('cancel?dryRun=1', { ...why, amount: '2' }, 1)).data).toMatchObject({
    done: false,
    proposal: null,
  })
  expect((await cancel({ amount: '2' }, 1)).data).toMatchObject({
    done: true,
    reward: { state: 'GRANTED', left: { amount: '3', unit: 'USDT' }, cancelled: '2', revision: 2 },
  })
  expect(await cancel({}, 1)).toMatchObject({ status: 412, data: { state: 'GRANTED' } })
  expect((await cancel({}, 2)).data).toMatchObject({
    reward: { state: 'CANCELLED', cancelled: '5', reasonCode: 'CORRECTED' },
  })
  expect(await mine()).toMatchObject({ state: 'CANCELLED', reasonCode: 'CORRECTED' })
  expect(await gateway.rows('auditLog', { action: 'reward.cancelled', subject: rewardId })).toMatchObject([
    { actor: 'operator:ada', detail: { ...why, note: 'asked', via: 'KEY' } },
    { actor: 'operator:ada', detail: { after: { state: 'CANCELLED' } } },
  ])
})

test('above the limit of policy a second person takes a reward back, and an unknown one is refused', async () => {
  const { user, rewardId, cancel, mine } = await granted()
  gateway.setPolicy({ second: { cancelAbove: { USDT: '4' } } })
  const { proposal } = (await cancel({}, 1)).data
  expect(proposal).toMatchObject({
    kind: 'CANCEL',
    summary: `takes 5 USDT of the reward ${rewardId} back`,
    consequences: {
      user: { userId: user.userId },
      title: expect.any(String),
      money: [{ unit: 'USDT', before: '5', after: '0' }],
    },
  })
  expect(await mine()).toMatchObject({ state: 'GRANTED' })
  expect((await gateway.decide(proposal)).data).toMatchObject({ state: 'APPROVED' })
  expect(await mine()).toMatchObject({ state: 'CANCELLED' })
  const unknown = { reason: 'CORRECTED', ticket: 'T-1', note: 'asked' }
  expect(await gateway.post('rewards/rw_unknown/cancel', unknown, { revision: 1 })).toMatchObject({ code: '51001' })
})

test('a granted reward is held until a moment, unlocks then or by hand, and its user sees both', async () => {
  const { user, rewardId, change, mine } = await granted({ expiresDays: 9 })
  const hold = (until: number | null, revision: number) => change('hold', { until }, revision)
  const until = machine + DAY_MS
  expect((await hold(until, 1)).data).toMatchObject({ reward: { state: 'HOLD', revision: 2 } })
  expect(await mine()).toMatchObject({ state: 'HOLD', reasonCode: 'ON_HOLD', holdUntil: until })
  const { steps } = (await gateway.call(rewardTimeline, { query: { rewardId } }, user)).data
  expect(steps.map(({ step }) => step)).toContain('HOLD')

  expect(await hold(null, 1)).toMatchObject({ status: 412 })
  for (const wrong of [machine, machine + 31 * DAY_MS, machine + 9 * DAY_MS])
    expect(await hold(wrong, 2)).toMatchObject(malformed('until'))
  machine += MINUTE_MS
  expect((await hold(null, 2)).data).toMatchObject({ done: true, reward: { state: 'GRANTED', revision: 3 } })
  expect(await mine()).toMatchObject({ state: 'GRANTED' })
  expect(await hold(null, 3)).toMatchObject({ status: 412 })

  await hold(machine + MINUTE_MS, 3)
  expect(await mine()).toMatchObject({ state: 'HOLD' })
  machine += MINUTE_MS
  expect(await mine()).toMatchObject({ state: 'GRANTED' })
  expect((await gateway.rows('auditLog', { subject: rewardId })).map(({ action }) => action)).toEqual([
    'reward.grant',
    'grant.made',
    'reward.held',
    'reward.let_go',
    'reward.held',
  ])
})

test('a budget that is too small, or has a line twice, is refused in words that a person reads', async () => {
  const { revision, lines } = await read()
  const order = lines.map(({ rewardType, unit, limit }) => ({ rewardType, unit, limit }))
  const small = order.map((line) => (line.rewardType === 'GIFT_CASH' ? { ...line, limit: '0.01' } : line))
  const sentencesOf = async (wanted: object[]) =>
    (await fund(wanted, revision)).data.issues.map((issue: Issue) => issueWords(issue))
  expect(await sentencesOf(small)).toEqual([
    expect.stringMatching(
      /^Budget line \d, limit may not be less than [\d.]+ for trial funds in USDT: so much is reserved or granted already\.$/,
    ),
  ])
  const twice = order.filter(({ rewardType }) => rewardType === 'GIFT_CASH')
  expect(await sentencesOf([...twice, ...twice])).toEqual(['Budget line 2 has a second line for trial funds in USDT.'])
})
