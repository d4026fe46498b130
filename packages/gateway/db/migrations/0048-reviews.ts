import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The amount of a reward that was taken back; the granted one never changes. */
const CANCEL = /* sql */ `
alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check
  check (kind in ('FUND', 'RESERVE', 'RELEASE', 'GRANT', 'EXPIRE', 'USE', 'REBATE', 'CANCEL'));
alter table rewards add column cancelled numeric(38, 18) not null default 0, add column cancelled_at bigint,
  add column revision integer not null default 1,
  add constraint rewards_cancelled check (cancelled >= 0 and cancelled + "left" <= quantity);
alter table rewards drop constraint rewards_state_check;
alter table rewards add constraint rewards_state_check
  check (state in ('REVIEW', 'HOLD', 'GRANTED', 'EXPIRED', 'USED', 'CANCELLED'));
create index rewards_cancelled on rewards (reward_id) where cancelled <> 0;
create or replace function reward_moves() returns trigger language plpgsql as $$
begin
  if (old.reward_id, old.user_id, old.activity_id, old.source, old.asset, old.quantity, old.transfer_id)
    is distinct from (new.reward_id, new.user_id, new.activity_id, new.source, new.asset, new.quantity, new.transfer_id) then
    raise exception 'what was granted never changes' using errcode = 'check_violation';
  end if;
  if new.cancelled < old.cancelled or (old.state = 'CANCELLED' and new.state <> old.state) then
    raise exception 'what was taken back stays so' using errcode = 'check_violation';
  end if;
  new.revision := old.revision + 1;
  return new;
end $$;
create or replace view audit_grants as
  select user_id, activity_id, case when source like 'task:%' then split_part(source, ':', 2) end as task_id,
    case when source like 'task:%' then split_part(source, ':', 3) end as period_key, transfer_id, source, cancelled
  from rewards;
create or replace view audit_budgets as
  select 'budget:' || b.activity_id as account, b.asset, b."limit" as cap,
    coalesce((select sum(r.quantity - r.cancelled) from rewards r where r.activity_id = b.activity_id and r.asset = b.asset), 0) as granted
  from budgets b;
`

/** A decision of a person on a reward; the newest of a reward is the one that counts. */
const REVIEWS = /* sql */ `
create table reviews (
  review_id text primary key,
  kind text not null check (kind in ('FLAG', 'REVERSAL')),
  reward_id text not null references rewards,
  user_id text not null references users,
  activity_id text not null references activities,
  asset text not null,
  quantity numeric(38, 18) not null,
  opened_at bigint not null,
  hold_until bigint,
  expires_after bigint,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED', 'CLOSED')),
  revision integer not null default 1,
  reason text,
  decided_by text,
  decided_at bigint,
  lease_by text,
  lease_until bigint
);
create unique index reviews_open_once on reviews (reward_id) where state = 'OPEN';
create index reviews_open on reviews (opened_at, review_id) where state = 'OPEN';
create index reviews_age on reviews (opened_at, review_id);
create index reviews_amount on reviews (asset, quantity, review_id) where state = 'OPEN';
create index reviews_user on reviews (user_id, opened_at);
create index reviews_reward on reviews (reward_id);
insert into reviews (review_id, kind, reward_id, user_id, activity_id, asset, quantity, opened_at)
  select 'rv_' || reward_id, 'FLAG', reward_id, user_id, activity_id, asset, quantity, granted_at from rewards where state = 'REVIEW';
`

/** Flags hold until they are cleared; a decision on a win-back application. */
const FLAGS = /* sql */ `
create index events_cleared on events (user_id) where type = 'user.cleared';
drop index events_states;
create index events_states on events (user_id, occurred_at, event_id)
  where type in ('user.registered', 'kyc.passed', 'account.classified', 'reward.used', 'user.flagged', 'user.cleared');
alter table back_applications add column decided_at bigint, add column decided_by text,
  add column revision integer not null default 1;
create index back_applications_open on back_applications (applied_at, user_id) where status = 'RECEIVED';
`

export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [CANCEL, REVIEWS, FLAGS]) await sql.raw(text).execute(db)
  },
}
