import { sql, type RawBuilder } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { enqueueSelected } from '../../evaluation/db/evaluation-queue.ts'

/** A range of numbered accounts without a login, created evenly between two instants, ms. */
interface NumberedUsers {
  first: number
  last: number
  languageType: number
  createdFrom: number
  createdTo: number
}

interface BulkParticipations {
  activityId: string
  /** Chosen evenly from the accounts with these numbers. */
  first: number
  last: number
  count: number
  consentVersion: string | null
  /** Joins are spread evenly between these instants, ms, never before the account was created. */
  from: number
  to: number
}

/** The id of a numbered account: letters and digits, as those of all users. */
const userIdOf = (number: RawBuilder<unknown>) => sql`'u' || left(md5('numbered-user-' || ${number}), 30)`

/** A `like` pattern for the names of numbered accounts. */
export const NUMBERED_NAMES = '%@members.fanfare.example'

/** Names begin with different letters, because masked names show them. */
const nameOf = (number: RawBuilder<unknown>) => sql`
  chr(97 + (${number} * 7 + ${number} / 26) % 26) || substr('aeiouyrlnh', 1 + (${number} * 3 + ${number} / 10) % 10, 1)
    || 'member' || ${number} || '@members.fanfare.example'`

/** A number from 0 to 1 that depends only on the text. */
const fractionOf = (text: RawBuilder<unknown>) => sql`(('x' || left(md5(${text}), 8))::bit(32)::bigint / 4294967296.0)`

/** Inserts the accounts of a range that do not exist yet, in one statement. */
export async function insertNumberedUsers(tx: Db, users: NumberedUsers) {
  const { first, last, languageType, createdFrom, createdTo } = users
  await query(tx)`
    insert into users (user_id, login_name, email, password_hash, language_type, vip_code, created_at)
    select ${userIdOf(sql`n`)}, name, name, '-', ${languageType}::int, upper(left(md5('code-of-user-' || n), 12)),
      ${createdFrom}::bigint + (${fractionOf(sql`'created-' || n`)} * (${createdTo}::bigint - ${createdFrom}::bigint))::bigint
    from generate_series(${first}::int, ${last}::int) as n, lateral (select ${nameOf(sql`n`)} as name) as named
    on conflict do nothing
  `
}

/** Lets numbered accounts join an activity and counts the new ones. The caller enqueues those who have earned something by joining. */
export async function insertParticipations(tx: Db, joining: BulkParticipations) {
  const { activityId, first, last, count, consentVersion, from, to } = joining
  await query(tx)`
    with chosen as (
      select ${userIdOf(sql`n`)} as user_id, ${fractionOf(sql`${activityId}::text || n`)} as part
      from generate_series(${first}::int, ${last}::int) as n order by md5(${activityId}::text || n) limit ${count}
    ), known as materialized (
      select user_id, part, greatest(${from}::bigint, created_at) as since from chosen join users using (user_id)
    ), before as materialized (
      select participants from activities where activity_id = ${activityId}
    ), joined as (
      insert into participations (activity_id, user_id, applied_at, consent_version, join_no)
      select ${activityId}::text, user_id, joined_at, ${consentVersion}::text,
        participants + row_number() over (order by joined_at, user_id)
      from known cross join before,
        lateral (select since + (part * greatest(0, ${to}::bigint - since))::bigint as joined_at) as timed
      on conflict do nothing returning 1
    )
    update activities set participants = participants + (select count(*)::int from joined) where activity_id = ${activityId}
  `
}

/** The numbered accounts of an activity that joined first, with the time of their join, ms. */
export async function listFirstParticipants(db: Db, activityId: string, limit: number) {
  return db
    .selectFrom('participations')
    .innerJoin('users', 'users.userId', 'participations.userId')
    .select(['participations.userId', 'participations.appliedAt'])
    .where('activityId', '=', activityId)
    .where('loginName', 'like', NUMBERED_NAMES)
    .orderBy('appliedAt')
    .orderBy('participations.userId')
    .limit(limit)
    .execute()
}

/** Enqueues the numbered accounts of an activity for evaluation. */
export const enqueueParticipants = (tx: Db, activityId: string, at: number): Promise<number> =>
  enqueueSelected(
    tx,
    sql`select user_id from participations join users using (user_id) where activity_id = ${activityId} and login_name like ${NUMBERED_NAMES}`,
    at,
  )
