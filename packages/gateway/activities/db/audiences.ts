import { sql, type RawBuilder } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { Db } from '../../db/client.ts'
import { withTimeouts } from '../../db/timeouts.ts'
import { DAY_MS } from '../../util/time/durations.ts'

/** Keeps the newest tags of each user, in any order of arrival; the facts must be in the order of time. */
export async function updateAccountTags(tx: Db, facts: readonly PlatformEventOf<'account.tagged'>[]): Promise<void> {
  const newest = new Map(facts.map((one) => [one.userId, one]))
  if (newest.size === 0) return
  const rows = [...newest.values()]
    .map(({ userId, tags, vipTier, occurredAt, eventId }) => ({
      user_id: userId,
      tags: [...new Set(tags)],
      vip_tier: vipTier ?? null,
      occurred_at: occurredAt,
      event_id: eventId,
    }))
    // Every transaction locks the rows in the same order.
    .sort((a, b) => (a.user_id < b.user_id ? -1 : 1))
  await sql`
    insert into account_tags as t (user_id, tags, vip_tier, occurred_at, event_id)
    select user_id, tags, vip_tier, occurred_at, event_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(user_id text, tags text[], vip_tier integer, occurred_at bigint, event_id text)
    on conflict (user_id) do update set tags = excluded.tags, vip_tier = excluded.vip_tier,
      occurred_at = excluded.occurred_at, event_id = excluded.event_id
    where (t.occurred_at, t.event_id collate "C") < (excluded.occurred_at, excluded.event_id collate "C")
  `.execute(tx)
}

/** Writes all tags anew from the stored facts; those that arrive at the same time wait until it is committed. */
export async function rebuildAccountTags(tx: Db): Promise<void> {
  await sql`lock table account_tags in share row exclusive mode`.execute(tx)
  await sql`delete from account_tags`.execute(tx)
  await sql`
    insert into account_tags (user_id, tags, vip_tier, occurred_at, event_id)
    select distinct on (user_id) user_id, array(select distinct jsonb_array_elements_text(payload -> 'tags')),
      (payload ->> 'vipTier')::integer, occurred_at, event_id
    from events where type = 'account.tagged' order by user_id, occurred_at desc, event_id collate "C" desc`.execute(tx)
}

export interface AccountTags {
  tags: string[]
  /** Null: the platform has not sent one. */
  vipTier: number | null
}

export async function findTags(db: Db, userId: string): Promise<AccountTags> {
  const row = await db
    .selectFrom('accountTags')
    .select(['tags', 'vipTier'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? { tags: [], vipTier: null }
}

/** Whether the user is in the version of the list that the activity pinned. */
export async function isListed(
  db: Db,
  { activityId, userId }: { activityId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('activityAudiences as p')
    .innerJoin('audienceMembers as m', (on) => on.onRef('m.name', '=', 'p.name').onRef('m.version', '=', 'p.version'))
    .select('m.userId')
    .where('p.activityId', '=', activityId)
    .where('m.userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** No two uploads of one list at once. */
const lockList = (tx: Db, name: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${`audience:${name}`}))`.execute(tx)

const newestVersion = async (tx: Db, name: string): Promise<number> => {
  const row = await tx
    .selectFrom('audienceLists')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Replaces a part of the version that is being uploaded. */
export async function replacePart(
  tx: Db,
  { name, part, userIds, lines }: { name: string; part: number; userIds: readonly string[]; lines: number },
): Promise<void> {
  await lockList(tx, name)
  const version = (await newestVersion(tx, name)) + 1
  const key = { name, version, part }
  for (const table of ['audienceMembers', 'audienceParts'] as const)
    await tx
      .deleteFrom(table)
      .where('name', '=', name)
      .where('version', '=', version)
      .where('part', '=', part)
      .execute()
  await tx
    .insertInto('audienceParts')
    .values({ ...key, lines })
    .execute()
  await sql`
    insert into audience_members (name, version, user_id, part)
    select ${name}, ${version}::integer, id, ${part}::integer from unnest(${userIds}::text[]) as id`.execute(tx)
}

export interface CommittedList {
  version: number
  users: number
  unknown: number
  duplicates: number
  digest: string
}

/** A million ids are read in some seconds, more than a statement has elsewhere. */
const COMMIT_MS = 60_000

const unknownIn = (name: RawBuilder<unknown>, version: RawBuilder<unknown>) => sql<number>`(
  select count(distinct m.user_id)::integer from audience_members m left join users u on u.user_id = m.user_id
  where m.name = ${name} and m.version = ${version} and u.user_id is null)`

/**
 * Makes the uploaded parts 1 to `parts` the newest version, leaves out any others, and deletes the members of versions that no
 * activity has pinned. @returns the first missing part instead, if there is one
 */
export const commitList = (
  tx: Db,
  { name, parts, at, actor }: { name: string; parts: number; at: number; actor: string },
): Promise<CommittedList | { missing: number }> =>
  withTimeouts(COMMIT_MS, async () => {
    await sql`select set_config('statement_timeout', ${String(COMMIT_MS)}, true)`.execute(tx)
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
    for (const table of ['audienceMembers', 'audienceParts'] as const)
      await tx
        .deleteFrom(table)
        .where('name', '=', name)
        .where('version', '=', version)
        .where('part', '>', parts)
        .execute()
    const { rows } = await sql<Omit<CommittedList, 'version' | 'duplicates'>>`
      select count(*)::integer as users, ${unknownIn(sql`${name}`, sql`${version}::integer`)} as unknown,
        encode(sha256(convert_to(coalesce(string_agg(user_id, E'\n' order by user_id collate "C"), ''), 'UTF8')), 'hex') as digest
      from (select distinct user_id from audience_members where name = ${name} and version = ${version}::integer) m`.execute(
      tx,
    )
    const { users = 0, unknown = 0, digest = '' } = rows[0] ?? {}
    const duplicates = uploaded.reduce((sum, { lines }) => sum + lines, 0) - users
    await tx.insertInto('audienceLists').values({ name, version, users, duplicates, digest, at, actor }).execute()
    for (const table of ['audience_members', 'audience_parts'])
      await sql`delete from ${sql.table(table)} m where name = ${name} and version < ${version}::integer
        and not exists (select from activity_audiences p where p.name = m.name and p.version = m.version)`.execute(tx)
    return { version, users, unknown, duplicates, digest }
  })

export interface NewestList extends CommittedList {
  name: string
  at: number
  actor: string
}

/** The newest version of each list, newest first. */
export async function listAudiences(
  db: Db,
  { limit, before }: { limit: number; before: { at: number; name: string } | null },
): Promise<NewestList[]> {
  const { rows } = await sql<NewestList>`
    select l.name, l.version, l.users, l.duplicates, l.digest, l.at, l.actor, ${unknownIn(sql`l.name`, sql`l.version`)} as unknown
    from audience_lists l
    where l.version = (select max(version) from audience_lists n where n.name = l.name)
      and ${before === null ? sql`true` : sql`(l.at, l.name) < (${before.at}::bigint, ${before.name})`}
    order by l.at desc, l.name desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Pins the newest version of the list that a file names, or takes the pin away. @returns the version, null without a list, and whether it
 * is another one than before; undefined when no list of this name is committed
 */
export async function pinList(
  tx: Db,
  { activityId, list }: { activityId: string; list: string | undefined },
): Promise<{ version: number | null; isOther: boolean } | undefined> {
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

type Audience = Omit<ActivityFile['audience'], 'notWith'>

/** A condition on `users u left join account_tags t`: the rules of an audience but the holdout, the country and the identity. */
function isInAudience(
  { newWithinDays, minimumAgeDays, vipTiers, tagsAny, tagsNone, list }: Audience,
  { activityId, at }: { activityId: string; at: number },
): RawBuilder<boolean> {
  const rules = [sql`true`]
  if (newWithinDays !== undefined) rules.push(sql`u.created_at >= ${at - newWithinDays * DAY_MS}::bigint`)
  if (minimumAgeDays !== undefined) rules.push(sql`u.created_at <= ${at - minimumAgeDays * DAY_MS}::bigint`)
  if (vipTiers !== undefined) rules.push(sql`t.vip_tier between ${vipTiers.from} and ${vipTiers.to}`)
  if (tagsAny !== undefined) rules.push(sql`t.tags && ${tagsAny}::text[]`)
  if (tagsNone !== undefined) rules.push(sql`not coalesce(t.tags && ${tagsNone}::text[], false)`)
  if (list !== undefined)
    rules.push(sql`exists (
      select from activity_audiences p join audience_members m on m.name = p.name and m.version = p.version
      where p.activity_id = ${activityId} and m.user_id = u.user_id)`)
  return sql<boolean>`(${sql.join(rules, sql` and `)})`
}

/** The rule of `judgeAudience`, where the database counts. */
const isHeldOut = ({ holdout }: Audience, activityId: string): RawBuilder<boolean> =>
  holdout === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(('x' || encode(substring(sha256(convert_to(${activityId} || ':' || u.user_id || ':holdout', 'UTF8')) from 1 for 4), 'hex'))::bit(32)::bigint
        % 10000 < ${holdout.percent * 100})`

/** How many accounts may join by the audience, of how many, and how many ids of its list have no account. */
export async function countAudience(
  db: Db,
  { audience, ...activity }: { audience: Audience; activityId: string; at: number },
): Promise<{ in: number; of: number; unknown: number }> {
  const { rows } = await sql<{ in: number; of: number; unknown: number }>`
    select count(*) filter (where ${isInAudience(audience, activity)} and not ${isHeldOut(audience, activity.activityId)})::integer as "in",
      count(*)::integer as "of", coalesce((
        select ${unknownIn(sql`p.name`, sql`p.version`)} from activity_audiences p where p.activity_id = ${activity.activityId}), 0) as unknown
    from users u left join account_tags t on t.user_id = u.user_id`.execute(db)
  return rows[0] ?? { in: 0, of: 0, unknown: 0 }
}

export interface GroupFigures {
  users: number
  /** Sums in USDT, decimal strings. */
  deposits: string
  volume: string
}

/** Both groups of a holdout: those of the audience who may join, and those who are left out, with what they did within these buckets. */
export async function compareHoldout(
  db: Db,
  {
    audience,
    from,
    until,
    ...activity
  }: { audience: Audience; activityId: string; at: number; from: number; until: number },
): Promise<{ in: GroupFigures; holdout: GroupFigures }> {
  const { rows } = await sql<GroupFigures & { isHeldOut: boolean }>`
    select ${isHeldOut(audience, activity.activityId)} as is_held_out, count(*)::integer as users,
      trim_scale(coalesce(sum(s.deposits), 0))::text as deposits, trim_scale(coalesce(sum(s.volume), 0))::text as volume
    from users u left join account_tags t on t.user_id = u.user_id
    left join lateral (
      select sum(amount) filter (where measure in ('deposit', 'deposit.first')) as deposits,
        sum(amount) filter (where measure like 'trade.%' and measure not like '% %') as volume
      from tallies where user_id = u.user_id and bucket >= ${from}::integer and bucket < ${until}::integer
    ) s on true
    where ${isInAudience(audience, activity)} group by 1`.execute(db)
  const figuresOf = (held: boolean): GroupFigures => {
    const { users = 0, deposits = '0', volume = '0' } = rows.find((row) => row.isHeldOut === held) ?? {}
    return { users, deposits, volume }
  }
  return { in: figuresOf(false), holdout: figuresOf(true) }
}
