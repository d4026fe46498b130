import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A seed is encrypted; `prizes` is the text whose hash is public (contract §9), so its order is kept. */
const LOTTERIES = /* sql */ `
create table lotteries (
  activity_id text primary key references activities,
  encrypted_seed text not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_at bigint not null,
  prizes text not null,
  prize_table_hash text not null check (prize_table_hash ~ '^[0-9a-f]{64}$'),
  draws bigint not null default 0 check (draws >= 0),
  won bigint not null default 0 check (won between 0 and draws),
  log_hash text not null check (log_hash ~ '^[0-9a-f]{64}$'),
  revealed_at bigint
);
create table prize_stock (
  activity_id text not null references lotteries,
  prize_id text not null,
  stock bigint not null,
  "left" bigint not null check ("left" between 0 and stock),
  primary key (activity_id, prize_id)
);
create table draws (
  activity_id text not null references lotteries,
  draw_no bigint not null check (draw_no > 0),
  draw_id text not null unique,
  user_id text not null,
  user_ref text collate "C" not null,
  nonce integer not null check (nonce >= 0),
  client_seed text not null check (client_seed ~ '^[A-Za-z0-9_-]{0,64}$'),
  rolled_prize_id text,
  prize_id text,
  at bigint not null,
  hash text not null,
  idempotency_key text not null,
  spent_reward_id text not null references rewards,
  remaining bigint not null check (remaining >= 0),
  primary key (activity_id, draw_no),
  unique (activity_id, user_id, nonce),
  constraint draws_once unique (user_id, idempotency_key)
);
create index draws_spent on draws (spent_reward_id);
`

const GUARDS = /* sql */ `
create function lottery_moves() returns trigger language plpgsql as $$
begin
  if (old.activity_id, old.encrypted_seed, old.commitment, old.sealed_at)
    is distinct from (new.activity_id, new.encrypted_seed, new.commitment, new.sealed_at) then
    raise exception 'a sealed seed never changes' using errcode = 'check_violation';
  end if;
  if old.draws > 0 and (old.prizes, old.prize_table_hash) is distinct from (new.prizes, new.prize_table_hash) then
    raise exception 'the prize table never changes after a draw' using errcode = 'check_violation';
  end if;
  if new.draws < old.draws or new.won < old.won or (old.revealed_at is not null and new.revealed_at is distinct from old.revealed_at) then
    raise exception 'draws are never taken back' using errcode = 'check_violation';
  end if;
  if new.draws > old.draws and new.revealed_at is not null then
    raise exception 'no draw after the seed is revealed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger lotteries_moves before update on lotteries for each row execute function lottery_moves();
create trigger lotteries_kept before delete on lotteries for each row execute function refuse_change();
create trigger lotteries_no_truncate before truncate on lotteries execute function refuse_change();
create trigger draws_append_only before update or delete on draws for each row execute function refuse_change();
create trigger draws_no_truncate before truncate on draws execute function refuse_change();
`

/** Delivery addresses of physical prizes, encrypted; an erased one keeps its row without its content. */
const ADDRESSES = /* sql */ `
create table reward_addresses (
  reward_id text primary key references rewards,
  encrypted_address text,
  updated_at bigint not null,
  erased_at bigint,
  check ((encrypted_address is null) = (erased_at is not null))
);
`

const AUDITORS = /* sql */ `
create or replace view audit_draws as select activity_id, draw_no, user_id, prize_id, hash from draws;
`

export const lotteries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [LOTTERIES, GUARDS, ADDRESSES, AUDITORS]) await sql.raw(text).execute(db)
  },
}
