import { sql } from 'kysely'
import { query, queryValue, type Db } from '#gateway/db/client.ts'

/** A source of rewards of which each participant has one, or one a day: `task:{taskId}` or `tier:{tierId}`. */
export interface OpenSource {
  key: string
  /** ms: it is over for those who joined at this time or earlier; null when it is for nobody. */
  joinedAfter: number | null
  /** The first day that is not over, as `2027-01-31`; null for a source without days. */
  firstDay: string | null
}

export interface EarnedSource {
  /** That of an `OpenSource`, or the kind of another source. */
  key: string
  /** null for those that wait for a budget. */
  asset: string | null
  /** Rewards of a time that is not over, and those before. */
  open: number
  over: number
}

/**
 * How many participants have a source still before them (only for those with `joinedAfter`), and what participants have earned, in one statement. An
 * expired entitlement was earned, too.
 */
export async function readEarned(db: Db, activityId: string, sources: readonly OpenSource[]) {
  const keyOf = sql`case when split_part(source, ':', 1) in ('task', 'tier')
    then split_part(source, ':', 1) || ':' || split_part(split_part(source, ':', 2), '~', 1) else split_part(source, ':', 1) end`
  const rows = await query<EarnedSource & { isMembers: boolean }>(db)`
    with open as (
      select * from unnest(${sources.map(({ key }) => key)}::text[], ${sources.map((one) => one.joinedAfter)}::bigint[],
        ${sources.map(({ firstDay }) => firstDay)}::text[]) as o(key, joined_after, first_day)
    ), members as (
      select user_id, applied_at from participations where activity_id = ${activityId}
    ), earned as (
      select ${keyOf} as key, split_part(source, ':', 3) as day, asset, applied_at
      from members join entitlements using (user_id) where activity_id = ${activityId} and corrected_at is null
      union all
      select ${keyOf}, split_part(source, ':', 3), null, applied_at
      from members join source_states using (user_id) where activity_id = ${activityId} and sold_out
    )
    select false as is_members, e.key, e.asset, count(*) filter (where is_open)::integer as open,
      count(*) filter (where not is_open)::integer as over
    from earned e left join open o using (key) cross join lateral (
      select coalesce(applied_at > o.joined_after, true) and coalesce(e.day >= o.first_day, true) as is_open
    ) as t group by e.key, e.asset
    union all
    select true, o.key, null, count(*)::integer, 0 from open o join members m on m.applied_at > o.joined_after
    group by o.key`
  return {
    members: new Map(rows.filter(({ isMembers }) => isMembers).map(({ key, open }) => [key, open])),
    earned: rows.filter(({ isMembers }) => !isMembers),
  }
}

/** Draws that participants have and have not used, also those that they cannot use yet. */
export const countUnusedDraws = (db: Db, activityId: string, now: number) =>
  queryValue<number>(db)`
    select coalesce(sum("left"), 0)::bigint from rewards
    where activity_id = ${activityId} and asset = 'LOTTERY_COUNT:DRAW' and "left" > 0
      and state in ('GRANTED', 'HOLD', 'REVIEW') and (expires_at is null or expires_at > ${now}::bigint)`

/** Whether the result of an activity is paid, so that no place earns anything more. */
export const isSettled = async (db: Db, activityId: string) =>
  Boolean(
    await queryValue<number>(db)`
    select count(ended_at) from activity_settlements where activity_id = ${activityId}
  `,
  )
