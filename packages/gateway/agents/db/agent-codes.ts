import { sql, type Insertable, type Kysely } from 'kysely'
import { insertNew, query, queryValue, type Db, type Row } from '../../db/client.ts'
import type { AgentCodesTable } from '../../db/tables/agents.ts'
import type { Database } from '../../db/schema.ts'
import { withTransaction } from '../../db/transaction.ts'
import { writeAudit } from '../../seals/db/audit-log.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

/** The codes of one agent, locked, in no order. */
export const lockOwnCodes = (tx: Db, { campaignId, agentId }: { campaignId: string; agentId: string }) =>
  query<Pick<Row<'agentCodes'>, 'code' | 'label' | 'isMain' | 'position'> & { isPaused: boolean }>(tx)`
    select c.code, c.label, c.is_main, c.position,
      exists (select from agent_code_pauses p where p.code = c.code and p.resumed_at is null) as is_paused
    from agent_codes c where c.campaign_id = ${campaignId} and c.agent_id = ${agentId} for update of c
  `

export const labelCode = (tx: Db, code: string, label: string) =>
  query(tx)`update agent_codes set label = ${label} where code = ${code}`

/** Reopens the same interval if the code was resumed in this millisecond. */
export const pauseCode = (tx: Db, code: string, pausedAt: number) =>
  query(tx)`
    insert into agent_code_pauses (code, paused_at) values (${code}, ${pausedAt}::bigint)
    on conflict (code, paused_at) do update set resumed_at = null
  `

/** `greatest`: the clock of another instance may be behind. */
export const resumeCode = (tx: Db, code: string, resumedAt: number) =>
  query(tx)`
    update agent_code_pauses set resumed_at = greatest(paused_at, ${resumedAt}::bigint)
    where code = ${code} and resumed_at is null
  `

/** Numbers these codes from 0, in the order of the list. */
export const orderCodes = (tx: Db, codes: readonly string[]) =>
  query(tx)`
    update agent_codes c set position = o.place - 1
    from unnest(${codes}::text[]) with ordinality as o(code, place) where c.code = o.code
  `

/** Whether an agent's code binds no new user at `at`; false for an unknown code. */
export const isCodePaused = (db: Db, code: string, at: number) =>
  queryValue<boolean>(db)`
    select is_code_paused(${code.toUpperCase()}, ${at}::bigint) as paused
  `

/** The user of an invite code, in upper case. */
export const findCodeOwner = async (db: Db, code: string) =>
  (await db.selectFrom('inviteCodes').select('userId').where('code', '=', code).executeTakeFirst())?.userId

/**
 * Writes who has an invite code. The directory of codes may be on another node than their owners, where no trigger writes it.
 * @returns false when another user has it
 */
export async function takeInviteCode(tx: Db, code: string, userId: string) {
  await insertNew(tx, 'inviteCodes', { code, userId })
  return (await findCodeOwner(tx, code)) === userId
}

/** @returns false when the code, in upper case, is taken */
export const insertAgentCode = (tx: Db, code: Insertable<AgentCodesTable>) => insertNew(tx, 'agentCodes', code)

/** The agent who has a code, in upper case; undefined when it is no agent's. */
export const findAgentByCode = (db: Db, code: string) =>
  db.selectFrom('agentCodes').select(['campaignId', 'agentId']).where('code', '=', code).executeTakeFirst()

/**
 * Adds a code unless the agent has `maximum` already. The agent's row is locked, so that calls at the same moment count each other.
 * @returns the reason why it was not added; null when it was
 */
export const createCode = (db: Kysely<Database>, code: Insertable<AgentCodesTable>, maximum: number) =>
  withTransaction(db, async (tx) => {
    const { agentId, campaignId, createdAt, givesBack } = code
    await query(tx)`select from agents where campaign_id = ${campaignId} and user_id = ${agentId} for update`
    const count = await queryValue<number>(tx)`
      select count(*) from agent_codes where campaign_id = ${campaignId} and agent_id = ${agentId}`
    if (count >= maximum) return 'FULL'
    if (!(await takeInviteCode(tx, code.code, agentId)) || !(await insertAgentCode(tx, code))) return 'TAKEN'
    await writeAudit(tx, {
      at: createdAt,
      actor: agentId,
      action: 'agent.code_created',
      subject: code.code,
      detail: { campaignId, givesBack },
    })
    return null
  })

/** One agent has at most 50 codes, but a large tree has more. */
const MOST_SHOWN = 500

export interface CodeFigures
  extends
    Pick<Row<'agentCodes'>, 'code' | 'label' | 'givesBack' | 'isMain'>,
    Record<'visits' | 'registered' | 'firstDeposit' | 'firstTrade', number> {
  isPaused: boolean
  /** The agent right below the caller in whose branch the code is; null for a code of the caller. */
  branchId: string | null
  /** The login name of the agent whose code it is. */
  loginName: string
  /** Sum of the rebates that the code brought the caller. */
  rebate: string
}

/**
 * The agent's own codes, the main one first, then in the agent's order and by age, and those of all agents below. `from` and `until`, ms and the
 * second exclusive, begin a quarter of an hour.
 */
export function listCodeFigures(
  db: Db,
  { campaignId, agentId, from, until }: Record<'campaignId' | 'agentId', string> & Record<'from' | 'until', number>,
) {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::bigint and ${sql.ref(column)} < ${until}::bigint`
  const order = (branch: string, code: string) => sql`
    (${sql.ref(`${branch}.branch_id`)} is null) desc, ${sql.ref(`${code}.is_main`)} desc,
    case when ${sql.ref(`${branch}.branch_id`)} is null then ${sql.ref(`${code}.position`)} end nulls last,
    ${sql.ref(`${code}.created_at`)}, ${sql.ref(`${code}.code`)}`
  return query<CodeFigures>(db)`
    with recursive branch as (
      select ${agentId}::text as user_id, null::text as branch_id
      union all
      select a.user_id, coalesce(b.branch_id, a.user_id) from branch b
      join agents a on a.campaign_id = ${campaignId} and a.upline_id = b.user_id
    ), shown as (
      select c.*, b.branch_id from branch b
      join agent_codes c on c.campaign_id = ${campaignId} and c.agent_id = b.user_id
      order by ${order('b', 'c')} limit ${MOST_SHOWN}::int
    ), earned as (
      select code, sum(rebate) as rebate from rebate_sums
      where campaign_id = ${campaignId} and agent_id = ${agentId} and bucket >= ${from}::bigint / 900000 and bucket < ${until}::bigint / 900000
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
  `
}

/** Its day is `YYYY-MM-DD`, UTC. */
export type CodeVisit = Row<'codeVisits'>

/** Counts a visit once per code, day and client. A text that is not an agent's code adds nothing. */
export const insertVisit = (db: Db, { code, day, client, at }: CodeVisit) =>
  query(db)`
    insert into code_visits (code, day, client, at)
    select code, ${day}, ${client}, ${at}::bigint from agent_codes where code = ${code}
    on conflict do nothing
  `

/** The same for many visits, all of codes of agents. */
export const insertCodeVisits = (tx: Db, visits: readonly CodeVisit[]) =>
  query(tx)`
    insert into code_visits (code, day, client, at)
    select code, day, client, at from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as v(code text, day text, client text, at bigint)
    on conflict do nothing
  `

/** Deletes at most `limit` visits of days before `day`. @returns the number of them */
export const deleteOldVisits = (db: Db, { day, limit }: { day: string; limit: number }) =>
  deleteBatch(db, 'codeVisits', ['code', 'day', 'client'], sql`day < ${day}`, limit)
