/** Part of 0001: the rules that the database itself keeps. */
export const GUARDS = /* sql */ `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries execute function refuse_change();
create trigger ledger_transfers_append_only before update or delete on ledger_transfers for each row execute function refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers execute function refuse_change();
create trigger events_append_only before update or delete on events for each row execute function refuse_change();
create trigger events_no_truncate before truncate on events execute function refuse_change();
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

create function keep_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where account = new.account and asset = new.asset;
  return null;
end $$;
create trigger ledger_entries_keep_balance after insert on ledger_entries for each row execute function keep_balance();

create function balance_is_kept_by_entries() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and new.balance is distinct from old.balance then
    raise exception 'a balance changes by entries alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before update on ledger_accounts for each row execute function balance_is_kept_by_entries();

create function transfer_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries where transfer_id = new.transfer_id group by asset having sum(amount) <> 0
  ) then
    raise exception 'transfer % does not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function transfer_sums_to_zero();

create function task_status_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'a task begins PENDING, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('PENDING', 'COMPLETED'), ('COMPLETED', 'GRANTED'), ('PENDING', 'UNSATISFIED')) then
    raise exception 'a task never moves from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.task_id, old.period_key) is distinct from (new.user_id, new.activity_id, new.task_id, new.period_key) then
    raise exception 'the key of a task state never changes' using errcode = 'check_violation';
  end if;
  if old.status in ('GRANTED', 'UNSATISFIED') or old.claim_expired then
    raise exception 'a task state that has ended never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger task_states_moves before insert or update on task_states for each row execute function task_status_moves();
create trigger task_states_kept before delete on task_states for each row execute function refuse_change();
create trigger task_states_no_truncate before truncate on task_states execute function refuse_change();

create function reward_moves() returns trigger language plpgsql as $$
begin
  if (old.reward_id, old.user_id, old.activity_id, old.task_id, old.period_key, old.asset, old.quantity, old.transfer_id)
    is distinct from (new.reward_id, new.user_id, new.activity_id, new.task_id, new.period_key, new.asset, new.quantity, new.transfer_id) then
    raise exception 'what was granted never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger rewards_moves before update on rewards for each row execute function reward_moves();
create trigger rewards_kept before delete on rewards for each row execute function refuse_change();
create trigger rewards_no_truncate before truncate on rewards execute function refuse_change();
`
