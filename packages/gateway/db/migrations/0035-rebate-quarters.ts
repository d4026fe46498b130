import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Volume and rebate by quarter of an hour and source, of each product and of all together (`ALL`): the chart of an agent reads all quarters
 * of its days.
 */
const QUARTERS = /* sql */ `
create table rebate_quarters (
  campaign_id text not null,
  agent_id text not null,
  product text not null,
  bucket integer not null,
  source text not null,
  volume numeric not null,
  rebate numeric not null,
  primary key (campaign_id, agent_id, product, bucket, source)
) with (fillfactor = 85);
insert into rebate_quarters
  select campaign_id, agent_id, coalesce(product, 'ALL'), bucket, source, sum(volume), sum(rebate) from rebate_sums
  group by grouping sets ((1, 2, product, 4, 5), (1, 2, 4, 5));
`

export const rebateQuarters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(QUARTERS).execute(db)
  },
}
