import { query, type Db, type Row } from '../../db/client.ts'

export type RejectedEvent = Omit<Row<'rejectedEvents'>, 'id'>

/** Stores the events in one statement, in their order, and deletes all but the newest `kept`. */
export async function storeRejected(db: Db, events: readonly RejectedEvent[], kept: number) {
  await query(db)`
    insert into rejected_events (at, event_id, type, user_id, reason, path, message)
    select (e ->> 'at')::bigint, e ->> 'eventId', e ->> 'type', e ->> 'userId', e ->> 'reason', e ->> 'path', e ->> 'message'
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as t(e, position) order by position
  `
  await query(db)`
    delete from rejected_events where id <= (select id from rejected_events order by id desc offset ${kept} limit 1)
  `
}

/** Newest first. */
export async function listRejected(db: Db, limit: number) {
  return db
    .selectFrom('rejectedEvents')
    .select(['at', 'eventId', 'type', 'userId', 'reason', 'path', 'message'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
