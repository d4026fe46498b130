import { sql } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { allOf, query, queryRow, queryValue, type Db } from '../../db/client.ts'
import { countUnknown } from './audience-lists.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Keeps the newest tags of each user, in any order of arrival; the facts must be in the order of time. */
export async function updateAccountTags(tx: Db, facts: readonly PlatformEventOf<'account.tagged'>[]) {
  const newest = new Map(facts.map((one) => [one.userId, one]))
  if (newest.size === 0) return
  const rows = [...newest.values()]
    .map((one) => ({ ...one, tags: [...new Set(one.tags)] }))
    // Every transaction locks the rows in the same order.
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
  await query(tx)`
    insert into account_tags as t (user_id, tags, vip_tier, occurred_at, event_id)
    select "userId", tags, "vipTier", "occurredAt", "eventId" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n("userId" text, tags text[], "vipTier" integer, "occurredAt" bigint, "eventId" text)
    on conflict (user_id) do update set tags = excluded.tags, vip_tier = excluded.vip_tier,
      occurred_at = excluded.occurred_at, event_id = excluded.event_id
    where (t.occurred_at, t.event_id collate "C") < (excluded.occurred_at, excluded.event_id collate "C")
  `
}

/** Writes all tags anew from the stored facts; those that arrive at the same time wait until it is committed. */
export async function rebuildAccountTags(tx: Db) {
  await query(tx)`lock table account_tags in share row exclusive mode`
  await query(tx)`delete from account_tags`
  await query(tx)`
    insert into account_tags (user_id, tags, vip_tier, occurred_at, event_id)
    select distinct on (user_id) user_id, array(select distinct jsonb_array_elements_text(payload -> 'tags')),
      (payload ->> 'vipTier')::integer, occurred_at, event_id
    from events where type = 'account.tagged' order by user_id, occurred_at desc, event_id collate "C" desc`
}

interface AccountTags {
  tags: string[]
  /** Null: the platform has not sent one. */
  vipTier: number | null
}

export const NO_TAGS: AccountTags = { tags: [], vipTier: null }

export async function findTags(db: Db, userId: string) {
  const tags = db.selectFrom('accountTags').select(['tags', 'vipTier']).where('userId', '=', userId)
  return (await tags.executeTakeFirst()) ?? NO_TAGS
}

type Audience = Omit<ActivityFile['audience'], 'notWith'>

/** A condition on `users u left join account_tags t`: the rules of segments except the holdout. Uses the newest list where no version is pinned. */
function isInSegments({ vipTiers, tagsAny, tagsNone, list }: Audience, activityId: string) {
  return allOf([
    sql`true`,
    vipTiers && sql`t.vip_tier between ${vipTiers.from} and ${vipTiers.to}`,
    tagsAny && sql`t.tags && ${tagsAny}::text[]`,
    tagsNone && sql`not coalesce(t.tags && ${tagsNone}::text[], false)`,
    list &&
      sql`exists (select from audience_members m where m.name = ${list} and m.user_id = u.user_id and m.version = coalesce(
      (select version from activity_audiences where activity_id = ${activityId} and name = ${list}),
      (select max(version) from audience_lists where name = ${list})))`,
  ])
}

/** The same with the age of the account; country and identity are left out. */
function isInAudience(audience: Audience, { activityId, at }: { activityId: string; at: number }) {
  const { newWithinDays, minimumAgeDays } = audience
  return allOf([
    isInSegments(audience, activityId),
    newWithinDays !== undefined && sql`u.created_at >= ${at - newWithinDays * DAY_MS}::bigint`,
    minimumAgeDays !== undefined && sql`u.created_at <= ${at - minimumAgeDays * DAY_MS}::bigint`,
  ])
}

/** The rule of `judgeAudience`, where the database counts. */
const isHeldOut = ({ holdout }: Audience, activityId: string) =>
  holdout === undefined
    ? sql`false`
    : sql`(('x' || encode(substring(sha256(convert_to(${activityId} || ':' || u.user_id || ':holdout', 'UTF8')) from 1 for 4), 'hex'))::bit(32)::bigint
        % 10000 < ${holdout.percent * 100})`

/** How many of all accounts the audience lets join, and how many ids of its list have no account. */
export async function countAudience(
  db: Db,
  { audience, ...activity }: { audience: Audience; activityId: string; at: number },
) {
  const counts = await queryRow<{ in: number; of: number }>(db)`
    select count(*) filter (where is_in)::integer as "in", count(*)::integer as "of" from (
      select ${isInAudience(audience, activity)} and not ${isHeldOut(audience, activity.activityId)} as is_in
      from users u left join account_tags t on t.user_id = u.user_id
    ) as judged`
  const pins = db.selectFrom('activityAudiences').selectAll().where('activityId', '=', activity.activityId)
  const pinned = await pins.executeTakeFirst()
  const [unknown] = pinned ? await countUnknown(db, [pinned]) : []
  return { ...counts, unknown: unknown?.unknown ?? 0 }
}

interface GroupFigures {
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
) {
  const rows = await query<GroupFigures & { isHeldOut: boolean }>(db)`
    select ${isHeldOut(audience, activity.activityId)} as is_held_out, count(*)::integer as users,
      trim_scale(coalesce(sum(s.deposits), 0))::text as deposits, trim_scale(coalesce(sum(s.volume), 0))::text as volume
    from users u left join account_tags t on t.user_id = u.user_id
    left join lateral (
      select sum(amount) filter (where measure in ('deposit', 'deposit.first')) as deposits,
        sum(amount) filter (where measure like 'trade.%' and measure not like '% %') as volume
      from tallies where user_id = u.user_id and bucket >= ${from}::integer and bucket < ${until}::integer
    ) s on true
    where ${isInAudience(audience, activity)} group by 1`
  const figuresOf = (held: boolean): GroupFigures => {
    const { users = 0, deposits = '0', volume = '0' } = rows.find((row) => row.isHeldOut === held) ?? {}
    return { users, deposits, volume }
  }
  return { in: figuresOf(false), holdout: figuresOf(true) }
}

/** Accounts of the segments of an audience: how many, and at most `limit` of them, the same ones each time. */
export async function sampleSegments(
  db: Db,
  { audience, activityId, limit }: { audience: Audience; activityId: string; limit: number },
) {
  const matching = sql`users u left join account_tags t on t.user_id = u.user_id
    where ${isInSegments(audience, activityId)} and not ${isHeldOut(audience, activityId)}`
  const total = await queryValue<number>(db)`select count(*)::integer from ${matching}`
  const rows = await query<{ userId: string }>(db)`
    select u.user_id from ${matching} order by md5(u.user_id), u.user_id limit ${limit}`
  return { total, userIds: userIdsOf(rows) }
}
