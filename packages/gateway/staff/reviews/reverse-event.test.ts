import { expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { reviews } from '@fanfare/contract/staff/reviews.ts'
import { getRewardList, obtainReward } from '@fanfare/contract/task/rewards.ts'
import { taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { beginPayouts, listPayoutsOf, openPayouts } from '#gateway/payouts/db/payouts.ts'
import { messagesOf } from '#gateway/testing/log-world.ts'
import { markHandedOver } from '../../payouts/hand-over.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const reward = (amount: string, more = '') =>
  `reward: { type: GIFT_CASH, kind: Token, amount: { amount: '${amount}', unit: USDT }${more} }`
const fileOf = (alias: string) => `
alias: ${alias}
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: paid, type: RECHARGE, period: DURING, target: { amount: '100', unit: USDT }, ${reward('5')} }
  - { id: held, type: RECHARGE, period: DURING, target: { amount: '100', unit: USDT }, ${reward('7', ', holdHours: 24')} }
  - { id: open, type: RECHARGE, period: DURING, target: { amount: '100', unit: USDT }, ${reward('9')} }
  - { id: more, type: RECHARGE, period: DURING, target: { amount: '900', unit: USDT }, ${reward('11')} }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '1000' }
texts:
  en: { title: Deposits, rules: Rules, tasks: { paid: { title: Paid }, held: { title: Held }, open: { title: Open }, more: { title: More } } }
`
const TURKISH = 7
let now = Date.parse('2026-11-20T10:00:00Z')
const gateway = await borrowGateway({ audited: true, now: () => now })
const activityId = await gateway.publish(fileOf('deposits'))

let count = 0

async function deposit({ userId }: TestUser, usdtValue: string): Promise<string> {
  const eventId = `deposit-${(count += 1)}`
  await gateway.sendFacts({ eventId, type: 'deposit.confirmed', userId, asset: 'USDT', amount: usdtValue, usdtValue })
  now += 60_000
  return eventId
}

const claim = async (user: TestUser, taskId: string) =>
  (await gateway.call(obtainReward, { query: { activityId, taskId } }, user)).data

async function depositor(languageType = 1): Promise<{ user: TestUser; eventId: string }> {
  const user = await gateway.register({ languageType })
  await gateway.call(apply, { query: { activityId } }, user)
  const eventId = await deposit(user, '120')
  await claim(user, 'paid')
  now += 1000
  await claim(user, 'held')
  return { user, eventId }
}

const WHY = { reason: 'credited twice', ticket: 'T-7', note: 'the chain undid it' }
const propose = (eventId: string, query = '', key?: string) =>
  gateway.post(`events/${eventId}/reverse${query}`, WHY, { key })

async function reverse(eventId: string) {
  const { data } = await propose(eventId)
  expect(data).toMatchObject({ done: false, proposal: { kind: 'REVERSAL', subject: eventId } })
  return (await gateway.decide(data.proposal)).data
}

const cardsOf = async (user: TestUser) =>
  (await gateway.call(taskCompletions, { query: { activityId } }, user)).data.tasks
const cardOf = async (user: TestUser, taskId: string) => (await cardsOf(user)).find((task) => task.taskId === taskId)
const depositedOf = async (user: TestUser) =>
  (await cardOf(user, 'more'))?.trace.find(({ expected }) => expected === '900')?.actual
const rewardsOf = async (user: TestUser) => (await gateway.call(getRewardList, { query: {} }, user)).data.items
const stateOf = async (user: TestUser, taskId: string) =>
  (await rewardsOf(user)).find((one) => one.source?.id.startsWith(taskId))

const reviewsOf = async ({ userId }: TestUser, query = 'kind=REVERSAL') => {
  const { items } = await gateway.read<CallData<typeof reviews>>(`reviews?${query}`)
  return items.filter(({ person }) => person.userId === userId)
}

test('a reversed deposit lowers progress and puts its unpaid rewards into review or dispute', async () => {
  const { user, eventId } = await depositor()
  expect(await depositedOf(user)).toBe('120')
  const done = await reverse(eventId)
  const rewards = await rewardsOf(user)
  const [paid, held] = ['paid', 'held'].map((id) => rewards.find((one) => one.source?.id.startsWith(id)))
  expect(done).toMatchObject({
    state: 'APPROVED',
    result: {
      done: true,
      consequences: {
        users: [{ userId: user.userId }],
        rewards: expect.arrayContaining([
          { userId: user.userId, rewardId: paid?.rewardId, state: 'GRANTED', becomes: 'GRANTED' },
          { userId: user.userId, rewardId: held?.rewardId, state: 'HOLD', becomes: 'REVIEW' },
        ]),
        boards: [],
        frozen: [],
        rebates: { amount: '0', unit: 'USDT' },
      },
    },
  })
  expect(done.result.consequences.tasks).toEqual(
    ['paid', 'held', 'open'].map((taskId) => {
      const status = taskId === 'open' ? 'COMPLETED' : 'GRANTED'
      return {
        userId: user.userId,
        alias: 'deposits',
        taskId,
        periodKey: '-',
        before: status,
        after: status,
        disputed: true,
      }
    }),
  )
  expect([paid?.state, held?.state, held?.reasonCode]).toEqual(['GRANTED', 'REVIEW', 'UNDER_REVIEW'])
  expect(await depositedOf(user)).toBe('0')
  expect(await cardOf(user, 'open')).toMatchObject({ taskStatus: 'COMPLETED' })
  expect((await messagesOf(gateway, user)).map(({ title }) => title)).toContain('7\u00a0USDT is under review')

  expect(await claim(user, 'open')).toMatchObject({ state: 'REVIEW', reasonCode: 'UNDER_REVIEW' })
  const reviews = await reviewsOf(user)
  expect([reviews.length, reviews.filter(({ handedOver }) => handedOver).length]).toEqual([3, 1])
  const closable = reviews.find(({ handedOver }) => handedOver)!
  const { reviewId, revision } = closable
  expect(await gateway.read(`reviews/${reviewId}`)).toMatchObject({
    reversal: {
      eventId,
      type: 'deposit.confirmed',
      reason: 'credited twice',
      ticket: 'T-7',
      payload: { asset: 'USDT' },
    },
  })
  const decide = (accept: boolean, reason: string) =>
    gateway.post(`reviews/${reviewId}/decision`, { accept, reason, note: '' }, { revision })
  expect(await decide(false, 'CORRECTED')).toMatchObject({
    code: '40000',
    data: { issues: [{ path: 'accept', message: expect.stringContaining('only the platform') }] },
  })
  expect(await decide(true, 'CHECKED')).toMatchObject({
    data: { done: true, state: 'CLOSED', reward: { state: 'GRANTED' } },
  })
  const waiting = (await reviewsOf(user)).find(({ rewardId }) => rewardId === held?.rewardId)!
  const refusal = { accept: false, reason: 'CORRECTED', note: '' }
  expect(
    await gateway.post(`reviews/${waiting.reviewId}/decision`, refusal, { revision: waiting.revision }),
  ).toMatchObject({ data: { state: 'REFUSED', reward: { state: 'CANCELLED', reasonCode: 'CORRECTED' } } })
})

test('the staff sees which reversal a fact and a disputed reward have', async () => {
  const { user, eventId } = await depositor(TURKISH)
  const read = (target: string) =>
    gateway.read<{
      items: { eventId: string; type: string; reversedBy: string | null; counted: unknown[] }[]
      entitlements: { disputedBy: string | null }[]
      text: string
    }>(`users/${user.userId}${target}`)
  const explain = async () => (await read(`/explain?activityId=${activityId}&taskId=more`)).text
  const before = await explain()
  await reverse(eventId)
  const { items } = await read(`/events?activityId=${activityId}`)
  const reversal = items.find(({ type }) => type === 'event.reversed')?.eventId
  expect(items.find((item) => item.eventId === eventId)).toMatchObject({ reversedBy: reversal, counted: [] })
  const { entitlements } = await read(`/activities/${activityId}`)
  expect(entitlements.map(({ disputedBy }) => disputedBy)).toEqual([reversal, reversal, reversal])
  const after = await explain()
  const words = (amount: string) => expect.stringMatching(`: ${amount}\\s/\\s900\\sUSDT. Hedefe henüz ulaşmadınız`)
  expect([before, after]).toEqual([words('120,00'), words('0')])
})

test('other deposits that earn the rewards again close the reviews and lift the dispute', async () => {
  const { user, eventId } = await depositor()
  await reverse(eventId)
  expect(await stateOf(user, 'held')).toMatchObject({ state: 'REVIEW' })
  await deposit(user, '130')
  await cardsOf(user)
  expect(await stateOf(user, 'held')).toMatchObject({ state: 'HOLD' })
  expect(await reviewsOf(user)).toEqual([])
  expect(await reviewsOf(user, 'state=CLOSED')).toMatchObject([{ reason: 'EARNED_AGAIN' }, { reason: 'EARNED_AGAIN' }])
  expect(await claim(user, 'open')).toMatchObject({ state: 'GRANTED' })
})

test('a reward in review for a flag waits for the reversal’s review, then the flag’s', async () => {
  const user = await gateway.register()
  const { userId } = user
  await gateway.call(apply, { query: { activityId } }, user)
  const eventId = await deposit(user, '120')
  const send = (event: object) => gateway.sendFacts({ eventId: `e-${(count += 1)}`, userId, occurredAt: now, ...event })
  await send({ type: 'user.flagged', reason: 'BOT' })
  await claim(user, 'paid')
  await reverse(eventId)
  expect(await reviewsOf(user)).toHaveLength(1)
  await deposit(user, '110')
  await cardsOf(user)
  expect(await reviewsOf(user, 'kind=FLAG')).toHaveLength(1)
  now += 1000
  await send({ type: 'user.cleared' })
  expect(await stateOf(user, 'paid')).toMatchObject({ state: 'GRANTED' })
})

test('a rehearsal of a reversal writes nothing, and a fact that cannot be reversed is refused', async () => {
  const { user, eventId } = await depositor()
  expect((await propose(eventId, '?dryRun=1')).data).toMatchObject({
    done: false,
    consequences: { rewards: expect.arrayContaining([expect.objectContaining({ state: 'HOLD', becomes: 'REVIEW' })]) },
  })
  expect(await stateOf(user, 'held')).toMatchObject({ state: 'HOLD' })
  const proposed = (await propose(eventId)).data.proposal as { proposalId: string; hash: string }
  expect(await gateway.ops('GET', `proposals/${proposed.proposalId}`)).toMatchObject({
    data: { behind: { type: 'deposit.confirmed', occurredAt: expect.any(Number) } },
  })
  await reverse(eventId)
  expect(await propose(eventId)).toMatchObject({
    status: 412,
    data: { state: 'REVERSED', issues: [{ path: 'eventId', message: expect.stringContaining('is reversed already') }] },
  })
  expect(await gateway.decide(proposed)).toMatchObject({ status: 412 })
  expect(await propose('nothing')).toMatchObject({ code: '51001' })
  await gateway.sendFacts({
    eventId: 'flag-1',
    type: 'user.flagged',
    userId: user.userId,
    occurredAt: now,
    reason: 'BOT',
  })
  expect(await propose('flag-1')).toMatchObject({
    code: '40000',
    data: { issues: [{ message: 'user.flagged cannot be reversed: send user.cleared' }] },
  })
})

test('by policy one person reverses an event that changes no task, reward or board, and any event', async () => {
  gateway.setPolicy({ second: { reversal: 'live' } })
  const { user, eventId } = await depositor()
  const small = await deposit(user, '1')
  expect((await propose(small)).data).toMatchObject({ done: true, consequences: { tasks: [] } })
  expect((await propose(eventId)).data).toMatchObject({ done: false })
  gateway.setPolicy({ second: { reversal: 'never' } })
  const key = 'key-of-one-reversal'
  const done = await propose(eventId, '', key)
  expect(done.data).toMatchObject({ done: true, proposal: null })
  expect((await propose(eventId, '', key)).data).toEqual(done.data)
})

test('a granted reward waits for the reversal’s review unless the wallet already has its payout', async () => {
  await beginPayouts(gateway.db, now)
  const [early, late] = [await depositor(), await depositor()]
  const requested = await Promise.all(
    [early, late].map(async ({ user }) => {
      const rewardId = (await stateOf(user, 'paid'))?.rewardId ?? ''
      return { userId: user.userId, rewardId, payoutId: `po_of_${rewardId}` }
    }),
  )
  const [, given] = requested
  await withTransaction(gateway.db, async (tx) => {
    await openPayouts(tx, requested, now)
    await markHandedOver(tx, { payoutId: given?.payoutId ?? '', attempt: 1 }, now)
  })
  await reverse(early.eventId)
  await reverse(late.eventId)
  expect(await stateOf(early.user, 'paid')).toMatchObject({ state: 'REVIEW' })
  expect(await stateOf(late.user, 'paid')).toMatchObject({ state: 'GRANTED' })
  expect((await reviewsOf(late.user)).some(({ handedOver }) => handedOver)).toBe(true)
  const payouts = await listPayoutsOf(
    gateway.db,
    requested.map(({ rewardId }) => rewardId),
  )
  expect(requested.map(({ rewardId }) => payouts.get(rewardId)?.state)).toEqual(['WAITING', 'SENT'])
})
