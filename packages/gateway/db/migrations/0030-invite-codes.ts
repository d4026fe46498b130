import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * One owner for each invite code, whether it is drawn for a new account or made by an agent: the two tables are unique each by
 * themselves only. A collision of a new account is SQLSTATE 40001, so that its transaction runs again with another code.
 */
const CODES = /* sql */ `
create table invite_codes (
  code text collate "C" primary key check (code = upper(code)),
  user_id text not null
);
create index agent_codes_owner on agent_codes (agent_id);
create index code_visits_day on code_visits (day);
create index agent_referrals_code on agent_referrals (code);
insert into invite_codes (code, user_id) select upper(vip_code), user_id from users;
insert into invite_codes (code, user_id) select code, agent_id from agent_codes on conflict do nothing;

create function reserve_user_code() returns trigger language plpgsql as $$
begin
  insert into invite_codes (code, user_id) values (upper(new.vip_code), new.user_id) on conflict do nothing;
  if exists (select from invite_codes where code = upper(new.vip_code) and user_id <> new.user_id) then
    raise exception 'the invite code has another owner' using errcode = '40001';
  end if;
  return null;
end $$;
create trigger users_reserve_code after insert or update of vip_code on users
  for each row execute function reserve_user_code();

create function reserve_agent_code() returns trigger language plpgsql as $$
begin
  insert into invite_codes (code, user_id) values (new.code, new.agent_id) on conflict do nothing;
  if exists (select from invite_codes where code = new.code and user_id <> new.agent_id) then
    raise exception 'the invite code has another owner' using errcode = '23505', constraint = 'invite_codes_pkey';
  end if;
  return null;
end $$;
create trigger agent_codes_reserve_code after insert on agent_codes
  for each row execute function reserve_agent_code();
`

export const inviteCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(CODES).execute(db)
  },
}
