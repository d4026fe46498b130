import { sql } from 'kysely'
import { tolerantSearch } from '../../util/tolerant-search.ts'
import type { Db } from '../../db/client.ts'

/** The result of a search: all referrals of these codes, and these referrals. */
export interface FoundBySearch {
  codes: readonly string[]
  userIds: readonly string[]
}

interface AgentSearch {
  agentId: string
  /** Of the branch. */
  codes: readonly string[]
  search: string
}

/** The newest notes of an agent that are searched for typos and single words: 3,000 of 140 letters take about 20 ms. @assumed */
const MOST_NOTES = 3000

/** The referrals whose code, tag and note together have the words of the search, except those of codes that are found anyway. */
async function findByWords(db: Db, agentId: string, isFound: (text: string) => boolean) {
  const { rows } = await sql<{ userId: string; code: string; note: string; tag: string }>`
    select n.user_id, r.code, n.note, n.tag from (
      select user_id, note, tag from referral_notes where agent_id = ${agentId} and (note <> '' or tag <> '')
      order by updated_at desc limit ${MOST_NOTES}
    ) as n join agent_referrals r on r.user_id = n.user_id
  `.execute(db)
  return rows
    .filter(({ code, note, tag }) => isFound(`${code} ${tag} ${note}`) && !isFound(code))
    .map(({ userId }) => userId)
}

/**
 * The codes of a branch and the referrals with notes and tags of the agent that have the words of the search, or that whole user id. All
 * notes are searched for the text as it is, in any case; the newest ones also word by word.
 */
export async function findBySearch(db: Db, { agentId, codes, search }: AgentSearch): Promise<FoundBySearch> {
  const isFound = tolerantSearch(search)
  const byWords = await findByWords(db, agentId, isFound)
  // strpos compares plain text: no character of a search has a meaning of its own.
  const { rows } = await sql<Pick<FoundBySearch, 'userIds'>>`
    select array(
      select user_id from referral_notes where agent_id = ${agentId}
        and (strpos(lower(note), lower(${search})) > 0 or strpos(lower(tag), lower(${search})) > 0)
      union select user_id from agent_referrals where user_id = ${search}
      union select unnest(${byWords}::text[])
    ) as user_ids
  `.execute(db)
  return { codes: codes.filter((code) => isFound(code)), userIds: rows[0]?.userIds ?? [] }
}
