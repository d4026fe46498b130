import { expect, test } from 'vitest'
import { addLines, addMovements } from '#gateway/agents/testing/agent-lines.ts'
import { createAgentWorld, usdt } from '#gateway/agents/testing/agent-world.ts'
import { DAY, HOUR, NOW } from '#gateway/testing/task-world.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { referralList } from '@fanfare/contract/agent/referrals.ts'

const { gateway, world, id, agent } = await createAgentWorld({ now: NOW })
const people: { userId: string; referralId: string }[] = []

const below = await world.addAgent(id, agent.userId)
await gateway.change('agents', { rates: JSON.stringify({ FUTURES: '0.25' }) }, { userId: below.userId })
const registeredAt = NOW - 40 * DAY
const [verifiedAt, firstDepositAt, firstTradeAt] = [NOW - 3 * DAY, NOW - 2 * DAY, NOW - DAY]
for (const [direct, steps] of [
  [agent, { registeredAt: NOW - HOUR }],
  [agent, { registeredAt, verifiedAt, balance: '999.99' }],
  [agent, { registeredAt, verifiedAt, firstDepositAt, balance: '1000' }],
  // A trade without a deposit of its own: the last step that was reached counts.
  [agent, { registeredAt, firstTradeAt, lastActiveAt: firstTradeAt, balance: '50000' }],
  [below, { registeredAt, verifiedAt, firstDepositAt, firstTradeAt, balance: '99.5' }],
] as const)
  people.push(await world.addReferral(id, direct, steps))
const [, , , trader, sub] = people
const line = { campaignId: id, agentId: agent.userId, at: NOW - DAY, settleDay: '2026-11-19' }
await addLines(gateway.db, [
  { ...line, userId: trader?.userId ?? '', code: agent.code, volume: '500' },
  { ...line, userId: trader?.userId ?? '', code: agent.code, volume: '300', at: NOW - 60 * DAY },
  { ...line, userId: sub?.userId ?? '', code: below.code, source: 'SUB', volume: '700', rebate: '0.15', rate: '0.15' },
])
const move = { campaignId: id, agentId: agent.userId, userId: trader?.userId ?? '', at: NOW - DAY }
await addMovements(gateway.db, [
  { ...move, amount: '100' },
  { ...move, amount: '-130.5' },
])

const read = async (query: object = {}) => (await gateway.call(referralList, { params: { id }, query }, agent)).data
const idsOf = async (query: object) => (await read(query)).items.map(({ referralId }) => referralId).toSorted()
const expected = (...indexes: number[]) => indexes.map((index) => people[index]?.referralId ?? '').toSorted()

test('[AGT-2] each referral is in the last step that it reached, and the filter selects that step', async () => {
  expect((await read()).totals).toMatchObject({ registered: 1, verified: 1, deposited: 1, traded: 2, newInWindow: 1 })
  expect(await idsOf({ status: 'REGISTERED' })).toEqual(expected(0))
  expect(await idsOf({ status: 'VERIFIED' })).toEqual(expected(1))
  expect(await idsOf({ status: 'DEPOSITED' })).toEqual(expected(2))
  expect(await idsOf({ status: 'TRADED' })).toEqual(expected(3, 4))
  expect(await idsOf({ verified: 'no' })).toEqual(expected(0, 3))
  expect(await idsOf({ verified: 'yes', source: 'DIRECT' })).toEqual(expected(1, 2))
  expect(await idsOf({ registered: 'window' })).toEqual(expected(0))
  expect(await idsOf({ minVolume: '500', maxVolume: '500' })).toEqual(expected(3))
  expect(await idsOf({ maxVolume: '0' })).toEqual(expected(0, 1, 2))
})

test('[AGT-5] an agent sees masked names and bands of balances, also of referrals of agents below', async () => {
  const { items } = await read({ sort: 'registeredAt', pageSize: 50 })
  const of = (index: number) => items.find(({ referralId }) => referralId === people[index]?.referralId)
  expect([0, 1, 2, 3, 4].map((index) => of(index)?.balance)).toEqual([
    null,
    '100_1K',
    '1K_10K',
    'OVER_50K',
    'UNDER_100',
  ])
  expect(of(3)).toMatchObject({
    source: 'DIRECT',
    upline: null,
    volume: usdt('500'),
    lifetimeVolume: usdt('800'),
    netDeposit: usdt('-30.5'),
    rebate: usdt('0.4'),
    status: 'TRADED',
  })
  expect(of(4)).toMatchObject({ source: 'SUB', vipCode: below.code, volume: usdt('700'), rebate: usdt('0.15') })
  expect(of(4)?.upline).toMatch(/^[0-9a-f]{2}\*\*\*@mail$/)
  const text = JSON.stringify(items)
  for (const { userId } of [...people, below]) expect(text).not.toContain(userId)
})

test('[AGT-2] the tree has the rate that a branch leaves, and what each direct agent’s referrals brought', async () => {
  const { data } = await gateway.call(performance, { params: { id }, query: { pageSize: 366 } }, agent)
  expect(data.tree).toMatchObject([
    { depth: 0, vipCode: agent.code, own: 1, withBranch: 1, rate: '0.4', rebate: usdt('0.4') },
    { depth: 1, vipCode: below.code, own: 0, withBranch: 0, rate: '0.15', rebate: usdt('0.15') },
  ])
  expect(data.totals).toMatchObject({ deposits: usdt('100'), withdrawals: usdt('130.5'), netDeposit: usdt('-30.5') })
  expect(data.items.filter(({ complete }) => !complete).map(({ day }) => day)).toEqual(['2026-11-20'])
})

test('[AGT-3] an agent below sees the own referrals alone', async () => {
  const { data } = await gateway.call(referralList, { params: { id } }, below)
  expect(data.items.map(({ referralId, source }) => [referralId, source])).toEqual([[people[4]?.referralId, 'DIRECT']])
})
