import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/** The user of a token, so that a distributed database finds its family on one node. */
const TOKENS = /* sql */ `
alter table tokens add column user_id text;
`

/**
 * Locks of rows of several users, in the same order in all transactions. A distributed database refuses `for update` of rows on many nodes, so each
 * statement here is planned on the node of its user. An argument with `collate "C"` would keep the statements from using the indexes of ids.
 */
const LOCKS = /* sql */ `
create function lock_reserved(user_ids text[]) returns void language plpgsql as $$
declare owner text;
begin
  foreach owner in array user_ids loop
    perform 1 from entitlements where user_id = owner and status = 'RESERVED' order by activity_id, source for update;
  end loop;
end $$;
create function lock_entitlement(owner text, activity text, first_source text, last_source text, at bigint) returns setof entitlements
  language plpgsql rows 1 as $$
begin
  return query select * from entitlements e
    where e.user_id = owner and e.activity_id = activity and e.status = 'RESERVED' and (e.claim_deadline is null or e.claim_deadline > at)
      and e.source = (
        select max(n.source) from entitlements n
        where n.user_id = owner and n.activity_id = activity and n.source between first_source and last_source
      )
    for update;
end $$;
create function lock_living(user_ids text[]) returns setof text language plpgsql as $$
declare owner text;
begin
  foreach owner in array user_ids loop
    return query select user_id from users where user_id = owner and deleted_at is null for key share;
  end loop;
end $$;
create function lock_draws(user_ids text[], activity text) returns setof rewards language plpgsql as $$
declare owner text;
begin
  foreach owner in array user_ids loop
    return query select * from rewards
      where user_id = owner and activity_id = activity and reward_type = 'LOTTERY_COUNT' and "left" > 0
      order by reward_id for no key update;
  end loop;
end $$;
create function lock_granted(user_ids text[], reward_ids text[]) returns setof rewards language plpgsql as $$
declare one record;
begin
  for one in select * from unnest(user_ids, reward_ids) as r(user_id, reward_id) order by reward_id loop
    return query select * from rewards where user_id = one.user_id and reward_id = one.reward_id for share;
  end loop;
end $$;
create function lock_payouts(payout_ids text[]) returns setof payouts language plpgsql as $$
declare one record;
begin
  for one in select user_id, payout_id from payouts where payout_id = any(payout_ids) order by payout_id loop
    return query select * from payouts where user_id = one.user_id and payout_id = one.payout_id for update;
  end loop;
end $$;
`

/** Foreign keys that a distributed database cannot have, because their rows are on different nodes; the audit checks them. */
const FAR_REFERENCES = /* sql */ `
create table far_references (child text not null, parent text not null, child_columns text[] not null, parent_columns text[] not null);
`

export const locksByUser: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(TOKENS + LOCKS + FAR_REFERENCES).execute(db)
  },
}
