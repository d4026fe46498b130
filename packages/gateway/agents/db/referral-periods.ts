import { sql, type RawBuilder } from 'kysely'
import { endBucket, firstBucket, type AgentFilter } from './agent-facts.ts'
import { insertNew, query, queryValues, type Db } from '../../db/client.ts'

/** The days of a list of an agent; quarters of an hour since the epoch. */
type Period = Pick<AgentFilter, 'campaignId' | 'agentId' | 'bounds'>

/** Null for days that the agent has not asked for lately; `isKept`: the sums of its referrals are. */
export const findPeriod = async (db: Db, { campaignId, agentId, ...days }: Period) =>
  (await db
    .selectFrom('agentPeriods')
    .select(['periodId', 'isKept', 'askedAt'])
    .where('campaignId', '=', campaignId)
    .where('agentId', '=', agentId)
    .where('firstBucket', '=', firstBucket(days))
    .where('endBucket', '=', endBucket(days))
    .executeTakeFirst()) ?? null

/** Asks the worker to keep the sums of these days. */
export const insertPeriod = (db: Db, { campaignId, agentId, ...days }: Period, askedAt: number) =>
  insertNew(db, 'agentPeriods', {
    campaignId,
    agentId,
    firstBucket: firstBucket(days),
    endBucket: endBucket(days),
    askedAt,
  })

/** Notes that the agent still asks for these days, unless the worker is changing them: readers never wait for it. */
export const touchPeriod = (db: Db, agentId: string, periodId: string, now: number) =>
  query(db)`
    update agent_periods set asked_at = ${now}::bigint
    where agent_id = ${agentId} and period_id in (
      select period_id from agent_periods where agent_id = ${agentId} and period_id = ${periodId}::bigint for update skip locked)
  `

/** Forgets periods that were last asked for before `askedBefore` (ms), and all but the `limit` newest ones of an agent. */
export async function deleteOldPeriods(db: Db, { askedBefore, limit }: { askedBefore: number; limit: number }) {
  await query(db)`delete from agent_periods where asked_at < ${askedBefore}::bigint`
  await query(db)`
    delete from agent_periods p using (
      select agent_id, period_id, row_number() over (partition by agent_id order by asked_at desc, period_id desc) as place
      from agent_periods where agent_id in (select agent_id from agent_periods where not is_kept)
    ) as o where p.agent_id = o.agent_id and p.period_id = o.period_id and o.place > ${limit}
  `
}

/** Agents with periods that wait for their sums. */
export const listAgentsWithNewPeriods = (db: Db) =>
  queryValues<string>(db)`select distinct agent_id from agent_periods where not is_kept order by agent_id`

/** Keeps the sums of referral sums `s` within periods `p`. Reads before it writes: the sums are on the agent's node, the rows on the users'. */
async function keepSums(tx: Db, from: RawBuilder<unknown>) {
  const rows = await query(tx)`
    select p.period_id, s.user_id, sum(s.volume) as volume, sum(s.rebate) as rebate, sum(s.deposits - s.withdrawals) as net
    from ${from} group by p.period_id, s.user_id`
  if (rows.length === 0) return
  await query(tx)`
    insert into referral_periods as k (period_id, user_id, volume, rebate, net)
    select "periodId", "userId", volume, rebate, net from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s("periodId" bigint, "userId" text, volume numeric, rebate numeric, net numeric)
    order by 1, 2
    on conflict (period_id, user_id) do update set volume = excluded.volume, rebate = excluded.rebate, net = excluded.net
  `
}

/** Adds up the periods of an agent that wait for it. The agent must be locked, so that no sum changes before they are kept. */
export async function keepNewPeriods(tx: Db, agentId: string) {
  // By their ids, because the agent may ask for other days between these statements.
  const periodIds = await queryValues<string>(tx)`
    update agent_periods set is_kept = true where agent_id = ${agentId} and not is_kept returning period_id`
  await keepSums(
    tx,
    sql`agent_periods p join referral_sums s on s.campaign_id = p.campaign_id and s.agent_id = p.agent_id
      and s.bucket >= p.first_bucket and s.bucket < p.end_bucket
    where p.agent_id = ${agentId} and p.period_id = any(${periodIds}::bigint[])`,
  )
}

/** Deletes the sums of all periods of an agent, which wait for them again. */
export const deletePeriodSums = (tx: Db, agentId: string) =>
  query(tx)`
    with emptied as (update agent_periods set is_kept = false where agent_id = ${agentId} returning period_id)
    delete from referral_periods where period_id in (select period_id from emptied)
  `

/**
 * Computes the kept sums of these referrals anew. `scope`: a table of changed sums with `campaignId`, `agentId`, `userId` and `from`,
 * the instant (ms) of the first one.
 */
export async function updatePeriodSums(tx: Db, scope: RawBuilder<unknown>) {
  await keepSums(
    tx,
    sql`${scope} c join agent_periods p on p.campaign_id = c."campaignId" and p.agent_id = c."agentId"
      and p.is_kept and p.end_bucket > c."from" / 900000
    join referral_sums s on s.campaign_id = p.campaign_id and s.agent_id = p.agent_id and s.user_id = c."userId"
      and s.bucket >= p.first_bucket and s.bucket < p.end_bucket`,
  )
}
