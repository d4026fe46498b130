import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { publishTeamCup } from '../../teams/testing/team-world.ts'
import { createTaskWorld } from '../../testing/task-world.ts'
import { inLongTransaction } from '../../db/transaction.ts'
import { writeMemberScores, writeTeamScores } from './team-scores.ts'

const TEAMS = 200
const MEMBERS = 100

const world = await createTaskWorld()

/** Teams in turn: trader n has traded n USDT. */
async function insertMembers(activityId: string): Promise<void> {
  const { db } = world.gateway
  const people = sql`generate_series(1, ${TEAMS * MEMBERS}::int) as n`
  await sql`
    insert into teams (team_id, activity_id, name, name_key, captain_id, access, members, created_at)
    select 'many-' || n, ${activityId}, 'many ' || n, 'many' || n, 'm-' || n, 'OPEN', ${MEMBERS}::int, n
    from generate_series(1, ${TEAMS}::int) as n`.execute(db)
  await sql`
    insert into team_members (activity_id, user_id, user_ref, team_id, joined_at)
    select ${activityId}, 'm-' || n, user_ref(${activityId}, 'm-' || n), 'many-' || (1 + (n - 1) % ${TEAMS}::int), n
    from ${people}`.execute(db)
  await sql`
    insert into scores (activity_id, track, user_id, user_ref, score, reached_at)
    select ${activityId}, 'VOLUME', 'm-' || n, user_ref(${activityId}, 'm-' || n), n, n from ${people}`.execute(db)
}

test('[SCR-4] the leaderboards of 20,000 members of teams are derived in less than 10 s', async () => {
  const { db } = world.gateway
  const activityId = await publishTeamCup(world)
  await insertMembers(activityId)
  const scoring = { activityId, minMembers: 2, minimum: null }
  const watch = new Watch()
  await inLongTransaction(db, (tx) => writeTeamScores(tx, scoring))
  await inLongTransaction(db, (tx) => writeMemberScores(tx, scoring))
  expect(watch.seconds).toBeLessThan(watch.limit(10))
  const { rows } = await sql<{ track: string; count: number; sum: string; refs: boolean }>`
      select track, count(*) as count, sum(score) as sum, bool_and(user_ref = user_ref(activity_id, user_id)) as refs
      from scores where activity_id = ${activityId} and track <> 'VOLUME' and unranked is null group by track order by track
    `.execute(db)
  const all = TEAMS * MEMBERS
  const sum = String((all * (all + 1)) / 2)
  expect(rows).toEqual([
    { track: 'MEMBER', count: all, sum, refs: true },
    { track: 'TEAM', count: TEAMS, sum, refs: true },
  ])
})
