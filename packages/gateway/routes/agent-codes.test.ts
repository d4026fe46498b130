import { expect, test } from 'vitest'
import { AgentWorld } from '#gateway/agents/testing/agent-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { agentCodes, createAgentCode, orderAgentCodes, saveAgentCode } from '@fanfare/contract/agent/codes.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const DAY = 86_400_000

const gateway = await borrowGateway()
const world = new AgentWorld(gateway)
const id = await world.addCampaign()

const create = (user: TestUser, body: { label?: string; givesBack?: string; vipCode?: string } = {}, campaignId = id) =>
  gateway.call(
    createAgentCode,
    { params: { id: campaignId }, body: { label: 'Channel', givesBack: '0.1', ...body } },
    user,
  )
const list = async ({ token }: TestUser, campaignId = id) =>
  gateway.call(agentCodes, { params: { id: campaignId } }, { token, headers: { language: 'de_DE' } })
const bucket = (at: number) => Math.floor(at / 900_000)

test('[AGT-4] a code of the agent’s choice is trimmed, in upper case, and listed after the main one', async () => {
  const agent = await world.addAgent(id)
  const made = await create(agent, { label: '  Telegram  ', vipCode: 'aurora8', givesBack: '0.050' })
  const expected = {
    vipCode: 'AURORA8',
    label: 'Telegram',
    url: `${gateway.config.siteOrigin}/en/register?vipCode=AURORA8`,
    isMain: false,
    paused: false,
    kind: 'OWN',
    rate: '0.35',
    givesBack: '0.05',
    visits: 0,
    registered: 0,
    firstDeposit: 0,
    firstTrade: 0,
    rebate: { amount: '0', unit: 'USDT' },
  }
  expect(made).toMatchObject({ code: '00000', data: expected })
  const drawn = await create(agent)
  expect(drawn.data.vipCode).toMatch(/^[A-Z2-9]{8}$/)
  const { items } = (await list(agent)).data
  expect(items.map(({ vipCode }) => vipCode)).toEqual([agent.code, 'AURORA8', drawn.data.vipCode])
  expect(items[0]).toMatchObject({ isMain: true, rate: '0.4', givesBack: '0' })
  expect(items[1]?.url).toBe(`${gateway.config.siteOrigin}/de/register?vipCode=AURORA8`)
})

test('[AGT-4] counts visits, registrations, first deposits, first trades and rebates of the last 30 days by code', async () => {
  const agent = await world.addAgent(id)
  const now = gateway.clock.now()
  const code = (await create(agent)).data.vipCode
  const [recent, old] = [now - 3 * DAY, now - 31 * DAY]
  await world.addReferral(id, { ...agent, code }, { registeredAt: recent, firstDepositAt: recent })
  await world.addReferral(id, { ...agent, code }, { registeredAt: old, firstDepositAt: old, firstTradeAt: recent })
  await world.addReferral(id, agent, { registeredAt: recent })
  const day = new Date(recent).toISOString().slice(0, 10)
  await gateway.db
    .insertInto('codeVisits')
    .values(['a', 'b', 'c'].map((client, at) => ({ code, day, client, at: at === 2 ? old : recent })))
    .execute()
  const sum = {
    campaignId: id,
    agentId: agent.userId,
    source: 'DIRECT',
    product: 'SPOT',
    settleDay: day,
    lines: 1,
  } as const
  const more = { symbol: 'BTC/USDT', paying: true, volume: '100', fee: '1', deducted: '0' }
  await gateway.db
    .insertInto('rebateSums')
    .values([
      { ...sum, ...more, code, bucket: bucket(recent), rebate: '0.25000000' },
      { ...sum, ...more, code, bucket: bucket(recent) + 1, rebate: '-0.5' },
      { ...sum, ...more, code, bucket: bucket(old), rebate: '7' },
    ])
    .execute()
  const { items } = (await list(agent)).data
  expect(items).toMatchObject([
    { vipCode: agent.code, visits: 0, registered: 1, firstDeposit: 0, firstTrade: 0, rebate: { amount: '0' } },
    { vipCode: code, visits: 2, registered: 1, firstDeposit: 1, firstTrade: 1, rebate: { amount: '-0.25' } },
  ])
})

test('[AGT-4] codes of agents below follow with the difference of the rates and a masked name for their label', async () => {
  const agent = await world.addAgent(id)
  const below = await world.addAgent(id, agent.userId)
  const lowest = await world.addAgent(id, below.userId)
  await gateway.change('agents', { rates: JSON.stringify({ FUTURES: '0.3' }) }, { userId: below.userId })
  await create(below, { label: 'Secret plan' })
  const { items } = (await list(agent)).data
  expect(items.map(({ kind }) => kind)).toEqual(['OWN', 'SUB', 'SUB', 'SUB'])
  expect(new Set(items.slice(1).map(({ rate }) => rate))).toEqual(new Set(['0.1']))
  expect(items.map(({ vipCode }) => vipCode)).toEqual(expect.arrayContaining([below.code, lowest.code]))
  expect(JSON.stringify(items)).not.toContain('Secret plan')
  expect((await list(below)).data.items.map(({ kind }) => kind)).toEqual(['OWN', 'OWN', 'SUB'])
  expect((await list(lowest)).data.items).toHaveLength(1)
})

test('[AGT-4] refuses a share above the lowest rate, a label without a letter, and a code of another form', async () => {
  const agent = await world.addAgent(id)
  expect((await create(agent, { givesBack: '0.1' })).code).toBe('00000')
  for (const [body, path] of [
    [{ givesBack: '0.1000001' }, 'givesBack'],
    [{ givesBack: '-0.1' }, 'givesBack'],
    [{ label: '   ' }, 'label'],
    [{ label: 'x'.repeat(1000) }, 'label'],
    [{ vipCode: 'abc' }, 'vipCode'],
    [{ vipCode: 'ABC-DEF' }, 'vipCode'],
  ] as const)
    expect(await create(agent, body)).toMatchObject(malformed(path))
})

test('[AGT-4] the share is limited by the agreed rate and by the level of this month', async () => {
  const agent = await world.addAgent(id)
  const month = new Date(gateway.clock.now()).toISOString().slice(0, 7)
  const level = { campaignId: id, agentId: agent.userId, month, level: 1, activeTraders: 7, decidedAt: 0 }
  await gateway.db.insertInto('agentLevels').values(level).execute()
  expect((await create(agent, { givesBack: '0.2' })).data).toMatchObject({ rate: '0.3' })
  await gateway.change('agents', { rates: JSON.stringify({ COPY: '0.02' }) }, { userId: agent.userId })
  expect((await create(agent, { givesBack: '0.03' })).code).toBe('40000')
})

test('[AGT-4] a campaign with two codes refuses the third with 51071, also of ten at once', async () => {
  const few = await world.addCampaign('few', { codes: 2 })
  const agent = await world.addAgent(few)
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(agent, {}, few)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', ...Array.from({ length: 9 }, () => '51071')])
  const refused = answers.filter(({ code }) => code === '51071')
  for (const { data } of refused) expect(data).toEqual({ tipKey: 'agent.code.error_limit' })
  expect((await list(agent, few)).data.items).toHaveLength(2)
})

test('[AGT-4] of two agents who take a code at once exactly one gets it, the other 51051 with its field', async () => {
  const agents = await Promise.all([world.addAgent(id), world.addAgent(id)])
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(agents.map((agent) => create(agent, { vipCode: `RACE${round}` })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', '51051'])
    expect(answers.find(({ code }) => code === '51051')?.data).toEqual({ field: 'vipCode' })
  }
})

test('[AGT-4] a code of an account is taken, in any case of its letters', async () => {
  const [agent, other] = [await world.addAgent(id), await world.addAgent(id)]
  for (const vipCode of [other.code, other.code.toLowerCase()])
    expect(await create(agent, { vipCode })).toMatchObject({ code: '51051', data: { field: 'vipCode' } })
})

const change = (user: TestUser, body: { vipCode: string; label?: string; paused?: boolean }, campaignId = id) =>
  gateway.call(saveAgentCode, { params: { id: campaignId }, body }, user)
const reorder = (user: TestUser, vipCodes: string[]) =>
  gateway.call(orderAgentCodes, { params: { id }, body: { vipCodes } }, user)
const codesOf = (items: readonly { vipCode: string }[]) => items.map(({ vipCode }) => vipCode)

test('[AGT-4] a code is renamed, paused and resumed; each change is one line of the audit log', async () => {
  const agent = await world.addAgent(id)
  const { vipCode } = (await create(agent)).data
  const lower = vipCode.toLowerCase()
  expect(await change(agent, { vipCode: lower, label: '  Newsletter ' })).toMatchObject({
    data: { vipCode, label: 'Newsletter', paused: false },
  })
  expect((await change(agent, { vipCode, paused: true })).data).toMatchObject({ label: 'Newsletter', paused: true })
  expect((await change(agent, { vipCode, paused: true })).data).toMatchObject({ paused: true })
  expect((await list(agent)).data.items[1]).toMatchObject({ vipCode, paused: true })
  expect((await change(agent, { vipCode, paused: false })).data).toMatchObject({ paused: false })
  expect((await change(agent, { vipCode: agent.code, label: 'Main channel' })).data.label).toBe('Main channel')
  const lines = await gateway.rows('auditLog', { subject: vipCode, actor: agent.userId })
  const actions = ['agent.code_created', ...Array.from({ length: 4 }, () => 'agent.code_changed')]
  expect(lines.map(({ action }) => action)).toEqual(actions)
})

test('[AGT-4] the main code is never paused, and an empty or long label is refused', async () => {
  const agent = await world.addAgent(id)
  for (const [body, path] of [
    [{ paused: true }, 'paused'],
    [{ label: ' ' }, 'label'],
    [{ label: 'x'.repeat(41) }, 'label'],
  ] as const)
    expect(await change(agent, { vipCode: agent.code, ...body })).toMatchObject(malformed(path))
})

test('[AGT-4] codes keep the order that the agent gave them; the main one stays first, new ones come last', async () => {
  const agent = await world.addAgent(id)
  const [a, b, c] = [
    (await create(agent)).data.vipCode,
    (await create(agent)).data.vipCode,
    (await create(agent)).data.vipCode,
  ]
  expect(codesOf((await reorder(agent, [c, a])).data.items)).toEqual([agent.code, c, a, b])
  const newest = (await create(agent)).data.vipCode
  expect(codesOf((await list(agent)).data.items)).toEqual([agent.code, c, a, b, newest])
  expect(codesOf((await reorder(agent, [newest, newest, b])).data.items)).toEqual([agent.code, newest, b, c, a])
})

test('[AGT-3] no agent changes or orders the codes of another one, also not of one below', async () => {
  const agent = await world.addAgent(id)
  const below = await world.addAgent(id, agent.userId)
  for (const vipCode of [below.code, (await create(below)).data.vipCode, 'ABSENT99']) {
    expect((await change(agent, { vipCode, label: 'Mine' })).code).toBe('51001')
    expect((await reorder(agent, [vipCode])).code).toBe('51001')
  }
})
