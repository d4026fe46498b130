import type { Db } from '#gateway/db/client.ts'
import { sql } from 'kysely'

interface LineFilter {
  actor?: string
  action?: string
  subject?: string
  /** ms, inclusive and exclusive. */
  from?: number
  until?: number
}

/** Lines of the staff in the audit log, newest first, older than the line `before`. */
export async function listStaffLines(
  db: Db,
  { actor, action, subject, from, until }: LineFilter,
  { limit, before }: { limit: number; before: { id: string } | null },
) {
  // The condition names the partial indexes.
  let query = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
    .where(sql<boolean>`actor like 'operator%'`)
    .orderBy('id', 'desc')
    .limit(limit)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (action !== undefined) query = query.where('action', '=', action)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  if (before !== null) query = query.where('id', '<', before.id)
  return query.execute()
}
