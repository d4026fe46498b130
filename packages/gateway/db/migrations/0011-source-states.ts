import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The states of tasks become the states of sources, whatever engine decides them (ADR 0031). */
const SOURCE_STATES = /* sql */ `
create table source_states (
  user_id text not null,
  activity_id text not null,
  source text collate "C" not null check (source ~ '^((task|rank):[^:]+:[^:]+|(draw|team|tier|cover|manual):[^:]+)$'),
  status text not null check (status in ('PENDING', 'COMPLETED', 'UNSATISFIED')),
  sold_out boolean not null default false,
  updated_at bigint not null,
  primary key (user_id, activity_id, source),
  constraint source_states_participant foreign key (activity_id, user_id) references participations,
  check (not sold_out or status = 'PENDING')
);
insert into source_states (user_id, activity_id, source, status, sold_out, updated_at)
select user_id, activity_id, concat_ws(':', 'task', task_id, period_key), status, sold_out, updated_at from task_states;
create index source_states_sold_out on source_states (activity_id) where sold_out;
drop table task_states;
drop function task_status_moves();

create function source_status_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'a source begins PENDING, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' then
    raise exception 'a source that is % never changes', old.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.source) is distinct from (new.user_id, new.activity_id, new.source) then
    raise exception 'the key of a state never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger source_states_moves before insert or update on source_states for each row execute function source_status_moves();
create trigger source_states_kept before delete on source_states for each row execute function refuse_change();
create trigger source_states_no_truncate before truncate on source_states execute function refuse_change();
`

export const sourceStates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(SOURCE_STATES).execute(db)
  },
}
