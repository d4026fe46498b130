import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A user's salt and reference in an activity (ADR 0032). The salt is hashed twice: from a single
 * SHA-256 one user could compute the salts of others (length extension).
 */
const USER_REFS = /* sql */ `
insert into secrets (name, value) values ('userSalt', gen_random_uuid()::text || gen_random_uuid()::text);
create function user_salt(activity text, person text) returns text language sql stable
  return (select encode(sha256(sha256(convert_to(value || ':' || activity || ':' || person, 'UTF8'))), 'hex')
    from secrets where name = 'userSalt');
create function user_ref(activity text, person text) returns text language sql stable
  return substr(encode(sha256(convert_to(activity || ':' || person || ':' || user_salt(activity, person), 'UTF8')), 'hex'), 1, 16);
`

/** No indexed column of a score ever changes, so with a fill factor of 85 an update finds room in its own page. */
const SCORES = /* sql */ `
create table scores (
  activity_id text not null,
  track text not null,
  user_id text not null,
  user_ref text collate "C" not null,
  score numeric not null check (score not in ('NaN', 'Infinity', '-Infinity')),
  reached_at bigint not null,
  position bigint not null default seal_position(),
  primary key (activity_id, track, user_id)
) with (fillfactor = 85);
create table boards (
  activity_id text not null references activities,
  track text not null,
  cadence_ms bigint not null check (cadence_ms > 0),
  next_at bigint,
  primary key (activity_id, track)
);
`

/** The chain is kept for ever; places and blocks of older snapshots are deleted, those of a final one never. */
const SNAPSHOTS = /* sql */ `
create table board_blocks (
  snapshot_id bigint generated always as identity primary key,
  roots bytea not null check (octet_length(roots) % 32 = 0)
);
alter table board_blocks alter column roots set storage external;
create table board_snapshots (
  snapshot_id bigint primary key,
  activity_id text not null references activities,
  track text not null,
  seq bigint not null check (seq > 0),
  at bigint not null,
  "rows" integer not null check ("rows" >= 0),
  root text not null,
  previous text not null,
  hash text not null,
  is_final boolean not null,
  scores_until bigint not null,
  unique (activity_id, track, seq)
);
create unique index board_snapshots_final on board_snapshots (activity_id, track) where is_final;
create table board_places (
  snapshot_id bigint not null,
  rank integer not null check (rank > 0),
  user_id text not null,
  user_ref text collate "C" not null,
  score numeric not null,
  primary key (snapshot_id, rank)
);
create unique index board_places_user on board_places (snapshot_id, user_id);
`

/** `leaves` in their order, at least one; the last of an odd number moves up unchanged (contract §10). */
const BLOCK_ROOT = /* sql */ `
create function board_block_root(leaves bytea[]) returns bytea language plpgsql immutable as $$
declare
  width integer := cardinality(leaves);
begin
  while width > 1 loop
    for i in 1 .. width / 2 loop
      leaves[i] := sha256(leaves[2 * i - 1] || leaves[2 * i]);
    end loop;
    if width % 2 = 1 then leaves[(width + 1) / 2] := leaves[width]; end if;
    width := (width + 1) / 2;
  end loop;
  return leaves[1];
end $$;
`

const GUARDS = /* sql */ `
create trigger board_snapshots_append_only before update or delete on board_snapshots for each row execute function refuse_change();
create trigger board_snapshots_no_truncate before truncate on board_snapshots execute function refuse_change();
create function keep_final_places() returns trigger language plpgsql as $$
begin
  if exists (select from (select distinct snapshot_id from gone) g join board_snapshots s using (snapshot_id) where s.is_final) then
    raise exception 'the places of a final snapshot are kept' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger board_places_final after delete on board_places referencing old table as gone
  for each statement execute function keep_final_places();
create trigger board_places_kept before update on board_places for each row execute function refuse_change();
create trigger board_places_no_truncate before truncate on board_places execute function refuse_change();
`

export const boards: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [USER_REFS, SCORES, SNAPSHOTS, BLOCK_ROOT, GUARDS]) await sql.raw(text).execute(db)
  },
}
