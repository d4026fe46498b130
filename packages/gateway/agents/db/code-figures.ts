import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

interface CodeFilter {
  campaignId: string
  agentId: string
  /** Instants in ms, `until` exclusive, and the same in quarters of an hour. */
  from: number
  until: number
  fromBucket: number
  untilBucket: number
  limit: number
}

export interface CodeFigures {
  code: string
  label: string
  givesBack: string
  isMain: boolean
  isPaused: boolean
  /** The agent right below the caller in whose branch the code is; null for a code of the caller. */
  branchId: string | null
  /** Of the agent whose code it is. */
  loginName: string
  visits: number
  registered: number
  firstDeposit: number
  firstTrade: number
  /** Sum of the rebates that the code brought the caller. */
  rebate: string
}

/** The agent's own codes, the main one first, then in the agent's order and by age, and those of all agents below. */
export async function listCodeFigures(db: Db, filter: CodeFilter) {
  const { campaignId, agentId, from, until, fromBucket, untilBucket, limit } = filter
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::bigint and ${sql.ref(column)} < ${until}::bigint`
  const order = (branch: string, code: string) => sql`
    (${sql.ref(`${branch}.branch_id`)} is null) desc, ${sql.ref(`${code}.is_main`)} desc,
    case when ${sql.ref(`${branch}.branch_id`)} is null then ${sql.ref(`${code}.position`)} end nulls last,
    ${sql.ref(`${code}.created_at`)}, ${sql.ref(`${code}.code`)}`
  const { rows } = await sql<CodeFigures>`
    with recursive branch as (
      select ${agentId}::text as user_id, null::text as branch_id
      union all
      select a.user_id, coalesce(b.branch_id, a.user_id) from branch b
      join agents a on a.campaign_id = ${campaignId} and a.upline_id = b.user_id
    ), shown as (
      select c.*, b.branch_id from branch b
      join agent_codes c on c.campaign_id = ${campaignId} and c.agent_id = b.user_id
      order by ${order('b', 'c')} limit ${limit}::int
    ), earned as (
      select code, sum(rebate) as rebate from rebate_sums
      where campaign_id = ${campaignId} and agent_id = ${agentId} and bucket >= ${fromBucket}::int and bucket < ${untilBucket}::int
      group by code
    ), steps as (
      select code, count(*) filter (where ${within('registered_at')}) as registered,
        count(*) filter (where ${within('first_deposit_at')}) as first_deposit,
        count(*) filter (where ${within('first_trade_at')}) as first_trade
      from agent_referrals
      where campaign_id = ${campaignId} and agent_id in (select user_id from branch) group by code
    ), visited as materialized (
      select code, count(*) as visits from code_visits where code in (select code from shown) and ${within('at')} group by code
    )
    select s.code, s.label, s.gives_back, s.is_main, s.branch_id, u.login_name,
      exists (select from agent_code_pauses p where p.code = s.code and p.resumed_at is null) as is_paused, coalesce(e.rebate, 0) as rebate,
      coalesce(v.visits, 0) as visits,
      coalesce(f.registered, 0) as registered, coalesce(f.first_deposit, 0) as first_deposit, coalesce(f.first_trade, 0) as first_trade
    from shown s join users u on u.user_id = s.agent_id left join earned e on e.code = s.code left join steps f on f.code = s.code left join visited v on v.code = s.code
    order by ${order('s', 's')}
  `.execute(db)
  return rows
}

/** Counts a visit once per code, day and client. A text that is no code of an agent adds nothing, in the same statement. */
export async function insertVisit(
  db: Db,
  { code, day, client, at }: { code: string; day: string; client: string; at: number },
) {
  await sql`
    insert into code_visits (code, day, client, at)
    select code, ${day}, ${client}, ${at}::bigint from agent_codes where code = ${code}
    on conflict do nothing
  `.execute(db)
}

/** Deletes at most `limit` visits of days before `day`. @returns the number of them */
export const deleteOldVisits = (db: Db, { day, limit }: { day: string; limit: number }) =>
  deleteBatch(db, 'codeVisits', ['code', 'day', 'client'], sql`day < ${day}`, limit)
