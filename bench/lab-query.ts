import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { createDb } from '#gateway/db/client.ts'
import { openRebates } from '#gateway/domain/agent/open-rebates.ts'
import { openReferrals } from '#gateway/domain/agent/open-referrals.ts'
import { readPeriod } from '#gateway/domain/agent/read-period.ts'
import { listRebateLines, sumRebates } from '#gateway/db/agent-rebates.ts'
import { listReferrals, sumReferrals } from '#gateway/db/agent-referral-list.ts'
import { countSteps, countVisits, sumMovements, sumVolumes } from '#gateway/db/agent-performance.ts'
import { directIdsOf } from '#gateway/domain/agent/open-list.ts'
import { countActiveTraders } from '#gateway/db/agent-levels.ts'
import { listCodeFigures } from '#gateway/db/code-figures.ts'
const lab = JSON.parse(readFileSync('/tmp/lab-reads.json', 'utf8'))
const db = createDb({ connectionString: lab.url, poolSize: 1 })
const from = new Date(lab.now - 89 * 86400000).toISOString().slice(0, 10)
const q = (x: object) => ({ from, timeZone: 'Asia/Bangkok', registered: 'any', ...x }) as never
const caller = { userId: lab.top }
const only = process.argv[2]
const explain = process.argv[3] === 'explain'
async function time(name: string, run: (db: any) => Promise<unknown>) {
  if (only && only !== 'all' && !name.startsWith(only)) return
  const ts: number[] = []
  const tx = process.env.SEQ ? async (f: any) => db.transaction().execute(async (t) => { await sql`select set_config('enable_seqscan','on',true)`.execute(t); return f(t) }) : async (f: any) => f(db)
  for (let i = 0; i < 8; i++) { const s = performance.now(); await tx(run); ts.push(Math.round(performance.now() - s)) }
  console.log(name.padEnd(24), ts.join(' '))
}
const parts = { at: { sort: 'at', isDescending: true, limit: 20 }, rebate: { sort: 'rebate', isDescending: true, limit: 20 }, deep: { sort: 'at', isDescending: true, limit: 50, offset: 25000 } } as const
await time('open', (d) => openRebates(d, caller, 'bench-agents', q({}), lab.now))
for (const [n, x] of [['all', {}], ['amount', { minRebate: '1.9' }], ['referral', { referralId: 'rf-10' }], ['user', { search: 'bench-20' }], ['pending', {status:'PENDING'}]] as const) {
  const { filter } = await openRebates(db, caller, 'bench-agents', q(x), lab.now)
  await time(`rebate-sum ${n}`, (d) => sumRebates(d, filter, '2026-11-22'))
  for (const [p, part] of Object.entries(parts)) await time(`rebate-list ${n} ${p}`, (d) => listRebateLines(d, filter, part))
}
for (const [n, x] of [['all', {}], ['min', { minVolume: '1000' }], ['traded', { status: 'TRADED' }]] as const) {
  const { filter } = await openReferrals(db, caller, 'bench-agents', q(x), lab.now)
  await time(`referral-sum ${n}`, (d) => sumReferrals(d, filter))
  for (const sort of ['registeredAt', 'volume', 'lastActiveAt'] as const) await time(`referral-list ${n} ${sort}`, (d) => listReferrals(d, filter, { sort, isDescending: true, limit: 20 }))
}
{
  const o = await openRebates(db, caller, 'bench-agents', q({}), lab.now)
  const f = { ...o.filter, directIds: directIdsOf(o.branch, undefined), inWindow: false }
  await time('perf-volumes', (d) => sumVolumes(d, o.filter))
  await time('perf-steps', (d) => countSteps(d, f))
  await time('perf-visits', (d) => countVisits(d, ['X'], f))
  await time('perf-movements', (d) => sumMovements(d, f))
  await time('active', (d) => countActiveTraders(d, { campaignId: 'bench-agents', agentId: lab.top, start: lab.now - 30*86400000, end: lab.now }, '100'))
  await time('codes', (d) => listCodeFigures(d, { campaignId: 'bench-agents', agentId: lab.top, from: lab.now - 30*86400000, until: lab.now, fromBucket: Math.floor((lab.now - 30*86400000)/900000), untilBucket: Math.floor(lab.now/900000), limit: 500 }))
}
await db.destroy()
