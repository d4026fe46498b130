import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Pauses of agents' codes as intervals, so that a registration that arrives late is judged by the moment at which it occurred;
 * and the agent's own order of codes (null means after the ordered ones, by age).
 */
const CODES = /* sql */ `
alter table agent_codes add column "position" integer;
create table agent_code_pauses (
  code text collate "C" not null references agent_codes,
  paused_at bigint not null,
  resumed_at bigint check (resumed_at >= paused_at),
  primary key (code, paused_at)
);
create unique index agent_code_pauses_open on agent_code_pauses (code) where resumed_at is null;

create function is_code_paused(code text, at bigint) returns boolean language sql stable as $$
  select exists (
    select from agent_code_pauses p
    where p.code = is_code_paused.code and p.paused_at <= is_code_paused.at
      and (p.resumed_at is null or p.resumed_at > is_code_paused.at)
  )
$$;
`

export const agentCodeChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(CODES).execute(db)
  },
}
