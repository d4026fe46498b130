import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Volume and rebate by quarter of an hour, source and product alone: the chart of an agent reads all quarters of its days. */
const QUARTERS = /* sql */ `
create table rebate_quarters (
  campaign_id text not null,
  agent_id text not null,
  bucket integer not null,
  source text not null,
  product text not null,
  volume numeric not null,
  rebate numeric not null,
  primary key (campaign_id, agent_id, bucket, source, product)
) with (fillfactor = 85);
insert into rebate_quarters
  select campaign_id, agent_id, bucket, source, product, sum(volume), sum(rebate) from rebate_sums group by 1, 2, 3, 4, 5;
`

export const rebateQuarters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(QUARTERS).execute(db)
  },
}
