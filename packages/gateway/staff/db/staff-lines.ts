import type { Db } from '#gateway/db/client.ts'
import { sql } from 'kysely'
import type { Page } from '#gateway/db/page.ts'

interface LineFilter {
  actor?: string
  action?: string
  subject?: string
  /** ms, inclusive and exclusive. */
  from?: number
  until?: number
}

/** Lines of the staff in the audit log, newest first, older than the line `before`. */
export async function listStaffLines(db: Db, { from, until, ...filter }: LineFilter, { limit, before }: Page) {
  // The condition names the partial indexes.
  let query = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'actor', 'action', 'subject', 'detail'])
    .where(sql<boolean>`actor like 'operator%'`)
    .where((column) => column.and(filter))
    .orderBy('id', 'desc')
    .limit(limit)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  if (before !== null) query = query.where('id', '<', before.id)
  return query.execute()
}
