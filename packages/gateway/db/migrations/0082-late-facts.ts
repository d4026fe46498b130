import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * Loosens checks under their names; `not valid` keeps PostgreSQL from reading a table whose rows kept the stricter ones. A line of a rebate can be given
 * back after it was taken back, and so on, each time as a kind of its own.
 */
const LINES = /* sql */ `
alter table rebate_lines drop constraint rebate_lines_check, drop constraint rebate_lines_kind_check;
alter table rebate_lines
  add constraint rebate_lines_check check (((rebate = 0) = (reason is not null)) or kind = 'CLAW_BACK' or kind like 'CLAW_BACK-%') not valid,
  add constraint rebate_lines_kind_check
    check (kind = any (array['TRADE', 'CLAW_BACK']) or kind ~ '^(CLAW_BACK-[1-9][0-9]*|RESTORE(-[1-9][0-9]*)?)$') not valid;
`

/**
 * A fact of the window that arrives late still completes a task that was UNSATISFIED, or says that its budget is used up; and the times of an expired
 * claim follow the facts. `unearned_at`: since when the facts do not earn a completed reward any more, ms. `corrected_at`: when the gateway took a
 * granted reward back, because an earlier fact that arrived later decides otherwise, ms.
 */
const STATES = /* sql */ `
alter table entitlements add column unearned_at bigint, add column corrected_at bigint;
alter table source_states drop constraint source_states_check;
alter table source_states
  add constraint source_states_check check (not sold_out or status = 'PENDING' or status = 'UNSATISFIED') not valid;
create or replace function source_status_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'a source begins PENDING, not %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' and (old.status, new.status) <> ('UNSATISFIED', 'COMPLETED')
    and not ((old.status, new.status) = ('UNSATISFIED', 'UNSATISFIED') and old.sold_out <> new.sold_out) then
    raise exception 'a source that is % does not become %', old.status, new.status using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.source) is distinct from (new.user_id, new.activity_id, new.source) then
    raise exception 'the key of a state never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace function entitlement_moves() returns trigger language plpgsql as $$
declare movable text[];
begin
  if tg_op = 'INSERT' then
    if new.status = 'GRANTED' then
      raise exception 'an entitlement is reserved before it is granted' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  movable := case old.status when 'EXPIRED' then array['disputed_by', 'earned_at', 'claim_deadline', 'updated_at']
    else array['disputed_by', 'corrected_at'] end;
  if old.status <> 'RESERVED' and to_jsonb(old) - movable <> to_jsonb(new) - movable then
    raise exception 'an entitlement that is % never changes', old.status using errcode = 'check_violation';
  end if;
  if old.corrected_at is not null and new.corrected_at is distinct from old.corrected_at then
    raise exception 'what was taken back stays so' using errcode = 'check_violation';
  end if;
  if (old.user_id, old.activity_id, old.source, old.asset, old.quantity, old.reservation_id)
    is distinct from (new.user_id, new.activity_id, new.source, new.asset, new.quantity, new.reservation_id) then
    raise exception 'a reservation never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
`

/** Positions by market, beside the tallies: the version before would take lines that it does not know in `tallies` for damage. */
const PROFITS = /* sql */ `
create table profit_tallies (
  user_id text not null,
  bucket integer not null,
  measure text not null,
  count integer not null check (count > 0),
  amount numeric not null,
  gain numeric,
  largest numeric,
  earliest text collate "C",
  first_at bigint not null,
  last_at bigint not null,
  primary key (user_id, bucket, measure)
) with (fillfactor = 85);
`

/** What a fact that arrives late can still decide (decision 0004), and positions by market. */
export const lateFacts: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(LINES + STATES + PROFITS).execute(db)
  },
}
