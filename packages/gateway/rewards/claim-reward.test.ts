import { balance, budgetAccount, reservedAccount, userAccount } from './db/ledger.ts'
import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { usdt } from '#gateway/testing/activity-file.ts'
import { createTaskWorld, DAY, HOUR, NOW, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { listClaimableTasks } from './claimable.ts'
import { listCompletions } from '../evaluation/completions/list-completions.ts'
import { listMyRewards } from './list-rewards.ts'
import { readRewardTimeline } from './reward-timeline.ts'
import { award, type Award } from './awards/reserve-awards.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { StateMoved } from '#gateway/util/domain-error.ts'
import { cancelReward, type Cancellation } from './awards/cancel-reward.ts'

const world = await createTaskWorld({ audited: true })

const PAGE = { pageIndex: 0, pageSize: 20 }
const claim = (userId: string, activityId: string, periodKey?: string) =>
  world.claim(userId, activityId, 'first-trade', periodKey)

async function ready(alias: string, changes: Parameters<typeof tradeTask>[0] = {}) {
  const activityId = await world.publish({ alias, tasks: [tradeTask(changes)] })
  const userId = await world.addParticipant(activityId)
  await world.send(trade(userId, world.clock.now()))
  return { activityId, userId }
}

const booksOf = (activityId: string) =>
  Promise.all(
    [budgetAccount(activityId), reservedAccount(activityId)].map(async (account) =>
      Number(await balance(world.gateway.db, account, 'GIFT_CASH:USDT')),
    ),
  )

test('[GW-3][DEV-5] 200 parallel claims of one task get the same reward, granted once', async () => {
  const { activityId, userId } = await ready('race')
  const answers = await Promise.all(Array.from({ length: 200 }, () => claim(userId, activityId)))
  expect(new Set(answers.map(({ rewardId }) => rewardId)).size).toBe(1)
  expect(new Set(answers.map(({ grantedAt }) => grantedAt)).size).toBe(1)
  const grants = await world.gateway.db.selectFrom('rewards').select('rewardId').where('userId', '=', userId).execute()
  expect(grants).toEqual([{ rewardId: answers[0]?.rewardId }])
})

test('[GW-3][DEV-5] one deposit completes two tiers, and each is granted once to 100 parallel claims of both', async () => {
  const deposit = (id: string, target: string) =>
    tradeTask({ id, type: 'RECHARGE', target: { amount: target, unit: 'USDT' } })
  const tiers = [deposit('deposit-large', '500'), deposit('deposit-small', '50')]
  const activityId = await world.publish({ alias: 'two-tiers', tasks: tiers })
  const userId = await world.addParticipant(activityId)
  await world.send(fact('deposit.confirmed', world.clock.now(), { userId, usdtValue: '600' }))
  const claims = Array.from({ length: 100 }, (_, index) => world.claim(userId, activityId, tiers[index % 2]?.id ?? ''))
  const rewardIds = (await Promise.all(claims)).map(({ rewardId }) => rewardId)
  expect(new Set(rewardIds).size).toBe(2)
  const grants = await world.gateway.db.selectFrom('rewards').select('source').where('userId', '=', userId).execute()
  expect(grants.map(({ source }) => source).toSorted()).toEqual(['task:deposit-large:-', 'task:deposit-small:-'])
})

test('[ACT-7] before joining a claim answers JOIN_FIRST, an unknown activity or task NOT_FOUND, an unmet one TASK_NOT_COMPLETED', async () => {
  const activityId = await world.publish({ alias: 'refusals', tasks: [tradeTask()] })
  const userId = await world.addUser()
  await expect(claim(userId, 'act-nowhere')).rejects.toMatchObject({ codeName: 'NOT_FOUND' })
  await expect(world.claim(userId, activityId, 'no-such-task')).rejects.toMatchObject({ codeName: 'NOT_FOUND' })
  await world.send(trade(userId, world.clock.now()))
  await expect(claim(userId, activityId)).rejects.toMatchObject({ codeName: 'JOIN_FIRST' })
  const other = await world.addParticipant(activityId)
  await expect(claim(other, activityId)).rejects.toMatchObject({ codeName: 'TASK_NOT_COMPLETED' })
})

test('[ACT-3] a claim is granted before its deadline and refused from it on, and the budget gets the reservation back', async () => {
  const { activityId, userId } = await ready('deadline', { claimDays: 2 })
  const late = await world.addTrader(activityId)
  expect(await booksOf(activityId)).toEqual([990, 10])
  world.clock.advance(2 * DAY - 1)
  await expect(claim(userId, activityId)).resolves.toMatchObject({ taskStatus: 'GRANTED' })
  world.clock.advance(1)
  // No sweep has run: the clock alone decides.
  await expect(claim(late, activityId)).rejects.toMatchObject({ codeName: 'CLAIM_DEADLINE_PASSED' })
  const [task] = (await listCompletions(world.gateway, { userId: late }, { activityId }, 'en')).tasks
  expect(task).toMatchObject({ taskStatus: 'COMPLETED', reasonCode: 'CLAIM_EXPIRED' })
  await world.evaluate()
  expect(await booksOf(activityId)).toEqual([995, 0])
  await expect(claim(late, activityId)).rejects.toMatchObject({ codeName: 'CLAIM_DEADLINE_PASSED' })
  await expect(claim(userId, activityId)).resolves.toMatchObject({ taskStatus: 'GRANTED' })
})

test('[GW-3][DEV-5] a budget for N pays N of N + 50 who completed; topped up, the others follow', async () => {
  const N = 30
  const budget = (limit: string) => [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit }]
  const activityId = await world.publish({ alias: 'scarce', tasks: [tradeTask()], budget: budget(String(N * 5)) })
  const users = await world.addUsers(N + 50)
  await Promise.all(users.map((userId) => world.joinActivity(userId, activityId)))
  await world.send(...users.map((userId) => trade(userId, world.clock.now())))
  const outcomes = await Promise.all(
    users.map((userId) =>
      claim(userId, activityId).then(
        () => 'GRANTED',
        (error: { codeName: string }) => error.codeName,
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'GRANTED')).toHaveLength(N)
  expect(outcomes.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(50)
  const unlucky = users[outcomes.indexOf('SOLD_OUT')] ?? ''
  const [task] = (await listCompletions(world.gateway, { userId: unlucky }, { activityId }, 'en')).tasks
  expect(task).toMatchObject({ taskStatus: 'PENDING', reasonCode: 'SOLD_OUT' })
  await world.publish({ alias: 'scarce', tasks: [tradeTask()], budget: budget(String((N + 50) * 5)) })
  await world.evaluate()
  const after = await Promise.all(users.map((userId) => claim(userId, activityId)))
  expect(new Set(after.map(({ rewardId }) => rewardId)).size).toBe(N + 50)
  expect(await booksOf(activityId)).toEqual([0, 0])
})

test('[ACT-3] a flagged user’s reward is granted under review', async () => {
  const { activityId, userId } = await ready('flagged')
  await world.send(fact('user.flagged', world.clock.now(), { userId }))
  const { rewardId } = await claim(userId, activityId)
  const { items } = await listMyRewards(world.gateway, { userId }, { ...PAGE, activityId }, 'en')
  expect(items).toMatchObject([{ rewardId, state: 'REVIEW', reasonCode: 'UNDER_REVIEW' }])
  const { steps } = await readRewardTimeline(world.gateway, { userId }, rewardId)
  expect(steps.map(({ step }) => step)).toEqual(['EARNED', 'REVIEW'])
})

const mark = (type: 'user.flagged' | 'user.cleared', userId: string, at: number, reason?: string) =>
  world.send(fact(type, at, { userId, ...(reason && { reason }) }))
const stateOf = async (userId: string, activityId: string) =>
  (await listMyRewards(world.gateway, { userId }, { ...PAGE, activityId }, 'en')).items[0]?.state

test('[ACT-3] a flag that is cleared frees the rewards under review, once no other flag holds', async () => {
  const { activityId, userId } = await ready('cleared')
  const now = world.clock.now()
  await mark('user.flagged', userId, now - 2, 'risk')
  await mark('user.flagged', userId, now - 1, 'device shared')
  await claim(userId, activityId)
  await mark('user.cleared', userId, now, 'risk')
  expect(await stateOf(userId, activityId)).toBe('REVIEW')
  await mark('user.cleared', userId, now + 1)
  expect(await stateOf(userId, activityId)).toBe('GRANTED')
})

test('[ACT-3] a clear that arrives before its flag clears it, and a later flag holds again', async () => {
  const { activityId, userId } = await ready('cleared-first')
  const now = world.clock.now()
  await mark('user.cleared', userId, now)
  await mark('user.flagged', userId, now - 1, 'risk')
  await claim(userId, activityId)
  expect(await stateOf(userId, activityId)).toBe('GRANTED')
  const again = await ready('flagged-again')
  await mark('user.cleared', again.userId, now)
  await mark('user.flagged', again.userId, now + 1, 'risk')
  await claim(again.userId, again.activityId)
  expect(await stateOf(again.userId, again.activityId)).toBe('REVIEW')
})

test('[ACT-7] a reward leaves its hold and expires on time, and the list filters by both states', async () => {
  const { activityId, userId } = await ready('held', {
    reward: { type: 'GIFT_CASH', kind: 'Token', amount: usdt('5.50'), holdHours: 24, expiresDays: 3 },
  })
  const start = world.clock.now()
  const { rewardId } = await claim(userId, activityId)
  const states = async () => {
    const { items, total } = await listMyRewards(world.gateway, { userId }, PAGE, 'en')
    expect(total).toBe(1)
    const [item] = items
    expect((await listMyRewards(world.gateway, { userId }, { ...PAGE, state: item?.state }, 'en')).total).toBe(1)
    return item
  }
  expect(await states()).toMatchObject({ state: 'HOLD', reasonCode: 'ON_HOLD', holdUntil: start + DAY })
  world.clock.advance(DAY)
  expect(await states()).toMatchObject({ state: 'GRANTED', left: { amount: '5.5', unit: 'USDT' } })
  const { steps } = await readRewardTimeline(world.gateway, { userId }, rewardId)
  expect(steps).toEqual([
    { at: start, step: 'EARNED' },
    { at: start, step: 'HOLD' },
    { at: start + DAY, step: 'GRANTED' },
    { at: start + 4 * DAY, step: 'EXPIRING' },
  ])
  world.clock.advance(3 * DAY)
  expect(await states()).toMatchObject({ state: 'EXPIRED' })
  await world.evaluate()
  expect(await states()).toMatchObject({ state: 'EXPIRED' })
  expect(Number(await balance(world.gateway.db, userAccount(userId), 'GIFT_CASH:USDT'))).toBe(0)
})

test('[GW-2] `reward.used` makes a reward USED once, and another user’s event changes nothing', async () => {
  const { activityId, userId } = await ready('used')
  const { rewardId } = await claim(userId, activityId)
  const stranger = await world.addUser()
  const use = (by: string) => fact('reward.used', world.clock.now(), { userId: by, rewardId })
  const state = async () =>
    (await listMyRewards(world.gateway, { userId }, { ...PAGE, activityId }, 'en')).items.map((item) => item.state)
  await world.sendAndEvaluate(use(stranger))
  expect(await state()).toEqual(['GRANTED'])
  await world.sendAndEvaluate(use(userId), use(userId))
  expect(await state()).toEqual(['USED'])
  expect(await world.server.rows('ledgerTransfers', { reference: rewardId })).toMatchObject([{ kind: 'USE' }])
  await expect(readRewardTimeline(world.gateway, { userId: stranger }, rewardId)).rejects.toMatchObject({
    codeName: 'NOT_FOUND',
  })
})

test('[GW-2] partial uses lower the unused amount in any order of events, until the reward is USED', async () => {
  const { activityId, userId } = await ready('used-in-part')
  const { rewardId } = await claim(userId, activityId)
  const start = world.clock.now()
  const use = (after: number, quantity: string) =>
    fact('reward.used', start + after, { userId, rewardId, quantity, eventId: `part-${after}` })
  const reward = async () =>
    (await listMyRewards(world.gateway, { userId }, { ...PAGE, activityId }, 'en')).items.map(({ state, left }) => [
      state,
      left?.amount,
    ])
  const held = async () => Number(await balance(world.gateway.db, userAccount(userId), 'GIFT_CASH:USDT'))
  world.clock.advance(10)
  await world.sendAndEvaluate(use(2, '1.25'))
  await world.sendAndEvaluate(use(2, '1.25'), use(1, '0.5'))
  expect([await reward(), await held()]).toEqual([[['GRANTED', '3.25']], 3.25])
  await world.sendAndEvaluate(use(4, '3.75'), use(3, '2'))
  expect([await reward(), await held()]).toEqual([[['USED', undefined]], 0])
  const { usedAt } = (await world.server.rows('rewards', { rewardId }))[0]!
  expect(usedAt).toBe(start + 4)
})

test('[GW-2] the unused part of a reward expires', async () => {
  const { activityId, userId } = await ready('part-expires', {
    reward: { type: 'GIFT_CASH', kind: 'Token', amount: { amount: '5', unit: 'USDT' }, expiresDays: 1 },
  })
  const { rewardId } = await claim(userId, activityId)
  const part = { userId, rewardId, quantity: '2' }
  await world.sendAndEvaluate(fact('reward.used', world.clock.now(), part))
  world.clock.advance(DAY)
  await world.sendAndEvaluate(fact('reward.used', world.clock.now(), part))
  const transfers = await world.gateway.db
    .selectFrom('ledgerTransfers as t')
    .innerJoin('ledgerEntries as e', 'e.transferId', 't.transferId')
    .select(['t.kind', 'e.amount'])
    .where('t.reference', 'like', `${rewardId}%`)
    .where('e.account', '=', 'treasury')
    .orderBy('t.kind')
    .execute()
  expect(transfers.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
    ['EXPIRE', 3],
    ['USE', 2],
  ])
})

test('[ACT-5][D-16] each day is claimed on its own, by default the newest completed one', async () => {
  const { activityId, userId } = await ready('daily', { period: 'EVERYDAY' })
  const [first, second] = ['2026-11-20', '2026-11-21'].map((_, day) =>
    new Date(world.clock.now() + day * DAY).toISOString().slice(0, 10),
  )
  await world.evaluate()
  await world.passTime(DAY)
  const rows = async () =>
    (await listCompletions(world.gateway, { userId }, { activityId }, 'en')).tasks.map((task) => [
      task.periodKey,
      task.taskStatus,
    ])
  expect(await rows()).toEqual([
    [second, 'PENDING'],
    [first, 'COMPLETED'],
  ])
  await world.send(trade(userId, world.clock.now()))
  const today = await claim(userId, activityId)
  expect(await claim(userId, activityId)).toEqual(today)
  expect(await rows()).toEqual([
    [second, 'GRANTED'],
    [first, 'COMPLETED'],
  ])
  expect((await claim(userId, activityId, first)).rewardId).not.toBe(today.rewardId)
  await world.passTime(2 * DAY)
  expect((await rows()).map(([, status]) => status)).toEqual(['PENDING', 'UNSATISFIED', 'GRANTED', 'GRANTED'])
})

test('[ACT-7] `claimable` lists all activities, without claimed tasks and tasks past their deadline', async () => {
  const { activityId, userId } = await ready('claimable-a')
  const second = await world.publish({ alias: 'claimable-b', tasks: [tradeTask({ claimDays: 1 })] })
  await world.joinActivity(userId, second)
  const list = async () =>
    (await listClaimableTasks(world.gateway, { userId }, 'en')).items.map((item) => item.activityId)
  expect(await list()).toEqual([second, activityId])
  world.clock.advance(DAY + HOUR)
  expect(await list()).toEqual([activityId])
  await claim(userId, activityId)
  expect(await list()).toEqual([])
})

test('[GW-3] claims of an activity stop while its ledger is broken, and all claims stop while the activity is unknown', async () => {
  const { activityId, userId } = await ready('frozen')
  const found = (activityIds: string[]) => [{ rule: 'budget is kept' as const, subject: '-', detail: '-', activityIds }]
  for (const activityIds of [[], [activityId], ['another', activityId]]) {
    world.gateway.violations = found(activityIds)
    await expect(claim(userId, activityId)).rejects.toMatchObject({ codeName: 'NOT_READY' })
  }
  world.gateway.violations = found(['another'])
  await expect(claim(userId, activityId)).resolves.toMatchObject({ taskStatus: 'GRANTED' })
  world.gateway.violations = []
  expect(world.clock.now()).toBeGreaterThan(NOW)
})

async function participant(alias: string, limit = '1000') {
  const budget = [{ rewardType: 'GIFT_CASH' as const, unit: 'USDT', limit }]
  const activityId = await world.publish({ alias, tasks: [tradeTask()], budget })
  const userId = await world.addParticipant(activityId)
  return { userId, activityId }
}

const prize = (of: { userId: string; activityId: string }, changes: Partial<Award> = {}): Award => ({
  ...of,
  source: 'manual:7',
  asset: 'GIFT_CASH:USDT',
  quantity: '12.5',
  earnedAt: world.clock.now(),
  ...changes,
})

test('[GW-3] an award repeated by 50 racing requests is granted once and appears with its source', async () => {
  const user = await participant('race')
  const rewards = await Promise.all(Array.from({ length: 50 }, () => award(world.gateway, [prize(user)])))
  expect(new Set(rewards.map(([reward]) => reward?.rewardId)).size).toBe(1)
  expect(await world.rewardsOf(user.userId)).toMatchObject([
    {
      source: { kind: 'MANUAL', id: '7' },
      taskId: null,
      periodKey: null,
      state: 'GRANTED',
      reward: { rewardType: 'GIFT_CASH', amount: { amount: '12.5', unit: 'USDT' } },
    },
  ])
})

test('[GW-3] each source is a reward of its own, and the hold of an award is kept', async () => {
  const user = await participant('sources')
  const holdUntil = world.clock.now() + 1000
  await award(world.gateway, [prize(user, { source: 'manual:1' })])
  await award(world.gateway, [prize(user, { source: 'rank:volume:3', holdUntil })])
  const states = (await world.rewardsOf(user.userId)).map(
    ({ source, state }) => `${source?.kind} ${source?.id} ${state}`,
  )
  expect(states.toSorted()).toEqual(['MANUAL 1 GRANTED', 'RANK volume:3 HOLD'])
})

test('[GW-3] an award that the budget cannot pay changes nothing, also among others', async () => {
  const [first, second] = [await participant('poor', '20'), await participant('rich')]
  expect(await award(world.gateway, [prize(first, { source: 'manual:1' })])).toMatchObject([{ state: 'GRANTED' }])
  const both = [prize(first, { source: 'manual:2' }), prize(second, { source: 'manual:2' })]
  expect(await award(world.gateway, both)).toMatchObject([null, { userId: second.userId }])
  expect(await world.rewardsOf(first.userId)).toHaveLength(1)
  expect(await world.rewardsOf(second.userId)).toHaveLength(1)
})

async function granted() {
  const activityId = await world.publish({
    alias: `cancel-${world.gateway.newId('x').slice(-8).toLowerCase()}`,
    tasks: [tradeTask()],
  })
  const userId = await world.addTrader(activityId)
  const { rewardId } = await world.claim(userId, activityId)
  return { userId, activityId, rewardId }
}

const cancel = (rewardId: string, amount: Cancellation['amount'], reason: Cancellation['reason'] = 'CORRECTED') =>
  withTransaction(world.gateway.db, (tx) =>
    cancelReward(tx, world.gateway, { rewardId, amount, reason, at: world.clock.now() }),
  )

const mine = async (userId: string) => (await world.rewardsOf(userId))[0]

test('[GW-3] the amount taken back is in the budget again, and the reward says why', async () => {
  const { userId, activityId, rewardId } = await granted()
  await cancel(rewardId, '2')
  expect(await mine(userId)).toMatchObject({ state: 'GRANTED', left: { amount: '3', unit: 'USDT' } })
  await cancel(rewardId, null, 'MULTI_ACCOUNT')
  expect(await mine(userId)).toMatchObject({ state: 'CANCELLED', reasonCode: 'MULTI_ACCOUNT' })
  expect(await mine(userId)).not.toHaveProperty('left')
  const { steps } = await readRewardTimeline(world.gateway, { userId }, rewardId)
  expect(steps.map(({ step }) => step)).toEqual(['EARNED', 'GRANTED', 'CANCELLED'])
  const moved = await world.gateway.db
    .selectFrom('ledgerTransfers')
    .innerJoin('ledgerEntries', 'ledgerEntries.transferId', 'ledgerTransfers.transferId')
    .select(['reference', 'account', 'amount'])
    .where('kind', '=', 'CANCEL')
    .where('account', '=', `budget:${activityId}`)
    .orderBy('reference')
    .execute()
  expect(moved.map(({ reference, amount }) => [reference, Number(amount)])).toEqual([
    [`${rewardId}:2`, 2],
    [`${rewardId}:5`, 3],
  ])
})

test('[GW-3] a reward is taken back once, never more than is left, and a later use of it changes nothing', async () => {
  const { userId, rewardId } = await granted()
  await expect(cancel(rewardId, '5.01')).rejects.toThrow(StateMoved)
  await cancel(rewardId, null)
  await expect(cancel(rewardId, null)).rejects.toThrow(StateMoved)
  await world.sendAndEvaluate(fact('reward.used', world.clock.now(), { userId, rewardId }))
  expect(await mine(userId)).toMatchObject({ state: 'CANCELLED' })
})

test('[GW-3] a part that is used and a part that is taken back stay apart', async () => {
  const { userId, rewardId } = await granted()
  await cancel(rewardId, '2')
  await world.sendAndEvaluate(fact('reward.used', world.clock.now(), { userId, rewardId, quantity: '1' }))
  expect(await mine(userId)).toMatchObject({ state: 'GRANTED', left: { amount: '2', unit: 'USDT' } })
})
