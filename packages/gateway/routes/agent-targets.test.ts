import { beforeEach, expect, test } from 'vitest'
import { addLines } from '#gateway/agents/testing/agent-lines.ts'
import { addAgentTree } from '#gateway/agents/testing/agent-tree.ts'
import { AgentWorld, programmeOf, usdt, type Agent } from '#gateway/agents/testing/agent-world.ts'
import { seedOf } from '#gateway/testing/random.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { agentTargets, saveAgentTargets, type AgentTargets } from '@fanfare/contract/agent/targets.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'

/** A third of November is over in UTC. */
const START = Date.parse('2026-11-11T00:00:00Z')

let now = START
const gateway = await borrowGateway({ now: () => now })
const world = new AgentWorld(gateway)
beforeEach(() => void (now = START))

const NONE: AgentTargets = { rebate: null, firstTrades: null, volume: null }

const read = (user: TestUser, id: string) => gateway.call(agentTargets, { params: { id } }, user)
const save = (user: TestUser, id: string, targets: object) =>
  gateway.call(saveAgentTargets, { params: { id }, body: targets as AgentTargets }, user)

/** 120 USDT of rebate, 3 new traders and 6,000 USDT of volume in November; more in October. */
async function addMonth(id: string, agent: Agent): Promise<void> {
  const at = Date.parse('2026-11-04T10:00:00Z')
  const before = Date.parse('2026-10-31T20:00:00Z')
  for (const firstTradeAt of [at, at, at, before]) {
    const { userId } = await world.addReferral(id, agent, { registeredAt: before, firstTradeAt })
    const line = { campaignId: id, agentId: agent.userId, userId, code: agent.code, at: firstTradeAt }
    await addLines(gateway.db, [{ ...line, settleDay: '2026-11-05', volume: '2000', rebate: '40' }])
  }
}

test('[AGT-2] targets are saved, and null removes one', async () => {
  const id = await world.addCampaign('kept')
  const agent = await world.addAgent(id)
  expect((await read(agent, id)).data).toMatchObject({
    month: '2026-11',
    lastDay: '2026-11-30',
    rebate: { target: null, reached: usdt('0'), pace: null },
    firstTrades: { target: null, reached: 0, pace: null },
    volume: { target: null, reached: usdt('0'), pace: null },
    asOf: START,
  })
  const saved = await save(agent, id, { rebate: usdt('500.50'), firstTrades: 25, volume: usdt('1000000') })
  expect(saved.data).toMatchObject({
    rebate: { target: usdt('500.50') },
    firstTrades: { target: 25 },
    volume: { target: usdt('1000000') },
  })
  await save(agent, id, { ...NONE, firstTrades: 30 })
  const { rebate, firstTrades, volume } = (await read(agent, id)).data
  expect([rebate.target, firstTrades.target, volume.target]).toEqual([null, 30, null])
})

test('[AGT-2] targets hold for the next month, which begins with nothing', async () => {
  now = Date.parse('2026-11-30T23:59:00Z')
  const id = await world.addCampaign('next')
  const agent = await world.addAgent(id)
  await addMonth(id, agent)
  await save(agent, id, { ...NONE, firstTrades: 25 })
  expect((await read(agent, id)).data.firstTrades).toMatchObject({ target: 25, reached: 3 })
  now += 120_000
  expect((await read(agent, id)).data).toMatchObject({
    month: '2026-12',
    lastDay: '2026-12-31',
    firstTrades: { target: 25, reached: 0, pace: null },
  })
})

const seed = seedOf(process.env.SEED_OF_AGENTS)
test(`[AGT-2] the reached values are the totals of performance for the month of the campaign’s zone (seed ${String(seed)})`, async () => {
  const tree = await addAgentTree(world, seed)
  for (const timeZone of ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati']) {
    await gateway.change(
      'agentCampaigns',
      { definition: JSON.stringify(programmeOf({ timeZone })) },
      { campaignId: tree.campaignId },
    )
    for (const agent of tree.agents) {
      const { data } = await read(agent, tree.campaignId)
      const query = { from: '2026-11-01', to: '2026-11-30', timeZone, pageSize: 31 }
      const params = { id: tree.campaignId }
      const report = (await gateway.call(performance, { params, query }, agent)).data
      const reached = [data.rebate.reached, data.firstTrades.reached, data.volume.reached]
      const { rebate, firstTrade, volume } = report.totals
      expect.soft([timeZone, ...reached]).toEqual([timeZone, rebate, firstTrade, volume])
      expect(Number(data.volume.reached.amount)).toBeGreaterThan(0)
    }
  }
})

test('[AGT-2] referrals of a sub-agent count for the agent above, too', async () => {
  const id = await world.addCampaign('branch')
  const above = await world.addAgent(id)
  const below = await world.addAgent(id, above.userId)
  await addMonth(id, below)
  expect((await read(above, id)).data.firstTrades.reached).toBe(3)
})

test('[AGT-2] the pace is the day that reaches a target at the speed of the month so far', async () => {
  const id = await world.addCampaign('paced')
  const agent = await world.addAgent(id)
  await addMonth(id, agent)
  // 10 days brought 120 USDT, 3 people and 6,000 USDT: 180 take 15 days, 10 people 33 days, 12,000 take 20 days.
  const { data } = await save(agent, id, { rebate: usdt('180'), firstTrades: 10, volume: usdt('12000.00') })
  expect(data).toMatchObject({
    rebate: { reached: usdt('120'), pace: '2026-11-16' },
    firstTrades: { reached: 3, pace: null },
    volume: { reached: usdt('6000'), pace: '2026-11-21' },
  })
  const reached = await save(agent, id, { rebate: usdt('120'), firstTrades: 3, volume: null })
  expect([reached.data.rebate.pace, reached.data.firstTrades.pace]).toEqual(['2026-11-11', '2026-11-11'])
})

let campaigns = 0
test.each([
  ['a negative amount', { rebate: usdt('-5') }, 'rebate.amount'],
  ['an amount of zero', { volume: usdt('0.00') }, 'volume.amount'],
  ['13 digits before the point', { volume: usdt('1000000000000') }, 'volume.amount'],
  ['3 digits after the point', { rebate: usdt('1.001') }, 'rebate.amount'],
  ['another unit', { rebate: { amount: '5', unit: 'BTC' } }, 'rebate.unit'],
  ['an amount without a unit', { rebate: '5' }, 'rebate'],
  ['no people', { firstTrades: 0 }, 'firstTrades'],
  ['fewer than no people', { firstTrades: -3 }, 'firstTrades'],
  ['half a person', { firstTrades: 1.5 }, 'firstTrades'],
  ['a million people', { firstTrades: 1_000_000 }, 'firstTrades'],
  ['an absent target', { volume: undefined }, 'volume'],
])('[AGT-2] %s is refused by field, and the targets stay', async (_, wrong, path) => {
  const id = await world.addCampaign(`wrong-${(campaigns += 1)}`)
  const agent = await world.addAgent(id)
  await save(agent, id, { ...NONE, firstTrades: 5 })
  const answer = await save(agent, id, { ...NONE, ...wrong })
  expect([answer.status, answer.code]).toEqual([400, '40000'])
  expect((answer.data as unknown as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual([path])
  expect((await read(agent, id)).data.firstTrades.target).toBe(5)
})

test('[AGT-3] targets are those of one agent', async () => {
  const id = await world.addCampaign('mine')
  const [agent, other] = [await world.addAgent(id), await world.addAgent(id)]
  await save(agent, id, { ...NONE, firstTrades: 7 })
  expect((await read(other, id)).data.firstTrades.target).toBeNull()
})
