import { sql, type RawBuilder } from 'kysely'
import type { BoardKey } from './board-snapshots.ts'
import type { Db } from '../../db/client.ts'

/**
 * Makes `wanted` (user_id, user_ref or null, score, reached_at, unranked) the scores of a board; other participants lose
 * their place. Nested loops are off until the end of the transaction: PostgreSQL cannot estimate how many rows `wanted` has,
 * and a nested loop over 20,000 members took a minute.
 */
export async function replaceScores(tx: Db, { activityId, track }: BoardKey, wanted: RawBuilder<unknown>) {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx)
  await sql`
    with wanted as materialized (${wanted}), now_at as materialized (select seal_position() as position), written as (
      insert into scores as s (activity_id, track, user_id, user_ref, score, reached_at, unranked, position)
      select ${activityId}, ${track}, w.user_id, coalesce(o.user_ref, w.user_ref, user_ref(${activityId}, w.user_id)), w.score, w.reached_at, w.unranked,
        (select position from now_at)
      from wanted w left join scores o on o.activity_id = ${activityId} and o.track = ${track} and o.user_id = w.user_id
      where o.user_id is null or (o.score, o.reached_at, o.unranked) is distinct from (w.score, w.reached_at, w.unranked)
      order by w.user_id
      on conflict (activity_id, track, user_id) do update set
        score = excluded.score, reached_at = excluded.reached_at, unranked = excluded.unranked, position = excluded.position
    )
    update scores s set unranked = 'NOT_JOINED', position = (select position from now_at)
    where s.activity_id = ${activityId} and s.track = ${track} and coalesce(s.unranked, '') <> 'NOT_JOINED'
      and not exists (select from wanted w where w.user_id = s.user_id)
  `.execute(tx)
}
