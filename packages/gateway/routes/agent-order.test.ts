import { expect, test } from 'vitest'
import { listRebateLines, type ListCursor } from '#gateway/agents/db/agent-rebates.ts'
import { listReferrals } from '#gateway/agents/db/agent-referral-list.ts'
import { openRebates } from '#gateway/agents/open-rebates.ts'
import { openReferrals } from '#gateway/agents/open-referrals.ts'
import { addAgentTree } from '#gateway/agents/testing/agent-tree.ts'
import { AgentWorld } from '#gateway/agents/testing/agent-world.ts'
import { targetOf } from '#gateway/testing/signed-request.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { NOW } from '#gateway/testing/task-world.ts'
import { PERFORMANCE_SORTS, performance } from '@fanfare/contract/agent/performance.ts'
import { REBATE_SORTS, rebateList } from '@fanfare/contract/agent/rebates.ts'
import { REFERRAL_SORTS, referralList } from '@fanfare/contract/agent/referrals.ts'

const gateway = await borrowGateway({ now: NOW })
const tree = await addAgentTree(new AgentWorld(gateway), 7)

type Row = Record<string, unknown>
const ROWS = { from: '2026-10-01', timeZone: 'UTC' }

async function readAll(
  call: typeof rebateList | typeof referralList | typeof performance,
  sort: string,
  more: Record<string, string> = {},
) {
  const rows: Row[] = []
  for (let pageIndex = 0; ; pageIndex += 1) {
    const query = { ...ROWS, ...more, sort, pageIndex, pageSize: 13 }
    const target = targetOf(call, { params: { id: tree.campaignId }, query })
    const response = await gateway.send({ method: 'GET', target, token: tree.agents[0].token })
    const { data } = response.json<{ data: { items: Row[]; total: number } }>()
    rows.push(...data.items)
    if (data.items.length === 0) return { rows, total: data.total }
  }
}

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
    const { rows, total } = await readAll(call, `${sign}${sort}`)
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
    const all = await readAll(referralList, sort)
    expect(await readAll(referralList, sort, { minVolume: '0' })).toEqual(all)
  },
)

/** All rows by cursors, as an export reads them. */
async function inBatches<Item extends { cursor: ListCursor }>(
  read: (after: ListCursor | undefined) => Promise<Item[]>,
): Promise<Item[]> {
  const all: Item[] = []
  for (;;) {
    const batch = await read(all.at(-1)?.cursor)
    if (batch.length === 0) return all
    all.push(...batch)
  }
}

test.each(REBATE_SORTS.flatMap((sort) => [[sort, false] as const, [sort, true] as const]))(
  '[AGT-2] lines read in batches by %s (descending: %s) are those of one reading',
  async (sort, isDescending) => {
    const { db } = gateway
    const [{ userId }] = tree.agents
    const { filter } = await openRebates(db, { userId }, tree.campaignId, ROWS, NOW)
    const order = { sort, isDescending }
    const whole = await listRebateLines(db, filter, { ...order, limit: 10_000 })
    expect(await inBatches((after) => listRebateLines(db, filter, { ...order, limit: 37, after }))).toEqual(whole)
  },
)

test.each(REFERRAL_SORTS.flatMap((sort) => [[sort, false] as const, [sort, true] as const]))(
  '[AGT-2] referrals read in batches by %s (descending: %s) are those of one reading',
  async (sort, isDescending) => {
    const { db } = gateway
    const [{ userId }] = tree.agents
    const query = { ...ROWS, registered: 'any' as const }
    const { filter } = await openReferrals(db, { userId }, tree.campaignId, query, NOW)
    const order = { sort, isDescending }
    const whole = await listReferrals(db, filter, { ...order, limit: 10_000 })
    expect(whole.length).toBe(tree.referrals.length)
    expect(await inBatches((after) => listReferrals(db, filter, { ...order, limit: 7, after }))).toEqual(whole)
  },
)
