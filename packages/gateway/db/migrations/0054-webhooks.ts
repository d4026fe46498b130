import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Entries of the log on their way to the endpoints of policy. A sender takes a WAITING row by moving `next_at` behind its own
 * time-out: a row whose sender was killed is due again then. QUEUED rows are behind a WAITING one of the same user.
 */
const WEBHOOKS = /* sql */ `
create table webhook_endpoints (
  endpoint_id text primary key,
  since bigint not null,
  is_off boolean not null default false,
  failing_since bigint,
  last_success_at bigint
);

create table webhook_deliveries (
  delivery_id bigint generated always as identity primary key,
  endpoint_id text not null,
  webhook_id text not null,
  topic text not null,
  user_id text,
  body text not null,
  at bigint not null,
  state text not null check (state in ('WAITING', 'QUEUED', 'DELIVERED', 'DEAD', 'WITHDRAWN')),
  attempts integer not null default 0,
  tries jsonb not null default '[]',
  next_at bigint,
  lease text,
  unique (endpoint_id, webhook_id),
  check ((state = 'WAITING') = (next_at is not null)),
  check (lease is null or state = 'WAITING')
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at, delivery_id) where state = 'WAITING';
create index webhook_deliveries_taken on webhook_deliveries (endpoint_id) where lease is not null;
create index webhook_deliveries_heads on webhook_deliveries (endpoint_id, user_id) where state = 'WAITING';
create index webhook_deliveries_queued on webhook_deliveries (endpoint_id, user_id, delivery_id) where state = 'QUEUED';
create index webhook_deliveries_open on webhook_deliveries (endpoint_id, at) where state in ('WAITING', 'QUEUED');
create index webhook_deliveries_dead on webhook_deliveries (endpoint_id, delivery_id) where state = 'DEAD';
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, at, delivery_id);
create index webhook_deliveries_user on webhook_deliveries (endpoint_id, user_id, delivery_id);
`

/** Messages for CRM and push wait for the end of their user's quiet hours. */
const HELD_MESSAGES = /* sql */ `
alter table messages add column held_until bigint;
create index messages_held on messages (held_until) where held_until is not null;
`

export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [WEBHOOKS, HELD_MESSAGES]) await sql.raw(text).execute(db)
  },
}
