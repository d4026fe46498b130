import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mails that wait to be sent. Address and content are encrypted, and the row goes with the mail. */
const MAILS = /* sql */ `
create table mails (
  mail_id text primary key,
  user_id text references users,
  kind text not null,
  sealed text not null,
  expires_at bigint not null,
  next_at bigint not null,
  failures integer not null default 0
);
create index mails_due on mails (next_at);
create index mails_user on mails (user_id);
`

export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(MAILS).execute(db)
  },
}
