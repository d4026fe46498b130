import { query, type Db } from '../../db/client.ts'
import type { NewEntitlement } from '../../rewards/db/entitlements.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** An account that joined an activity, has a session and tasks to claim; times in ms. */
export interface BulkUser {
  userId: string
  loginName: string
  vipCode: string
  familyId: string
  tokenHash: string
}

interface BulkEntitlement {
  userId: string
  /** `reservationId`: its RESERVE transfer. */
  entitlement: NewEntitlement & { reservationId: string }
}

interface BulkTerms {
  activityId: string
  passwordHash: string
  languageType: number
  at: number
  tokenExpiresAt: number
  /** When the clock alone may next change a task of theirs; null means never. */
  evaluateAt: number | null
}

/** Writes many users with one statement per table, in the transaction that also posts their reservations. */
export async function insertBulkUsers(
  tx: Db,
  { activityId, passwordHash, languageType, at, tokenExpiresAt, evaluateAt }: BulkTerms,
  users: readonly BulkUser[],
  states: readonly BulkEntitlement[],
) {
  const ids = userIdsOf(users)
  const families = users.map(({ familyId }) => familyId)
  await query(tx)`
    insert into users (user_id, login_name, email, password_hash, language_type, vip_code, created_at)
    select user_id, login_name, login_name, ${passwordHash}, ${languageType}::int, vip_code, ${at}::bigint
    from unnest(${ids}::text[], ${users.map((u) => u.loginName)}::text[], ${users.map((u) => u.vipCode)}::text[])
      as t(user_id, login_name, vip_code)
  `
  await query(tx)`
    insert into token_families (family_id, user_id, created_at)
    select family_id, user_id, ${at}::bigint from unnest(${families}::text[], ${ids}::text[]) as t(family_id, user_id)
  `
  await query(tx)`
    insert into tokens (token_hash, family_id, user_id, kind, expires_at, created_at)
    select token_hash, family_id, user_id, 'access', ${tokenExpiresAt}::bigint, ${at}::bigint
    from unnest(${users.map((u) => u.tokenHash)}::text[], ${families}::text[], ${ids}::text[]) as t(token_hash, family_id, user_id)
  `
  await query(tx)`
    insert into participations (activity_id, user_id, applied_at, settle_at)
    select ${activityId}, user_id, ${at}::bigint, ${evaluateAt}::bigint from unnest(${ids}::text[]) as t(user_id)
  `
  const rows = states.map(({ userId, entitlement }) => ({ ...entitlement, userId }))
  // The table's trigger only lets a row begin as PENDING.
  await query(tx)`
    insert into source_states (user_id, activity_id, source, status, updated_at)
    select "userId", ${activityId}, source, 'PENDING', ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("userId" text, source text)
  `
  await query(tx)`
    update source_states s set status = 'COMPLETED'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("userId" text, source text)
    where s.user_id = t."userId" and s.activity_id = ${activityId} and s.source = t.source
  `
  await query(tx)`
    insert into entitlements (user_id, activity_id, source, asset, quantity, earned_at, claim_deadline, reservation_id, status, updated_at)
    select "userId", ${activityId}, source, asset, quantity, "earnedAt", "claimDeadline", "reservationId", 'RESERVED', ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("userId" text, source text, asset text, quantity numeric,
      "earnedAt" bigint, "claimDeadline" bigint, "reservationId" text)
  `
  await tx
    .updateTable('activities')
    .set((eb) => ({ participants: eb('participants', '+', users.length) }))
    .where('activityId', '=', activityId)
    .execute()
}
