import { expect, test } from 'vitest'
import { addLines, addSettlements } from '#gateway/agents/testing/agent-lines.ts'
import { createAgentWorld, usdt } from '#gateway/agents/testing/agent-world.ts'
import { DAY, HOUR, NOW } from '#gateway/testing/task-world.ts'
import { agentCampaigns, agentPermission } from '@fanfare/contract/agent/campaigns.ts'
import { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'

const { gateway, world, id, agent } = await createAgentWorld(
  { now: NOW },
  {
    texts: { en: { title: 'Partners' }, de: { title: 'Partnerprogramm' } },
    news: [{ at: new Date(NOW - DAY).toISOString(), texts: { en: { title: 'Paid at 20:00', body: 'From today.' } } }],
  },
)
await world.addAgent(id, agent.userId)
await gateway.change(
  'agents',
  { settledThrough: '2026-11-18', rates: JSON.stringify({ SPOT: '0.35' }) },
  { userId: agent.userId },
)
const steps = { registeredAt: NOW - 40 * DAY, verifiedAt: NOW - 39 * DAY }
await world.addReferral(id, agent, { registeredAt: NOW - HOUR })
await world.addReferral(id, agent, steps)
await world.addReferral(id, agent, { ...steps, firstDepositAt: NOW - 38 * DAY })
const traded = { ...steps, firstTradeAt: NOW - 37 * DAY }
const [active, idle] = [await world.addReferral(id, agent, traded), await world.addReferral(id, agent, traded)]
const line = { campaignId: id, agentId: agent.userId, code: agent.code }
await addLines(gateway.db, [
  { ...line, userId: active.userId, at: NOW - 2 * DAY, settleDay: '2026-11-18', volume: '600' },
  { ...line, userId: active.userId, at: NOW - DAY, settleDay: '2026-11-19', volume: '400' },
  { ...line, userId: idle.userId, at: NOW - HOUR, settleDay: '2026-11-20', volume: '999.99' },
  // Not of this month.
  { ...line, userId: idle.userId, at: Date.parse('2026-10-31T23:59:00Z'), settleDay: '2026-10-31', volume: '5000' },
])
await addSettlements(
  gateway.db,
  { campaignId: id, agentId: agent.userId, settledAt: NOW - DAY },
  ['2026-10-31', '2026-11-18'],
  { amount: '0.4', carried: '0', paid: '0.4' },
)

const detail = async (headers: Record<string, string> = {}) =>
  (await gateway.call(getActivityDetailInfo, { query: { activityId: id } }, { token: agent.token, headers })).data

test('[AGT-1] an agent is permitted to open its campaign', async () => {
  const { code, data } = await gateway.call(agentPermission, { params: { id } }, agent)
  expect([code, data]).toEqual(['00000', { permitted: true, reasonCode: null }])
})

test('[AGT-1][AGT-4] the detail has level, rates, codes, news and the nearest referrals', async () => {
  const info = await detail()
  expect(info).toMatchObject({
    activityId: id,
    title: 'Partners',
    level: { level: 'Silver', nextLevel: 'Gold', activeTraders: 1, needed: 4, pace: null, month: '2026-11' },
    rates: [
      { product: 'SPOT', rate: '0.35', nextRate: '0.35' },
      { product: 'FUTURES', rate: '0.4', nextRate: '0.5' },
      { product: 'COPY', rate: '0.1', nextRate: '0.2' },
    ],
    subAgents: 1,
    timeZone: 'UTC',
    nearest: { deposited: 1, verified: 1 },
    news: [{ at: NOW - DAY, title: 'Paid at 20:00', body: 'From today.' }],
    mayCreateCodes: true,
    asOf: NOW,
  })
  expect(info.maskedName).toMatch(/^[0-9a-f]{2}\*\*\*@mail$/)
  expect(info.codes[0]).toMatchObject({ vipCode: agent.code, isMain: true, kind: 'OWN', registered: 1 })
  expect(info.codes[0]?.url).toBe(`http://localhost:3000/en/register?vipCode=${agent.code}`)
})

test('[AGT-4] the codes of the detail add up to the rebates of the last 30 days', async () => {
  const { codes } = await detail()
  const { data } = await gateway.call(rebateList, { params: { id } }, agent)
  const sum = codes.reduce((total, { rebate }) => total + Number(rebate.amount), 0)
  expect(sum).toBeCloseTo(Number(data.totals.rebate.amount), 8)
  expect(sum).toBeGreaterThan(0)
})

test('[LOC-5] titles and names are in the language of the request, or in English', async () => {
  expect((await detail({ language: 'de_DE' })).title).toBe('Partnerprogramm')
  expect((await detail({ language: 'de_DE' })).level.level).toBe('Silver')
})

test('[AGT-1] the list has what was paid, what is pending, and the referrals of 30 days', async () => {
  const { data } = await gateway.call(agentCampaigns, {}, agent)
  expect(data.total).toBe(1)
  expect(data.items).toMatchObject([
    {
      activityId: id,
      title: 'Partners',
      status: 'ONGOING',
      level: 'Silver',
      pending: usdt('0.8'),
      settled: usdt('0.8'),
      settlesAt: Date.parse('2026-11-20T20:00:00Z'),
      newReferrals: 1,
      referrals: 5,
      suspended: false,
      progress: { activeTraders: 1, needed: 4 },
    },
  ])
})
