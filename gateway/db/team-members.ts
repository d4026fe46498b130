import { sql } from 'kysely'
import type { Db } from './client.ts'
import { deleteRequest, type MemberKey, type NewMember } from './team-requests.ts'

export interface Membership {
  teamId: string
  /** ms; null: still a member. */
  leftAt: number | null
}

export async function findMembership(db: Db, { activityId, userId }: MemberKey): Promise<Membership | null> {
  const row = await db
    .selectFrom('teamMembers')
    .select(['teamId', 'leftAt'])
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The captain of a new team, which counts one member. @returns false: the user is or was a member of a team */
export async function insertMember(tx: Db, { activityId, userId, teamId, at }: NewMember): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into team_members (activity_id, user_id, user_ref, team_id, joined_at)
    values (${activityId}, ${userId}, user_ref(${activityId}, ${userId}), ${teamId}, ${at}::bigint) on conflict do nothing
  `.execute(tx)
  await deleteRequest(tx, { activityId, userId })
  return numAffectedRows > 0n
}

/** Members of a team at once, those who are in no team yet, and counts them. For demonstrations. */
export const addMembers = (
  tx: Db,
  { activityId, teamId, userIds, at }: Omit<NewMember, 'userId'> & { userIds: readonly string[] },
) =>
  sql`
    with added as (
      insert into team_members (activity_id, user_id, user_ref, team_id, joined_at)
      select ${activityId}, person, user_ref(${activityId}, person), ${teamId}, ${at}::bigint from unnest(${userIds}::text[]) as person
      on conflict do nothing returning 1
    )
    update teams set members = members + (select count(*)::int from added) where team_id = ${teamId}
  `.execute(tx)

/** Another member of a locked team. @returns false: the user is or was a member of a team */
export async function addMember(tx: Db, member: NewMember): Promise<boolean> {
  const isAdded = await insertMember(tx, member)
  if (isAdded) await sql`update teams set members = members + 1 where team_id = ${member.teamId}`.execute(tx)
  return isAdded
}

/** Of a locked team. `canJoinAnother`: the row goes, so that the user may join a team again. Without members the team is closed. */
export async function endMembership(
  tx: Db,
  { activityId, userId, teamId, at }: NewMember,
  { canJoinAnother }: { canJoinAnother: boolean },
): Promise<void> {
  const key = sql`activity_id = ${activityId} and user_id = ${userId} and team_id = ${teamId}`
  if (canJoinAnother) await sql`delete from team_members where ${key}`.execute(tx)
  else await sql`update team_members set left_at = ${at}::bigint where ${key}`.execute(tx)
  await sql`
    update teams set members = members - 1, closed_at = case when members = 1 then ${at}::bigint end where team_id = ${teamId}
  `.execute(tx)
  await sql`delete from team_requests r using teams t where r.team_id = t.team_id and t.team_id = ${teamId} and t.closed_at is not null`.execute(
    tx,
  )
}

export interface TeamMember {
  userId: string
  userRef: string
  loginName: string
  joinedAt: number
  /** Decimal string: the volume that counts; null: none yet. */
  volume: string | null
}

/** The members of a team, who trades most first. Volume of removed accounts does not count. */
export async function listMembers(db: Db, { activityId, teamId }: { activityId: string; teamId: string }) {
  const { rows } = await sql<TeamMember>`
    select m.user_id, m.user_ref, u.login_name, m.joined_at, trim_scale(s.score)::text as volume from team_members m
    join users u using (user_id)
    left join scores s on s.activity_id = ${activityId} and s.track = 'VOLUME' and s.user_id = m.user_id
      and coalesce(s.unranked, 'NOT_ENOUGH') = 'NOT_ENOUGH'
    where m.team_id = ${teamId} and m.left_at is null
    order by s.score desc nulls last, m.joined_at, m.user_id
  `.execute(db)
  return rows
}

/** The user behind a reference among the members of a team; null: no member. */
export async function findMemberByRef(db: Db, teamId: string, userRef: string): Promise<string | null> {
  const row = await db
    .selectFrom('teamMembers')
    .select('userId')
    .where('teamId', '=', teamId)
    .where('leftAt', 'is', null)
    .where('userRef', '=', userRef)
    .executeTakeFirst()
  return row?.userId ?? null
}
