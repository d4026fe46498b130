import { sql } from 'kysely'
import type { MessageType } from '@fanfare/contract/message/message.ts'
import { changeRows, query, queryValues, type Connections, type Db, type Row } from '../../db/client.ts'
import { appendLog } from '../../log/db/log.ts'
import type { MessageSettings } from '@fanfare/contract/message/message-settings.ts'
import type { RewardRow } from '../../rewards/db/rewards.ts'
import type { SourceKey } from '../../db/tables/source.ts'
import { keysTable, type Owned } from '../../rewards/db/source-states.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { ParamsOf } from '@fanfare/contract/message/message-params.ts'
import { withTransaction } from '../../db/transaction.ts'

export type MessageRow = Row<'messages'>

interface MessageFilter {
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
export async function listMessages(db: Db, { userId, type, pageIndex, pageSize }: MessageFilter) {
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

/** Undefined when the user has no such message. */
export const findMessage = (db: Db, userId: string, messageId: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .select(shownKind)
    .where('messageId', '=', messageId)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Messages of these ids with the language of their users; one that is gone is left out. */
export async function listMessagesById(db: Db, messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  return query<MessageRow & Pick<Row<'users'>, 'languageType'>>(db)`
    select m.*, u.language_type from messages m join users u using (user_id) where message_id = any(${messageIds}::text[])
  `
}

/** Unread messages of a user by type; a type without any is absent. */
export async function countUnreadByType(db: Db, userId: string) {
  const rows = await query<{ type: MessageType; count: number }>(db)`
    select type, count(*) as count from messages where user_id = ${userId} and read_at is null group by type
  `
  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** Unread messages of these users; a user without any is absent. */
export async function countUnread(db: Db, userIds: readonly string[]) {
  const rows = await query<{ userId: string; total: number }>(db)`
    select user_id, count(*) as total from messages where user_id = any(${userIds}::text[]) and read_at is null
    group by user_id
  `
  return new Map(rows.map(({ userId, total }) => [userId, total]))
}

interface Announcement {
  userId: string
  /** ms: the end of the quiet hours. */
  dueAt: number
}

/** Announces the counts of these users later; one that waits already keeps its time. */
export async function postponeAnnouncements(tx: Db, announcements: readonly Announcement[]) {
  if (announcements.length === 0) return
  await query(tx)`
    insert into message_announcements (user_id, due_at)
    select * from unnest(${userIdsOf(announcements)}::text[],
      ${announcements.map(({ dueAt }) => dueAt)}::bigint[])
    on conflict (user_id) do nothing
  `
}

/** Deletes these users' announcements, with `dueBy` only those that are due by then. @returns the users who had one */
export async function deleteAnnouncements(tx: Db, userIds: readonly string[], dueBy?: number) {
  return queryValues<string>(tx)`
    delete from message_announcements
    where user_id = any(${userIds}::text[]) and (${dueBy ?? null}::bigint is null or due_at <= ${dueBy ?? null}::bigint)
    returning user_id
  `
}

/** Users whose quiet hours are over, the longest waiting first. */
export async function listDueAnnouncements(db: Db, now: number, limit: number) {
  return queryValues<string>(db)`
    select user_id from message_announcements where due_at <= ${now}::bigint order by due_at limit ${limit}`
}

/** Appends `messages.changed` with the unread count of each of these users, whose messages must be locked, at once. */
export async function announceUnread(tx: Db, userIds: Iterable<string>, at: number) {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return
  await deleteAnnouncements(tx, ids)
  const totals = await countUnread(tx, ids)
  await appendLog(
    tx,
    ids.map((userId) => ({ topic: 'messages.changed', userId, payload: { total: totals.get(userId) ?? 0 } })),
    at,
  )
}

/** Settings of those of these users who have changed them. */
export async function listMessageSettings(db: Db, userIds: readonly string[]) {
  const rows = await query<MessageSettings & { userId: string }>(db)`
    select user_id, "off", quiet from message_settings where user_id = any(${userIds}::text[])
  `
  return new Map(rows.map(({ userId, off, quiet }) => [userId, { off, quiet }]))
}

export async function saveMessageSettings(tx: Db, userId: string, { off, quiet }: MessageSettings, at: number) {
  await query(tx)`
    insert into message_settings (user_id, "off", quiet, updated_at)
    values (${userId}, ${JSON.stringify(off)}::jsonb, ${quiet && JSON.stringify(quiet)}::jsonb, ${at}::bigint)
    on conflict (user_id) do update set "off" = excluded."off", quiet = excluded.quiet, updated_at = excluded.updated_at
  `
}

export type ClaimRow = Pick<
  Row<'entitlements'>,
  'userId' | 'activityId' | 'source' | 'asset' | 'quantity' | 'claimDeadline' | 'status'
>

/** Rewards of any user by their ids. */
export async function findRewards(db: Db, rewardIds: readonly string[]) {
  if (rewardIds.length === 0) return new Map<string, RewardRow>()
  const rows = await query<RewardRow>(db)`select * from rewards where reward_id = any(${rewardIds}::text[])`
  return new Map(rows.map((row) => [row.rewardId, row]))
}

/** The goodwill among these rewards, with the activity that each is about. */
export async function listGoodwill(db: Db, rewardIds: readonly string[]) {
  if (rewardIds.length === 0) return new Map<string, never>()
  const rows = await query<{ rewardId: string; about: string | null }>(db)`
    select r.reward_id, g.about from rewards r
    join goodwill_grants g on r.source = 'manual:' || g.grant_key and r.user_id = g.user_id
    where r.reward_id = any(${rewardIds}::text[])`
  return new Map(rows.map((row) => [row.rewardId, row]))
}

/** Entitlements of any user, for the reader of the log. */
export async function listClaims(db: Db, keys: readonly Owned<SourceKey>[]) {
  if (keys.length === 0) return []
  return query<ClaimRow>(db)`
    select e.user_id, e.activity_id, e.source, e.asset, e.quantity, e.claim_deadline, e.status
    from ${keysTable(keys)} as k(user_id, activity_id, source) join entitlements e on e.user_id = k.user_id and e.activity_id = k.activity_id and e.source = k.source collate "C"
  `
}

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
  return queryValues<string>(tx)`
    update messages m set read_at = ${at}::bigint
    from ${keysTable(claims)} as k(user_id, activity_id, source)
    where m.user_id = k.user_id and m.activity_id = k.activity_id and m.source = k.source collate "C"
      and m.read_at is null and m.kind in ('reward_claimable', 'claim_expiring')
    returning m.user_id
  `
}

/** Marks unread messages of the user as read; `ids` null means all. @returns whether one was unread */
export async function readMessages(tx: Db, userId: string, { ids, at }: { ids: readonly string[] | null; at: number }) {
  const changed = await changeRows(tx)`
    update messages set read_at = ${at}::bigint
    where user_id = ${userId} and read_at is null and (${ids}::text[] is null or message_id = any(${ids}::text[]))
  `
  return changed > 0
}

/** Deletes at most `limit` messages from before an instant and announces the counts that change. @returns the number of them */
export const deleteOldMessages = (
  db: Connections,
  { before, now, limit }: { before: number; now: number; limit: number },
) =>
  withTransaction(db, async (tx) => {
    const old = await query<Pick<MessageRow, 'messageId' | 'userId'>>(tx)`
      select message_id, user_id from messages where created_at < ${before}::bigint order by created_at limit ${limit}
    `
    if (old.length === 0) return 0
    await lockMessagesOf(tx, [...new Set(userIdsOf(old))])
    const unread = await queryValues<string>(tx)`
      with deleted as (
        delete from messages where message_id = any(${old.map(({ messageId }) => messageId)}::text[]) returning user_id, read_at
      )
      select user_id from deleted where read_at is null
    `
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
