import { sql } from 'kysely'
import type { Expand } from './schema-step.ts'

/**
 * Locks claimable entitlements by their keys. Before the table is analyzed, a plain `status = 'RESERVED'` makes the planner scan an index of all
 * waiting entitlements for each user.
 */
const LOCKS = /* sql */ `
create or replace function lock_reserved(user_ids text[]) returns void language plpgsql as $$
declare owner text;
begin
  foreach owner in array user_ids loop
    perform 1 from entitlements where user_id = owner and status || '' = 'RESERVED' order by activity_id, source for update;
  end loop;
end $$;
create or replace function lock_entitlement(owner text, activity text, first_source text, last_source text, at bigint)
  returns setof entitlements language plpgsql rows 1 as $$
begin
  return query select * from entitlements e
    where e.user_id = owner and e.activity_id = activity and e.status || '' = 'RESERVED'
      and (e.claim_deadline is null or e.claim_deadline > at)
      and e.source = (
        select max(n.source) from entitlements n
        where n.user_id = owner and n.activity_id = activity and n.source between first_source and last_source
      )
    for update;
end $$;
`

export const locksByKey: Expand = {
  kind: 'expand',
  async up(db) {
    await sql.raw(LOCKS).execute(db)
  },
}
