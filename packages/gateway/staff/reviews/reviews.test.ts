import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { pushList } from '@fanfare/contract/message/push-list.ts'
import { getRewardList } from '@fanfare/contract/task/get-reward-list.ts'
import { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { createClock } from '#gateway/clock.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { startGateway, type TestGateway, type TestUser } from '#gateway/testing/start-gateway.ts'
import { HOUR_MS } from '../../util/time/durations.ts'

const fileOf = (alias: string, amount: string) => `
alias: ${alias}
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: trade, type: ANY_TRADING_VOLUME, period: DURING, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '${amount}', unit: USDT } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '1000' }
texts:
  en: { title: Checked ${alias}, rules: Rules, tasks: { trade: { title: Trade } } }
`
let gateway: TestGateway
const ids: Record<string, string> = {}
let now = Date.parse('2026-11-20T10:00:00Z')
const clock = createClock(() => now)

beforeAll(async () => {
  gateway = await startGateway({ clock })
  for (const [alias, amount] of [
    ['small', '5'],
    ['large', '250'],
  ] as const) {
    const { data } = await gateway.ops('PUT', `/ops/v1/activities/${alias}?replace=small`, fileOf(alias, amount))
    ids[alias] = (data as { activityId: string }).activityId
  }
})
afterAll(async () => {
  expect(await audit(gateway.db)).toEqual([])
  await gateway.stop()
})

let count = 0

/** A flagged user with a claimed reward of each of these activities. */
async function flagged(...aliases: string[]): Promise<TestUser> {
  const user = await gateway.register({ languageType: 1 })
  const { token, userId } = user
  const send = (event: object) =>
    gateway.ops('POST', '/ops/v1/events', {
      events: [{ eventId: `event-${(count += 1)}`, userId, occurredAt: now, ...event }],
    })
  for (const alias of aliases) {
    const activityId = ids[alias] ?? ''
    await gateway.call(apply, { query: { activityId } }, { token })
  }
  await send({ type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', side: 'buy', usdtVolume: '150', fee: '0.1' })
  await send({
    type: 'user.flagged',
    reason: 'BOT',
    evidence: [{ label: 'Device', value: 'shared by 9' }],
    related: [],
  })
  now += 60_000
  for (const alias of aliases) {
    now += 1000
    const claimed = await gateway.call(
      obtainReward,
      { query: { activityId: ids[alias] ?? '', taskId: 'trade' } },
      { token },
    )
    expect(claimed.code).toBe('00000')
  }
  return user
}

interface Review {
  reviewId: string
  revision: number
  rewardId: string
  person: { userId: string }
  openedAt: number
}
const list = async (query = '') =>
  (await gateway.ops('GET', `/ops/v1/reviews${query}`)).data as { items: Review[]; next: string | null; total: number }
const reviewOf = async ({ userId }: TestUser) => {
  const found = (await list()).items.find(({ person }) => person.userId === userId)
  if (found === undefined) throw new Error('the user has no open review')
  return found
}

async function post(target: string, body: object, { actor = 'sam', revision = -1, key = '' } = {}) {
  const response = await gateway.sendOps({
    method: 'POST',
    target: `/ops/v1/${target}`,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-ops-actor': actor,
      ...(revision < 0 ? {} : { 'if-match': `"${revision}"` }),
      ...(key === '' ? {} : { 'idempotency-key': key }),
    },
  })
  // eslint-disable-next-line typescript/no-explicit-any
  return { status: response.statusCode, ...response.json<{ code: string; data: any }>() }
}

const decide = ({ reviewId, revision }: Review, accept: boolean, reason: string) =>
  post(`reviews/${reviewId}/decision`, { accept, reason, note: 'looked at' }, { revision })

const rewardsOf = async ({ token }: TestUser) =>
  (await gateway.call(getRewardList, { query: { pageIndex: 0, pageSize: 20 } } as never, { token })).data.items

async function messagesOf({ token }: TestUser) {
  await readToEnd(gateway.ctx, messageReader(gateway.ctx))
  const { data } = await gateway.call(pushList, { body: { pageIndex: 0, pageSize: 20 } }, { token })
  return data.items.map(({ title, excerpt }) => [title, excerpt])
}

test('open reviews are listed oldest first with their sums, filtered, and by amount in one unit', async () => {
  const user = await flagged('small', 'large')
  const { items, total } = await list()
  expect(items.map(({ openedAt }) => openedAt)).toEqual(items.map(({ openedAt }) => openedAt).toSorted((a, b) => a - b))
  expect(total).toBe(items.length)
  expect(await reviewOf(user)).toMatchObject({
    kind: 'FLAG',
    alias: 'small',
    title: 'Checked small',
    flags: ['BOT'],
    openOfUser: 2,
    lease: null,
    state: 'OPEN',
    dueAt: now - 1000 + 48 * HOUR_MS,
  })
  const small = await list(`?activityId=${ids.small}&flag=BOT&unit=USDT&minimum=1`)
  expect(small).toMatchObject({ total: 1, sums: [{ rewardType: 'GIFT_CASH', unit: 'USDT', amount: '5' }] })
  const largest = await list('?sort=amount&unit=USDT&pageSize=1')
  expect(largest.items).toMatchObject([{ alias: 'large' }])
  const next = await list(`?sort=amount&unit=USDT&pageSize=1&cursor=${largest.next ?? ''}`)
  expect(next.items).toMatchObject([{ alias: 'small' }])
  expect(await list('?flag=OTHER')).toMatchObject({ items: [], total: 0, oldestAt: null, sums: [] })
  expect(await gateway.ops('GET', '/ops/v1/reviews?sort=amount')).toMatchObject({ code: '40000' })
})

test('a review shows its user, the evidence and who works on it', async () => {
  const user = await flagged('small')
  const { reviewId } = await reviewOf(user)
  expect(await post(`reviews/${reviewId}/lease`, {})).toMatchObject({ data: { by: 'sam', until: now + HOUR_MS / 4 } })
  const { data } = await gateway.ops('GET', `/ops/v1/reviews/${reviewId}`)
  expect(data).toMatchObject({
    reviewId,
    lease: { by: 'sam' },
    user: { userId: user.userId, open: { reviews: 1 } },
    evidence: [{ label: 'Device', value: 'shared by 9' }],
    others: [],
  })
  const looked = await gateway.ops('GET', `/ops/v1/audit-log?action=review.read&subject=${reviewId}`)
  expect(looked.data).toMatchObject({ items: [{ subject: reviewId }] })
  now += HOUR_MS
  expect(await reviewOf(user)).toMatchObject({ lease: null })
})

test('an accepted reward is the user’s, by the card, a message and the list of reviews; a second decision is refused', async () => {
  const user = await flagged('small')
  const open = await reviewOf(user)
  expect(await rewardsOf(user)).toMatchObject([{ state: 'REVIEW', reasonCode: 'UNDER_REVIEW' }])
  expect(await decide(open, true, 'RULES_BROKEN')).toMatchObject({
    code: '40000',
    data: { issues: [{ path: 'reason' }] },
  })
  expect(await decide({ ...open, revision: 7 }, true, 'CHECKED')).toMatchObject({ status: 412 })
  expect(await decide(open, true, 'CHECKED')).toMatchObject({
    data: { done: true, state: 'ACCEPTED', reward: { state: 'GRANTED', left: '5' } },
  })
  const [reward] = await rewardsOf(user)
  expect(reward).toMatchObject({ state: 'GRANTED' })
  expect(reward?.reasonCode).toBeUndefined()
  await expect
    .poll(() => messagesOf(user), { timeout: 20_000 })
    .toContainEqual([
      expect.stringMatching(/^Review finished: 5\sUSDT is yours$/) as string,
      'From Checked small. See it in My rewards.',
    ])
  expect(await decide(open, false, 'RULES_BROKEN')).toMatchObject({
    status: 412,
    data: { state: 'ACCEPTED', decidedBy: 'sam', reason: 'CHECKED' },
  })
  expect((await list('?state=ACCEPTED')).items.map(({ reviewId }) => reviewId)).toContain(open.reviewId)
})

test('a refused reward goes back into its budget, and its user reads why and how to object', async () => {
  const user = await flagged('small')
  expect(await decide(await reviewOf(user), false, 'MULTI_ACCOUNT')).toMatchObject({
    data: { done: true, state: 'REFUSED', reward: { state: 'CANCELLED', left: '0', cancelled: '5' } },
  })
  expect(await rewardsOf(user)).toMatchObject([{ state: 'CANCELLED', reasonCode: 'MULTI_ACCOUNT' }])
  await expect
    .poll(() => messagesOf(user), { timeout: 20_000 })
    .toContainEqual([
      expect.stringMatching(/^We couldn’t pay 5\sUSDT$/) as string,
      'From Checked small. Contact support if you disagree. Reason: We found more than one account. Only one of them can take part.',
    ])
})

test('above the policy’s amount a second person decides, and a reward that was taken back closes its review', async () => {
  const user = await flagged('large')
  const open = await reviewOf(user)
  const proposed = await decide(open, true, 'CHECKED')
  expect(proposed).toMatchObject({
    data: { done: false, state: 'OPEN', proposal: { kind: 'REVIEW', state: 'PENDING' }, reward: { state: 'REVIEW' } },
  })
  const { proposalId, hash } = (proposed.data as { proposal: { proposalId: string; hash: string } }).proposal
  const approve = (actor: string) => post(`proposals/${proposalId}/decision`, { accept: true, hash }, { actor })
  expect(await approve('sam')).toMatchObject({ code: '51030', data: { reasonCode: 'SAME_PERSON' } })
  expect(await approve('lena')).toMatchObject({
    data: { state: 'APPROVED', result: { done: true, state: 'ACCEPTED' } },
  })
  expect(await rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])

  const other = await flagged('small')
  const review = await reviewOf(other)
  const [reward] = await rewardsOf(other)
  const row = await gateway.db
    .selectFrom('rewards')
    .select('revision')
    .where('rewardId', '=', reward?.rewardId ?? '')
    .executeTakeFirstOrThrow()
  const response = await gateway.sendOps({
    method: 'POST',
    target: `/ops/v1/rewards/${reward?.rewardId}/cancel`,
    body: JSON.stringify({ reason: 'CORRECTED', ticket: 'T-1', note: 'paid twice' }),
    headers: {
      'content-type': 'application/json',
      'x-ops-actor': 'sam',
      'idempotency-key': 'cancel-in-the-tests-1',
      'if-match': `"${row.revision}"`,
    },
  })
  expect(response.json()).toMatchObject({ code: '00000' })
  expect(await decide(review, true, 'CHECKED')).toMatchObject({ status: 412, data: { state: 'CLOSED' } })
})

test('staff flags a user and clears the flag, which frees the rewards that waited; both are in the log and on the user', async () => {
  const user = await flagged('small')
  const { userId } = user
  expect(await post(`users/${userId}/clear`, { note: 'the device is a family’s' })).toMatchObject({
    code: '40000',
    data: { issues: [{ path: 'Idempotency-Key' }] },
  })
  const flag = { reason: 'FARM', note: 'seen by hand' }
  expect((await post(`users/${userId}/flags`, flag, { key: 'flag-in-the-tests-1' })).data).toMatchObject({ done: true })
  const { data } = await gateway.ops('GET', '/ops/v1/flags?reason=FARM')
  expect(data).toMatchObject({
    total: 1,
    items: [{ person: { userId }, reviews: 1, sums: [{ unit: 'USDT', amount: '5' }] }],
  })
  now += 1000
  const one = { reason: 'BOT', note: 'no robot' }
  expect(await post(`users/${userId}/clear`, one, { key: 'clear-in-the-tests-1' })).toMatchObject({
    data: { done: true, released: 0 },
  })
  expect(await rewardsOf(user)).toMatchObject([{ state: 'REVIEW' }])
  const rest = { note: 'no farm either' }
  for (const _time of ['first', 'again'])
    expect(await post(`users/${userId}/clear`, rest, { key: 'clear-in-the-tests-2' })).toMatchObject({
      data: { done: true, released: 1 },
    })
  expect(await rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])
  const read = await gateway.ops('GET', `/ops/v1/users/${userId}`)
  expect(read.data).toMatchObject({
    flags: [
      { reason: 'BOT', clearedBy: 'staff', clearedAt: now },
      { reason: 'FARM', clearedBy: 'staff', clearedAt: now },
    ],
  })
  expect((await gateway.ops('GET', '/ops/v1/flags?reason=FARM')).data).toMatchObject({ items: [], total: 0 })
  const lines = await gateway.ops('GET', `/ops/v1/audit-log?subject=${userId}&action=user.cleared`)
  expect(lines).toMatchObject({ data: { items: [{}, {}] } })
})

test('a clear that frees more than the policy lets one person free needs two; with keepReviews one is enough', async () => {
  const user = await flagged('large')
  const proposed = await post(`users/${user.userId}/clear`, { note: 'a family' }, { key: 'clear-in-the-tests-3' })
  expect(proposed).toMatchObject({ data: { done: false, released: 0, proposal: { kind: 'CLEAR' } } })
  const { proposalId, hash } = (proposed.data as { proposal: { proposalId: string; hash: string } }).proposal
  expect(await post(`proposals/${proposalId}/decision`, { accept: true, hash }, { actor: 'lena' })).toMatchObject({
    data: { state: 'APPROVED', result: { done: true, released: 1 } },
  })
  expect(await rewardsOf(user)).toMatchObject([{ state: 'GRANTED' }])
  const other = await flagged('large')
  const kept = { note: 'decide each', keepReviews: true }
  expect(await post(`users/${other.userId}/clear`, kept, { key: 'clear-in-the-tests-4' })).toMatchObject({
    data: { done: true, released: 0 },
  })
  expect(await reviewOf(other)).toMatchObject({ flags: [], state: 'OPEN' })
})
