import { sql, type Selectable } from 'kysely'
import type { MessageType } from '@fanfare/contract/message/message.ts'
import type { Db } from '../../db/client.ts'
import type { MessagesTable } from '../../db/tables/messages.ts'

export type MessageRow = Selectable<MessagesTable>

export interface MessageFilter {
  userId: string
  /** A type that no message has finds nothing. */
  type?: string | undefined
  pageIndex: number
  pageSize: number
}

/** A message that asks to claim a reward says after the claim that it is there, and after its deadline that it expired. */
const shownKind = sql<string>`case when messages.kind in ('reward_claimable', 'claim_expiring') then coalesce((
  select case e.status when 'GRANTED' then 'reward_granted' when 'EXPIRED' then 'claim_expired' end from entitlements e
  where e.user_id = messages.user_id and e.activity_id = messages.activity_id and e.source = messages.source collate "C"
), messages.kind) else messages.kind end`.as('kind')

/** Newest first; `total` is over all pages. */
export async function listMessages(
  db: Db,
  { userId, type, pageIndex, pageSize }: MessageFilter,
): Promise<{ rows: MessageRow[]; total: number }> {
  let matching = db.selectFrom('messages').where('userId', '=', userId)
  if (type !== undefined) matching = matching.where('type', '=', type as MessageType)
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .select(shownKind)
    .orderBy('createdAt', 'desc')
    .orderBy('messageId', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { rows, total }
}

/** null when the user has no such message. */
export async function findMessage(db: Db, userId: string, messageId: string): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .select(shownKind)
    .where('messageId', '=', messageId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Messages of these ids with the language of their users; one that is gone is left out. */
export async function listMessagesById(
  db: Db,
  messageIds: readonly string[],
): Promise<(MessageRow & { languageType: number })[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('messages')
    .innerJoin('users', 'users.userId', 'messages.userId')
    .selectAll('messages')
    .select('users.languageType')
    .where('messageId', '=', sql<string>`any(${messageIds}::text[])`)
    .execute()
}

/** Unread messages of a user by type; a type without any is absent. */
export async function countUnreadByType(db: Db, userId: string) {
  const { rows } = await sql<{ type: MessageType; count: number }>`
    select type, count(*) as count from messages where user_id = ${userId} and read_at is null group by type
  `.execute(db)
  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** Unread messages of these users; a user without any is absent. */
export async function countUnread(db: Db, userIds: readonly string[]) {
  const { rows } = await sql<{ userId: string; total: number }>`
    select user_id, count(*) as total from messages where user_id = any(${userIds}::text[]) and read_at is null
    group by user_id
  `.execute(db)
  return new Map(rows.map(({ userId, total }) => [userId, total]))
}
