import { expect, test } from 'vitest'
import { addLines } from '#gateway/agents/testing/agent-lines.ts'
import { AgentWorld, type Agent } from '#gateway/agents/testing/agent-world.ts'
import { notPermitted, targetOf } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { DAY, NOW } from '#gateway/testing/task-world.ts'
import { ROUTES } from '#gateway/routes/registry.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralList } from '@fanfare/contract/agent/referrals.ts'

const gateway = await borrowGateway({ now: NOW })

const CALLS = ROUTES.map(({ call }) => call).filter(({ auth, name }) => auth === 'agent' && name !== 'agentCampaigns')
const BODIES: Record<string, object> = {
  createAgentCode: { label: 'New', givesBack: '0.01' },
  orderAgentCodes: { vipCodes: ['UNKNOWN9'] },
  saveAgentCode: { vipCode: 'UNKNOWN9', label: 'New' },
  saveAgentTargets: { rebate: null, firstTrades: 5, volume: null },
  saveAgentViews: { items: [] },
  saveReferralNote: { referralId: 'unknown', note: 'x' },
  saveSubAgentRate: { subAgentId: 'unknown', rates: { SPOT: '0.1', FUTURES: '0.1', COPY: '0.1' } },
}
const QUERIES: Record<string, Record<string, string>> = { agentSubAgent: { subAgentId: 'unknown' } }

async function ask(call: CallDefinition, id: string, { token }: Agent): Promise<string> {
  const target = targetOf(call, { params: { id }, query: QUERIES[call.name] ?? { activityId: id } })
  const body = call.method === 'GET' ? {} : { body: JSON.stringify(BODIES[call.name] ?? {}) }
  return (await gateway.send({ method: call.method, target, token, ...body })).body
}
const outcome = (text: string) => ({ ...(JSON.parse(text) as { code: string; data: unknown }), requestTime: 0 })

const world = new AgentWorld(gateway)
const id = await world.addCampaign('mine')
const mine = { id, agent: await world.addAgent(id) }
const other = await world.addCampaign('foreign')
const agent = await world.addAgent(other)
const { userId, referralId } = await world.addReferral(other, agent, { registeredAt: NOW - DAY })
const line = { campaignId: other, agentId: agent.userId, userId, code: agent.code }
await addLines(gateway.db, [{ ...line, at: NOW - DAY, settleDay: '2026-11-19' }])
const foreign = { id: other, agent, referralId }

test.each(CALLS.map((call) => [call.name, call] as const))(
  '[AGT-3][D-19] %s answers alike for the campaign of another agent and an unknown one',
  async (_name, call) => {
    const [other, unknown] = [await ask(call, foreign.id, mine.agent), await ask(call, 'unknown', mine.agent)]
    expect(outcome(other)).toEqual(outcome(unknown))
    expect(outcome(other).code).toBe('51001')
    for (const secret of [foreign.agent.code, foreign.agent.userId, foreign.referralId])
      expect(other).not.toContain(secret)
  },
)

test('[AGT-3] the agents’ calls of the registry are found', () => {
  expect(CALLS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'agentPermission',
      'getActivityDetailInfo',
      'rebateList',
      'referralList',
      'performance',
      'agentTargets',
      'saveAgentTargets',
    ]),
  )
})

test('[AGT-3][D-19] no filter of a list opens the data of another agent of the same campaign', async () => {
  const neighbour = await world.addAgent(foreign.id)
  const below = await world.addAgent(foreign.id, foreign.agent.userId)
  for (const { token } of [neighbour, below])
    for (const query of [
      { search: foreign.agent.code },
      { vipCode: foreign.agent.code },
      { referralId: foreign.referralId },
      {},
    ])
      for (const call of [rebateList, referralList]) {
        const answer = await gateway.call(call, { params: { id: foreign.id }, query }, { token })
        expect([answer.code, answer.data.total]).toEqual(['00000', 0])
      }
})

test('[AGT-1] a suspended agent is refused by every call of a campaign and sees it as suspended', async () => {
  const suspended = await world.addAgent(mine.id)
  const { token, userId } = suspended
  await gateway.change('agents', { suspendedAt: NOW }, { userId })
  for (const call of CALLS) {
    const { code, data } = outcome(await ask(call, mine.id, suspended))
    expect.soft([code, data], call.name).toEqual(['51030', { reasonCode: 'SUSPENDED' }])
  }
  const { data } = await gateway.call(agentCampaigns, {}, { token })
  expect(data.items).toMatchObject([{ activityId: mine.id, suspended: true }])
})

test('[AGT-1] a user without an agent account is refused, an agent without a campaign has none', async () => {
  const user = await gateway.register()
  expect(await gateway.call(agentCampaigns, {}, user)).toMatchObject(notPermitted('NOT_AGENT'))
  await gateway.change('users', { agentId: 'ag_x' }, { userId: user.userId })
  expect((await gateway.call(agentCampaigns, {}, user)).data).toEqual({ items: [], total: 0 })
})
