import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Payments that the wallet is asked for (ADR 0126), one row for a reward. WAITING, which the wire does not show, has not been requested since
 * its last stop: it becomes READY at `ready_at`, or stays while that is null.
 */
const PAYOUTS = /* sql */ `
create table payouts (
  payout_id text primary key,
  reward_id text not null unique references rewards,
  user_id text not null references users,
  activity_id text not null references activities,
  asset text not null,
  amount numeric(38, 18) not null check (amount > 0),
  state text not null check (state in ('WAITING', 'READY', 'SENT', 'PAID', 'FAILED', 'RETURNED', 'CANCELLED')),
  revision integer not null default 1,
  attempt integer not null default 0,
  failures integer not null default 0,
  ready_at bigint,
  requested_at bigint,
  sent_at bigint,
  settled_at bigint,
  dead_at bigint,
  reference text,
  code text,
  message text,
  check (state in ('WAITING', 'CANCELLED') or (attempt > 0 and requested_at is not null)),
  check (state not in ('SENT', 'PAID', 'RETURNED') or sent_at is not null)
);
create index payouts_due on payouts (ready_at) where state = 'WAITING' and ready_at is not null;
create index payouts_ready on payouts (requested_at, payout_id) where state = 'READY';
create index payouts_sent on payouts (requested_at) where state = 'SENT';
create index payouts_failed on payouts (activity_id) where state = 'FAILED';
create index payouts_requested on payouts (requested_at, payout_id) where attempt > 0;
create index payouts_settled on payouts (settled_at, payout_id) where state in ('PAID', 'RETURNED');
create index payouts_user on payouts (user_id);
create index events_payouts on events ((payload ->> 'payoutId')) where type in ('reward.paid', 'reward.payout_returned');

create function payout_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('WAITING', 'READY') then
      raise exception 'a payout begins WAITING or READY' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (old.payout_id, old.reward_id, old.user_id, old.activity_id, old.asset)
    is distinct from (new.payout_id, new.reward_id, new.user_id, new.activity_id, new.asset) then
    raise exception 'the subject of a payout never changes' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('WAITING', 'READY'), ('WAITING', 'SENT'), ('WAITING', 'CANCELLED'),
    ('READY', 'WAITING'), ('READY', 'SENT'), ('READY', 'CANCELLED'),
    ('SENT', 'WAITING'), ('SENT', 'PAID'), ('SENT', 'FAILED'),
    ('FAILED', 'READY'), ('FAILED', 'PAID'), ('FAILED', 'CANCELLED'), ('PAID', 'RETURNED')) then
    raise exception 'a payout that is % does not become %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.attempt <> old.attempt and (new.attempt <> old.attempt + 1 or new.state <> 'READY') then
    raise exception 'an attempt begins when a payout becomes READY' using errcode = 'check_violation';
  end if;
  if new.amount <> old.amount and (new.amount > old.amount or old.state not in ('WAITING', 'READY', 'FAILED')) then
    raise exception 'the amount of a payout only falls before it is handed over' using errcode = 'check_violation';
  end if;
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger payouts_moves before insert or update on payouts for each row execute function payout_moves();
create trigger payouts_kept before delete on payouts for each row execute function refuse_change();
create trigger payouts_no_truncate before truncate on payouts execute function refuse_change();
`

/**
 * Since when rewards have payouts: none while there is no row. Words of the wallet that do not fit a payout, until a person or a
 * reconciliation solves them. The wallet's own lists, in parts.
 */
const BESIDES = /* sql */ `
create table payout_service (
  is_on boolean primary key default true check (is_on),
  since bigint not null
);
create table payout_differences (
  event_id text primary key,
  payout_id text not null,
  kind text not null check (kind in ('UNKNOWN_PAYOUT', 'OTHER_USER', 'OTHER_AMOUNT', 'FAILED_AFTER_PAID', 'PAID_AFTER_FAILED',
    'PAID_AFTER_CANCELLED', 'PAID_TWICE', 'SENT_AFTER_CANCELLED')),
  detail jsonb not null,
  at bigint not null,
  solved_at bigint
);
create index payout_differences_open on payout_differences (at) where solved_at is null;
create index payout_differences_payout on payout_differences (payout_id) where solved_at is null;
create table payout_statements (
  run text not null,
  day text not null,
  payout_id text not null,
  reference text not null,
  amount numeric(38, 18) not null,
  at bigint not null,
  received_at bigint not null,
  primary key (run, day, payout_id, reference)
);
create index payout_statements_old on payout_statements (received_at);
`

export const payouts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [PAYOUTS, BESIDES]) await sql.raw(text).execute(db)
  },
}
