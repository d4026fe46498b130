import { sql, type RawBuilder } from 'kysely'
import { query, queryRow, queryValues, type Db, type Row } from '../../db/client.ts'
import { enqueueNewReferrals } from '../../rebates/db/rebate-queue.ts'

/** The users of a query with the column `user_id`, and when and with which code each first came to an agent. */
const arrivals = (users: RawBuilder<unknown>) => sql`
  select u.user_id, upper(u.invited_by_code) as code, u.created_at as came_at
  from users u where u.user_id in (${users}) and u.invited_by_code is not null
  union all
  select k.user_id, upper(k.code), k.bound_at from kol_bindings k where k.user_id in (${users})
  union all
  select e.user_id, upper(e.payload ->> 'inviteCode'), coalesce(u.created_at, e.occurred_at)
  from events e left join users u on u.user_id = e.user_id
  where e.type = 'user.registered' and e.user_id in (${users})
    and u.inviter_id is null and u.invited_by_code is null
    and not exists (
      select 1 from events f where f.user_id = e.user_id and f.type = 'user.registered'
        and (f.occurred_at, f.event_id) < (e.occurred_at, e.event_id)
    )`

/**
 * Makes these users referrals of the agents whose codes they registered with or bound, whichever came first, and enqueues the new ones. A
 * code that was paused at that moment makes nobody a referral. As with inviters, the code of the account takes precedence over events. A
 * referral keeps its agent for ever.
 */
async function createReferrals(tx: Db, users: RawBuilder<unknown>, now: number) {
  const found = await query<{ userId: string }>(tx)`
    with f as materialized (${arrivals(users)})
    select distinct on (f.user_id) f.user_id, 'rf_' || replace(gen_random_uuid()::text, '-', '') as referral_id, c.campaign_id,
      c.agent_id, c.code, greatest(f.came_at, a.joined_at) as bound_at, f.came_at as registered_at
    from f join agent_codes c on c.code = f.code and c.agent_id <> f.user_id
    join agents a on a.campaign_id = c.campaign_id and a.user_id = c.agent_id
    where not is_code_paused(c.code, f.came_at)
    order by f.user_id, f.came_at, c.code
  `
  if (found.length === 0) return
  const userIds = await queryValues<string>(tx)`
    insert into agent_referrals (user_id, referral_id, campaign_id, agent_id, code, bound_at, registered_at)
    select "userId", "referralId", "campaignId", "agentId", code, "boundAt", "registeredAt"
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f("userId" text, "referralId" text, "campaignId" text, "agentId" text,
      code text, "boundAt" bigint, "registeredAt" bigint)
    order by 1 on conflict (user_id) do nothing returning user_id
  `
  await enqueueNewReferrals(tx, userIds, now)
}

/** Users who may have become referrals: by a registration here or on the platform, or by a binding. */
export const createReferralsOf = (tx: Db, userIds: readonly string[], now: number) =>
  createReferrals(tx, sql`select unnest(${userIds}::text[])`, now)

/** All users who used this code before its agent joined the campaign. */
export const createReferralsByCode = (tx: Db, code: string, now: number) =>
  createReferrals(
    tx,
    sql`
      select user_id from users where invited_by_code = ${code}
      union select user_id from users where inviter_id = (select user_id from users where upper(vip_code) = ${code})
      union select user_id from kol_bindings where upper(code) = ${code}
      union select user_id from events where type = 'user.registered' and upper(payload ->> 'inviteCode') = ${code}`,
    now,
  )

/** The direct referrals of an agent who have not traded yet, by the step at which they stopped. */
export const countNearest = (db: Db, campaignId: string, agentId: string) =>
  queryRow<{ deposited: number; verified: number }>(db)`
    select count(*) filter (where first_deposit_at is not null) as deposited,
      count(*) filter (where first_deposit_at is null and verified_at is not null) as verified
    from agent_referrals where campaign_id = ${campaignId} and agent_id = ${agentId} and first_trade_at is null
  `

/** The referrals of these direct agents, ever and since an instant, ms. */
export const countReferrals = (
  db: Db,
  { campaignId, agentIds, since }: { campaignId: string; agentIds: readonly string[]; since: number },
) =>
  queryRow<{ all: number; recent: number }>(db)`
    select count(*) as all, count(*) filter (where registered_at >= ${since}::bigint) as recent
    from agent_referrals where campaign_id = ${campaignId} and agent_id = any(${agentIds}::text[])
  `

/** Inserts accounts without a login that registered with an invite code, in one statement; those that exist stay. */
export const insertInvitedUsers = (
  tx: Db,
  users: readonly Pick<
    Row<'users'>,
    'userId' | 'loginName' | 'vipCode' | 'invitedByCode' | 'inviterId' | 'createdAt'
  >[],
  languageType: number,
) =>
  query(tx)`
    insert into users (user_id, login_name, email, password_hash, language_type, vip_code, invited_by_code, inviter_id, created_at)
    select "userId", "loginName", "loginName", '-', ${languageType}::int, "vipCode", "invitedByCode", "inviterId", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as u("userId" text, "loginName" text, "vipCode" text, "invitedByCode" text,
      "inviterId" text, "createdAt" bigint)
    on conflict do nothing
  `
