import { sql } from 'kysely'
import type { Db } from './client.ts'
import { reservedAccount, userAccount } from './ledger.ts'
import type { RewardRow } from './rewards.ts'

export interface Claim {
  userId: string
  activityId: string
  taskId: string
  /** null: the newest completed one. */
  periodKey: string | null
  rewardType: string
  /** The definition this claim was made by must still be the published one. */
  version: number
  /** null: paid at once. */
  holdUntil: number | null
  /** null: it does not end. */
  expiresAt: number | null
  rewardId: string
  transferId: string
  at: number
  /** Claims although facts of the user wait to be looked at. */
  evenIfDirty: boolean
}

/**
 * Grants what a completed task reserved, in one statement and so in one transaction: the row moves to GRANTED, the ledger
 * from reserved to the user, the reward, its message and its line of the audit log are written. Of claims that race, the
 * others wait at the row and then find nothing to do. The hot account is touched last. Only a COMPLETED row that is not
 * expired has a reservation; said by its status, planners without statistics would read the index of all deadlines.
 * @returns null when there is nothing to claim that way; nothing was changed then
 */
export async function grantClaim(db: Db, claim: Claim): Promise<RewardRow | null> {
  const { userId, activityId, taskId, periodKey, rewardId, transferId, at } = claim
  const { rows } = await sql<RewardRow>`
    with locked as materialized (
      select s.* from task_states s
      where s.user_id = ${userId} and s.activity_id = ${activityId} and s.task_id = ${taskId} and s.period_key = (
          select max(n.period_key) from task_states n
          where n.user_id = ${userId} and n.activity_id = ${activityId} and n.task_id = ${taskId}
            and n.status in ('COMPLETED', 'GRANTED') and (${periodKey}::text is null or n.period_key = ${periodKey}::text)
        )
        and s.reservation_id is not null and s.claim_deadline > ${at}::bigint
        and exists (select 1 from activities a where a.activity_id = ${activityId} and a.version = ${claim.version})
        and (${claim.evenIfDirty}::boolean or not exists (
          select 1 from dirty_users d where d.user_id = ${userId} and d.since <= ${at}::bigint))
      for update
    ), moved as (
      update task_states s set status = 'GRANTED', reservation_id = null, updated_at = ${at}::bigint
      from locked l
      where s.user_id = l.user_id and s.activity_id = l.activity_id and s.task_id = l.task_id and s.period_key = l.period_key
    ), reserved as materialized (
      select e.asset, e.amount, l.period_key, l.completed_at, exists (
        select 1 from events f where f.user_id = ${userId} and f.type = 'user.flagged') as flagged
      from locked l join ledger_entries e on e.transfer_id = l.reservation_id and e.amount > 0
    ), account as (
      insert into ledger_accounts (account, asset, floor) select ${userAccount(userId)}, asset, 0 from reserved
      on conflict do nothing
    ), transfer as (
      insert into ledger_transfers (transfer_id, kind, reference, created_at)
      select ${transferId}, 'GRANT', concat_ws(':', ${userId}::text, ${activityId}::text, ${taskId}::text, period_key), ${at}::bigint from reserved
    ), reward as (
      insert into rewards (reward_id, user_id, activity_id, task_id, period_key, reward_type, asset, quantity, "left", state,
        reason_code, transfer_id, earned_at, granted_at, hold_until, expires_at)
      select ${rewardId}, ${userId}, ${activityId}, ${taskId}, period_key, ${claim.rewardType}, asset, amount, amount,
        case when flagged then 'REVIEW' when ${claim.holdUntil}::bigint is null then 'GRANTED' else 'HOLD' end,
        case when flagged then 'UNDER_REVIEW' end, ${transferId}, completed_at, ${at}::bigint,
        case when not flagged then ${claim.holdUntil}::bigint end, case when not flagged then ${claim.expiresAt}::bigint end
      from reserved
      returning *
    ), message as (
      insert into outbox (topic, user_id, payload, created_at)
      select 'reward.granted', user_id, jsonb_build_object('rewardId', reward_id, 'activityId', activity_id, 'taskId', task_id,
        'periodKey', period_key, 'state', state), ${at}::bigint from reward
    ), log as (
      insert into audit_log (at, actor, action, subject, detail)
      select ${at}::bigint, user_id, 'reward.claim', reward_id, jsonb_build_object('transferId', transfer_id) from reward
    ), entries as (
      insert into ledger_entries (transfer_id, account, asset, amount)
      select ${transferId}, line.account, r.asset, line.amount from reserved r cross join lateral (values
        (1, ${userAccount(userId)}, r.amount), (2, ${reservedAccount(activityId)}, - r.amount)
      ) as line (position, account, amount) order by line.position
    )
    select * from reward
  `.execute(db)
  return rows[0] ?? null
}
