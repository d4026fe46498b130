import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export interface InvitedUser {
  userId: string
  loginName: string
  vipCode: string
  invitedByCode: string
  inviterId: string
  createdAt: number
}

/** Inserts accounts without a login that registered with an invite code, in one statement; those that exist stay. */
export async function insertInvitedUsers(tx: Db, users: readonly InvitedUser[], languageType: number) {
  await sql`
    insert into users (user_id, login_name, email, password_hash, language_type, vip_code, invited_by_code, inviter_id, created_at)
    select "userId", "loginName", "loginName", '-', ${languageType}::int, "vipCode", "invitedByCode", "inviterId", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(users)}::jsonb) as u("userId" text, "loginName" text, "vipCode" text, "invitedByCode" text,
      "inviterId" text, "createdAt" bigint)
    on conflict do nothing
  `.execute(tx)
}

export interface CodeVisit {
  code: string
  /** UTC, `YYYY-MM-DD`. */
  day: string
  client: string
  at: number
}

/** Inserts visits of invite links, each code, day and client once. */
export async function insertCodeVisits(tx: Db, visits: readonly CodeVisit[]) {
  await sql`
    insert into code_visits (code, day, client, at)
    select code, day, client, at from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as v(code text, day text, client text, at bigint)
    on conflict do nothing
  `.execute(tx)
}
