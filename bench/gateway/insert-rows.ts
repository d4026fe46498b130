import { type RawBuilder, sql } from 'kysely'
import type { Db } from '@fanfare/gateway/db/client.ts'
import { inLongTransaction } from '@fanfare/gateway/db/transaction.ts'
import type { BenchDb } from './bench-gateway.ts'

/** Runs `insert` with `generate_series` of the numbers up to `to` in parts, each in a transaction of its own. */
export async function inParts(
  db: BenchDb,
  { to, size }: { to: number; size: number },
  insert: (tx: Db, numbers: RawBuilder<unknown>) => Promise<unknown>,
) {
  for (let first = 1; first <= to; first += size)
    await inLongTransaction(db, (tx) =>
      insert(tx, sql`generate_series(${first}::int, ${Math.min(first + size - 1, to)}::int)`),
    )
}

interface ScoresInput {
  activityId: string
  track: string
  /** The last of the numbered traders. */
  to: number
}

/** Random scores from 0 to a million, reached at 1, 2 … ms since the epoch, as evaluations would have written them. */
export const insertScores = (db: BenchDb, { activityId, track, to }: ScoresInput) =>
  inParts(db, { to, size: 50_000 }, (tx, numbers) =>
    sql`
      insert into scores (activity_id, track, user_id, user_ref, score, reached_at)
      select ${activityId}, ${track}, id, user_ref(${activityId}, id), trunc((random() * 1000000)::numeric, 2), n
      from ${numbers} as n, lateral (select 'bench-' || n as id) as u
    `.execute(tx),
  )

/** Changes every `oneOf`th score of a board. */
export const changeScores = (
  db: BenchDb,
  { activityId, track, oneOf }: { activityId: string; track: string; oneOf: number },
) =>
  inLongTransaction(db, (tx) =>
    sql`
      update scores set score = score + 1, position = seal_position()
      where activity_id = ${activityId} and track = ${track} and mod(reached_at, ${oneOf}::bigint) = 0`.execute(tx),
  )

/** Each name begins with one of these. */
const TEAM_WORDS = ['falcon', 'harbor', 'lantern', 'meadow', 'comet']

interface TeamsInput {
  activityId: string
  teams: number
  /** Members of each team, to which the numbered traders belong in turn. */
  members: number
}

/** Open teams of the first `teams` × `members` numbered traders; trader n of the first `teams` is the captain of team n. */
export async function insertTeams(db: BenchDb, { activityId, teams, members }: TeamsInput) {
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

export const traderId = (number: number) => `bench-${number}`

/** Accounts `bench-1` to `bench-{count}` that joined these activities at `joinedAt`, ms. */
export async function insertTraders(
  db: BenchDb,
  { activityIds, count, joinedAt }: { activityIds: readonly string[]; count: number; joinedAt: number },
) {
  await inParts(db, { to: count, size: 20_000 }, async (tx, numbers) => {
    await sql`
      insert into users (user_id, login_name, password_hash, language_type, vip_code, created_at)
      select 'bench-' || n, 'bench-' || n, '-', 0, 'BENCH' || n, 0 from ${numbers} as n`.execute(tx)
    await sql`
      insert into participations (activity_id, user_id, applied_at)
      select activity_id, 'bench-' || n, ${joinedAt}::bigint from unnest(${activityIds}::text[]) as activity_id, ${numbers} as n
    `.execute(tx)
  })
  await sql`
    update activities set participants = participants + ${count}::int where activity_id = any(${activityIds}::text[])`.execute(
    db,
  )
}
