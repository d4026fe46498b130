import { sql, type RawBuilder } from 'kysely'

/** A condition on a column `unranked`: a trader below the board's minimum still trades for the team, a removed account does not. */
export const countsForTeam = (column: 'unranked' | 's.unranked'): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(column)}, 'NOT_ENOUGH') = 'NOT_ENOUGH'`
