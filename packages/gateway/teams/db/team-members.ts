import { sql } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { withLoginNames } from '../../accounts/db/users.ts'
import { deleteRequest, type TeamKey, type TeamMemberChange, type TeamMemberKey } from './team-requests.ts'

/** A condition on a column `unranked`: a trader below the board's minimum still trades for the team, a removed account does not. */
export const countsForTeam = (column: 'unranked' | 's.unranked') =>
  sql`coalesce(${sql.ref(column)}, 'NOT_ENOUGH') = 'NOT_ENOUGH'`

/** `leftAt`: ms; null while the user is a member. */
export const findMembership = (db: Db, { activityId, userId }: TeamMemberKey) =>
  db
    .selectFrom('teamMembers')
    .select(['teamId', 'leftAt'])
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** The team of which a user is a member now; null when there is none, or the user has left it. */
export async function findTeamOf(db: Db, key: TeamMemberKey) {
  const membership = await findMembership(db, key)
  return membership?.leftAt === null ? membership.teamId : null
}

/**
 * Inserts a membership without a change of the team's count: a new team counts its captain from the start.
 * @returns false: the user is or was a member of a team
 */
export async function insertMember(tx: Db, { activityId, userId, teamId, at }: TeamMemberChange) {
  const inserted = await query(tx)`
    insert into team_members (activity_id, user_id, user_ref, team_id, joined_at)
    values (${activityId}, ${userId}, user_ref(${activityId}, ${userId}), ${teamId}, ${at}::bigint) on conflict do nothing returning 1
  `
  await deleteRequest(tx, { activityId, userId })
  return inserted.length > 0
}

/** Adds the users who are in no team yet, and counts them, in one statement. Only the demonstration's seed needs so many. */
export const addMembers = (
  tx: Db,
  { activityId, teamId, userIds, at }: Omit<TeamMemberChange, 'userId'> & { userIds: readonly string[] },
) =>
  query(tx)`
    with added as (
      insert into team_members (activity_id, user_id, user_ref, team_id, joined_at)
      select ${activityId}, person, user_ref(${activityId}, person), ${teamId}, ${at}::bigint from unnest(${userIds}::text[]) as person
      on conflict do nothing returning 1
    )
    update teams set members = members + (select count(*)::int from added) where activity_id = ${activityId} and team_id = ${teamId}
  `

/** Adds a member to a locked team, and counts them. @returns false: the user is or was a member of a team */
export async function addMember(tx: Db, member: TeamMemberChange) {
  const isAdded = await insertMember(tx, member)
  if (isAdded)
    await query(
      tx,
    )`update teams set members = members + 1 where activity_id = ${member.activityId} and team_id = ${member.teamId}`
  return isAdded
}

/** Ends a membership of a locked team, and closes a team without members. `canJoinAnother` deletes the row that keeps the user from joining again. */
export async function endMembership(
  tx: Db,
  { activityId, userId, teamId, at }: TeamMemberChange,
  { canJoinAnother }: { canJoinAnother: boolean },
) {
  const key = sql`activity_id = ${activityId} and user_id = ${userId} and team_id = ${teamId}`
  if (canJoinAnother) await query(tx)`delete from team_members where ${key}`
  else await query(tx)`update team_members set left_at = ${at}::bigint where ${key}`
  await query(tx)`
    update teams set members = members - 1, closed_at = case when members = 1 then ${at}::bigint end
    where activity_id = ${activityId} and team_id = ${teamId}
  `
  await query(tx)`
    delete from team_requests r using teams t
    where r.activity_id = t.activity_id and r.team_id = t.team_id and t.activity_id = ${activityId} and t.team_id = ${teamId} and t.closed_at is not null
  `
}

/** The members of a team with the volume that counts, the highest first. Volume of removed accounts does not count. */
export const listMembers = async (db: Db, { activityId, teamId }: TeamKey) =>
  withLoginNames(
    db,
    await query<{ userId: string; userRef: string; volume: string | null }>(db)`
      select m.user_id, m.user_ref, trim_scale(s.score)::text as volume from team_members m
      left join scores s on s.activity_id = m.activity_id and s.track = 'VOLUME' and s.user_id = m.user_id
        and ${countsForTeam('s.unranked')}
      where m.activity_id = ${activityId} and m.team_id = ${teamId} and m.left_at is null
      order by s.score desc nulls last, m.joined_at, m.user_id
    `,
  )

/** The user behind a reference among the members of a team. */
export const findMemberByRef = (db: Db, { activityId, teamId }: TeamKey, userRef: string) =>
  db
    .selectFrom('teamMembers')
    .select('userId')
    .where('activityId', '=', activityId)
    .where('teamId', '=', teamId)
    .where('leftAt', 'is', null)
    .where('userRef', '=', userRef)
    .executeTakeFirst()
