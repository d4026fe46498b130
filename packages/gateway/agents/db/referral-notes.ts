import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** The referral of an id on the wire, if it is one of this agent or of an agent below; else null. */
export async function findReferralOf(
  db: Db,
  { campaignId, agentId, referralId }: { campaignId: string; agentId: string; referralId: string },
) {
  const { rows } = await sql<{ userId: string }>`
    with recursive named as materialized (
      select user_id, agent_id from agent_referrals where campaign_id = ${campaignId} and referral_id = ${referralId}
    ), upward as (
      select user_id, agent_id from named
      union
      select u.user_id, a.upline_id from upward u
      join agents a on a.campaign_id = ${campaignId} and a.user_id = u.agent_id
      where a.upline_id is not null
    )
    select user_id from upward where agent_id = ${agentId}
  `.execute(db)
  return rows[0]?.userId ?? null
}

export interface NoteChange {
  agentId: string
  userId: string
  /** undefined keeps the stored text, an empty one deletes it. */
  note: string | undefined
  tag: string | undefined
}

/** One statement, so that changes of the two fields at the same moment do not lose each other. */
export async function saveReferralNote(db: Db, { agentId, userId, note, tag }: NoteChange, at: number) {
  const { rows } = await sql<{ note: string; tag: string }>`
    insert into referral_notes as n (agent_id, user_id, note, tag, updated_at)
    values (${agentId}, ${userId}, coalesce(${note ?? null}::text, ''), coalesce(${tag ?? null}::text, ''), ${at}::bigint)
    on conflict (agent_id, user_id) do update
      set note = coalesce(${note ?? null}::text, n.note), tag = coalesce(${tag ?? null}::text, n.tag), updated_at = excluded.updated_at
    returning note, tag
  `.execute(db)
  return rows[0] ?? { note: '', tag: '' }
}
