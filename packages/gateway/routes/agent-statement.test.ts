import { expect, test } from 'vitest'
import { openSession } from '#gateway/accounts/open-session.ts'
import { addSettlements } from '#gateway/agents/testing/agent-lines.ts'
import { createAgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { digestOfField, readExportAnswer } from '#gateway/testing/read-export.ts'
import { malformed, targetOf } from '#gateway/testing/signed-request.ts'
import { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { agentStatement } from '@fanfare/contract/agent/statement.ts'

const OCTOBER = Date.parse('2026-10-01T00:00:00Z')
const DAY = 86_400_000

let now = Date.parse('2026-11-20T10:00:00Z')
const { gateway, world, id, agent } = await createAgentWorld({ now: () => now })

const sumOf = (settleDay: string) =>
  gateway.db
    .selectFrom('rebateLines')
    .select((eb) => eb.fn.sum<string>('rebate').as('rebate'))
    .where('settleDay', '=', settleDay)
    .executeTakeFirst()
const settle = (day: string, sums: { amount: string; carried: string; paid: string }) =>
  addSettlements(gateway.db, { campaignId: id, agentId: agent.userId, settledAt: 7 }, [day], sums)
const settleThrough = (settledThrough: string) => gateway.change('agents', { settledThrough }, { userId: agent.userId })
const read = (month?: string, { token } = agent) =>
  gateway.call(agentStatement, { params: { id }, query: month === undefined ? {} : { month } }, { token })
const download = async (month: string, token = agent.token, more: Record<string, string> = {}) => {
  const target = targetOf(rebateExport, { params: { id }, query: { statement: month, ...more } })
  return gateway.send({ method: 'GET', target, token })
}

const referral = await world.addReferral(id, agent)
const line = { referralId: referral.userId }
await world.addLines(id, agent, { ...line, count: 4_500, at: `${OCTOBER} + (n % 31) * ${DAY}::bigint + n * 1000` })
const clawBack = { ...line, rebate: '-2.5', kind: "'CLAW_BACK'" }
await world.addLines(id, agent, { ...clawBack, count: 3, at: `${OCTOBER + 5 * DAY} + n` })
await world.addLines(id, agent, { ...line, count: 12, at: `${OCTOBER + 40 * DAY} + n` })
await settle('2026-09-30', { amount: '-3', carried: '-3', paid: '0' })
for (let day = 0; day < 31; day += 1) {
  const text = new Date(OCTOBER + day * DAY).toISOString().slice(0, 10)
  const { rebate = '0' } = (await sumOf(text)) ?? {}
  await settle(text, { amount: rebate, carried: '0', paid: day === 0 ? String(Number(rebate) - 3) : rebate })
}

test('[AGT-2] a month has no digest until its last day is paid; the newest is shown first', async () => {
  await settleThrough('2026-10-30')
  const { data } = await read()
  expect(data).toMatchObject({
    months: ['2026-11', '2026-10'],
    statement: { month: '2026-11', lines: 12, settled: false },
  })
  expect((await read('2026-10')).data.statement).toMatchObject({ settled: false, digest: null })
  await settleThrough('2026-10-31')
  expect((await read('2026-10')).data.statement).toMatchObject({
    settled: true,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('[AGT-2] digest and totals of a statement follow from the downloaded file', async () => {
  const { statement } = (await read('2026-10')).data
  const response = await download('2026-10')
  const { about, rows, sums, totals, digest, said } = readExportAnswer(response)
  expect([digest, said]).toEqual([statement?.digest, statement?.digest])
  expect(digestOfField(response.headers['x-content-digest'])).toBe(digest)
  expect(about).toEqual({ export: 'statement', campaign: id, agent: agent.userId, timeZone: 'UTC', month: '2026-10' })
  expect(statement).toMatchObject({
    lines: rows.length,
    fee: { amount: sums('fee') },
    bonusFee: { amount: sums('bonusFee') },
    rebate: { amount: sums('rebate') },
    clawedBack: { amount: '-7.5' },
    timeZone: 'UTC',
    from: OCTOBER,
    to: OCTOBER + 31 * DAY,
  })
  expect(totals.rebate).toBe(sums('rebate'))
  const key = ({ settleDay = '', at = '', rebateId = '' }: Record<string, string>) =>
    `${settleDay} ${at} ${rebateId.padStart(12, '0')}`
  expect(rows.map(key)).toEqual(rows.map(key).toSorted())
  for (const { day, lines, rebate } of statement?.days ?? []) {
    const ofDay = rows.filter(({ settleDay }) => settleDay === day)
    expect(ofDay).toHaveLength(lines)
    expect(ofDay.reduce((sum, row) => sum + Number(row.rebate), 0)).toBeCloseTo(Number(rebate.amount), 8)
  }
})

test('[AGT-2] rebates and the amount carried in equal payments and the amount carried on', async () => {
  const { statement } = (await read('2026-10')).data
  const amount = (money: { amount: string } | undefined) => Number(money?.amount)
  expect(statement?.carriedIn).toEqual({ amount: '-3', unit: 'USDT' })
  const after = amount(statement?.paid) + amount(statement?.carried)
  expect(amount(statement?.rebate) + amount(statement?.carriedIn)).toBeCloseTo(after, 8)
})

test('[AGT-2] times have their offset from January 2027 on; earlier statements keep the bytes that agents have saved', async () => {
  const times = async (month: string) => [
    ...new Set(readExportAnswer(await download(month)).rows.map(({ at }) => at?.replace(/\d\d:\d\d:\d\d/, '…'))),
  ]
  for (const at of ['2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z'])
    await world.addLines(id, agent, { ...line, count: 1, at: String(Date.parse(at)) })
  expect(await times('2026-12')).toEqual(['2026-12-31 …'])
  expect(await times('2027-01')).toEqual(['2027-01-01 …+00:00'])
})

test('[AGT-2] the file of a settled month always has the same bytes', async () => {
  const { rawPayload: before } = await download('2026-10')
  now += 3 * DAY
  const { session } = await openSession(gateway.ctx, gateway.db, agent, null)
  await world.addLines(id, agent, { referralId: referral.userId, count: 3, at: `${now} - n` })
  const { rawPayload: later } = await download('2026-10', session.token, {
    columns: 'rebate',
    timeZone: 'Asia/Tokyo',
    product: 'COPY',
  })
  expect(later.equals(before)).toBe(true)
})

test('[AGT-3] another agent of the campaign sees no month of it, and a month without lines is null', async () => {
  const other = await world.addAgent(id)
  expect((await read(undefined, other)).data).toEqual({ months: [], statement: null })
  expect(readExportAnswer(await download('2026-10', other.token)).rows).toEqual([])
  for (const month of ['2026-09', '0000-01', '9999-12'])
    expect((await read(month, other)).data).toMatchObject({ statement: null })
  expect(await read('2026-13', other)).toMatchObject(malformed('month'))
})
