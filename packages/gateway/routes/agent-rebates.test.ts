import { expect, test } from 'vitest'
import { addLines, type LineInput } from '#gateway/agents/testing/agent-lines.ts'
import { createAgentWorld, usdt } from '#gateway/agents/testing/agent-world.ts'
import { HOUR, NOW } from '#gateway/testing/task-world.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'

const { gateway, world, id, agent } = await createAgentWorld({ now: NOW }, { timeZone: 'Asia/Bangkok' })
const at = (text: string): number => Date.parse(text)

await gateway.change('agents', { settledThrough: '2026-11-18' }, { userId: agent.userId })
const referral = await world.addReferral(id, agent, { registeredAt: NOW - 100 * HOUR })
const line = { campaignId: id, agentId: agent.userId, userId: referral.userId, code: agent.code }
const lines: Omit<LineInput, keyof typeof line>[] = [
  { eventId: 'paid', at: at('2026-11-18T03:00:00Z'), settleDay: '2026-11-18' },
  { eventId: 'late', at: at('2026-11-18T04:00:00Z'), settleDay: '2026-11-19', rebate: '0.30000000' },
  {
    eventId: 'bonus',
    at: at('2026-11-18T05:00:00Z'),
    settleDay: '2026-11-18',
    fee: '2',
    deducted: '2',
    deductions: [{ kind: 'BONUS', amount: '2' }],
    rebate: '0',
    reason: 'BONUS_FEE',
  },
  { eventId: 'today', at: at('2026-11-20T01:00:00Z'), settleDay: '2026-11-20', rebate: '0.4' },
  {
    eventId: 'paid',
    kind: 'CLAW_BACK',
    at: at('2026-11-20T02:00:00Z'),
    settleDay: '2026-11-20',
    volume: '0',
    fee: '0',
    rebate: '-0.4',
    reason: 'CLAW_BACK',
  },
]
await addLines(
  gateway.db,
  lines.map((one) => ({ ...line, ...one })),
)

const read = async (query: object = {}) => (await gateway.call(rebateList, { params: { id }, query }, agent)).data

test('[AGT-2][AGT-5] each line has its amounts, its status and the time of its payment, and no name', async () => {
  const { items, asOf } = await read({ sort: 'at' })
  expect(asOf).toBe(NOW)
  const settlesAt = (day: string) => at(`${day}T00:00:00+07:00`) + 44 * HOUR
  expect(items).toMatchObject([
    { status: 'SETTLED', rebate: usdt('0.4'), cappedTo: null, settlesAt: settlesAt('2026-11-18'), reasonCode: null },
    { status: 'PENDING', rebate: usdt('0.3'), cappedTo: usdt('0.3'), settlesAt: settlesAt('2026-11-19') },
    {
      status: 'NONE',
      rebate: usdt('0'),
      bonusFee: usdt('2'),
      deductions: [{ kind: 'BONUS', amount: '2' }],
      reasonCode: 'BONUS_FEE',
      cappedTo: null,
      settlesAt: null,
    },
    { status: 'PENDING', rebate: usdt('0.4'), settlesAt: settlesAt('2026-11-20') },
    {
      status: 'PENDING',
      rebate: usdt('-0.4'),
      reasonCode: 'CLAW_BACK',
      reverses: items[0]?.rebateId,
      volume: usdt('0'),
      fee: usdt('0'),
      cappedTo: null,
    },
  ])
  expect(items[0]).toMatchObject({
    invitee: expect.stringMatching(/^..\*\*\*@mail$/),
    source: 'DIRECT',
    vipCode: agent.code,
    product: 'FUTURES',
    symbol: 'BTCUSDT',
    volume: usdt('1000'),
    fee: usdt('1'),
    rate: '0.4',
  })
  expect(JSON.stringify(items)).not.toContain(referral.userId)
})

test('[AGT-2] the totals split into paid, pending and today, with the next payment', async () => {
  const { totals, total, days } = await read({ timeZone: 'Asia/Bangkok' })
  expect(total).toBe(5)
  expect(totals).toEqual({
    volume: usdt('4000'),
    fee: usdt('5'),
    bonusFee: usdt('2'),
    rebate: usdt('0.7'),
    settled: usdt('0.4'),
    pending: usdt('0.3'),
    today: usdt('0'),
    settlesAt: at('2026-11-20T20:00:00+07:00'),
    due: usdt('0.3'),
  })
  expect(days).toEqual([{ day: '2026-11-18', direct: usdt('0.7'), sub: usdt('0') }])
})

test('[AGT-2] a filter without lines has totals of zero and no next payment', async () => {
  expect(await read({ product: 'COPY' })).toMatchObject({
    items: [],
    total: 0,
    days: [],
    totals: { rebate: usdt('0'), settlesAt: null },
  })
})
