import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { withTimeouts } from '@fanfare/gateway/db/timeouts.ts'
import { seedUsers } from '@fanfare/gateway/seed/seed-users.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralList } from '@fanfare/contract/agent/referrals.ts'
import type { Figure } from '../figure.ts'
import { whole } from '../support/statistics.ts'
import { type BenchDb, onGateway } from './bench-gateway.ts'
import { gatewayP95 } from './request-times.ts'
import { CAMPAIGN_ID, insertAgents, insertReferrals, insertSums } from './insert-referrals.ts'
import { insertTraders } from './insert-rows.ts'
import { signedRequest } from './signed-request.ts'

const LINES = Number(process.env.BENCH_AGENT_LINES ?? 5_000_000)
const REFERRALS = LINES / 10
const AGENTS = 100
const GOAL_P95_MS = 150
const READS = 40
const DAY_MS = 86_400_000
const VACUUM_MS = 600_000
/** The first query that needs the sums of single referrals; from then on the worker keeps those of the same days. */
const FIRST_BY_VOLUME = 'by volume'

/** @returns how long the worker took to add up the days that were asked for, ms */
async function untilKept(db: BenchDb) {
  const began = Date.now()
  for (;;) {
    const { rows } = await sql`select from agent_periods where is_kept`.execute(db)
    if (rows.length > 0) return Date.now() - began
    await sleep(20)
  }
}

/** The queries of 90 days, by the name in the report. */
const QUERIES = (from: string): [name: string, call: { path: string }, query: string][] => {
  const days = `from=${from}&timeZone=Asia/Bangkok`
  return [
    ['rebates', rebateList, days],
    ['by amount', rebateList, `${days}&sort=-rebate`],
    ['pending', rebateList, `${days}&status=PENDING`],
    ['of futures', rebateList, `${days}&product=FUTURES&source=SUB`],
    ['above an amount', rebateList, `${days}&minRebate=1.9`],
    ['of one referral', rebateList, `${days}&referralId=rf-10`],
    ['found by user', rebateList, `${days}&search=bench-20`],
    ['page 500', rebateList, `${days}&pageIndex=500&pageSize=50`],
    ['referrals', referralList, days],
    ['by volume', referralList, `${days}&sort=-volume`],
    ['last active', referralList, `${days}&sort=-lastActiveAt&status=TRADED`],
    ['with volume', referralList, `${days}&minVolume=1000&source=DIRECT`],
    ['performance', performance, `${days}&pageSize=100`],
    ['performance of futures', performance, `${days}&pageSize=100&product=FUTURES`],
    ['campaigns', agentCampaigns, ''],
    ['detail', getActivityDetailInfo, `activityId=${CAMPAIGN_ID}`],
  ]
}

export const agents: Figure = {
  name: 'agents',
  goal: `${whole(REFERRALS)} referrals, ${whole(LINES)} rebates: a call of the largest agent p95 ≤ ${GOAL_P95_MS} ms`,
  run: ({ say }) =>
    onGateway(async (gateway, db) => {
      const now = Date.now()
      say(`  making ${whole(LINES)} rebates of ${whole(REFERRALS)} referrals`)
      const users = await seedUsers({ databaseUrl: gateway.databaseUrl, users: AGENTS })
      const agentIds = users.map(({ userId }) => userId)
      await insertTraders(db, { activityIds: [], count: REFERRALS, joinedAt: now })
      await insertAgents(db, agentIds, now)
      await insertReferrals(db, { agentIds, referrals: REFERRALS, lines: LINES, now })
      await insertSums(db, agentIds)
      const owner = createDb({ connectionString: gateway.ownerUrl, poolSize: 1 })
      await withTimeouts(VACUUM_MS, async () => {
        await sql`set statement_timeout = ${sql.lit(VACUUM_MS)}`.execute(owner)
        await sql`vacuum (analyze) rebate_lines, rebate_sums, rebate_days, rebate_quarters, referral_sums, agent_referrals, users`.execute(
          owner,
        )
      }).finally(() => owner.destroy())
      const from = new Date(now - 89 * DAY_MS).toISOString().slice(0, 10)
      const times: [name: string, ms: number][] = []
      let [first, kept] = [0, 0]
      for (const [name, { path }, query] of QUERIES(from)) {
        const target = `${path.replace('{id}', CAMPAIGN_ID)}${query === '' ? '' : `?${query}`}`
        const next = () =>
          signedRequest({ origin: gateway.origin, method: 'GET', path: target, token: users[0]?.token ?? '' })
        const time = (reads: number) => gatewayP95(gateway, { route: path.replace('{id}', ':id'), reads, next })
        if (name === FIRST_BY_VOLUME) {
          first = await time(1)
          kept = await untilKept(db)
          say(`  the first call by volume ${whole(first)} ms, its sums kept ${whole(kept)} ms later`)
        }
        const ms = await time(READS)
        say(`  ${name} ${whole(ms)} ms`)
        times.push([name, ms])
      }
      return [
        {
          figure: `Rebates, referrals and performance of an agent with a tenth of ${whole(LINES)} rebates`,
          goal: `p95 ≤ ${GOAL_P95_MS} ms of gateway time`,
          measured: `p95: ${times.map(([name, ms]) => `${name} ${whole(ms)} ms`).join(', ')}; the first call by volume ${whole(first)} ms, its sums kept ${whole(kept)} ms later`,
          how: `${READS} signed calls of each over 90 days, one after another; ${whole(REFERRALS)} referrals of ${AGENTS} agents; from a call’s arrival until its answer, by the gateway’s log`,
          isMet: times.every(([, ms]) => ms <= GOAL_P95_MS),
        },
      ]
    }),
}
