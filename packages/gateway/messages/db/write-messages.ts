import { sql } from 'kysely'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { ParamsOf } from '@fanfare/contract/message/message-params.ts'
import { query, queryValues, type Db, type Row, type Connections } from '../../db/client.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import type { Owned } from '../../rewards/db/source-states.ts'
import { announceUnread } from './messages.ts'
import { withTransaction } from '../../db/transaction.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** A kind with its parameters, without the names in the reader's language. */
export type KindWithParams = { [Kind in MessageKind]: { kind: Kind; params: ParamsOf<Kind> } }[MessageKind]

export type UnsavedMessage = KindWithParams &
  Pick<Row<'messages'>, 'userId' | 'cause' | 'type' | 'activityId' | 'source' | 'createdAt'>
export type NewMessage = UnsavedMessage &
  Pick<Row<'messages'>, 'messageId'> &
  Partial<Pick<Row<'messages'>, 'heldUntil'>>

/** The fields of a message in `message.created`. */
export type CreatedMessage = Pick<NewMessage, 'messageId' | 'userId' | 'type' | 'kind' | 'params' | 'activityId'>

/**
 * Keeps other changes of these users' messages out until the end of the transaction; call it before the transaction writes. A
 * lock that takes no transaction id, so that the counts in the log have the order in which they became true.
 */
export async function lockMessagesOf(tx: Db, userIds: readonly string[]) {
  await query(tx)`
    select pg_advisory_xact_lock(hashtextextended('messages:' || user_id, 0))
    from (select user_id from unnest(${userIds.toSorted()}::text[]) with ordinality as u(user_id, n) order by n) as o
  `
}

/** Leaves out messages whose cause is known. @returns those that were written */
export async function insertMessages(tx: Db, messages: readonly NewMessage[]) {
  if (messages.length === 0) return []
  const inserted = await queryValues<string>(tx)`
    insert into messages (message_id, user_id, cause, type, kind, params, activity_id, source, created_at, held_until)
    select m.* from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m("messageId" text, "userId" text, cause text, type text,
      kind text, params jsonb, "activityId" text, source text, "createdAt" bigint, "heldUntil" bigint)
    join users u on u.user_id = m."userId" and u.deleted_at is null
    on conflict (user_id, cause) do nothing returning message_id
  `
  const written = new Set(inserted)
  return messages.filter(({ messageId }) => written.has(messageId))
}

/** Moves the end of the wait of the user's messages; one of a kind that is turned off now is never announced. */
export async function holdMessages(tx: Db, userId: string, { until, off }: { until: number; off: readonly string[] }) {
  await query(tx)`
    update messages set held_until = case when kind = any(${off}::text[]) then null else ${until}::bigint end
    where user_id = ${userId} and held_until is not null
  `
}

/** Releases messages whose quiet hours are over, the longest waiting first. */
export async function releaseMessages(tx: Db, now: number, limit: number) {
  return query<CreatedMessage>(tx)`
    update messages set held_until = null where (user_id, message_id) in (
      select user_id, message_id from messages where held_until <= ${now}::bigint order by held_until limit ${limit}
    ) and held_until <= ${now}::bigint returning message_id, user_id, type, kind, params, activity_id
  `
}

/** Marks messages that ask to claim these rewards as read, because nothing is left to claim. @returns the users whose messages changed */
export async function readClaimMessages(tx: Db, claims: readonly Owned<SourceKey>[], at: number) {
  if (claims.length === 0) return []
  const column = (name: 'userId' | 'activityId' | 'source') => claims.map((claim) => claim[name])
  return queryValues<string>(tx)`
    update messages m set read_at = ${at}::bigint
    from unnest(${column('userId')}::text[], ${column('activityId')}::text[], ${column('source')}::text[])
      as c(user_id, activity_id, source)
    where m.user_id = c.user_id and m.activity_id = c.activity_id and m.source = c.source collate "C"
      and m.read_at is null and m.kind in ('reward_claimable', 'claim_expiring')
    returning m.user_id
  `
}

/** Marks unread messages of the user as read; `ids` null means all. @returns whether one was unread */
export async function readMessages(tx: Db, userId: string, { ids, at }: { ids: readonly string[] | null; at: number }) {
  let unread = tx.updateTable('messages').set({ readAt: at }).where('userId', '=', userId).where('readAt', 'is', null)
  if (ids !== null) unread = unread.where('messageId', '=', sql<string>`any(${ids}::text[])`)
  const { numUpdatedRows } = await unread.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Messages from before an instant, the oldest first. */
async function listOldMessages(db: Db, { before, limit }: { before: number; limit: number }) {
  const old = db.selectFrom('messages').select(['messageId', 'userId']).where('createdAt', '<', before)
  return old.orderBy('createdAt').limit(limit).execute()
}

/** @returns the users of those that were unread */
async function deleteMessages(tx: Db, messageIds: readonly string[]) {
  const rows = await query<{ userId: string; wasUnread: boolean }>(tx)`
    delete from messages where message_id = any(${messageIds}::text[]) returning user_id, read_at is null as was_unread
  `
  return userIdsOf(rows.filter(({ wasUnread }) => wasUnread))
}

/** Deletes at most `limit` messages from before an instant and announces the counts that change. @returns the number of them */
export const deleteOldMessages = (
  db: Connections,
  { before, now, limit }: { before: number; now: number; limit: number },
) =>
  withTransaction(db, async (tx) => {
    const old = await listOldMessages(tx, { before, limit })
    if (old.length === 0) return 0
    await lockMessagesOf(tx, [...new Set(userIdsOf(old))])
    const unread = await deleteMessages(
      tx,
      old.map(({ messageId }) => messageId),
    )
    await announceUnread(tx, unread, now)
    return old.length
  })

interface ClaimReminder extends Owned<SourceKey> {
  claimDeadline: number
}

/**
 * Takes up to `limit` claims that expire before `until`, each once per deadline. Claims that were open for a day or less are left out:
 * the message that they are ready says enough.
 */
export async function takeClaimReminders(tx: Db, { now, until, limit }: { now: number; until: number; limit: number }) {
  const isOpen = sql`status = 'RESERVED' and reminded_deadline is distinct from claim_deadline`
  return query<ClaimReminder>(tx)`
    update entitlements set reminded_deadline = claim_deadline
    where (user_id, activity_id, source) in (
      select user_id, activity_id, source from entitlements
      where ${isOpen} and claim_deadline - earned_at > 86400000
        and claim_deadline > ${now}::bigint and claim_deadline <= ${until}::bigint
      order by claim_deadline limit ${limit}
    ) and ${isOpen}
    returning user_id, activity_id, source, claim_deadline
  `
}
