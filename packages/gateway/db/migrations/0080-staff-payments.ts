import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * What the staff gave, freed, took back or sent again, by which the policy's figures count sums and not calls. `state`: WAITING for a second person;
 * ALONE or APPROVED once it was done; ENDED when its proposal came to nothing.
 */
const STAFF_PAYMENTS = /* sql */ `
create table staff_payments (
  payment_key text not null,
  position integer not null,
  money text not null,
  user_id text not null,
  reward_id text,
  actor text not null,
  asset text not null,
  quantity numeric not null check (quantity > 0),
  at bigint not null,
  state text not null check (state in ('WAITING', 'ALONE', 'APPROVED', 'ENDED')),
  proposal_id text,
  primary key (payment_key, position)
);
create index staff_payments_user on staff_payments (user_id, money, at);
create index staff_payments_actor on staff_payments (actor, money, at);
create index staff_payments_proposal on staff_payments (proposal_id) where proposal_id is not null;
`

/** Goodwill that was given before counts for the limits of its month and day. */
const GOODWILL_BEFORE = /* sql */ `
insert into staff_payments (payment_key, position, money, user_id, actor, asset, quantity, at, state, proposal_id)
select grants.grant_key, 0, 'grants', grants.user_id, grants.actor, grants.asset, grants.quantity, grants.at,
  case
    when exists (
      select 1 from entitlements entitlement
      where entitlement.user_id = grants.user_id and entitlement.source = 'manual:' || grants.grant_key and entitlement.status = 'EXPIRED'
    ) then 'ENDED'
    when proposal.state = 'PENDING' then 'WAITING'
    when proposal.state = 'APPROVED' then 'APPROVED'
    else 'ALONE'
  end,
  proposal.proposal_id
from goodwill_grants grants
left join proposals proposal on proposal.kind = 'GRANT' and proposal.input ->> 'key' = grants.grant_key
on conflict do nothing;
`

export const staffPayments: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(STAFF_PAYMENTS + GOODWILL_BEFORE).execute(db)
  },
}
