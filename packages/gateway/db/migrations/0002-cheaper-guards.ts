import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The same guarantees with less work. Balances follow once a statement, each account once, in the order in which every
 * transaction locks accounts (D-13). That an entry has its account is seen by the balance that must be there to change;
 * a foreign key locked the hot accounts a second time, shared, which cost each claim a multixact.
 */
const BALANCES = /* sql */ `
drop trigger ledger_entries_keep_balance on ledger_entries;
drop function keep_balance();
create function keep_balances() returns trigger language plpgsql as $$
declare line record;
begin
  for line in
    select account, asset, sum(amount) as amount from posted group by account, asset
    order by account not like 'user:%', account, asset
  loop
    update ledger_accounts set balance = balance + line.amount where account = line.account and asset = line.asset;
    if not found then
      raise exception 'there is no account % of %', line.account, line.asset using errcode = 'foreign_key_violation';
    end if;
  end loop;
  return null;
end $$;
create trigger ledger_entries_keep_balances after insert on ledger_entries
  referencing new table as posted for each statement execute function keep_balances();

alter table ledger_entries drop constraint ledger_entries_account_asset_fkey;
drop trigger ledger_accounts_guard on ledger_accounts;
drop function balance_is_kept_by_entries();
create function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes by entries alone' using errcode = 'restrict_violation';
end $$;
create trigger ledger_accounts_guard before update on ledger_accounts for each row
  when (pg_trigger_depth() = 0 and new.balance is distinct from old.balance) execute function refuse_balance();
create trigger ledger_accounts_named before update of account, asset on ledger_accounts
  for each row when ((new.account, new.asset) is distinct from (old.account, old.asset)) execute function refuse_change();
create trigger ledger_accounts_kept before delete on ledger_accounts for each row execute function refuse_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts execute function refuse_change();
`

/** Only who takes part has tasks and rewards: his own row is looked up, not that of the activity, which everybody would lock. */
const PARTICIPANTS = /* sql */ `
alter table rewards drop constraint rewards_user_id_fkey, drop constraint rewards_activity_id_fkey,
  add constraint rewards_participant foreign key (activity_id, user_id) references participations;
alter table task_states drop constraint task_states_user_id_fkey, drop constraint task_states_activity_id_fkey,
  add constraint task_states_participant foreign key (activity_id, user_id) references participations;
`

export const cheaperGuards: Migration = {
  async up(db: Kysely<unknown>) {
    for (const text of [BALANCES, PARTICIPANTS]) await sql.raw(text).execute(db)
  },
}
