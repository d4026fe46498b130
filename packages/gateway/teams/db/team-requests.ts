import { withLoginNames } from '../../accounts/db/users.ts'
import { query, type Db } from '../../db/client.ts'

export interface TeamMemberKey {
  activityId: string
  userId: string
}

/** A user who joins or leaves a team, or asks its captain. */
export interface TeamMemberChange extends TeamMemberKey {
  teamId: string
  /** ms */
  at: number
}

interface TeamRequest {
  teamId: string
  name: string
  at: number
  /** ms; null when the captain has not answered. */
  declinedAt: number | null
}

/** A user's request to an open team; null when there is none. */
export async function findRequest(db: Db, { activityId, userId }: TeamMemberKey): Promise<TeamRequest | null> {
  const row = await db
    .selectFrom('teamRequests as r')
    .innerJoin('teams as t', (join) =>
      join.onRef('t.activityId', '=', 'r.activityId').onRef('t.teamId', '=', 'r.teamId'),
    )
    .select(['r.teamId', 't.name', 'r.at', 'r.declinedAt'])
    .where('r.activityId', '=', activityId)
    .where('r.userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** A user's request, which replaces one to another team. */
export const saveRequest = (tx: Db, { activityId, userId, teamId, at }: TeamMemberChange): Promise<unknown> =>
  query(tx)`
    insert into team_requests (activity_id, user_id, user_ref, team_id, at)
    values (${activityId}, ${userId}, user_ref(${activityId}, ${userId}), ${teamId}, ${at}::bigint)
    on conflict (activity_id, user_id) do update set team_id = excluded.team_id, at = excluded.at, declined_at = null
  `

export const deleteRequest = (tx: Db, { activityId, userId }: TeamMemberKey): Promise<unknown> =>
  tx.deleteFrom('teamRequests').where('activityId', '=', activityId).where('userId', '=', userId).execute()

export const declineRequest = (tx: Db, { activityId, userId }: TeamMemberKey, at: number): Promise<unknown> =>
  tx
    .updateTable('teamRequests')
    .set({ declinedAt: at })
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .execute()

/** A team, on the node of its activity. */
export type TeamKey = Pick<TeamMemberChange, 'activityId' | 'teamId'>

export interface OpenRequest {
  userId: string
  userRef: string
  loginName: string
  at: number
}

/** The unanswered requests to a team, the oldest first. */
export const listRequests = async (db: Db, team: TeamKey, limit: number): Promise<OpenRequest[]> =>
  withLoginNames(db, await openRequests(db, team).orderBy('at').orderBy('userId').limit(limit).execute())

export async function findRequestByRef(db: Db, team: TeamKey, userRef: string): Promise<OpenRequest | null> {
  const [request] = await withLoginNames(db, await openRequests(db, team).where('userRef', '=', userRef).execute())
  return request ?? null
}

const openRequests = (db: Db, { activityId, teamId }: TeamKey) =>
  db
    .selectFrom('teamRequests')
    .select(['userId', 'userRef', 'at'])
    .where('activityId', '=', activityId)
    .where('teamId', '=', teamId)
    .where('declinedAt', 'is', null)
