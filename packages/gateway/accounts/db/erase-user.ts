import { sql } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import type { RewardRow } from '../../rewards/db/rewards.ts'
import { userOf } from './users.ts'
import { deletedName } from '../../util/mask-name.ts'

/** The account, unless it was deleted; nothing that refers to it is written until the end of the transaction. */
export const lockForDeletion = (tx: Db, userId: string) =>
  userOf(tx, userId).where('deletedAt', 'is', null).forUpdate().executeTakeFirst()

/** Replaces words of a user in columns that are never empty: the label of a code, the channel of an application. */
const ERASED = '***'

/** Tables without a row of a deleted user. */
const DELETED = [
  'password_resets',
  'mails',
  'remembered_devices',
  'second_factors',
  'player_identities',
  'messages',
  'message_announcements',
  'message_settings',
  'live_events',
  'live_leases',
  'shares',
  'account_tags',
  'rejected_events',
  'team_requests',
]

/** Erases what identifies a locked user. Append-only tables keep the user's id alone (ADR 0136), as do rewards, tasks, scores and memberships. */
export async function eraseUser(tx: Db, userId: string, at: number) {
  const statements = [
    sql`update users set login_name = ${deletedName(userId)}, email = null, area_code = null, mobile = null, password_hash = '-',
      deleted_at = ${at}::bigint where user_id = ${userId}`,
    sql`update token_families set end_reason = 'DELETED', ended_at = ${at}::bigint where user_id = ${userId} and ended_at is null`,
    sql`update token_families set browser = null, system = null, country = null, provider_session = null
      where user_id = ${userId}`,
    sql`update reward_addresses a set encrypted_address = null, erased_at = ${at}::bigint
      from rewards r where r.reward_id = a.reward_id and r.user_id = ${userId} and a.encrypted_address is not null`,
    sql`update back_applications set reason = null, contact_allowed = false where user_id = ${userId}`,
    sql`update lead_traders set nickname = null where trader_id = ${userId}`,
    sql`update agent_applications set channel = ${ERASED}, link = null where user_id = ${userId}`,
    sql`update agent_codes set label = ${ERASED} where agent_id = ${userId}`,
    sql`insert into agent_code_pauses (code, paused_at)
      select code, ${at}::bigint from agent_codes where agent_id = ${userId} and not is_code_paused(code, ${at}::bigint)
      on conflict do nothing`,
    sql`update agent_views set items = '[]' where agent_id = ${userId}`,
    sql`update referral_notes set note = '', tag = '' where agent_id = ${userId} or user_id = ${userId}`,
    ...DELETED.map((table) => sql`delete from ${sql.table(table)} where user_id = ${userId}`),
  ]
  for (const statement of statements) await statement.execute(tx)
  await eraseTeams(tx, userId)
}

/** Replaces the names of the user's teams, also in messages that others have read. */
async function eraseTeams(tx: Db, userId: string) {
  await query(tx)`
    with t as materialized (select activity_id, name from teams where captain_id = ${userId})
    update messages m set params = jsonb_set(m.params, '{team}', to_jsonb(${ERASED}::text))
    from t where m.activity_id = t.activity_id and m.params ->> 'team' = t.name`
  await query(tx)`
    update teams set name = 'Team ' || right(team_id, 6), name_key = 'team' || lower(team_id) where captain_id = ${userId}`
}

/** Makes the longest-standing other member captain of each open team of the user. @returns the new captains */
export const handOverTeams = (tx: Db, userId: string) =>
  query<{ userId: string; activityId: string; teamId: string }>(tx)`
    update teams t set captain_id = n.user_id
    from (
      select distinct on (m.team_id) m.activity_id, m.team_id, m.user_id from team_members m
      join teams o using (activity_id, team_id)
      where o.captain_id = ${userId} and o.closed_at is null and m.left_at is null and m.user_id <> ${userId}
      order by m.team_id, m.joined_at, m.user_id
    ) n where t.activity_id = n.activity_id and t.team_id = n.team_id
    returning n.user_id, t.activity_id, t.team_id`

/** The rewards that can still be claimed, and the granted ones that are not used up. */
export async function listOpen(db: Db, userId: string, now: number) {
  const lost = await query<OpenReward>(db)`
    select activity_id, source, split_part(asset, ':', 1) as reward_type, asset, quantity, quantity as "left" from entitlements
    where user_id = ${userId} and status = 'RESERVED' and (claim_deadline is null or claim_deadline > ${now}::bigint)
    order by asset`
  const open = await query<OpenReward>(db)`
    select r.activity_id, r.source, r.reward_type, r.asset, r.quantity, r."left" from rewards r left join payouts p using (user_id, reward_id)
    where r.user_id = ${userId} and r.state in ('GRANTED', 'HOLD', 'REVIEW') and r."left" > 0
      and (r.expires_at is null or r.expires_at > ${now}::bigint) and coalesce(p.state, 'WAITING') <> 'PAID'
    order by r.asset`
  return { lost, open }
}

export type OpenReward = Pick<RewardRow, 'activityId' | 'source' | 'rewardType' | 'asset' | 'quantity' | 'left'>
