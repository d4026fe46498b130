import Big from 'big.js'
import { expect, test } from 'vitest'
import { addAgentTree } from '#gateway/agents/testing/agent-tree.ts'
import { AgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { seedOf } from '#gateway/testing/random.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { NOW } from '#gateway/testing/task-world.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { performance, PERFORMANCE_SORTS } from '@fanfare/contract/agent/performance.ts'
import { rebateList, REBATE_SORTS } from '@fanfare/contract/agent/rebates.ts'
import { referralList, REFERRAL_SORTS } from '@fanfare/contract/agent/referrals.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { listRebatePlaces } from '#gateway/agents/db/agent-rebates.ts'
import { findPage } from '#gateway/agents/db/agent-referral-list.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import type { ListCursor } from '#gateway/agents/db/list-places.ts'
import { openRebates } from '#gateway/agents/list-my-rebates.ts'
import { openReferrals } from '#gateway/agents/list-my-referrals.ts'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { targetOf, malformed } from '#gateway/testing/signed-request.ts'
import { decideAgentApplication } from '#gateway/agents/operate/decide-agent-application.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { applyAsAgent } from '@fanfare/contract/agent/application.ts'
import { agentSubAgent, agentSubAgents, saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'

const gateway = await borrowGateway({ now: NOW })
const seed = seedOf(process.env.SEED_OF_AGENTS)
const tree = await addAgentTree(new AgentWorld(gateway), seed)

type Query = NonNullable<CallInput<typeof rebateList>['query']>
type Common = Pick<Query, 'from' | 'to' | 'timeZone' | 'source' | 'vipCode' | 'search'>

const asTop = () => ({ token: tree.agents[0].token })
const params = () => ({ id: tree.campaignId })
const sum = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()
const sumOf = (items: readonly object[], field: string): string =>
  sum(items.map((item) => (item as Record<string, { amount: string }>)[field]?.amount ?? '0'))
const countOf = <Field extends string>(parts: readonly Record<Field, number>[], field: Field): number =>
  parts.reduce((total, part) => total + part[field], 0)

async function readAll<Data extends { items: readonly object[]; total: number }>(
  call: CallDefinition,
  query: Record<string, unknown>,
): Promise<Data> {
  const items: object[] = []
  for (let pageIndex = 0; ; pageIndex += 1) {
    const target = targetOf(call, { params: params(), query: { ...query, pageIndex } })
    const response = await gateway.send({ method: 'GET', target, ...asTop() })
    const { code, data } = response.json<{ code: string; data: Data }>()
    expect(code).toBe('00000')
    items.push(...data.items)
    if (data.items.length === 0) return { ...data, items }
  }
}
const allRebates = (query: Query) => readAll<CallData<typeof rebateList>>(rebateList, { ...query, pageSize: 130 })
const allReferrals = (query: Common) => readAll<CallData<typeof referralList>>(referralList, { ...query, pageSize: 17 })

const readPerformance = async (query: Common) => {
  const input = { params: params(), query: { ...query, pageSize: 366 } }
  return (await gateway.call(performance, input, asTop())).data
}

/** The day by the clock of the zone, without the code under test. */
const clockDay = (at: number, zone: string): string => new Date(wallTime(at, zone)).toISOString().slice(0, 10)

const FILTERS = (): [name: string, query: Common][] => [
  ['the last 30 days', {}],
  ['one day of Kathmandu', { from: '2026-11-19', to: '2026-11-19', timeZone: 'Asia/Kathmandu' }],
  ['70 days across a change of clocks', { from: '2026-09-12', to: '2026-11-20', timeZone: 'America/New_York' }],
  ['sub-agents alone', { source: 'SUB', from: '2026-10-01', timeZone: 'Pacific/Auckland' }],
  ['direct alone', { source: 'DIRECT', from: '2026-10-01', to: '2026-11-21', timeZone: 'Pacific/Kiritimati' }],
  ['one code', { vipCode: tree.agents[0].code.toLowerCase() }],
  ['a code below', { vipCode: tree.agents[2].code }],
  ['a search for a code', { search: tree.agents[1].code.toLowerCase().slice(1), from: '2026-09-20' }],
  ['a search for a user', { search: ` ${tree.referrals[0]?.userId ?? ''} `, from: '2026-09-20' }],
]

test(`[AGT-2] rebates, referrals and performance agree for every filter and zone to the last decimal (seed ${String(seed)})`, async () => {
  const top = tree.agents[0].userId
  for (const [name, query] of FILTERS()) {
    const { from = '2026-10-22', to = '2026-11-20', timeZone = 'UTC', source, vipCode, search } = query
    const counts = ({ code, userId }: { code: string; userId: string }) =>
      (vipCode === undefined || vipCode.toUpperCase() === code) &&
      (search === undefined || search.trim() === userId || code.toLowerCase().includes(search.trim().toLowerCase()))
    const isIn = (at: number) => clockDay(at, timeZone) >= from && clockDay(at, timeZone) <= to
    const lines = tree.lines.filter(
      (line) =>
        line.agentId === top && isIn(line.at) && counts(line) && (source === undefined || source === line.source),
    )
    const rebates = await allRebates(query)
    const referrals = await allReferrals(query)
    const report = await readPerformance(query)

    expect.soft(rebates.total, name).toBe(lines.length)
    expect.soft(rebates.items.length, name).toBe(lines.length)
    expect.soft(new Set(rebates.items.map(({ rebateId }) => rebateId)).size, name).toBe(lines.length)
    const volume = sum(lines.map((line) => line.volume ?? '0'))
    const rebate = sum(lines.map((line) => line.rebate ?? '0'))
    for (const [where, sums] of [
      ['rebates', rebates.totals],
      ['referrals', referrals.totals],
      ['performance', report.totals],
    ] as const)
      expect.soft([name, where, sums.volume.amount, sums.rebate?.amount]).toEqual([name, where, volume, rebate])
    expect.soft(sumOf(rebates.items, 'volume'), name).toBe(volume)
    expect.soft(sumOf(rebates.items, 'rebate'), name).toBe(rebate)
    expect.soft(sumOf(rebates.items, 'fee'), name).toBe(rebates.totals.fee.amount)
    const { settled, pending, today } = rebates.totals
    expect.soft(sum([settled.amount, pending.amount, today.amount]), name).toBe(rebate)
    expect.soft(sum([sumOf(rebates.days, 'direct'), sumOf(rebates.days, 'sub')]), name).toBe(rebate)
    const ofStatus = (status: string) => rebates.items.filter((item) => item.status === status)
    expect.soft(sumOf(ofStatus('SETTLED'), 'rebate'), name).toBe(settled.amount)
    expect.soft(sumOf(ofStatus('NONE'), 'rebate'), name).toBe('0')

    for (const field of ['volume', 'rebate', 'netDeposit'])
      expect.soft(sumOf(referrals.items, field), `${name} ${field}`).toBe(sumOf([referrals.totals], field))
    const { registered, verified, deposited, traded } = referrals.totals
    expect.soft(registered + verified + deposited + traded, name).toBe(referrals.total)
    expect.soft(referrals.totals.netDeposit.amount, name).toBe(report.totals.netDeposit.amount)
    expect.soft(referrals.totals.newInWindow, name).toBe(report.totals.registered)

    for (const field of ['registered', 'verified', 'firstDeposit', 'firstTrade'] as const) {
      const instant = `${field}At` as const
      const people = tree.referrals.filter(
        (person) =>
          counts(person) &&
          (source === undefined || (source === 'DIRECT') === (person.direct === tree.agents[0])) &&
          person[instant] !== null &&
          isIn(person[instant]),
      )
      expect.soft([name, field, report.totals[field]]).toEqual([name, field, people.length])
      for (const parts of [report.items, report.byCode])
        expect.soft(countOf<typeof field>(parts, field), `${name} ${field}`).toBe(people.length)
    }
    expect.soft(countOf(report.tree, 'own'), name).toBe(report.totals.registered)
    for (const parts of [report.items, report.byCode, report.byProduct, report.tree])
      expect.soft(sumOf(parts, 'rebate'), name).toBe(rebate)
    for (const parts of [report.items, report.byProduct, report.bySymbol])
      expect.soft(sumOf(parts, 'volume'), name).toBe(volume)
    expect.soft(countOf(report.byCode, 'visits'), name).toBe(report.totals.visits)
  }
})

test('[AGT-2] each line has its own day, also where the clocks change', async () => {
  const timeZone = 'America/New_York'
  const query = { from: '2026-10-25', to: '2026-11-07', timeZone }
  const { items, days } = await allRebates(query)
  const report = await readPerformance(query)
  for (const { day, rebate } of report.items) {
    const ofDay = items.filter(({ at }) => clockDay(at, timeZone) === day)
    expect.soft(sumOf(ofDay, 'rebate'), day).toBe(rebate.amount)
    const chart = days.find((one) => one.day === day)
    expect.soft(sum([chart?.direct.amount ?? '0', chart?.sub.amount ?? '0']), day).toBe(rebate.amount)
  }
  expect(report.items).toHaveLength(14)
})

test('[AGT-2] the period before has the same number of days', async () => {
  const { previous, previousDays } = await readPerformance({
    from: '2026-11-01',
    to: '2026-11-10',
    timeZone: 'Asia/Tehran',
  })
  const before = await readPerformance({ from: '2026-10-22', to: '2026-10-31', timeZone: 'Asia/Tehran' })
  expect(previous).toEqual(before.totals)
  expect(previousDays).toEqual(before.items)
  expect(new Big(before.totals.rebate.amount).gt(0)).toBe(true)
})

test('[AGT-2] filters of single lines select the same lines on all pages and in the totals', async () => {
  const top = tree.agents[0].userId
  const mine = tree.lines.filter(({ agentId }) => agentId === top)
  const [person] = tree.referrals
  const from = '2026-09-01'
  const cases: [query: Query, isIn: (line: (typeof mine)[number]) => boolean][] = [
    [{ referralId: person?.referralId }, ({ userId }) => userId === person?.userId],
    [{ minRebate: '1', maxRebate: '2.5' }, ({ rebate = '0' }) => new Big(rebate).gte(1) && new Big(rebate).lte('2.5')],
    [{ product: 'SPOT', status: 'NONE' }, ({ product, rebate = '0' }) => product === 'SPOT' && new Big(rebate).eq(0)],
    [{ status: 'SETTLED' }, ({ settleDay, rebate = '0' }) => settleDay <= '2026-11-17' && !new Big(rebate).eq(0)],
    [{ status: 'PENDING' }, ({ settleDay, rebate = '0' }) => settleDay > '2026-11-17' && !new Big(rebate).eq(0)],
    [{ referralId: 'unknown' }, () => false],
  ]
  for (const [query, isIn] of cases) {
    const expected = mine.filter(isIn)
    const { items, total, totals } = await allRebates({ from, ...query })
    const name = JSON.stringify(query)
    expect.soft([items.length, total], name).toEqual([expected.length, expected.length])
    expect.soft(totals.rebate.amount, name).toBe(sum(expected.map(({ rebate = '0' }) => rebate)))
    expect.soft(sumOf(items, 'rebate'), name).toBe(totals.rebate.amount)
  }
})

const ROWS = { from: '2026-10-01', timeZone: 'UTC' }
type Rows = { items: Record<string, unknown>[]; total: number }

/** Instants, counts and the small amounts of the test, as numbers; days in the order of the calendar. */
const valueOf = (value: unknown): number => {
  if (typeof value === 'string') return Date.parse(value)
  return typeof value === 'object' && value !== null ? Number((value as { amount: string }).amount) : Number(value ?? 0)
}

test.each([
  ...REBATE_SORTS.map((sort) => [rebateList.name, sort, rebateList] as const),
  ...REFERRAL_SORTS.map((sort) => [referralList.name, sort, referralList] as const),
  ...PERFORMANCE_SORTS.map((sort) => [performance.name, sort, performance] as const),
])('[AGT-2] %s sorts by %s in both directions, and its pages have each row once', async (_name, sort, call) => {
  for (const sign of ['', '-']) {
    const query = { ...ROWS, sort: `${sign}${sort}`, pageSize: 13 }
    const { items: rows, total } = await readAll<Rows>(call, query)
    expect(rows.length).toBe(total)
    expect(total).toBeGreaterThan(13)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(total)
    const values = rows.map((row) => valueOf(row[sort]))
    expect(values).toEqual(values.toSorted((a, b) => (sign === '' ? a - b : b - a)))
  }
})

test.each(REFERRAL_SORTS.flatMap((sort) => [sort, `-${sort}` as const]))(
  '[AGT-2] referrals that are limited by their volume have the same order by %s, page by page',
  async (sort) => {
    const query = { ...ROWS, sort, pageSize: 13 }
    const { items } = await readAll<Rows>(referralList, query)
    expect((await readAll<Rows>(referralList, { ...query, minVolume: '0' })).items).toEqual(items)
  },
)

/** The places of a whole list, and those that are read in batches of seven. */
async function readBoth(list: (limit: number, after?: ListCursor) => Promise<ListCursor[]>) {
  const batched: ListCursor[] = []
  for await (const batch of batchesOf<ListCursor>((after) => list(7, after), 7)) batched.push(...batch)
  return [await list(10_000), batched]
}
const inBothDirections = <Sort>(sorts: readonly Sort[]) =>
  sorts.flatMap((sort) => [true, false].map((isDescending) => [sort, isDescending] as const))

test.each(inBothDirections(REBATE_SORTS))(
  '[AGT-2] lines read in batches by %s (descending: %s) are those of one reading',
  async (sort, isDescending) => {
    const caller = callerOf(tree.agents[0].userId)
    const { filter } = await openRebates(gateway.db, caller, tree.campaignId, ROWS, NOW)
    const [whole, batches] = await readBoth((limit, after) =>
      listRebatePlaces(gateway.db, filter, { sort, isDescending, limit, after }),
    )
    expect(batches).toEqual(whole)
  },
)

test.each(inBothDirections(REFERRAL_SORTS))(
  '[AGT-2] referrals read in batches by %s (descending: %s) are those of one reading',
  async (sort, isDescending) => {
    const caller = callerOf(tree.agents[0].userId)
    const query = { ...ROWS, registered: 'any' as const }
    const { filter } = await openReferrals(gateway.db, caller, tree.campaignId, query, NOW)
    const [whole, batches] = await readBoth((limit, after) =>
      findPage(gateway.db, filter, { sort, isDescending, limit, after }),
    )
    expect(whole).toHaveLength(tree.referrals.length)
    expect(batches).toEqual(whole)
  },
)

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
  const decision = { applicationId, revision, actor: 'operator:mai', accept: true }
  const saved = await decideAgentApplication(gateway.ctx, decision)
  expect(saved).toMatchObject({ uplineUserId: top.userId, campaignId: id })
  const { data } = await list(top)
  expect(data.total).toBe(2)
  expect(data.items.at(-1)).toMatchObject({ people: 0, joinedAt: NOW, rebate: { amount: '0', unit: 'USDT' } })
})
