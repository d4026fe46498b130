import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { query, queryRow, queryValue, queryValues, type Db } from '../../db/client.ts'
import { isOnPage, type Page } from '../../db/page.ts'
import { withTimeouts } from '../../db/timeouts.ts'

/** Whether the user is in the version of the list that the activity pinned. */
export const isListed = (db: Db, { activityId, userId }: { activityId: string; userId: string }) =>
  queryValue<boolean>(db)`
    select exists (select from activity_audiences p join audience_members m using (name, version)
      where p.activity_id = ${activityId} and m.user_id = ${userId})`

const TABLES = ['audience_members', 'audience_parts'].map((name) => sql.table(name))

/** Serializes uploads of one list. */
const lockList = (tx: Db, name: string) => query(tx)`select pg_advisory_xact_lock(hashtext(${`audience:${name}`}))`

const newestVersion = (tx: Db, name: string) =>
  queryValue<number>(tx)`select coalesce(max(version), 0) from audience_lists where name = ${name}`

/** Replaces a part of the version that is being uploaded. `ids`: distinct ids, separated by line feeds. */
export async function replacePart(
  tx: Db,
  { name, part, ids, lines }: { name: string; part: number; ids: string; lines: number },
) {
  await lockList(tx, name)
  const version = (await newestVersion(tx, name)) + 1
  const key = { name, version, part }
  const partOf = (table: 'audienceMembers' | 'audienceParts') =>
    tx.deleteFrom(table).where('name', '=', name).where('version', '=', version).where('part', '=', part)
  const { numDeletedRows } = await partOf('audienceParts').executeTakeFirst()
  // Only for a repeated part, because it reads every member of the version, so each part would take longer than the last.
  if (numDeletedRows > 0n) await partOf('audienceMembers').execute()
  await tx
    .insertInto('audienceParts')
    .values({ ...key, lines })
    .execute()
  await query(tx)`
    insert into audience_members (name, version, user_id, part)
    select ${name}, ${version}::integer, id, ${part}::integer from unnest(string_to_array(${ids}, E'\n')) as id`
}

interface CommittedList {
  version: number
  users: number
  unknown: number
  duplicates: number
  digest: string
}

/** Reading or deleting a million ids takes some seconds, longer than other statements may take. */
const COMMIT_MS = 60_000

type Version = Pick<CommittedList, 'version' | 'unknown'> & { name: string }

/** How many ids of these versions have no account; a version without any is left out. */
export const countUnknown = (db: Db, lists: readonly Omit<Version, 'unknown'>[]) =>
  query<Version>(db)`
    select m.name, m.version, count(distinct m.user_id)::integer as unknown
    from unnest(${lists.map(({ name }) => name)}::text[], ${lists.map(({ version }) => version)}::integer[]) as l (name, version)
    join audience_members m on m.name = l.name and m.version = l.version left join users u on u.user_id = m.user_id
    where u.user_id is null group by m.name, m.version`

/**
 * Makes the uploaded parts 1 to `parts` the newest version, leaves out any others, and deletes the members of versions that no
 * activity has pinned. @returns the first missing part instead, if there is one
 */
export const commitList = (
  tx: Db,
  { name, parts, at, actor }: { name: string; parts: number; at: number; actor: string },
) =>
  withTimeouts(COMMIT_MS, async () => {
    await query(tx)`select set_config('statement_timeout', ${String(COMMIT_MS)}, true)`
    await lockList(tx, name)
    const version = (await newestVersion(tx, name)) + 1
    const uploaded = await tx
      .selectFrom('audienceParts')
      .select(['part', 'lines'])
      .where('name', '=', name)
      .where('version', '=', version)
      .where('part', '<=', parts)
      .execute()
    const present = new Set(uploaded.map(({ part }) => part))
    const missing = Array.from({ length: parts }, (_, index) => index + 1).find((part) => !present.has(part))
    if (missing !== undefined) return { missing }
    for (const table of TABLES)
      await query(tx)`delete from ${table} where name = ${name} and version = ${version}::integer and part > ${parts}`
    const { users, digest } = await queryRow<Pick<CommittedList, 'users' | 'digest'>>(tx)`
      select count(*)::integer as users,
        encode(sha256(convert_to(coalesce(string_agg(user_id, E'\n' order by user_id collate "C"), ''), 'UTF8')), 'hex') as digest
      from (select distinct user_id from audience_members where name = ${name} and version = ${version}::integer) m`
    const unknown = (await countUnknown(tx, [{ name, version }]))[0]?.unknown ?? 0
    const duplicates = uploaded.reduce((sum, { lines }) => sum + lines, 0) - users
    await tx.insertInto('audienceLists').values({ name, version, users, duplicates, digest, at, actor }).execute()
    for (const table of TABLES)
      await query(tx)`delete from ${table} m where name = ${name} and version < ${version}::integer
        and not exists (select from activity_audiences p where p.name = m.name and p.version = m.version)`
    return { version, users, unknown, duplicates, digest }
  })

/** The aliases of the activities that have pinned a version of a list. Locks the list. */
export async function lockPins(tx: Db, name: string): Promise<string[]> {
  await lockList(tx, name)
  return queryValues<string>(tx)`
    select activity.alias from activity_audiences pinned join activities activity using (activity_id)
    where pinned.name = ${name} order by activity.alias`
}

/** Deletes all versions of a list, also one that is being uploaded. @returns whether there were any */
export const deleteList = (tx: Db, name: string): Promise<boolean> =>
  withTimeouts(COMMIT_MS, async () => {
    await query(tx)`select set_config('statement_timeout', ${String(COMMIT_MS)}, true)`
    const counts = []
    for (const table of ['audienceMembers', 'audienceParts', 'audienceLists'] as const)
      counts.push((await tx.deleteFrom(table).where('name', '=', name).executeTakeFirst()).numDeletedRows)
    return counts.some((count) => count > 0n)
  })

interface NewestList extends CommittedList {
  name: string
  at: number
  actor: string
}

/** ms. A count reads a whole list, up to a million ids, and changes only as people register. */
const COUNTED_FOR_MS = 60_000
const KEPT_COUNTS = 1_000
const counts = new WeakMap<Db, LRUCache<string, number>>()

/** These versions with how many of their ids have no account, counted again after a minute. */
async function withUnknown<Listed extends { name: string; version: number }>(db: Db, lists: readonly Listed[]) {
  const kept = counts.get(db) ?? new LRUCache<string, number>({ max: KEPT_COUNTS, ttl: COUNTED_FOR_MS })
  counts.set(db, kept)
  const keyOf = ({ name, version }: Omit<Version, 'unknown'>) => `${name} ${version}`
  const old = lists.filter((list) => !kept.has(keyOf(list)))
  if (old.length > 0) {
    const found = new Map((await countUnknown(db, old)).map((one) => [keyOf(one), one.unknown]))
    for (const list of old) kept.set(keyOf(list), found.get(keyOf(list)) ?? 0)
  }
  return lists.map((list) => ({ ...list, unknown: kept.get(keyOf(list), { allowStale: true }) ?? 0 }))
}

/** The newest version of each list, newest first. */
export async function listAudiences(db: Db, page: Page) {
  const rows = await query<Omit<NewestList, 'unknown'>>(db)`
    select l.name, l.version, l.users, l.duplicates, l.digest, l.at, l.actor
    from audience_lists l
    where l.version = (select max(version) from audience_lists n where n.name = l.name)
      and ${isOnPage(page, 'l.at', 'l.name')}
    order by l.at desc, l.name desc limit ${page.limit}`
  return withUnknown(db, rows)
}

/** The activities that pin a version of these lists. */
export const listPins = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('activityAudiences')
    .select(['activityId', 'name', 'version'])
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .orderBy('activityId')
    .execute()

/**
 * Pins the newest version of the list that a file names, or takes the pin away. @returns the version, null without a list, and whether it
 * is another one than before; undefined when no list of this name is committed
 */
export async function pinList(tx: Db, { activityId, list }: { activityId: string; list: string | undefined }) {
  const pinned = await tx
    .selectFrom('activityAudiences')
    .select(['name', 'version'])
    .where('activityId', '=', activityId)
    .executeTakeFirst()
  if (list === undefined) {
    if (pinned !== undefined) await tx.deleteFrom('activityAudiences').where('activityId', '=', activityId).execute()
    return { version: null, isOther: false }
  }
  await lockList(tx, list)
  const version = await newestVersion(tx, list)
  if (version === 0) return undefined
  if (pinned?.name === list && pinned.version === version) return { version, isOther: false }
  await tx
    .insertInto('activityAudiences')
    .values({ activityId, name: list, version })
    .onConflict((conflict) => conflict.column('activityId').doUpdateSet({ name: list, version }))
    .execute()
  return { version, isOther: true }
}
