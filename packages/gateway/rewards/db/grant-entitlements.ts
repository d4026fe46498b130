import { sql } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { noteAppended, noteGranted } from '../../db/after-commit.ts'
import { openFlagsOf } from '../../facts/db/reversals.ts'
import { isDue } from '../../evaluation/db/evaluation-queue.ts'
import { isPausedSql } from '#gateway/db/pauses.ts'
import { reservedAccount, userAccount } from './ledger.ts'
import type { RewardRow } from './rewards.ts'
import { compare } from '#gateway/util/compare.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Grants the newest entitlement of the caller's whose source lies in a range; one source is a range of its own. */
export interface Grant {
  userId: string
  activityId: string
  /** Inclusive bounds in byte order. */
  sources: readonly [string, string]
  /** The version of the activity that must still be the published one; null means any. */
  version: number | null
  /** null when paid at once. */
  holdUntil: number | null
  /** null when it does not end. */
  expiresAt: number | null
  rewardId: string
  transferId: string
  at: number
  /** Grants although facts of the user wait for evaluation. */
  evenIfQueued: boolean
  /** Grants although claims are paused: the caller keeps a pause out, or the reward needs no claim. */
  evenIfPaused?: true
}

const withAccounts = (grant: Grant) => ({
  evenIfPaused: false,
  ...grant,
  userAccount: userAccount(grant.userId),
  reservedAccount: reservedAccount(grant.activityId),
})

/** Locks each grant's entitlement that is RESERVED and within its deadline; then leaves out changed or paused activities and queued users. */
const LOCKED = sql`
  select g.*, t.source, t.asset, t.quantity, t.earned_at, t.claim_deadline, t.reservation_id, t.disputed_by
  from grants g cross join lateral lock_entitlement(g.user_id, g.activity_id, g.first_source, g.last_source, g.at) t
  where (g.version is null
      or exists (select 1 from activities a where a.activity_id = g.activity_id and a.version = g.version))
    and (g.even_if_paused or not ${isPausedSql('claims', sql`g.activity_id`)})
    and (g.even_if_queued or not exists (
      select 1 from queued d where d.user_id = g.user_id and ${isDue(sql`g.at`)}))`

/** Adds the reference of the reservation, why a person must review the reward first, if so, and whether it is sent to an address. */
const RESERVED = sql`
  select l.*, r.reference,
    case when l.disputed_by is not null then 'REVERSAL' when l.user_id in (select user_id from flagged) then 'FLAG' end as review,
    l.asset like 'PHYSICAL:%' as is_sent
  from moved l cross join lateral (
    select reference from ledger_transfers where transfer_id = l.reservation_id offset 0) r`

const REWARD = sql`
  insert into rewards (reward_id, user_id, activity_id, source, reward_type, asset, quantity, "left", state,
    reason_code, transfer_id, earned_at, granted_at, hold_until, expires_at)
  select reward_id, user_id, activity_id, source, split_part(asset, ':', 1), asset, quantity, quantity,
    case when review is not null then 'REVIEW' when is_sent or hold_until is not null then 'HOLD' else 'GRANTED' end,
    case when review is not null then 'UNDER_REVIEW' when is_sent then 'ADDRESS_NEEDED' end, transfer_id, earned_at, at,
    case when review is null and not is_sent then hold_until end, case when review is null then expires_at end
  from reserved
  returning *`

const ENTRIES = sql`
  insert into ledger_entries (transfer_id, account, asset, amount)
  select r.transfer_id, line.account, r.asset, line.amount from reserved r cross join lateral (values
    (1, r.user_account, r.quantity), (2, r.reserved_account, - r.quantity)
  ) as line (position, account, amount) order by line.position, line.account, r.asset`

/**
 * Grants what was reserved, in one statement and so in one transaction: each entitlement moves to GRANTED, the ledger from reserved to the
 * user, and the reward, its entry in the log and its line of the audit log are written. Of concurrent grants, the later ones wait for the
 * row lock and then find nothing RESERVED. An entitlement that is newer than the statement is locked but not granted. The lateral joins
 * make the planner look up the keys, however few rows it expects. A batch holds at most one grant of a user.
 * @returns the rewards by their id; a grant without one had nothing to grant and changed nothing
 */
export async function grantEntitlements(db: Db, grants: readonly Grant[]): Promise<Map<string, RewardRow>> {
  // One order in every transaction, so that two batches never wait for each other in a circle.
  const rows = grants.toSorted((a, b) => compare(a.userId, b.userId)).map(withAccounts)
  const userIds = userIdsOf(rows)
  const granted = await query<RewardRow>(db)`
    with grants as materialized (
      select "userId" as user_id, "activityId" as activity_id, sources ->> 0 as first_source, sources ->> 1 as last_source, version,
        "holdUntil" as hold_until, "expiresAt" as expires_at, "rewardId" as reward_id, "transferId" as transfer_id, at,
        "evenIfQueued" as even_if_queued, "evenIfPaused" as even_if_paused, "userAccount" as user_account,
        "reservedAccount" as reserved_account
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("userId" text, "activityId" text, sources jsonb, version integer,
        "holdUntil" bigint, "expiresAt" bigint, "rewardId" text, "transferId" text, at bigint, "evenIfQueued" boolean,
        "evenIfPaused" boolean, "userAccount" text, "reservedAccount" text)
    ), queued as materialized (
      select user_id, due_at, queued_at from settlement_queue where user_id = any(${userIds}::text[])
    ), flagged as materialized (${openFlagsOf(userIds)}
    ), locked as materialized (${LOCKED}
    ), moved as (
      update entitlements e set status = 'GRANTED', updated_at = l.at
      from locked l where e.user_id = l.user_id and e.activity_id = l.activity_id and e.source = l.source returning l.*
    ), reserved as materialized (${RESERVED}
    ), account as (
      insert into ledger_accounts (account, asset, floor) select user_account, asset, 0 from reserved
      on conflict do nothing
    ), transfer as (
      insert into ledger_transfers (transfer_id, kind, reference, created_at)
      select transfer_id, 'GRANT', reference, at from reserved
    ), reward as (${REWARD}
    ), review as (
      insert into reviews (review_id, kind, reward_id, user_id, activity_id, asset, quantity, opened_at, hold_until, expires_after)
      select 'rv_' || w.reward_id, r.review, w.reward_id, w.user_id, w.activity_id, w.asset, w.quantity, r.at, r.hold_until,
        r.expires_at - coalesce(r.hold_until, r.at)
      from reward w join reserved r using (reward_id) where w.state = 'REVIEW'
    ), entry as (
      insert into log (topic, user_id, payload, created_at)
      select 'reward.granted', user_id, jsonb_build_object('rewardId', reward_id, 'activityId', activity_id, 'source', source,
        'state', state), granted_at from reward
    ), audit_line as (
      insert into audit_log (at, actor, action, subject, detail)
      select at, case when claim_deadline is null then 'gateway' else user_id end,
        case when claim_deadline is null then 'reward.grant' else 'reward.claim' end, reward_id,
        jsonb_build_object('transferId', transfer_id) from reserved
    ), entries as (${ENTRIES}
    )
    select * from reward
  `
  if (granted.length > 0) noteAppended(db)
  for (const { asset, quantity } of granted) noteGranted(db, { asset, quantity })
  return new Map(granted.map((reward) => [reward.rewardId, reward]))
}
