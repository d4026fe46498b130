import { query, queryValue, queryValues, type Db } from '../../db/client.ts'
import { enqueueUsers } from './evaluation-queue.ts'

/** Starts the evaluation of every participant, in the background, after the definition of their activity changed. */
export const startReevaluation = (tx: Db, activityId: string, at: number) =>
  query(tx)`
    insert into reevaluations (activity_id, total, started_at)
    select activity_id, participants, ${at}::bigint from activities where activity_id = ${activityId}
    on conflict (activity_id) do update set
      last_user_id = '', enqueued = 0, total = excluded.total, started_at = excluded.started_at, ended_at = null
  `

/** Enqueues the next participants of the oldest reevaluation. null when there is none, or another instance has locked it. */
export async function enqueueNextParticipants(tx: Db, at: number, limit: number) {
  const waiting = tx.selectFrom('reevaluations').where('endedAt', 'is', null)
  const oldest = await waiting.select('activityId').orderBy('startedAt').limit(1).executeTakeFirst()
  if (oldest === undefined) return null
  const open = await waiting
    .select(['activityId', 'lastUserId', 'enqueued', 'total'])
    .where('activityId', '=', oldest.activityId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (open === undefined) return null
  const { activityId, lastUserId, total } = open
  const ids = await queryValues<string>(tx)`
    select user_id from participations where activity_id = ${activityId} and user_id > ${lastUserId}
    order by user_id limit ${limit}
  `
  // 0: the rules changed, so the evaluation searches every completion again.
  await enqueueUsers(tx, ids, at, 0)
  const isEnd = ids.length < limit
  const enqueued = open.enqueued + ids.length
  await query(tx)`
    update reevaluations set last_user_id = ${ids.at(-1) ?? lastUserId}, enqueued = ${enqueued}, ended_at = ${isEnd ? at : null}::bigint
    where activity_id = ${activityId}
  `
  return { activityId, added: ids.length, enqueued, total, isEnd }
}

/** Participants who have not been enqueued yet, of all reevaluations. */
export const countToReevaluate = (db: Db) =>
  queryValue<number>(db)`
    select coalesce(sum(greatest(total - enqueued, 0)), 0)::bigint as count from reevaluations where ended_at is null
  `
