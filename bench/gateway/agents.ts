import { sql } from 'kysely'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { withTimeouts } from '@fanfare/gateway/db/timeouts.ts'
import { seedUsers } from '@fanfare/gateway/seed/seed-users.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { performance } from '@fanfare/contract/agent/performance.ts'
import { rebateList } from '@fanfare/contract/agent/rebates.ts'
import { referralList } from '@fanfare/contract/agent/referrals.ts'
import { whole } from '../support/statistics.ts'
import { type BenchDb, onGateway } from './bench-gateway.ts'
import { gatewayP95 } from './request-times.ts'
import { inParts, insertTraders } from './insert-rows.ts'
import { signedRequest } from './signed-request.ts'
import { secondsUntil } from './until-evaluated.ts'
import { programmeSchema } from '@fanfare/activities/programme.ts'
import { inLongTransaction } from '@fanfare/gateway/db/transaction.ts'
import { replaceRebateSums } from '@fanfare/gateway/rebates/db/rebate-lines.ts'

const SIZE = 100_000
const DAYS = 365
const CAMPAIGN_ID = 'bench-agents'

const programme = programmeSchema.parse({
  alias: CAMPAIGN_ID,
  timeZone: 'Asia/Bangkok',
  startTime: '-400d 00:00',
  endTime: '+400d 00:00',
  levels: [
    {
      id: 'silver',
      activeTraders: 0,
      rates: { SPOT: '0.3', FUTURES: '0.4', COPY: '0.2' },
      texts: { en: { name: 'Silver' } },
    },
  ],
  activeVolume: { amount: '100', unit: 'USDT' },
  texts: { en: { title: 'Agents' } },
})

/** The first agent is the upline of the second. */
async function insertAgents(db: BenchDb, agentIds: readonly string[], now: number) {
  const [startTime, endTime] = [now - 400 * DAY_MS, now + 400 * DAY_MS]
  await db
    .insertInto('agentCampaigns')
    .values({
      campaignId: CAMPAIGN_ID,
      alias: CAMPAIGN_ID,
      startTime,
      endTime,
      definition: JSON.stringify(programme),
      publishedAt: startTime,
      updatedAt: startTime,
    })
    .execute()
  const settledThrough = new Date(now - 2 * DAY_MS).toISOString().slice(0, 10)
  await sql`
    insert into agents (campaign_id, user_id, upline_id, joined_at, settled_through)
    select ${CAMPAIGN_ID}, id, case when n = 2 then ${agentIds[0]} end, ${startTime}::bigint, ${settledThrough}
    from unnest(${agentIds}::text[]) with ordinality as a(id, n)`.execute(db)
  await sql`update users set agent_id = user_id where user_id = any(${agentIds}::text[])`.execute(db)
  await sql`
    insert into agent_codes (code, campaign_id, agent_id, label, is_main, created_at)
    select upper(vip_code), ${CAMPAIGN_ID}, user_id, '', true, ${startTime}::bigint from users where user_id = any(${agentIds}::text[])
  `.execute(db)
}

/**
 * The traders `bench-1` … as referrals: every 50th of the second agent, every other tenth of the first, and all others of the rest. Each
 * line is a trade within the last year; those of the second agent's referrals go to the first.
 */
async function insertReferrals(
  db: BenchDb,
  { agentIds, referrals, lines, now }: { agentIds: readonly string[]; referrals: number; lines: number; now: number },
) {
  const agentOf = sql`(${agentIds}::text[])[case when n % 50 = 0 then 2 when n % 10 = 0 then 1 else 3 + n % ${agentIds.length - 2}::int end]`
  const ago = sql`(random() * ${DAYS * DAY_MS}::bigint)::bigint`
  await inParts(db, { to: referrals, size: SIZE }, (tx, numbers) =>
    sql`
      insert into agent_referrals (user_id, referral_id, campaign_id, agent_id, code, bound_at, registered_at, verified_at,
        first_deposit_at, first_trade_at, last_active_at, balance)
      select 'bench-' || n, 'rf-' || n, ${CAMPAIGN_ID}, agent_id, c.code, at, at, case when n % 3 > 0 then at + 1 end,
        case when n % 4 > 1 then at + 2 end, case when n % 5 > 2 then at + 3 end, at + 4, n % 60000
      from (
        select n, ${agentOf} as agent_id, ${now}::bigint - ${ago} as at
        from ${numbers} as n
      ) as r join agent_codes c using (agent_id)
      on conflict do nothing`.execute(tx),
  )
  await inParts(db, { to: lines, size: SIZE }, (tx, numbers) =>
    sql`
      insert into rebate_lines (campaign_id, agent_id, user_id, event_id, kind, at, source, code, product, symbol, volume, fee,
        deductions, deducted, rate, rebate, reason, settle_day, created_at)
      select ${CAMPAIGN_ID}, case when r.agent_id = ${agentIds[1]} then ${agentIds[0]} else r.agent_id end, r.user_id, 'bench-' || l.line,
        'TRADE', l.at, case when r.agent_id = ${agentIds[1]} then 'SUB' else 'DIRECT' end, r.code,
        (array['SPOT', 'FUTURES', 'FUTURES', 'COPY'])[1 + l.line % 4],
        (array['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT', 'ADAUSDT', 'TONUSDT'])[1 + l.line % 6],
        l.volume, l.volume / 2000, '[]', 0, 0.4, case when l.line % 7 > 0 then trunc(l.volume / 5000, 8) else 0 end,
        case when l.line % 7 = 0 then 'CAP_REACHED' end, to_char(to_timestamp(l.at / 1000), 'YYYY-MM-DD'), l.at
      from (
        select line, 'bench-' || (1 + (line * 7919::bigint) % ${referrals}::int) as user_id, ${now}::bigint - ${ago} as at,
          1 + trunc((random() * 10000)::numeric, 4) as volume
        from ${numbers} as line
      ) as l join agent_referrals r using (user_id)`.execute(tx),
  )
}

/** The sums of all lines, as the worker keeps them. */
async function insertSums(db: BenchDb, agentIds: readonly string[]) {
  for (const agentId of agentIds)
    await inLongTransaction(db, async (tx) => {
      await replaceRebateSums(tx, agentId)
      await sql`
        insert into referral_sums (campaign_id, agent_id, user_id, bucket, volume, rebate, deposits)
        select campaign_id, agent_id, user_id, at / 900000, sum(volume), sum(rebate), sum(case when line_id % 20 = 0 then 100 else 0 end)
        from rebate_lines where campaign_id = ${CAMPAIGN_ID} and agent_id = ${agentId} group by 1, 2, 3, 4`.execute(tx)
    })
}

const LINES = 5_000_000
const REFERRALS = LINES / 10
const AGENTS = 100
const GOAL_P95_MS = 150
const READS = 40
const VACUUM_MS = 600_000
/** The first query that needs the sums of single referrals; from then on the worker keeps those of the same days. */
const FIRST_BY_VOLUME = 'by volume'

/** @returns how long the worker took to add up the days that were asked for, s */
const untilKept = (db: BenchDb) =>
  secondsUntil(async () => (await sql`select from agent_periods where is_kept`.execute(db)).rows.length > 0)

/** The queries of 90 days, with their names in the report. */
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

export const agents = onGateway(async (gateway, db, say) => {
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
      kept = 1000 * (await untilKept(db))
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
})
