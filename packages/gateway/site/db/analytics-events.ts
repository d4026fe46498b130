import { sql } from 'kysely'
import { query, type Db, type Connections } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { defaultOf, dropPart, lockParts } from '../../db/parts.ts'
import { withTransaction } from '../../db/transaction.ts'

interface NewAnalyticsEvent {
  name: string
  page: string | null
  route: string
  locale: string
  /** Id or alias; an unknown one is stored as null. */
  activity?: string
  detail: Record<string, string | number>
}

/** Stores the events of one visit in one statement. */
export const insertAnalyticsEvents = (
  db: Db,
  {
    visit,
    percent,
    at,
  }: {
    visit: string
    percent: number
    at: number
  },
  events: readonly NewAnalyticsEvent[],
) =>
  query(db)`
    insert into analytics_events (visit, name, page, route, locale, activity_id, detail, percent, at)
    select ${visit}, e ->> 'name', e ->> 'page', e ->> 'route', e ->> 'locale', coalesce(i.activity_id, n.activity_id),
      e -> 'detail', ${percent}::smallint, ${at}::bigint
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as t(e, position)
    left join activities i on i.activity_id = e ->> 'activity' left join activities n on n.alias = e ->> 'activity' order by position
  `

interface FunnelRow {
  day: string
  activityId: string
  alias: string
  visits: number
  registrations: number
  joins: number
  tasks: number
  claims: number
}

/**
 * Visits by step, activity and UTC day, newest day first; `from` inclusive, `to` exclusive, ms. A visit counts once per step and day, for 100 /
 * percent visits. A registration names no activity: it counts for those that the same visit saw that day.
 */
export async function funnelByDay(db: Db, { from, to }: { from: number; to: number }) {
  const count = (step: string) => sql`coalesce(round(sum(weight) filter (where step = ${step})), 0)::integer`
  return query<FunnelRow>(db)`
    with events as (
      select distinct to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') as day, visit, activity_id,
        case when name = 'page_view' then 'visit' else name end as step, 100.0 / percent as weight
      from analytics_events where at >= ${from}::bigint and at < ${to}::bigint
        and name in ('page_view', 'register', 'join', 'task_completed', 'claim')
    ), steps as (
      select day, visit, activity_id, step, weight from events where activity_id is not null
      union
      select seen.day, seen.visit, seen.activity_id, 'register', seen.weight
      from events seen join events made on made.step = 'register' and made.visit = seen.visit and made.day = seen.day
      where seen.step = 'visit' and seen.activity_id is not null
    )
    select day, activity_id, alias, ${count('visit')} as visits, ${count('register')} as registrations,
      ${count('join')} as joins, ${count('task_completed')} as tasks, ${count('claim')} as claims
    from steps join activities using (activity_id) group by day, activity_id, alias order by day desc, alias
  `
}

/**
 * Drops the partitions that end before `before`, and deletes at most `limit` older events outside of partitions. @returns the number of the latter
 */
export async function deleteOldAnalyticsEvents(db: Connections, { before, limit }: { before: number; limit: number }) {
  await withTransaction(db, async (tx) => {
    for (const { name, until } of await lockParts(tx, 'analytics_events'))
      if (until <= before) await dropPart(tx, 'analytics_events', { name })
  })
  return withTransaction(db, async (tx) => {
    await query(tx)`select set_config('fanfare.knows_parts', 'yes', true)`
    const isOver = sql`tableoid = to_regclass(${`public.${defaultOf('analytics_events')}`}) and at < ${before}::bigint`
    return deleteBatch(tx, 'analyticsEvents', ['visit', 'id'], isOver, limit)
  })
}
