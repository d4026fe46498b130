import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The outbox becomes a log with cursors (ADR 0033). Rows from before come first: position 0, in the order of their ids. No
 * reader has received them, whatever `sent_at` says.
 */
const LOG = /* sql */ `
alter table outbox rename to log;
alter sequence outbox_id_seq rename to log_id_seq;
alter table log drop column sent_at;
alter table log drop constraint outbox_pkey;
alter table log add column position bigint not null default 0;
alter table log alter column position set default seal_position();
alter table log add primary key (position, id);
create trigger log_append_only before update on log for each row execute function refuse_change();
`

const CURSORS = /* sql */ `
create table log_cursors (
  reader text primary key,
  position bigint not null default 0,
  id bigint not null default 0,
  lost bigint not null default 0,
  updated_at bigint not null
);
`

export const log: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [LOG, CURSORS]) await sql.raw(text).execute(db)
  },
}
