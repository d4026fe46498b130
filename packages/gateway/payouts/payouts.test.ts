import { outcomeOf } from '#gateway/testing/with-db.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { apply } from '@fanfare/contract/activity/join.ts'
import type { Payout } from '@fanfare/contract/staff/payouts.ts'
import { getRewardList, obtainReward, rewardTimeline } from '@fanfare/contract/task/rewards.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fanfare/kernel/time/durations.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { sweep } from '#gateway/evaluation/worker.ts'
import { changeReward } from '#gateway/rewards/db/rewards.ts'
import { acceptReview } from '#gateway/rewards/db/reviews.ts'
import { messagesOf, readToEnd } from '#gateway/testing/log-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { beginPayouts, stopPayout } from './db/payouts.ts'
import { markDead, markHandedOver, mayHandOver } from './hand-over.ts'
import { payoutReader, reportPayouts, requestDuePayouts } from './start-payouts.ts'

const taskOf = (id: string, reward: string) => `
  - { id: ${id}, type: ANY_TRADING_VOLUME, period: DURING, reward: ${reward} }`
const FILE = `
alias: paid
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +90d 00:00
tasks:${taskOf('cash', "{ type: GIFT_CASH, kind: Token, amount: { amount: '5', unit: USDT } }")}${taskOf(
  'held',
  "{ type: GIFT_CASH, kind: Token, amount: { amount: '2', unit: USDT }, holdHours: 48 }",
)}${taskOf('coupon', "{ type: FUTURES_COUPON, kind: Token, amount: { amount: '3', unit: USDT }, expiresDays: 2 }")}
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '5000' }
  - { rewardType: FUTURES_COUPON, unit: USDT, limit: '5000' }
texts:
  en: { title: Paid, rules: Rules, tasks: { cash: { title: Cash }, held: { title: Held }, coupon: { title: Coupon } } }
`

let machine = Date.parse('2026-11-20T10:00:00Z')
const gateway = await borrowGateway({ audited: true, now: () => machine, config: { payouts: true } })
await beginPayouts(gateway.db, machine)
const activityId = await gateway.publish(FILE)

const { post, read } = gateway
const send = async (fact: object) => (await gateway.sendFacts({ occurredAt: machine, ...fact })).data
const readLog = (reader = payoutReader(gateway.ctx)) => readToEnd(gateway.ctx, reader)

async function claimed(taskId = 'cash'): Promise<{ user: TestUser; rewardId: string }> {
  machine += 1000
  const user = await gateway.register()
  const { userId } = user
  await gateway.call(apply, { query: { activityId } }, user)
  await send({ type: 'trade.filled', userId, market: 'spot', symbol: 'BTC/USDT', usdtVolume: '9' })
  const answer = await gateway.call(obtainReward, { query: { activityId, taskId } }, user)
  expect(answer.code).toBe('00000')
  await readLog()
  return { user, rewardId: answer.data.rewardId }
}

const payoutsOf = async ({ userId }: TestUser): Promise<Payout[]> => (await read(`payouts?userId=${userId}`)).items
const payoutOf = async (user: TestUser) => (await payoutsOf(user))[0]!
const take = (maximum = 1000, key?: string) => post('payouts/take', { maximum }, { key })
const handed = async () => (await take()).data.items
const itemOf = async (user: TestUser) =>
  (await gateway.call(getRewardList, { query: { pageIndex: 0, pageSize: 20 } }, user)).data.items[0]

const paid = ({ payoutId, person: { userId } }: Payout, changes: object = {}) =>
  send({ type: 'reward.paid', userId, payoutId, reference: `tx-${payoutId}`, ...changes })
const failed = ({ payoutId, person: { userId } }: Payout, final: boolean, code = 'UNAVAILABLE') =>
  send({ type: 'reward.payout_failed', userId, payoutId, code, final })
const retry = ({ payoutId, revision }: Payout, note = 'verified', query = '') =>
  post(`payouts/${payoutId}/retry${query}`, { note }, { revision })

async function taken(taskId = 'cash') {
  const { user, rewardId } = await claimed(taskId)
  await take()
  const payout = await payoutOf(user)
  expect(payout.state).toBe('SENT')
  return { user, rewardId, payout }
}

const differences = () => gateway.rows('payoutDifferences', {}, 'at')
const requests = async ({ userId }: TestUser) =>
  (await gateway.rows('log', { topic: 'reward.payout_requested', userId })).map(({ payload }) => payload)
const advance = async (ms: number) => {
  machine += ms
  while ((await requestDuePayouts(gateway.ctx)) > 0) {}
}

test('a claimed reward has one payout, which the log requests with what a wallet needs', async () => {
  const { user, rewardId } = await claimed()
  const payout = await payoutOf(user)
  expect(payout).toMatchObject({
    rewardId,
    asset: 'GIFT_CASH:USDT',
    amount: '5',
    state: 'READY',
    attempt: 1,
    sentAt: null,
  })
  expect(payout.payoutId).toMatch(/^po[0-9a-f]{32}$/)
  expect(payout.dueAt).toBe(payout.requestedAt + 24 * HOUR_MS)
  expect(await requests(user)).toEqual([
    {
      payoutId: payout.payoutId,
      attempt: 1,
      userId: user.userId,
      rewardId,
      activityId,
      source: 'task:cash:-',
      rewardType: 'GIFT_CASH',
      kind: 2,
      money: { amount: '5', unit: 'USDT' },
      expiresAt: null,
      requestedAt: payout.requestedAt,
    },
  ])
  // A lost cursor: another reader gets the same entries again, and opens no second payout.
  await readLog({ ...payoutReader(gateway.ctx), reader: 'payouts again' })
  expect(await requests(user)).toHaveLength(1)
})

test('a wallet that pulls gets each payout once, and the same ones again for the same key', async () => {
  await take()
  const { user } = await claimed()
  const { user: next } = await claimed()
  const key = 'a-key-of-this-wallet'
  const first = await take(1, key)
  expect(first.data).toMatchObject({ done: true, items: [{ person: { userId: user.userId }, state: 'SENT' }] })
  expect((await take(1, key)).data).toEqual(first.data)
  // Nothing is kept that the contract does not say.
  const [kept] = await gateway.rows('staffChanges', { changeKey: key })
  expect(kept?.answer).toEqual(first.data)
  const others: Payout[][] = await Promise.all([handed(), handed(), handed()])
  expect(others.flat().map(({ person }) => person.userId)).toEqual([next.userId])
  expect((await take(2, key)).code).toBe('51024')
  expect((await post('payouts/take', { maximum: 1001 })).code).toBe('40000')
})

test('the word of the wallet settles a payout, which its user sees', async () => {
  const { user, rewardId } = await claimed()
  const before = await payoutOf(user)
  expect(await itemOf(user)).toMatchObject({ payout: { state: 'ON_THE_WAY', at: before.requestedAt } })
  await take()
  machine += MINUTE_MS
  expect(await paid(before, { amount: '5.00' })).toMatchObject({ accepted: 1 })
  expect(await payoutOf(user)).toMatchObject({ state: 'PAID', settledAt: machine, reference: `tx-${before.payoutId}` })
  expect(await itemOf(user)).toMatchObject({ state: 'GRANTED', payout: { state: 'PAID', at: machine } })
  const { data } = await gateway.call(rewardTimeline, { query: { rewardId } }, user)
  expect(data.steps.at(-1)).toEqual({ step: 'PAID', at: machine })
  const { payoutId } = before
  expect(await read(`users/${user.userId}/rewards`)).toMatchObject({ items: [{ payout: { payoutId, state: 'PAID' } }] })
})

test('a payment that the wallet reports before the answer to its webhook arrives is PAID, too', async () => {
  const { user } = await claimed()
  const payout = await payoutOf(user)
  await paid(payout)
  expect(await payoutOf(user)).toMatchObject({ state: 'PAID', sentAt: machine })
  await withTransaction(gateway.db, (tx) => markHandedOver(tx, payout, machine))
  expect(await payoutOf(user)).toMatchObject({ state: 'PAID' })
})

test('a failure that is not final is retried four times before the payout has failed', async () => {
  const { user, payout } = await taken()
  for (const [attempt, pause] of [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS].entries()) {
    await failed(payout, false)
    await advance(pause - 1)
    expect(await handed()).toEqual([])
    expect(await payoutOf(user)).toMatchObject({ state: 'READY', attempt: attempt + 1, code: 'UNAVAILABLE' })
    await advance(1)
    expect(await handed()).toMatchObject([{ payoutId: payout.payoutId, attempt: attempt + 2 }])
  }
  await failed(payout, false)
  expect(await payoutOf(user)).toMatchObject({ state: 'FAILED', settledAt: machine })
  await advance(DAY_MS)
  expect(await handed()).toEqual([])
  expect(await requests(user)).toHaveLength(5)
})

test('without the wallet’s word money is never sent again, and an alarm says that it waits', async () => {
  const lines: string[] = []
  const { user, payout } = await taken()
  await advance(24 * HOUR_MS + 1)
  expect(await handed()).toEqual([])
  const overdue: Payout[] = (await read('payouts?overdue=1')).items
  expect(overdue.map(({ payoutId }) => payoutId)).toContain(payout.payoutId)
  expect(await retry(payout)).toMatchObject({ status: 412, data: { state: 'SENT' } })
  const log = { ...gateway.ctx.log, error: (line: object) => lines.push(JSON.stringify(line)) } as never
  await reportPayouts({ ...gateway.ctx, log })
  expect(lines).toEqual([expect.stringContaining(`"alarm":"PAYOUTS","overdue":${overdue.length}`)])
  await paid(payout)
  expect((await payoutOf(user)).state).toBe('PAID')
})

test('a final failure tells the user, stays in the alarms, and a retry requests it again', async () => {
  const { user, payout } = await taken()
  await failed(payout, true, 'KYC_NEEDED')
  expect(await itemOf(user)).toMatchObject({ payout: { state: 'DELAYED', at: machine } })
  const title = expect.stringMatching(/^Verify your identity to get 5\sUSDT$/)
  expect(await messagesOf(gateway, user)).toContainEqual(expect.objectContaining({ title }))
  const { alarms } = await read('activities/paid')
  expect(alarms).toContainEqual(expect.objectContaining({ code: 'PAYOUTS_FAILED' }))
  expect(await read(`users/${user.userId}`)).toMatchObject({ open: { payoutsFailed: 1 } })
  const now = await payoutOf(user)
  expect(await retry({ ...now, revision: now.revision - 1 })).toMatchObject({ status: 412 })
  expect(await retry(now, '', '?dryRun=1')).toMatchObject({ data: { done: false, retried: 1 } })
  expect(await retry(now)).toMatchObject({ data: { done: true, retried: 1 } })
  expect(await payoutOf(user)).toMatchObject({ state: 'READY', attempt: 2 })
  expect(await handed()).toMatchObject([{ payoutId: payout.payoutId, attempt: 2 }])
})

test('all payouts that failed by one code are requested again by one call', async () => {
  const users = [await taken(), await taken()]
  const other = await taken()
  for (const { payout } of users) await failed(payout, true, 'LIMIT')
  await failed(other.payout, true, 'REGION')
  expect(await post('payouts/retry', { code: 'LIMIT', maximum: 1 })).toMatchObject({ data: { retried: 1 } })
  const left = await post('payouts/retry', { code: 'LIMIT', activityId, maximum: 100 })
  expect(left).toMatchObject({ data: { retried: 1 } })
  for (const { user } of users) expect((await payoutOf(user)).state).toBe('READY')
  expect((await payoutOf(other.user)).state).toBe('FAILED')
  const { items } = await read('audit-log?action=payout.retried')
  expect(items).toContainEqual(expect.objectContaining({ subject: users[0]?.payout.payoutId }))
  await take()
})

test('words that do not fit are kept as differences, and the payout stays as it is', async () => {
  const before = await differences()
  const { user, payout } = await taken()
  await paid(payout, { amount: '4.99' })
  expect((await payoutOf(user)).state).toBe('SENT')
  await paid({ ...payout, payoutId: 'po-nobody' })
  await paid({ ...payout, person: { ...payout.person, userId: 'u-other' } })
  await failed(payout, true)
  await paid(payout)
  expect((await payoutOf(user)).state).toBe('PAID')
  await failed(payout, true)
  await paid(payout)
  await paid(payout, { reference: 'tx-again' })
  expect((await payoutOf(user)).state).toBe('PAID')
  expect(
    (await differences())
      .slice(before.length)
      .map(({ kind }) => kind)
      .toSorted()
      .join(' '),
  ).toBe('FAILED_AFTER_PAID OTHER_AMOUNT OTHER_USER PAID_AFTER_FAILED PAID_TWICE UNKNOWN_PAYOUT')
  const open: { eventId: string; kind: string }[] = (await read('payouts')).differences
  const twice = open.find(({ kind }) => kind === 'PAID_TWICE')
  const solve = (note: string) => post(`payouts/differences/${twice?.eventId}/solve`, { note })
  expect(await solve('returned')).toMatchObject({ data: { done: true } })
  expect(await solve('again')).toMatchObject({ code: '51001' })
})

test('the same event of the wallet twice counts once, and a returned transfer is delayed for its user', async () => {
  const { user, payout } = await taken()
  const event = { eventId: 'paid-by-one-event' }
  expect(await paid(payout, event)).toEqual({ accepted: 1, duplicates: 0, rejected: [] })
  expect(await paid(payout, event)).toEqual({ accepted: 0, duplicates: 1, rejected: [] })
  await send({
    type: 'reward.payout_returned',
    userId: user.userId,
    payoutId: payout.payoutId,
    reference: 'back-1',
    code: 'ACCOUNT_CLOSED',
  })
  expect(await payoutOf(user)).toMatchObject({ state: 'RETURNED', code: 'ACCOUNT_CLOSED' })
  expect(await itemOf(user)).toMatchObject({ payout: { state: 'DELAYED' } })
})

test('a reward that is held is paid out once its hold is over, and not before', async () => {
  const { user } = await claimed('held')
  expect(await payoutsOf(user)).toEqual([])
  expect((await itemOf(user))?.payout).toBeUndefined()
  await advance(48 * HOUR_MS - 1000)
  expect(await handed()).toEqual([])
  await advance(1000)
  expect(await payoutOf(user)).toMatchObject({ state: 'READY', attempt: 1, amount: '2', requestedAt: machine })
  await take()
})

const revisionOf = async (rewardId: string) => (await gateway.rows('rewards', { rewardId }))[0]!.revision
const hold = async (rewardId: string, until: number | null) =>
  post(`rewards/${rewardId}/hold`, { until, note: 'asked' }, { revision: await revisionOf(rewardId) })
const cancel = async (rewardId: string, amount?: string) =>
  post(
    `rewards/${rewardId}/cancel`,
    { ...(amount && { amount }), reason: 'CORRECTED', ticket: 'T-1', note: 'asked' },
    { revision: await revisionOf(rewardId) },
  )

test('a hold by a person stops a payout until then, and is refused once the wallet has it', async () => {
  const { user, rewardId } = await claimed()
  const payout = await payoutOf(user)
  expect(await hold(rewardId, machine + HOUR_MS)).toMatchObject({ data: { done: true, reward: { state: 'HOLD' } } })
  expect(await handed()).toEqual([])
  expect(await withTransaction(gateway.db, (tx) => mayHandOver(tx, payout))).toBe(false)
  await advance(HOUR_MS)
  expect(await handed()).toMatchObject([{ payoutId: payout.payoutId, attempt: 2 }])
  expect(await hold(rewardId, machine + HOUR_MS)).toMatchObject({ status: 412, data: { state: 'SENT' } })

  const second = await claimed()
  await hold(second.rewardId, machine + HOUR_MS)
  await hold(second.rewardId, null)
  await advance(0)
  expect(await handed()).toMatchObject([{ rewardId: second.rewardId, attempt: 2 }])
})

test('a cancel takes a payout with it, lowers it for a part, and is refused once the wallet has it', async () => {
  const whole = await claimed()
  expect(await cancel(whole.rewardId)).toMatchObject({ data: { done: true, reward: { state: 'CANCELLED' } } })
  const cancelled = await payoutOf(whole.user)
  expect(cancelled.state).toBe('CANCELLED')
  expect(await handed()).toEqual([])
  await paid(cancelled)
  expect((await payoutOf(whole.user)).state).toBe('CANCELLED')
  expect((await differences()).at(-1)).toMatchObject({ kind: 'PAID_AFTER_CANCELLED' })

  const part = await claimed()
  await cancel(part.rewardId, '2')
  await advance(0)
  expect(await handed()).toMatchObject([{ rewardId: part.rewardId, amount: '3', attempt: 2 }])
  expect(await cancel(part.rewardId)).toMatchObject({ status: 412, data: { state: 'SENT' } })
  await paid(await payoutOf(part.user))
  expect(await cancel(part.rewardId)).toMatchObject({ status: 412, data: { state: 'PAID' } })

  gateway.setPolicy({ second: { cancelAbove: { USDT: '0.5' } } })
  const asked = await cancel(part.rewardId)
  expect(asked, 'no second person is asked').toMatchObject({ status: 412, data: { state: 'PAID' } })
  gateway.setPolicy({ second: { cancelAbove: { USDT: '100' } } })
  const failing = await taken()
  await failed(failing.payout, true)
  expect(await cancel(failing.rewardId)).toMatchObject({ data: { done: true } })
  expect((await payoutOf(failing.user)).state).toBe('CANCELLED')
})

test('a reward that ends before its payout was handed over has none any more', async () => {
  const { user } = await claimed('coupon')
  await advance(2 * DAY_MS)
  expect(await handed()).toEqual([])
  await sweep(gateway.ctx)
  await readLog()
  expect((await payoutOf(user)).state).toBe('CANCELLED')
})

test('a reward that was granted before the payouts were on has none', async () => {
  await gateway.db.deleteFrom('payoutService').execute()
  const { user } = await claimed()
  expect(await payoutsOf(user)).toEqual([])
  machine += 1000
  await beginPayouts(gateway.db, machine)
  await readLog({ ...payoutReader(gateway.ctx), reader: 'payouts later' })
  expect(await payoutsOf(user)).toEqual([])
})

test('a webhook that was given up leaves its payout READY, to be pulled or requested again', async () => {
  const { user } = await claimed()
  const payout = await payoutOf(user)
  await withTransaction(gateway.db, (tx) => markDead(tx, payout, machine))
  const dead = await payoutOf(user)
  expect(dead.state).toBe('READY')
  expect(await retry(dead)).toMatchObject({ data: { retried: 1 } })
  const again = await payoutOf(user)
  expect(again).toMatchObject({ state: 'READY', attempt: 2 })
  // The answer to the first attempt comes late: the second one is still to be handed over.
  await withTransaction(gateway.db, (tx) => markHandedOver(tx, payout, machine))
  expect((await payoutOf(user)).state).toBe('READY')
  await withTransaction(gateway.db, (tx) => markHandedOver(tx, again, machine))
  expect(await payoutOf(user)).toMatchObject({ state: 'SENT', sentAt: machine })
})

test('a look at rows is recorded, and the report of a day is a file with its digest', async () => {
  const day = new Date(machine).toISOString().slice(0, 10)
  const { sums, total } = await read(`payouts?day=${day}`)
  expect(sums.length).toBeGreaterThan(0)
  expect((await read('audit-log?action=payouts.read')).items.length).toBeGreaterThan(0)
  const target = `/ops/v1/payouts/report?day=${day}`
  const counts: { count: number }[] = (await read(target)).sums
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  const file = await gateway.sendOps({ method: 'GET', target, headers: { accept: 'text/csv', 'x-ops-actor': 'sam' } })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const rows = file.body.trim().split('\r\n')
  expect(rows[0]).toContain('"payoutId","rewardId","userId"')
  expect(rows).toHaveLength(total + 1)
  const digest = createHash('sha256').update(file.body).digest()
  expect(file.trailers['x-content-digest']).toBe(`sha-256=:${digest.toString('base64')}:`)
  const exported = await read(`audit-log?action=payouts.exported&subject=${day}`)
  expect(exported).toMatchObject({ items: [{ detail: { rows: total, digest: digest.toString('hex') } }] })
})

test('payouts above a figure of the policy in sum are sent again by two persons, also one after the other', async () => {
  gateway.setPolicy({ second: { payoutAbove: { USDT: '9' }, sums: { userDays: 30, actorTimes: 1 } } })
  const failedPayouts: Payout[] = []
  for (let users = 0; users < 3; users += 1) {
    const { user, payout } = await taken()
    await failed(payout, true, 'UNKNOWN_USER')
    failedPayouts.push(await payoutOf(user))
  }
  const [first, other, last] = failedPayouts
  const retryAll = () => post('payouts/retry', { code: 'UNKNOWN_USER', maximum: 10 }, { actor: 'nia' })
  const all = await retryAll()
  expect(all).toMatchObject({
    data: {
      done: false,
      retried: 0,
      proposal: { kind: 'PAYOUT', consequences: { money: [{ before: '15', after: '0' }] } },
    },
  })
  machine += DAY_MS
  expect(await retry(first!)).toMatchObject({ data: { done: true } })
  expect(await gateway.decide(all.data.proposal)).toMatchObject({ status: 412, data: { state: 'STALE' } })
  expect(await retry(other!)).toMatchObject({ data: { done: false, proposal: { kind: 'PAYOUT' } } })
  const waiting = await retry(last!)
  expect(await gateway.decide(waiting.data.proposal)).toMatchObject({
    data: { state: 'APPROVED', result: { retried: 1 } },
  })
  const rest = await retryAll()
  expect(rest).toMatchObject({ data: { done: true, retried: 1 } })
})

test('a statement of the wallet in parts is compared with the day, and solves the differences that it explains', async () => {
  machine += 2 * DAY_MS
  const day = new Date(machine).toISOString().slice(0, 10)
  const [matching, missing, other] = [await taken(), await taken(), await taken()]
  await failed(matching.payout, true)
  for (const { payout } of [matching, missing, other]) await paid(payout)
  const row = ({ payoutId }: Payout, amount = '5', reference = `tx-${payoutId}`) => ({
    payoutId,
    reference,
    amount,
    at: machine,
  })
  const send = (rows: object[], last: boolean, run = 'run-1') =>
    post(`payouts/reconcile?day=${day}`, { run, rows, last })
  expect(await send([row(matching.payout)], false)).toMatchObject({ data: { received: 1, result: null } })
  expect(await send([row(matching.payout)], false)).toMatchObject({ data: { received: 1, result: null } })
  const { data } = await send(
    [row(other.payout), row(other.payout, '5', 'tx-second'), row({ ...other.payout, payoutId: 'po-theirs' })],
    true,
  )
  expect(data).toEqual({
    done: true,
    received: 4,
    result: {
      matched: 1,
      onlyOurs: [{ payoutId: missing.payout.payoutId, amount: '5' }],
      onlyTheirs: [{ payoutId: 'po-theirs', amount: '5', state: null }],
      amountDiffers: [{ payoutId: other.payout.payoutId, ours: '5', theirs: '10' }],
      counts: { onlyOurs: 1, onlyTheirs: 1, amountDiffers: 1 },
      sums: {
        ours: [{ asset: 'GIFT_CASH:USDT', amount: '15' }],
        theirs: [
          { asset: 'GIFT_CASH:USDT', amount: '15' },
          { asset: null, amount: '5' },
        ],
      },
    },
  })
  expect((await differences()).find(({ payoutId }) => payoutId === matching.payout.payoutId)?.solvedAt).toBe(machine)
})

test('a review stops a payout that is READY, and an accepted one is paid', async () => {
  const { user, rewardId } = await claimed()
  const { payoutId } = await payoutOf(user)
  const reviewId = `rv_${rewardId}`
  await withTransaction(gateway.db, async (tx) => {
    const reward = await changeReward(tx, rewardId, { state: 'REVIEW', reasonCode: 'UNDER_REVIEW' })
    await stopPayout(tx, reward, null)
    const { userId, asset, quantity } = reward
    const review = { reviewId, kind: 'REVERSAL' as const, rewardId, userId, activityId, asset, quantity }
    await tx
      .insertInto('reviews')
      .values({ ...review, openedAt: machine })
      .execute()
  })
  await advance(DAY_MS)
  expect(await handed()).toEqual([])
  await withTransaction(gateway.db, (tx) => acceptReview(tx, reviewId, { reason: 'CHECKED', by: 'sam', at: machine }))
  await readLog()
  await advance(0)
  expect(await handed()).toMatchObject([{ payoutId, attempt: 2 }])
  await expect(withTransaction(gateway.db, (tx) => stopPayout(tx, { ...user, rewardId }, null))).rejects.toThrow(
    'MALFORMED',
  )
})

test('support explains where the money of a reward is', async () => {
  const { user, payout } = await taken()
  const explained = async () => {
    const [{ state, text }] = (await read(`users/${user.userId}/explain?activityId=${activityId}&taskId=cash`)).items
    return `${state}: ${text}`
  }
  expect(await explained()).toMatch(/^PAYOUT_WAITING: .*On its way to your wallet\./)
  await failed(payout, true)
  expect(await explained()).toMatch(/^PAYOUT_FAILED: .*is taking longer than usual\./)
  await paid(payout)
  expect(await explained()).toMatch(/^PAID: .*Arrived in your wallet on Nov \d+\./)
})

test('the database refuses a second payout of a reward, and every move that is none of a payout', async () => {
  const { user, rewardId, payout } = await taken()
  const { payoutId } = payout
  const outcome = (text: string) => gateway.asOwner((owner) => outcomeOf(owner, text))
  const where = `where payout_id = '${payoutId}'`
  const columns = 'payout_id, reward_id, user_id, activity_id, asset, amount'
  const second = `'po-2', '${rewardId}', '${user.userId}', '${activityId}', 'GIFT_CASH:USDT', 5`
  expect(await outcome(`insert into payouts (${columns}, state) values (${second}, 'WAITING')`)).toBe('23505')
  expect(await outcome(`insert into payouts (${columns}, state) values (${second}, 'PAID')`)).toBe('23514')
  for (const change of [
    "state = 'READY', attempt = 2",
    "state = 'CANCELLED'",
    "state = 'RETURNED'",
    'attempt = 2',
    'amount = 4',
    "asset = 'DROP:USDT'",
    "user_id = 'u-2'",
  ])
    expect(await outcome(`update payouts set ${change} ${where}`), change).toBe('23514')
  expect(await outcome(`delete from payouts ${where}`)).toBe('23001')
  expect(await outcome('truncate payouts')).toBe('23001')
  await paid(payout)
  expect(await outcome(`update payouts set state = 'FAILED' ${where}`)).toBe('23514')
})
