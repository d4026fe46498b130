import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { noteAppended } from '../../db/log-appended.ts'
import { isFlagged } from '../../facts/db/flags.ts'

/**
 * Accepts the open reviews of users whose flags are all cleared (staff.md §4): their rewards are GRANTED, or held for the rest of
 * their hold, or wait for an address, and last from now on. Call it in the transaction that stores the clear.
 */
export async function releaseCleared(tx: Db, userIds: readonly string[], at: number): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql`
    with accepted as (
      update reviews v set state = 'ACCEPTED', reason = 'FALSE_ALARM', decided_by = 'platform', decided_at = ${at}::bigint,
        revision = revision + 1
      where v.user_id = any(${userIds}::text[]) and v.state = 'OPEN' and v.kind = 'FLAG' and not ${isFlagged(sql`v.user_id`)}
      returning reward_id, hold_until, expires_after
    ), released as (
      update rewards r set
        state = case when r.asset like 'PHYSICAL:%' or a.hold_until > ${at}::bigint then 'HOLD' else 'GRANTED' end,
        reason_code = case when r.asset like 'PHYSICAL:%' then 'ADDRESS_NEEDED' end,
        hold_until = case when r.asset not like 'PHYSICAL:%' then a.hold_until end,
        expires_at = ${at}::bigint + a.expires_after
      from accepted a where r.reward_id = a.reward_id and r.state = 'REVIEW'
      returning r.reward_id, r.user_id, r.activity_id, r.source, r.state
    ), audit_line as (
      insert into audit_log (at, actor, action, subject, detail)
      select ${at}::bigint, 'platform', 'review.accepted', reward_id, jsonb_build_object('reason', 'FALSE_ALARM') from released
    )
    insert into log (topic, user_id, payload, created_at)
    select 'reward.reviewed', user_id, jsonb_build_object('rewardId', reward_id, 'activityId', activity_id, 'source', source,
      'state', state), ${at}::bigint from released
    returning id
  `.execute(tx)
  if (rows.length > 0) noteAppended(tx)
}
