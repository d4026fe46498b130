import { sql } from 'kysely'
import type { Db } from './client.ts'

/** What a search finds: all referrals of these codes, and these referrals. */
export interface FoundBySearch {
  codes: readonly string[]
  userIds: readonly string[]
}

/** The codes of a branch and the referrals with a note or tag of the agent that have the text, in any case, or that whole user id. */
export async function findBySearch(
  db: Db,
  { agentId, codes, search }: { agentId: string; codes: readonly string[]; search: string },
): Promise<FoundBySearch> {
  // strpos compares plain text: no character of a search has a meaning of its own.
  const { rows } = await sql<FoundBySearch>`
    select
      array(select c from unnest(${codes}::text[]) as c where strpos(lower(c), lower(${search})) > 0) as codes,
      array(
        select user_id from referral_notes where agent_id = ${agentId}
          and (strpos(lower(note), lower(${search})) > 0 or strpos(lower(tag), lower(${search})) > 0)
        union select user_id from agent_referrals where user_id = ${search}
      ) as user_ids
  `.execute(db)
  return rows[0] ?? { codes: [], userIds: [] }
}
