import Big from 'big.js'
import { expect, test } from 'vitest'
import { decideAgentApplication } from '#gateway/agents/operate/decide-agent-application.ts'
import { addAgentTree } from '#gateway/agents/testing/agent-tree.ts'
import { AgentWorld } from '#gateway/agents/testing/agent-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { NOW } from '#gateway/testing/task-world.ts'
import { applyAsAgent } from '@fanfare/contract/agent/application.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { agentSubAgent, agentSubAgents, saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const gateway = await borrowGateway({ now: NOW })
const tree = await addAgentTree(new AgentWorld(gateway), 7)
const id = tree.campaignId

const list = (user: Pick<TestUser, 'token'>) => gateway.call(agentSubAgents, { params: { id }, query: {} }, user)
const open = (user: Pick<TestUser, 'token'>, subAgentId: string) =>
  gateway.call(agentSubAgent, { params: { id }, query: { subAgentId } }, user)

test('[AGT-2][AGT-4] the list and the page of a sub-agent have what its whole branch brought, as the tree has it', async () => {
  const [top, middle, low] = tree.agents
  const { data } = await list(top)
  expect(data).toMatchObject({ total: 1, invite: { vipCode: top.code } })
  const [row] = data.items
  const figures = await gateway.call(performance, { params: { id }, query: {} }, top)
  const below = figures.data.tree.filter(({ depth }) => depth > 0)
  const rebate = below.reduce((sum, branch) => sum.plus(branch.rebate.amount), new Big(0))
  expect(row?.rebate.amount).toBe(rebate.toFixed())
  expect(row?.registered).toBe(below[0]?.withBranch)
  const branch = tree.referrals.filter(({ direct }) => direct === middle || direct === low)
  expect([row?.people, row?.traded]).toEqual([branch.length, branch.filter((one) => one.firstTradeAt !== null).length])
  expect(row?.maskedName).toMatch(/\*\*\*/)
  const page = await open(top, middle.userId)
  const { visits, firstDeposit, below: agentsBelow, history, asOf, ...same } = page.data
  expect(same).toEqual(row)
  expect([agentsBelow, asOf, history]).toEqual([1, NOW, []])
  expect(visits + firstDeposit).toBeGreaterThan(0)
})

test('[AGT-3] the page of a sub-agent is only for the agent right above', async () => {
  const [top, middle, low] = tree.agents
  expect((await open(middle, low.userId)).code).toBe('00000')
  for (const [agent, sub] of [
    [top, low],
    [middle, top],
    [low, middle],
    [top, top],
  ] as const)
    expect((await open(agent, sub.userId)).code).toBe('51001')
})

test('[AGT-2] a rate is set within the own one, and a refusal names the product', async () => {
  const [top, middle] = tree.agents
  const set = (rates: Record<'SPOT' | 'FUTURES' | 'COPY', string>) =>
    gateway.call(saveSubAgentRate, { params: { id }, body: { subAgentId: middle.userId, rates } }, top)
  expect(await set({ SPOT: '0.1', FUTURES: '0.41', COPY: '0' })).toMatchObject(malformed('rates.FUTURES'))
  expect((await set({ SPOT: '-0.1', FUTURES: '0.1', COPY: '0' })).code).toBe('40000')
  const { code, data } = await set({ SPOT: '0.1', FUTURES: '0.28', COPY: '0' })
  expect([code, data.rates.map(({ rate, limit }) => `${rate} of ${limit}`)]).toEqual([
    '00000',
    ['0.1 of 0.2', '0.28 of 0.4', '0 of 0.1'],
  ])
  expect((await open(top, middle.userId)).data.history[0]).toMatchObject({ since: expect.any(Number), by: 'UPLINE' })
  expect(await gateway.rows('auditLog', { subject: middle.userId, actor: top.userId })).toMatchObject([
    { action: 'agent.changed' },
  ])
})

test('[AUTH-8][AGT-4] a user with the link of an agent becomes its sub-agent when the application is accepted', async () => {
  const [top, , low] = tree.agents
  const user = await gateway.register()
  const apply = (uplineCode: string) =>
    gateway.call(applyAsAgent, { body: { channel: 'A channel', country: 'VN', uplineCode } }, user)
  // The tree may not grow below the agent at the bottom.
  expect((await list(low)).data.invite).toBeNull()
  for (const code of ['ABSENT99', low.code]) expect(await apply(code)).toMatchObject(malformed('uplineCode'))
  expect((await apply(top.code.toLowerCase())).data.status).toBe('RECEIVED')
  const { applicationId, revision } = (await gateway.rows('agentApplications', { userId: user.userId }))[0]!
  expect((await list(top)).data.total).toBe(1)
  const decision = { accept: true } as const
  const saved = await decideAgentApplication(gateway.ctx, { applicationId, revision, actor: 'operator:mai', decision })
  expect(saved).toMatchObject({ uplineUserId: top.userId, campaignId: id })
  const { data } = await list(top)
  expect(data.total).toBe(2)
  expect(data.items.at(-1)).toMatchObject({ people: 0, joinedAt: NOW, rebate: { amount: '0', unit: 'USDT' } })
})

test('[AUTH-8] an application without an invite needs a campaign from who accepts it', async () => {
  const user = await gateway.register()
  await gateway.call(applyAsAgent, { body: { channel: 'A channel', country: 'VN' } }, user)
  const { applicationId, revision } = (await gateway.rows('agentApplications', { userId: user.userId }))[0]!
  const decision = { accept: true } as const
  const order = { applicationId, revision, actor: 'operator:mai', decision }
  await expect(decideAgentApplication(gateway.ctx, order)).rejects.toMatchObject({ codeName: 'MALFORMED' })
})
