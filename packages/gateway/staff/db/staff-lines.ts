import type { AuditAction } from '@fanfare/contract/staff/audit-actions.ts'
import { queryValues, type Db } from '#gateway/db/client.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Page } from '#gateway/db/page.ts'

interface LineFilter {
  actor?: string
  /** One of them; none of them when it is empty. */
  actions?: readonly AuditAction[]
  /** One of them. */
  subjects?: readonly string[]
  /** ms, inclusive and exclusive. */
  from?: number
  until?: number
}

/** The condition names the partial indexes. */
const IS_OF_STAFF = sql<boolean>`actor like 'operator%'`

/** Lines of the staff in the audit log, newest first, older than the line `before`. */
export async function listStaffLines(
  db: Db,
  { actor, actions, subjects, from, until }: LineFilter,
  { limit, before }: Page,
) {
  let query = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
    .where(IS_OF_STAFF)
    .orderBy('id', 'desc')
    .limit(limit)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (actions !== undefined) query = query.where(sql<boolean>`action = any(${actions}::text[])`)
  if (subjects !== undefined) query = query.where(sql<boolean>`subject = any(${subjects}::text[])`)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  if (before !== null) query = query.where('id', '<', Number(before.id))
  return query.execute()
}

/** Whether this actor has written a line. */
export const hasLinesOf = async (db: Db, actor: string): Promise<boolean> =>
  (await db.selectFrom('auditLog').select('id').where(IS_OF_STAFF).where('actor', '=', actor).limit(1).execute())
    .length > 0

/** Each part has an index of its own (0085); an `or` of them would read, and decompress, every proposal. */
export const proposalsAbout = (userId: string, subjects: readonly string[]): RawBuilder<{ id: string }> => sql`
  select proposal_id as id from proposals where subject = any(${subjects}::text[])
  union select proposal_id from proposals where input -> 'body' ->> 'userId' = ${userId}`

/** Ids that lines about a user, an activity or a reward name: rewards with their reviews, payouts, reversed facts and proposals. */
export async function subjectsAbout(db: Db, id: string): Promise<string[]> {
  const own = await queryValues<string>(db)`
    select reward_id as id from rewards where user_id = ${id}
    union select review_id from reviews where user_id = ${id} or reward_id = ${id}
    union select payout_id from payouts where user_id = ${id} or reward_id = ${id}
    union select reverses from event_reversals where user_id = ${id}
    union select activity_id from activities where alias = ${id}`
  const subjects = [id, ...own]
  const proposals = await queryValues<string>(db)`${proposalsAbout(id, subjects)}`
  return [...subjects, ...proposals]
}
