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

/** A user's request to an open team; `declinedAt` is null when the captain has not answered. */
export const findRequest = (db: Db, { activityId, userId }: TeamMemberKey) =>
  db
    .selectFrom('teamRequests as r')
    .innerJoin('teams as t', (join) =>
      join.onRef('t.activityId', '=', 'r.activityId').onRef('t.teamId', '=', 'r.teamId'),
    )
    .select(['r.teamId', 't.name', 'r.at', 'r.declinedAt'])
    .where('r.activityId', '=', activityId)
    .where('r.userId', '=', userId)
    .executeTakeFirst()

/** A user's request, which replaces one to another team. */
export const saveRequest = (tx: Db, { activityId, userId, teamId, at }: TeamMemberChange) =>
  query(tx)`
    insert into team_requests (activity_id, user_id, user_ref, team_id, at)
    values (${activityId}, ${userId}, user_ref(${activityId}, ${userId}), ${teamId}, ${at}::bigint)
    on conflict (activity_id, user_id) do update set team_id = excluded.team_id, at = excluded.at, declined_at = null
  `

export const deleteRequest = (tx: Db, { activityId, userId }: TeamMemberKey) =>
  query(tx)`delete from team_requests where activity_id = ${activityId} and user_id = ${userId}`

export const declineRequest = (tx: Db, { activityId, userId }: TeamMemberKey, at: number) =>
  query(tx)`
    update team_requests set declined_at = ${at}::bigint where activity_id = ${activityId} and user_id = ${userId}`

/** A team, on the node of its activity. */
export type TeamKey = Pick<TeamMemberChange, 'activityId' | 'teamId'>

/** The unanswered requests to a team, the oldest first. */
export const listRequests = async (db: Db, team: TeamKey, limit: number) =>
  withLoginNames(db, await openRequests(db, team).orderBy('at').orderBy('userId').limit(limit).execute())

export const findRequestByRef = (db: Db, team: TeamKey, userRef: string) =>
  openRequests(db, team).where('userRef', '=', userRef).executeTakeFirst()

const openRequests = (db: Db, { activityId, teamId }: TeamKey) =>
  db
    .selectFrom('teamRequests')
    .select(['userId', 'userRef', 'at'])
    .where('activityId', '=', activityId)
    .where('teamId', '=', teamId)
    .where('declinedAt', 'is', null)
