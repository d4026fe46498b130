import { sql } from 'kysely'
import type { createDb } from '@fanfare/gateway/db/client.ts'
import { inLongTransaction } from '@fanfare/gateway/db/long-transaction.ts'

/** Each name begins with one of these. */
export const TEAM_WORDS = ['falcon', 'harbor', 'lantern', 'meadow', 'comet']

interface TeamsInput {
  activityId: string
  teams: number
  /** Of each team. Numbered traders belong to the teams in turn. */
  members: number
}

/** Open teams of the first `teams` × `members` numbered traders; trader n of the first `teams` is the captain of team n. */
export async function insertTeams(
  db: ReturnType<typeof createDb>,
  { activityId, teams, members }: TeamsInput,
): Promise<void> {
  await inLongTransaction(db, async (tx) => {
    await sql`
      insert into teams (team_id, activity_id, name, name_key, captain_id, access, members, created_at)
      select 'team-' || n, ${activityId}, word || ' ' || n, word || n, 'bench-' || n, 'OPEN', ${members}::int, n
      from generate_series(1, ${teams}::int) as n, lateral (select (${TEAM_WORDS}::text[])[1 + n % ${TEAM_WORDS.length}::int] as word) as w
    `.execute(tx)
    await sql`
      insert into team_members (activity_id, user_id, user_ref, team_id, joined_at)
      select ${activityId}, 'bench-' || n, user_ref(${activityId}, 'bench-' || n), 'team-' || (1 + (n - 1) % ${teams}::int), n
      from generate_series(1, ${teams * members}::int) as n
    `.execute(tx)
  })
}
