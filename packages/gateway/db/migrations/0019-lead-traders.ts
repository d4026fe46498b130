import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The newest figures of each lead trader, and an index of facts of copying (ADR 0051). */
export const leadTraders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lead_traders (
      trader_id text primary key,
      occurred_at bigint not null,
      event_id text collate "C" not null,
      roi30d numeric not null,
      worst_fall numeric not null,
      profit_share numeric not null,
      followers bigint not null,
      capacity bigint not null,
      authentic boolean not null,
      nickname text
    )`.execute(db)
    await sql`create index events_copies on events (user_id, occurred_at, event_id)
      where type in ('copy.followed', 'copy.closed')`.execute(db)
    await sql`insert into lead_traders
      select distinct on (user_id) user_id, occurred_at, event_id, (payload ->> 'roi30d')::numeric, (payload ->> 'worstFall')::numeric,
        (payload ->> 'profitShare')::numeric, (payload ->> 'followers')::bigint, (payload ->> 'capacity')::bigint,
        (payload ->> 'authentic')::boolean, payload ->> 'nickname'
      from events where type = 'lead.stats' order by user_id, occurred_at desc, event_id collate "C" desc`.execute(db)
  },
}
