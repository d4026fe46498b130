import { expect, test } from 'vitest'
import { createAgentWorld } from '#gateway/agents/testing/agent-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { agentViews, saveAgentViews, type AgentView } from '@fanfare/contract/agent/views.ts'
import { saveReferralNote } from '@fanfare/contract/agent/referrals.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const { gateway, world, id, agent } = await createAgentWorld()

const view = (name: string, query = 'product=SPOT&from=2026-11-01'): AgentView => ({ name, page: 'rebate', query })
const save = (user: TestUser, items: AgentView[], campaignId = id) =>
  gateway.call(saveAgentViews, { params: { id: campaignId }, body: { items } }, user)
const read = async (user: TestUser, campaignId = id) => gateway.call(agentViews, { params: { id: campaignId } }, user)
const note = (user: TestUser, body: { referralId: string; note?: string; tag?: string }, campaignId = id) =>
  gateway.call(saveReferralNote, { params: { id: campaignId }, body }, user)

test('[AGT-2] saved filters replace the earlier ones and are read again in their order', async () => {
  expect((await read(agent)).data).toEqual({ items: [] })
  await save(agent, [view('First'), view('Second', '')])
  expect((await save(agent, [view(' Futures, last week '), view('First')])).data).toEqual({
    items: [view('Futures, last week'), view('First')],
  })
  expect((await read(agent)).data.items.map(({ name }) => name)).toEqual(['Futures, last week', 'First'])
})

test('[AGT-2] the 21st filter, a name without a letter and a name of 1,000 characters are refused by field', async () => {
  for (const [items, path] of [
    [Array.from({ length: 21 }, () => view('One')), 'items'],
    [[view('Fine'), view('  ')], 'items.1.name'],
    [[view('x'.repeat(1000))], 'items.0.name'],
    [[view('Long', 'x'.repeat(501))], 'items.0.query'],
  ] as const) {
    const answer = await save(agent, [...items])
    expect([answer.status, answer.code]).toEqual([400, '40000'])
    expect((answer.data as unknown as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual([path])
  }
})

test('[AGT-3] saved filters of a campaign are not those of another campaign or agent', async () => {
  const other = await world.addAgent(id)
  await save(agent, [view('Mine')])
  expect((await read(other)).data).toEqual({ items: [] })
})

test('[AGT-2] a note and a tag are trimmed, kept when absent, and deleted when empty', async () => {
  const { referralId } = await world.addReferral(id, agent)
  expect((await note(agent, { referralId, note: ' met at the fair ', tag: 'VIP' })).data).toEqual({
    referralId,
    note: 'met at the fair',
    tag: 'VIP',
  })
  expect((await note(agent, { referralId, tag: 'vip 2' })).data).toMatchObject({
    note: 'met at the fair',
    tag: 'vip 2',
  })
  expect((await note(agent, { referralId, note: '=SUM(A1)' })).data).toMatchObject({ note: '=SUM(A1)', tag: 'vip 2' })
  expect((await note(agent, { referralId, note: '   ' })).data).toMatchObject({ note: null, tag: 'vip 2' })
  expect((await note(agent, { referralId, tag: '' })).data).toMatchObject({ note: null, tag: null })
  for (const [body, path] of [
    [{ note: 'x'.repeat(141) }, 'note'],
    [{ tag: 'x'.repeat(25) }, 'tag'],
  ] as const) {
    expect(await note(agent, { referralId, ...body })).toMatchObject(malformed(path))
  }
})

test('[AGT-3] an agent notes referrals of agents below, each agent with an own note, and none of others', async () => {
  const below = await world.addAgent(id, agent.userId)
  const lowest = await world.addAgent(id, below.userId)
  const { referralId } = await world.addReferral(id, lowest)
  for (const [who, text] of [
    [agent, 'top'],
    [below, 'middle'],
    [lowest, 'own'],
  ] as const)
    expect((await note(who, { referralId, note: text })).data).toMatchObject({ note: text })
  expect((await note(agent, { referralId, tag: 'a' })).data).toMatchObject({ note: 'top' })
  const stranger = await world.addAgent(id)
  const above = await world.addReferral(id, agent)
  expect((await note(stranger, { referralId, note: 'x' })).code).toBe('51001')
  expect((await note(below, { referralId: above.referralId, note: 'x' })).code).toBe('51001')
  expect((await note(agent, { referralId: 'absent', note: 'x' })).code).toBe('51001')
})
