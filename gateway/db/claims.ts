import { sql } from 'kysely'
import { createBatcher } from '../util/batcher.ts'
import type { Db } from './client.ts'
import { isDatabaseGone } from './database-gone.ts'
import { isDue } from './settlement-queue.ts'
import { reservedAccount, userAccount } from './ledger.ts'
import type { RewardRow } from './rewards.ts'
import { retrying, sqlState } from './transaction.ts'

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

/** One order in every transaction, so that two batches never wait for each other in a circle. */
const byUser = (a: Claim, b: Claim): number => (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0)

const rowOf = (claim: Claim) => ({
  user_id: claim.userId,
  activity_id: claim.activityId,
  task_id: claim.taskId,
  wanted_key: claim.periodKey,
  reward_type: claim.rewardType,
  version: claim.version,
  hold_until: claim.holdUntil,
  expires_at: claim.expiresAt,
  reward_id: claim.rewardId,
  transfer_id: claim.transferId,
  at: claim.at,
  even_if_dirty: claim.evenIfDirty,
  user_account: userAccount(claim.userId),
  reserved_account: reservedAccount(claim.activityId),
})

/**
 * Grants what completed tasks reserved, in one statement and so in one transaction: each row moves to GRANTED, the ledger
 * from reserved to the user, the reward, its message and its line of the audit log are written. Of claims that race, the
 * others wait at the row and then find nothing to do. Only a COMPLETED row that is not expired has a reservation; said by
 * its status, planners without statistics would read the index of all deadlines. The lateral joins keep the planner at the
 * keys, however few rows it believes in. No two claims of one user.
 * @returns the rewards granted by their id; without one there was nothing to claim that way and nothing was changed
 */
export async function grantClaims(db: Db, claims: readonly Claim[]): Promise<Map<string, RewardRow>> {
  const rows = claims.toSorted(byUser).map(rowOf)
  const granted = await sql<RewardRow>`
    with claims as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(user_id text, activity_id text, task_id text,
        wanted_key text, reward_type text, version integer, hold_until bigint, expires_at bigint, reward_id text,
        transfer_id text, at bigint, even_if_dirty boolean, user_account text, reserved_account text)
    ), locked as materialized (
      select c.*, t.* from claims c cross join lateral (
        select s.period_key, s.reservation_id, s.completed_at from task_states s
        where s.user_id = c.user_id and s.activity_id = c.activity_id and s.task_id = c.task_id and s.period_key = (
            select max(n.period_key) from task_states n
            where n.user_id = c.user_id and n.activity_id = c.activity_id and n.task_id = c.task_id
              and n.status in ('COMPLETED', 'GRANTED') and (c.wanted_key is null or n.period_key = c.wanted_key)
          )
          and s.reservation_id is not null and s.claim_deadline > c.at
          and exists (select 1 from activities a where a.activity_id = c.activity_id and a.version = c.version)
          and (c.even_if_dirty or not exists (
            select 1 from dirty_users d where d.user_id = c.user_id and ${isDue(sql`c.at`)}))
        for update
      ) t
    ), moved as (
      update task_states s set status = 'GRANTED', reservation_id = null, updated_at = l.at
      from locked l
      where s.user_id = l.user_id and s.activity_id = l.activity_id and s.task_id = l.task_id and s.period_key = l.period_key
    ), reserved as materialized (
      select l.*, e.asset, e.amount, exists (
        select 1 from events f where f.user_id = l.user_id and f.type = 'user.flagged') as flagged
      from locked l cross join lateral (
        select asset, amount from ledger_entries where transfer_id = l.reservation_id and amount > 0 offset 0) e
    ), account as (
      insert into ledger_accounts (account, asset, floor) select user_account, asset, 0 from reserved
      on conflict do nothing
    ), transfer as (
      insert into ledger_transfers (transfer_id, kind, reference, created_at)
      select transfer_id, 'GRANT', concat_ws(':', user_id, activity_id, task_id, period_key), at from reserved
    ), reward as (
      insert into rewards (reward_id, user_id, activity_id, task_id, period_key, reward_type, asset, quantity, "left", state,
        reason_code, transfer_id, earned_at, granted_at, hold_until, expires_at)
      select reward_id, user_id, activity_id, task_id, period_key, reward_type, asset, amount, amount,
        case when flagged then 'REVIEW' when hold_until is null then 'GRANTED' else 'HOLD' end,
        case when flagged then 'UNDER_REVIEW' end, transfer_id, completed_at, at,
        case when not flagged then hold_until end, case when not flagged then expires_at end
      from reserved
      returning *
    ), message as (
      insert into outbox (topic, user_id, payload, created_at)
      select 'reward.granted', user_id, jsonb_build_object('rewardId', reward_id, 'activityId', activity_id, 'taskId', task_id,
        'periodKey', period_key, 'state', state), granted_at from reward
    ), log as (
      insert into audit_log (at, actor, action, subject, detail)
      select granted_at, user_id, 'reward.claim', reward_id, jsonb_build_object('transferId', transfer_id) from reward
    ), entries as (
      insert into ledger_entries (transfer_id, account, asset, amount)
      select r.transfer_id, line.account, r.asset, line.amount from reserved r cross join lateral (values
        (1, r.user_account, r.amount), (2, r.reserved_account, - r.amount)
      ) as line (position, account, amount) order by line.position, line.account, r.asset
    )
    select * from reward
  `.execute(db)
  return new Map(granted.rows.map((reward) => [reward.rewardId, reward]))
}

/** Whether PostgreSQL refused it; then each claim of a batch is tried alone, lest one spoils the others. */
const isRefused = (error: unknown): boolean => sqlState(error) !== undefined && !isDatabaseGone(error)

async function grantTogether(db: Db, claims: readonly Claim[]): Promise<(RewardRow | Error | null)[]> {
  const granted = (rewards: Map<string, RewardRow>, { rewardId }: Claim) => rewards.get(rewardId) ?? null
  const grantAlone = (claim: Claim) =>
    retrying(() => grantClaims(db, [claim])).then(
      (rewards) => granted(rewards, claim),
      (error: Error) => error,
    )
  if (claims.length === 1) return Promise.all(claims.map(grantAlone))
  try {
    const rewards = await grantClaims(db, claims)
    return claims.map((claim) => granted(rewards, claim))
  } catch (error) {
    if (!isRefused(error)) throw error
    return Promise.all(claims.map(grantAlone))
  }
}

const LANES = 2
/** The hot account stays locked until the batch is written: many enough to share a commit, few enough to be quick. */
const MOST = 32

/** Grants one claim; null when there is nothing to claim that way, and then nothing was changed. */
export type GrantClaim = (claim: Claim) => Promise<RewardRow | null>

/** Claims of the same moment share a statement, so the gateway needs one of these for its database. */
export function createGrantClaim(db: Db): GrantClaim {
  const grant = createBatcher({
    run: (claims: readonly Claim[]) => grantTogether(db, claims),
    concurrency: LANES,
    maxBatchSize: MOST,
    keyOf: ({ userId }) => userId,
    isFatal: isDatabaseGone,
  })
  return async (claim) => {
    const reward = await grant(claim)
    if (reward instanceof Error) throw reward
    return reward
  }
}
