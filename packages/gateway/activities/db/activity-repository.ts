import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import {
  ACTIVITY_TYPE_NAMES,
  ACTIVITY_TYPES,
  EVENT_PAGE_TYPES,
  NEW_USER_TYPES,
  type ActivityGroup,
} from '@fanfare/contract/activity-types.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'
import type { Db, Row } from '../../db/client.ts'

/** One published version; only a publication changes these columns, and it counts the version up. */
export type ActivityVersion = Omit<Row<'activities'>, 'participants' | 'titles' | 'cancelled' | 'page'>
export interface ActivityRow extends ActivityVersion {
  participants: number
  /** When its settlement ended; null until then. */
  settledAt: number | null
}

type Head = Pick<ActivityRow, 'activityId' | 'version' | 'participants' | 'settledAt'>
const HEAD = [
  'activityId',
  'version',
  'participants',
  sql<number | null>`(select ended_at from activity_settlements s where s.activity_id = activities.activity_id)`.as(
    'settledAt',
  ),
] as const

interface ActivityFilter {
  now: number
  status?: ActivityStatus | undefined
  activityType?: number | undefined
  /** As readers see it: the activity of /welcome-event belongs to its type, others with a page of an event are events. */
  group?: { name: ActivityGroup; welcomeId: string | null } | undefined
  /** Folded words that the title must all contain; it is the title in the first of these locales that has one. */
  titled?: { words: readonly string[]; locales: readonly string[] } | undefined
  pageIndex: number
  pageSize: number
}

/** Few, because definitions carry the texts of twenty languages. */
const CACHED_ACTIVITIES = 500

/** The same rule as `statusOf` of the domain, where the database sorts and counts. */
const statusAt = (now: number) => sql<ActivityStatus>`case
  when cancelled or end_time <= ${now}::bigint then 'ENDED'
  when start_time > ${now}::bigint then 'UPCOMING' else 'ONGOING' end`

const typesOf = (group: ActivityGroup) =>
  ACTIVITY_TYPE_NAMES.filter((name) => ACTIVITY_TYPES[name].group === group).map((name) => ACTIVITY_TYPES[name].code)

function inGroup({ name, welcomeId }: NonNullable<ActivityFilter['group']>) {
  const isEvent = sql<boolean>`(page is not null
    or activity_type = any(${EVENT_PAGE_TYPES}::int[]) and activity_id is distinct from ${welcomeId}::text)`
  return name === 'Event' ? isEvent : sql<boolean>`(activity_type = any(${typesOf(name)}::int[]) and not ${isEvent})`
}

/** `strpos` has no wildcards. The listed activities are read in order: titles are short, and no index finds parts of words. */
const isTitled = ({ words, locales }: NonNullable<ActivityFilter['titled']>) =>
  sql<boolean>`not exists (
    select from unnest(${words}::text[]) as word
    where strpos(coalesce(${sql.join(locales.map((locale) => sql`titles ->> ${locale}`))}, ''), word) = 0)`

/** The activities as published. It keeps the last version of each that it has read, so a definition is parsed once per version. */
export function createActivityRepository() {
  const versions = new LRUCache<string, ActivityVersion>({ max: CACHED_ACTIVITIES })

  async function load(db: Db, activityIds: readonly string[]): Promise<Map<string, ActivityVersion>> {
    if (activityIds.length === 0) return new Map()
    const rows = await db.selectFrom('activities').selectAll().where('activityId', 'in', activityIds).execute()
    return new Map(
      rows.map(({ participants: _changesWithoutVersion, titles: _t, cancelled: _c, page: _p, ...version }) => {
        versions.set(version.activityId, version)
        return [version.activityId, version]
      }),
    )
  }

  async function withVersions(db: Db, heads: readonly Head[]) {
    const cached = new Map(heads.map(({ activityId }) => [activityId, versions.get(activityId)]))
    const isCached = ({ activityId, version }: Head) => cached.get(activityId)?.version === version
    const loaded = await load(
      db,
      heads.filter((head) => !isCached(head)).map(({ activityId }) => activityId),
    )
    // A publication between the two reads makes the head stale: the row is then its successor.
    return heads.flatMap(({ activityId, participants, settledAt }) => {
      const version = loaded.get(activityId) ?? cached.get(activityId)
      return version ? [{ ...version, participants, settledAt }] : []
    })
  }

  async function findOne(db: Db, column: 'activityId' | 'alias', value: string) {
    const heads = await db.selectFrom('activities').select(HEAD).where(column, '=', value).execute()
    return (await withVersions(db, heads))[0] ?? null
  }

  const loadOne = async (db: Db, activityId: string) => (await load(db, [activityId])).get(activityId) ?? null

  return {
    findById: (db: Db, activityId: string) => findOne(db, 'activityId', activityId),
    findByAlias: (db: Db, alias: string) => findOne(db, 'alias', alias),
    /** Listed activities: ongoing by their end, then upcoming by their start, then ended, the latest first; those for new users lead each. */
    list: async (db: Db, { now, status, activityType, group, titled, pageIndex, pageSize }: ActivityFilter) => {
      let matching = db.selectFrom('activities').where('listed', '=', true)
      if (status !== undefined) matching = matching.where(statusAt(now), '=', status)
      if (activityType !== undefined) matching = matching.where('activityType', '=', activityType)
      if (group !== undefined) matching = matching.where(inGroup(group))
      if (titled !== undefined) matching = matching.where(isTitled(titled))
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const at = statusAt(now)
      const heads = await matching
        .select(HEAD)
        .orderBy(sql`case ${at} when 'ONGOING' then 0 when 'UPCOMING' then 1 else 2 end`)
        .orderBy(sql`case when activity_type = any(${NEW_USER_TYPES}::int[]) then 0 else 1 end`)
        .orderBy(sql`case ${at} when 'ONGOING' then end_time when 'UPCOMING' then start_time else -end_time end`)
        .orderBy('activityId')
        .limit(pageSize)
        .offset(pageIndex * pageSize)
        .execute()
      return { rows: await withVersions(db, heads), total }
    },
    /** Every activity, listed or not. */
    listAll: async (db: Db) => withVersions(db, await db.selectFrom('activities').select(HEAD).execute()),
    /** Listed activities of one type. */
    listByType: async (db: Db, activityType: number) => {
      const listed = db.selectFrom('activities').select(HEAD).where('listed', '=', true)
      return withVersions(db, await listed.where('activityType', '=', activityType).execute())
    },
    /** This version, or the newer one that `db` shows. */
    findVersion: async (db: Db, activityId: string, version: number) => {
      const cached = versions.get(activityId)
      return cached?.version === version ? cached : loadOne(db, activityId)
    },
    /** May be older than the published version: for work that checks the version in its own statement. */
    findCached: async (db: Db, activityId: string) => versions.get(activityId) ?? loadOne(db, activityId),
    /** The version that was read last; null when none was. */
    peek: (activityId: string) => versions.peek(activityId) ?? null,
  }
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>
