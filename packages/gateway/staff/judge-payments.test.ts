import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { backApply } from '@fanfare/contract/activity/campaign.ts'
import { apply } from '@fanfare/contract/activity/join.ts'
import { getRewardList, obtainReward } from '@fanfare/contract/task/rewards.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'

const taskOf = (id: string, amount: string): string => `
  - { id: ${id}, type: ANY_TRADING_VOLUME, period: DURING, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '${amount}', unit: USDT } } }`
const FIFTIES = ['a', 'b', 'c', 'd', 'e', 'f']
const TASKS = [['prize', '400'], ...FIFTIES.map((id) => [id, '50'])] as [string, string][]
const FILE = `
alias: prizes
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +900d 00:00
tasks:${TASKS.map(([id, amount]) => taskOf(id, amount)).join('')}
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '60000' }
texts:
  en: { title: Prizes, rules: Rules, tasks: { ${TASKS.map(([id]) => `${id}: { title: ${id} }`).join(', ')} } }
`
const WIN_BACK = `
alias: back
type: PersonalTrading
page: events
timeZone: UTC
startTime: -1d 00:00
endTime: +900d 00:00
winBack: { pausedDays: 1, answerDays: 4 }
tasks:${taskOf('trade', '1')}
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '60000' }
texts:
  en: { title: Back again, rules: Rules, introduction: 'Hello', facts: [{ label: Who, value: All }], tasks: { trade: { title: Trade } } }
`

let now = Date.parse('2026-11-20T10:00:00Z')
const gateway = await borrowGateway({ audited: true, now: () => now, config: { payouts: true } })
const prizesId = await gateway.publish(FILE)
const backId = await gateway.publish(WIN_BACK)

const newKey = (): string => `key-${randomBytes(10).toString('hex')}`
const budget = { lines: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '10000' }] }
const funded = await gateway.ops('PUT', 'goodwill/budget', budget, { revision: 0, actor: 'sam', key: newKey() })
await gateway.decide(funded.data.proposal)

const give = ({ userId }: TestUser, amount: string, actor = 'sam') =>
  gateway.post(
    'grants',
    { userId, rewardType: 'GIFT_CASH', unit: 'USDT', amount, reason: 'OUTAGE', ticket: 'T-1', note: 'n' },
    { actor },
  )

async function applied(): Promise<TestUser> {
  const user = await gateway.register()
  await gateway.change('users', { createdAt: now - 2 * DAY_MS }, { userId: user.userId })
  const body = { activityId: backId, reason: 'FEES' as const, contactAllowed: true }
  expect((await gateway.call(backApply, { body }, user)).code).toBe('00000')
  return user
}
const answerWinBack = ({ userId }: TestUser, amount: string, actor = 'sam') =>
  gateway.post(
    `win-back/${backId}/${userId}/decision`,
    { accept: true, grant: { rewardType: 'GIFT_CASH', unit: 'USDT', amount }, note: 'n' },
    { revision: 1, actor },
  )

/** A user who has claimed the rewards of these tasks. */
async function claimed(tasks: readonly string[], { flagged = false } = {}): Promise<TestUser> {
  const user = await gateway.register()
  const { userId } = user
  if (flagged) await gateway.sendFacts({ userId, type: 'user.flagged', reason: 'BOT' })
  await gateway.call(apply, { query: { activityId: prizesId } }, user)
  await gateway.sendFacts({ userId, type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '9' })
  for (const taskId of tasks) {
    const { code } = await gateway.call(obtainReward, { query: { activityId: prizesId, taskId } }, user)
    expect(code).toBe('00000')
  }
  return user
}
const rewardsOf = async (user: TestUser) =>
  (await gateway.call(getRewardList, { query: { pageSize: 50 } }, user)).data.items
const reviewsOf = async ({ userId }: TestUser): Promise<{ reviewId: string; revision: number }[]> => {
  const { items } = await gateway.read<{ items: { reviewId: string; revision: number; person: { userId: string } }[] }>(
    'reviews?pageSize=200',
  )
  return items
    .filter(({ person }) => person.userId === userId)
    .map(({ reviewId, revision }) => ({ reviewId, revision }))
}
const limited = (limit: string, left: string) => ({ code: '51071', data: { limit, left } })
const waits = (kind: string) => ({ code: '00000', data: { done: false, proposal: { kind } } })
const done = { code: '00000', data: { done: true, proposal: null } }

test('a win-back grant has the limits of every payment by staff, and above the figure waits for a second person', async () => {
  const user = await applied()
  expect(await answerWinBack(user, '60000')).toMatchObject(limited('50', '50'))
  const waiting = await answerWinBack(user, '40')
  expect(waiting).toMatchObject(waits('GRANT'))
  expect(waiting.data).toMatchObject({ status: 'RECEIVED', rewardId: null })
  expect(await gateway.decide(waiting.data.proposal, { actor: 'sam' })).toMatchObject({ code: '51030' })
  expect(await gateway.decide(waiting.data.proposal)).toMatchObject({
    data: { state: 'APPROVED', result: { done: true, status: 'ACCEPTED' } },
  })
  expect(await rewardsOf(user)).toMatchObject([{ source: { kind: 'MANUAL', id: 'win-back' } }])
  expect(await give(user, '50')).toMatchObject({ data: { done: false, left: { userMonth: '10' } } })
})

test('a declined win-back grant counts for no limit and can be answered with another amount', async () => {
  const user = await applied()
  const waiting = await answerWinBack(user, '50', 'dora')
  expect((await gateway.decide(waiting.data.proposal, { accept: false })).data).toMatchObject({ state: 'DECLINED' })
  expect(await answerWinBack(user, '20', 'dora')).toMatchObject(done)
})

test('two grants that are a grant above the figure together need a second person, whoever gives them', async () => {
  const user = await applied()
  expect(await give(user, '15', 'amy')).toMatchObject({ data: { done: true, left: { alone: '5' } } })
  expect(await give(user, '15', 'bob')).toMatchObject(waits('GRANT'))
  expect(await answerWinBack(user, '6', 'cai')).toMatchObject(waits('GRANT'))
  expect(await answerWinBack(user, '5', 'cai')).toMatchObject(done)
  now += 31 * DAY_MS
  expect(await give(user, '15', 'amy')).toMatchObject(done)
})

test('a grant that a second person approved leaves what one person may give alone', async () => {
  const user = await gateway.register()
  const waiting = await give(user, '40', 'eva')
  await gateway.decide(waiting.data.proposal)
  expect(await give(user, '20', 'eva')).toMatchObject(done)
})

test('above ten times the figure in a day one person needs a second one', async () => {
  for (let users = 0; users < 10; users += 1)
    expect(await give(await gateway.register(), '20', 'fay')).toMatchObject(done)
  const next = await gateway.register()
  expect(await give(next, '1', 'fay')).toMatchObject(waits('GRANT'))
  expect(await give(next, '1', 'gus')).toMatchObject(done)
  now += DAY_MS + MINUTE_MS
  expect(await give(next, '1', 'fay')).toMatchObject(done)
})

test('two grants of one user at the same moment do not both pass the figure', async () => {
  const user = await gateway.register()
  const answers = await Promise.all(['hal', 'ida', 'jan'].map((actor) => give(user, '20', actor)))
  expect(answers.filter(({ data }) => data.done)).toHaveLength(1)
})

test('a reward that is taken back in parts needs a second person as the whole does', async () => {
  const user = await claimed(['prize'])
  const [reward] = await rewardsOf(user)
  const body = { amount: '100', reason: 'CORRECTED', ticket: 'T-1', note: 'n' }
  const cancel = (revision: number, actor = 'sam') =>
    gateway.post(`rewards/${reward?.rewardId}/cancel`, body, { revision, actor })
  expect(await cancel(1)).toMatchObject(done)
  now += 60 * DAY_MS
  expect(await cancel(2)).toMatchObject(waits('CANCEL'))
  const waiting = await cancel(2, 'kim')
  expect(waiting).toMatchObject(waits('CANCEL'))
  expect(await gateway.decide(waiting.data.proposal)).toMatchObject({ data: { state: 'APPROVED' } })
  const stored = await gateway.read(`users/${user.userId}/rewards`)
  expect(stored.items).toMatchObject([{ state: 'GRANTED', left: { amount: '200' } }])
})

test('reviews that a clear kept need a second person for their sum, also when they are decided one by one', async () => {
  const user = await claimed(FIFTIES, { flagged: true })
  const clear = (body: object) => gateway.post(`users/${user.userId}/clear`, { note: 'n', ...body }, { actor: 'lou' })
  expect(await clear({})).toMatchObject(waits('CLEAR'))
  expect(await clear({ keepReviews: true })).toMatchObject(done)
  const items = await reviewsOf(user)
  expect(items).toHaveLength(6)
  const decision = { accept: true, reason: 'CHECKED', note: 'n' }
  const together = await gateway.post('reviews/decisions', { ...decision, items }, { actor: 'lou' })
  expect(together.data.results).toMatchObject(items.map(() => ({ done: false, proposal: { kind: 'REVIEW' } })))
  const states: boolean[] = []
  for (const { reviewId, revision } of items) {
    const { data } = await gateway.post(`reviews/${reviewId}/decision`, decision, { actor: 'lou', revision })
    states.push(data.done)
  }
  expect(states).toEqual([true, true, true, true, false, false])
})

test('a held reward above the figure is let go before its time by two persons', async () => {
  const user = await claimed(['prize'])
  const [reward] = await rewardsOf(user)
  const hold = (until: number | null, revision: number) =>
    gateway.post(`rewards/${reward?.rewardId}/hold`, { until, note: 'n' }, { revision, actor: 'mia' })
  expect(await hold(now + 2 * DAY_MS, 1)).toMatchObject(done)
  expect(await hold(now + 3 * DAY_MS, 2)).toMatchObject(done)
  expect(await hold(now + HOUR_MS, 3)).toMatchObject(waits('HOLD'))
  const waiting = await hold(null, 3)
  expect(waiting).toMatchObject({ data: { done: false, reward: { state: 'HOLD' } } })
  expect(await gateway.decide(waiting.data.proposal)).toMatchObject({
    data: { state: 'APPROVED', result: { reward: { state: 'GRANTED' } } },
  })
})

test('what one person gave alone is written down with who gave it and when', async () => {
  const user = await gateway.register()
  await give(user, '7', 'nia')
  const rows = await gateway.rows('staffPayments', { userId: user.userId })
  expect(rows).toMatchObject([
    {
      money: 'grants',
      actor: 'nia',
      asset: 'GIFT_CASH:USDT',
      quantity: '7',
      state: 'ALONE',
      at: now,
      proposalId: null,
    },
  ])
})
