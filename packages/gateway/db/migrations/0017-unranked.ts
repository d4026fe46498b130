import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Scores that are not ranked say why, and flags are states that rules read (ADR 0049). */
export const unranked: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table scores add column unranked text`.execute(db)
    await sql`create index scores_removed on scores (activity_id, track, score desc)
      where unranked in ('MARKET_MAKER', 'MULTI_ACCOUNT')`.execute(db)
    await sql`drop index events_states`.execute(db)
    await sql`create index events_states on events (user_id, occurred_at, event_id)
      where type in ('user.registered', 'kyc.passed', 'account.classified', 'reward.used', 'user.flagged')`.execute(db)
  },
}
