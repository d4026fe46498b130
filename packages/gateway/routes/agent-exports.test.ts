import Big from 'big.js'
import { expect, test } from 'vitest'
import { createAgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { readExport, readExportAnswer } from '#gateway/testing/read-export.ts'
import { malformed, targetOf } from '#gateway/testing/signed-request.ts'
import { DAY, NOW } from '#gateway/testing/task-world.ts'
import { performance, performanceExport } from '@fanfare/contract/agent/performance.ts'
import { rebateExport, rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralExport, referralList, saveReferralNote } from '@fanfare/contract/agent/referrals.ts'

const { gateway, world, id, agent } = await createAgentWorld({ now: NOW })

type Call = typeof rebateExport | typeof referralExport | typeof performanceExport
const send = (call: Call, query: Record<string, string> = {}, campaignId = id, { token } = agent) =>
  gateway.send({ method: 'GET', target: targetOf(call, { params: { id: campaignId }, query }), token })
const file = async (call: Call, query: Record<string, string> = {}) => readExportAnswer(await send(call, query))
const inList = (query: Record<string, string> = {}) =>
  gateway.call(rebateList, { params: { id }, query: { pageSize: 500, ...query } }, agent)

const referral = await world.addReferral(id, agent, { registeredAt: NOW - 3 * DAY, firstTradeAt: NOW - DAY })
const line = { referralId: referral.userId }
await world.addLines(id, agent, { ...line, count: 2_500, at: `${NOW} - n * 60000` })
await world.addLines(id, agent, { ...line, count: 7, at: `${NOW - DAY} - n`, rebate: '0', product: "'FUTURES'" })
const clawBack = { ...line, rebate: '-0.1 * n', kind: "'CLAW_BACK'" }
await world.addLines(id, agent, { ...clawBack, count: 9, at: `${NOW - DAY} - n` })

test('[AGT-2] an export is a plain table of the list, with its description and digest beside', async () => {
  const response = await send(rebateExport, { timeZone: 'Asia/Kathmandu', status: 'PENDING' })
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="rebates-2026-10-22-2026-11-20.csv"',
    'cache-control': 'no-store',
  })
  const { about, columns, rows, totals, digest, said } = readExportAnswer(response)
  expect(about).toEqual({
    export: 'rebates',
    campaign: id,
    timeZone: 'Asia/Kathmandu',
    from: '2026-10-22',
    to: '2026-11-20',
    filter: 'status=PENDING',
    asOf: '2026-11-20T10:00:00.000Z',
  })
  expect(columns.slice(0, 4)).toEqual(['at', 'rebateId', 'referralId', 'invitee'])
  expect(said).toBe(digest)
  const { data } = await inList({ timeZone: 'Asia/Kathmandu', status: 'PENDING' })
  expect(rows).toHaveLength(data.total)
  expect(totals.rows).toBe(String(data.total))
  expect(rows[0]).toMatchObject({
    at: '2026-11-20 15:44:00+05:45',
    rebateId: data.items[0]?.rebateId,
    status: 'PENDING',
  })
  expect(rows.slice(0, 500).map((row) => [row.rebateId, row.referralId, row.invitee, row.rebate, row.symbol])).toEqual(
    data.items.map((line) => [line.rebateId, line.referralId, line.invitee, line.rebate.amount, line.symbol]),
  )
})

test.each<Record<string, string>>([
  { timeZone: 'Asia/Kathmandu', status: 'PENDING' },
  {},
  { product: 'FUTURES' },
  { status: 'NONE' },
  { from: '2026-11-19', to: '2026-11-19' },
  { search: 'no such text' },
  { minRebate: '3', maxRebate: '4.5' },
])('[AGT-2] the totals of an export are those of the list and the sums of its rows: %o', async (filter) => {
  const { rows, totals, sums } = await file(rebateExport, filter)
  const { data } = await inList(filter)
  expect(rows).toHaveLength(data.total)
  for (const column of ['volume', 'fee', 'bonusFee', 'rebate'] as const) {
    expect(totals[column], column).toBe(data.totals[column]?.amount)
    expect(sums(column), column).toBe(totals[column])
  }
})

test('[AGT-2] a file has the chosen columns in the chosen order, and an unknown one is refused by name', async () => {
  const { columns, rows } = await file(rebateExport, { columns: 'rebate,at', product: 'FUTURES' })
  expect(columns).toEqual(['rebate', 'at'])
  expect(Object.keys(rows[0] ?? {})).toEqual(columns)
  for (const columns of ['', 'rebate,', 'password', 'rebate,rebate', 'toString']) {
    const response = await send(rebateExport, { columns })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(malformed('columns'))
  }
})

test('[AGT-2][DEV-13] texts of others cannot run as formulas, numbers below zero stay numbers, and all texts come back', async () => {
  const other = await world.addAgent(id)
  const hostile = ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', 'a "b", c', 'ünï 你好', "'quoted", '＝1']
  const { token } = other
  for (const note of hostile) {
    const { referralId } = await world.addReferral(id, other)
    const body = { referralId, note, tag: note.slice(0, 20) }
    await gateway.call(saveReferralNote, { params: { id }, body }, { token })
  }
  const { rows } = readExport((await send(referralExport, {}, id, other)).rawPayload)
  const shown = hostile.map((text) => text.trim()).map((text) => (/^[=+\-@\t＝]/.test(text) ? `'${text}` : text))
  expect(new Set(rows.map(({ note }) => note))).toEqual(new Set(shown))
  const hostileLine = { rebate: '-7.5', symbol: `E'=A1"\\r\\n,x'` }
  await world.addLines(id, other, { ...hostileLine, referralId: 'u1', count: 1, at: `${NOW - 1000}` })
  const text = (await send(rebateExport, { columns: 'symbol,rebate' }, id, other)).body
  expect(text).toBe(`\uFEFF"symbol","rebate"\r\n"'=A1""\r\n,x",-7.5\r\n`)
})

test('[AGT-2] rows are in the file in the order of the screen, each once', async () => {
  for (const sort of ['at', '-rebate'] as const) {
    const [{ rows }, { data }] = [await file(rebateExport, { sort }), await inList({ sort })]
    expect(new Set(rows.map(({ rebateId }) => rebateId)).size).toBe(data.total)
    expect(rows.slice(0, 500).map(({ rebateId }) => rebateId)).toEqual(data.items.map(({ rebateId }) => rebateId))
  }
  const query = { sort: 'netDeposit', pageSize: 500 } as const
  const { data } = await gateway.call(referralList, { params: { id }, query }, agent)
  const { rows } = await file(referralExport, { sort: query.sort })
  expect(rows.map(({ referralId }) => referralId)).toEqual(data.items.map(({ referralId }) => referralId))
})

test('[AGT-2] the file has the paid fee beside the gross fee and what did not count', async () => {
  const { rows } = await file(rebateExport, { product: 'FUTURES' })
  for (const { fee = '', bonusFee = '', paidFee = '' } of rows)
    expect(new Big(fee).minus(bonusFee).eq(paidFee), `${fee} − ${bonusFee}`).toBe(true)
})

test('[AGT-2] a person has one id and one name in the file of referrals, of rebates and of a statement', async () => {
  const [referrals, rebates, statement] = [
    await file(referralExport),
    await file(rebateExport),
    await file(rebateExport, { statement: '2026-11' }),
  ]
  const person = referrals.rows.find(({ referralId }) => referralId === referral.referralId)
  for (const { rows } of [rebates, statement])
    expect(new Set(rows.map(({ referralId, invitee }) => `${referralId} ${invitee}`))).toEqual(
      new Set([`${person?.referralId} ${person?.name}`]),
    )
})

test('[AGT-2] the export of referrals has the rows and totals of the list, masked', async () => {
  const { rows, totals, sums, digest, said } = await file(referralExport)
  const { data } = await gateway.call(referralList, { params: { id } }, agent)
  expect(rows).toHaveLength(data.total)
  expect(rows[0]).toMatchObject({ referralId: referral.referralId, name: data.items[0]?.maskedName, status: 'TRADED' })
  expect(rows[0]).toMatchObject({ registeredAt: '2026-11-17 10:00:00+00:00', verifiedAt: '' })
  expect([totals.volume, totals.netDeposit]).toEqual([data.totals.volume.amount, data.totals.netDeposit.amount])
  expect(sums('volume')).toBe(totals.volume)
  expect(said).toBe(digest)
})

const DAYS = { from: '2026-11-01', to: '2026-11-20' }
const page = async () => (await gateway.call(performance, { params: { id }, query: DAYS }, agent)).data

test('[AGT-2] the table of codes is a file of its own, with the rows and figures of the page', async () => {
  const { about, rows, totals } = await file(performanceExport, { ...DAYS, table: 'codes' })
  const data = await page()
  expect(about).toMatchObject({ export: 'performance-codes', filter: '' })
  expect(rows.map(({ vipCode, rebate }) => [vipCode, rebate])).toEqual(
    data.byCode.map(({ vipCode, rebate }) => [vipCode, rebate.amount]),
  )
  expect(totals).toMatchObject({ registered: String(data.totals.registered), rebate: data.totals.rebate.amount })
})

test('[AGT-2] products, symbols and the branch are files with the rows and figures of their tables', async () => {
  const data = await page()
  const rowsOf = async (table: string) => (await file(performanceExport, { ...DAYS, table })).rows
  expect(data.byProduct.length * data.bySymbol.length * data.tree.length).toBeGreaterThan(0)
  expect(await rowsOf('products')).toEqual(
    data.byProduct.map(({ product, volume, rebate }) => ({ product, volume: volume.amount, rebate: rebate.amount })),
  )
  expect(await rowsOf('symbols')).toEqual(
    data.bySymbol.map(({ symbol, volume }) => ({ symbol, volume: volume.amount })),
  )
  expect((await rowsOf('branch')).map((row) => [row.agent, row.depth, row.own, row.rebate])).toEqual(
    data.tree.map(({ maskedName, depth, own, rebate }) => [maskedName, String(depth), String(own), rebate.amount]),
  )
})

test('[AGT-2] the export of the performance has each day, and the totals of the page', async () => {
  const { about, rows, totals, sums } = await file(performanceExport, DAYS)
  const data = await page()
  expect(about).toMatchObject({ export: 'performance', from: '2026-11-01', filter: '' })
  expect(rows.map(({ day }) => day)).toEqual(data.items.map(({ day }) => day).toSorted())
  expect(rows.at(-1)).toMatchObject({ day: '2026-11-20', complete: 'false' })
  for (const column of ['registered', 'firstTrade'] as const) expect(totals[column]).toBe(String(data.totals[column]))
  for (const column of ['volume', 'rebate'] as const) {
    expect(totals[column]).toBe(data.totals[column].amount)
    expect(sums(column)).toBe(totals[column])
  }
})

test('[AGT-2] a filter that cannot be read is refused with an envelope', async () => {
  for (const call of [rebateExport, referralExport, performanceExport])
    expect((await send(call, { timeZone: 'Mars/Base' })).json()).toMatchObject(malformed('timeZone'))
})

test('[AGT-2][GW-1][D-26] each export is in the audit log with its agent, the number of its rows and its digest', async () => {
  const { digest, rows } = await file(rebateExport, { product: 'FUTURES' })
  expect((await gateway.rows('auditLog', { action: 'agent.export' })).at(-1)).toMatchObject({
    actor: agent.userId,
    subject: id,
    detail: { export: 'rebates', days: '2026-10-22-2026-11-20', filter: 'product=FUTURES', rows: rows.length, digest },
  })
})
