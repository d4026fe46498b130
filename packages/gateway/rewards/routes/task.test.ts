import { afterAll, expect, test } from 'vitest'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { apply, claimable } from '@fanfare/contract/activity/join.ts'
import { ledgerAudit } from '@fanfare/contract/ops/gateway.ts'
import { generalTaskCompletions, taskCompletions } from '@fanfare/contract/task/task-completions.ts'
import { getRewardList, obtainReward, rewardTimeline } from '@fanfare/contract/task/rewards.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { startWorker } from '#gateway/evaluation/worker.ts'

const gateway = await borrowGateway()

const FILE = `
alias: routes
type: NewUser
timeZone: UTC
startTime: -1d 00:00
endTime: +9d 00:00
tasks:
  - { id: trade, type: ANY_TRADING_VOLUME, period: DURING, group: beginner, reward: { type: GIFT_CASH, kind: Token, amount: { amount: '5.50', unit: USDT } } }
  - { id: verify, type: KYC_PASS, period: DURING, reward: { type: PHYSICAL, kind: InKind, amount: { item: cap } } }
budget:
  - { rewardType: GIFT_CASH, unit: USDT, limit: '100' }
  - { rewardType: PHYSICAL, unit: cap, limit: '10' }
texts:
  en: { title: Routes, rules: Rules, tasks: { trade: { title: First trade }, verify: { title: Who you are } }, labels: { cap: A cap, beginner: Beginner } }
  ar: { title: مسارات, rules: قواعد, tasks: { trade: { title: أول صفقة }, verify: { title: من أنت } }, labels: { cap: قبعة, beginner: للمبتدئين } }
`

const worker = startWorker(gateway.ctx)
gateway.ctx.wakeWorker = worker.wake
const me = await gateway.register()
const other = await gateway.register()
const activityId = await gateway.publish(FILE)
afterAll(() => worker.stop())

/** The data of a success, parsed by the call's own schema. */
async function ask<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  { token = me.token, language = 'en' }: { token?: string; language?: string } = {},
): Promise<CallData<Call>> {
  const { code, data } = await gateway.call(call, input, { token, headers: { language } })
  expect(code).toBe('00000')
  return call.data.parse(data) as CallData<Call>
}
const codeOf = async <Call extends CallDefinition>(call: Call, input: CallInput<Call>, token = me.token) =>
  (await gateway.call(call, input, { token })).code

test('[ACT-7] a user joins, trades, claims the reward and reads its timeline, in the caller’s language', async () => {
  const query = { activityId }
  const [before] = (await ask(taskCompletions, { query })).tasks
  expect(before).toMatchObject({ taskId: 'trade', taskStatus: 'PENDING', reasonCode: 'NOT_JOINED' })
  expect(await codeOf(obtainReward, { query: { activityId, taskId: 'trade' } })).toBe('51016')
  expect((await ask(claimable, {})).joined).toEqual([])
  await ask(apply, { query })
  expect(await ask(claimable, {})).toEqual({ items: [], joined: [activityId], places: [], draws: [] })
  expect(await codeOf(obtainReward, { query: { activityId, taskId: 'trade' } })).toBe('51011')
  const trade = { type: 'trade.filled', userId: me.userId, market: 'spot', symbol: 'BTC/USDT', usdtVolume: '10' }
  expect((await gateway.sendFacts(trade)).data).toEqual({ accepted: 1, duplicates: 0, rejected: [] })
  const arabic = await ask(taskCompletions, { query }, { language: 'ar' })
  expect(arabic.tasks.map(({ title, taskStatus }) => [title, taskStatus])).toEqual([
    ['أول صفقة', 'COMPLETED'],
    ['من أنت', 'PENDING'],
  ])
  expect((await ask(claimable, {})).items).toMatchObject([{ activityId, title: 'Routes', task: { taskId: 'trade' } }])
  const granted = await ask(obtainReward, { query: { activityId, taskId: 'trade' } })
  expect(granted).toMatchObject({
    taskStatus: 'GRANTED',
    reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '5.50', unit: 'USDT' } },
  })
  expect(await ask(obtainReward, { query: { activityId, taskId: 'trade' } })).toEqual(granted)
  const { items, total } = await ask(getRewardList, { query: { pageIndex: 0, pageSize: 20 } })
  expect(total).toBe(1)
  expect(items).toMatchObject([{ rewardId: granted.rewardId, state: 'GRANTED', activityTitle: 'Routes' }])
  const { steps } = await ask(rewardTimeline, { query: { rewardId: granted.rewardId } })
  expect(steps.map(({ step }) => step)).toEqual(['EARNED', 'GRANTED'])
  expect(await ask(claimable, {})).toEqual({ items: [], joined: [activityId], places: [], draws: [] })
})

test('[ACT-7] the identifier of a group selects its tasks', async () => {
  const tasksOf = async (identifier?: string) =>
    (await ask(generalTaskCompletions, { query: { activityId, identifier } })).tasks.map(({ taskId }) => taskId)
  expect(await tasksOf()).toEqual(['trade', 'verify'])
  expect(await tasksOf('beginner')).toEqual(['trade'])
  expect(await tasksOf('nothing')).toEqual([])
})

test('[ACT-7] another user’s reward is answered like an unknown one', async () => {
  const { items } = await ask(getRewardList, { query: {} })
  const foreign = await gateway.call(
    rewardTimeline,
    { query: { rewardId: items[0]?.rewardId ?? '' } },
    { token: other.token },
  )
  const absent = await gateway.call(rewardTimeline, { query: { rewardId: 'rw_nobody' } }, { token: other.token })
  expect([foreign.code, foreign.data, foreign.msg]).toEqual([absent.code, absent.data, absent.msg])
  expect(absent.code).toBe('51001')
  expect((await ask(getRewardList, { query: {} }, { token: other.token })).total).toBe(0)
  expect(await codeOf(taskCompletions, { query: { activityId: 'act-nowhere' } })).toBe('51001')
})

test('[GW-3] the operator reads budgets and grants from the running ledger', async () => {
  const { code, data } = await gateway.ops('GET', '/ops/v1/ledger/audit')
  expect(code).toBe('00000')
  expect(ledgerAudit.data.parse(data)).toEqual({
    balanced: true,
    grants: 1,
    claimed: 1,
    byBudget: [
      { budgetId: `${activityId}:GIFT_CASH:USDT`, unit: 'USDT', limit: '100', reserved: '0', spent: '5.5' },
      { budgetId: `${activityId}:PHYSICAL:cap`, unit: 'cap', limit: '10', reserved: '0', spent: '0' },
    ],
  })
})

test('[GW-2] refuses an empty batch of events and one of 1,001, and accepts one of 1,000', async () => {
  const events = Array.from({ length: 1001 }, (_, index) => ({
    eventId: `bulk-${index}`,
    type: 'kyc.passed',
    userId: `u-bulk-${index}`,
    occurredAt: gateway.clock.now(),
  }))
  expect((await gateway.ops('POST', '/ops/v1/events', { events: [] })).code).toBe('40000')
  expect((await gateway.ops('POST', '/ops/v1/events', { events })).code).toBe('40000')
  const taken = await gateway.ops('POST', '/ops/v1/events', { events: events.slice(1) })
  expect(taken.data).toEqual({ accepted: 1000, duplicates: 0, rejected: [] })
})
