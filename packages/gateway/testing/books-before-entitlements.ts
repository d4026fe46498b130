/**
 * The books of an activity as migrations 0001 to 0006 kept them, with every kind of task state: users 1 to 4 claimed, 5 and 6
 * let the claim deadline pass, 7 to 10 have something to claim, 11 was too late, 12 found the budget sold out.
 */
export const BOOKS_BEFORE_ENTITLEMENTS = /* sql */ `
insert into activities (activity_id, alias, activity_type, start_time, end_time, listed, definition, published_at, updated_at, participants)
  values ('act-old', 'old', 5, 0, 9, false, '{}', 0, 0, 12);
insert into users (user_id, login_name, password_hash, language_type, vip_code, created_at)
  select 'u-' || n, 'u-' || n, '-', 0, 'OLD' || n, 0 from generate_series(1, 12) n;
insert into participations (activity_id, user_id, applied_at) select 'act-old', 'u-' || n, 0 from generate_series(1, 12) n;

insert into budgets (activity_id, asset, "limit") values ('act-old', 'GIFT_CASH:USDT', 1000);
insert into ledger_accounts (account, asset, floor) values
  ('treasury', 'GIFT_CASH:USDT', null), ('budget:act-old', 'GIFT_CASH:USDT', 0), ('reserved:act-old', 'GIFT_CASH:USDT', 0);
insert into ledger_accounts (account, asset, floor) select 'user:u-' || n, 'GIFT_CASH:USDT', 0 from generate_series(1, 4) n;
insert into ledger_transfers (transfer_id, kind, reference, created_at)
  select 'fund-old', 'FUND', 'act-old:GIFT_CASH:USDT:fund-old', 0
  union all select 'reserve-' || n, 'RESERVE', 'u-' || n || ':act-old:first-trade:-', 0 from generate_series(1, 10) n
  union all select 'grant-' || n, 'GRANT', 'u-' || n || ':act-old:first-trade:-', 0 from generate_series(1, 4) n
  union all select 'release-' || n, 'RELEASE', 'u-' || n || ':act-old:first-trade:-', 0 from generate_series(5, 6) n;
insert into ledger_entries (transfer_id, account, asset, amount)
  select transfer_id, account, 'GIFT_CASH:USDT', amount from ledger_transfers t cross join lateral (values
    ('FUND', 'treasury', -1000), ('FUND', 'budget:act-old', 1000),
    ('RESERVE', 'budget:act-old', -5), ('RESERVE', 'reserved:act-old', 5),
    ('GRANT', 'reserved:act-old', -5), ('GRANT', 'user:' || split_part(reference, ':', 1), 5),
    ('RELEASE', 'reserved:act-old', -5), ('RELEASE', 'budget:act-old', 5)
  ) as line (kind, account, amount) where t.kind = line.kind
  order by array_position(array['FUND', 'RESERVE', 'GRANT', 'RELEASE'], t.kind);

insert into task_states (user_id, activity_id, task_id, period_key, status, sold_out, updated_at)
  select 'u-' || n, 'act-old', 'first-trade', '-', 'PENDING', n = 12, 0 from generate_series(1, 12) n;
update task_states set status = 'COMPLETED', completed_at = 1, claim_deadline = 2, claim_expired = (user_id in ('u-5', 'u-6', 'u-11')),
  reservation_id = case when user_id not in ('u-5', 'u-6', 'u-11') then 'reserve-' || substr(user_id, 3) end
  where user_id <> 'u-12';
update task_states set status = 'GRANTED', reservation_id = null where user_id in ('u-1', 'u-2', 'u-3', 'u-4');
insert into rewards (reward_id, user_id, activity_id, task_id, period_key, reward_type, asset, quantity, "left", state, transfer_id,
    earned_at, granted_at)
  select 'rw-' || n, 'u-' || n, 'act-old', 'first-trade', '-', 'GIFT_CASH', 'GIFT_CASH:USDT', 5, 5, 'GRANTED', 'grant-' || n, 1, 1
  from generate_series(1, 4) n;
`
