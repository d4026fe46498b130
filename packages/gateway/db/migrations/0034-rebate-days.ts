import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Sums of lines by day of UTC beside those by quarter of an hour, because most sums of a period are those of whole days; and indexes from which
 * the referrals of an agent are counted, and their movements added up, without reading the rows.
 */
const DAYS = /* sql */ `
create table rebate_days (
  campaign_id text not null,
  agent_id text not null,
  day integer not null,
  source text not null,
  code text collate "C" not null,
  product text not null,
  symbol text not null,
  settle_day text collate "C" not null,
  paying boolean not null,
  lines integer not null,
  volume numeric not null,
  fee numeric not null,
  deducted numeric not null,
  rebate numeric not null,
  primary key (campaign_id, agent_id, day, source, code, product, symbol, settle_day, paying)
) with (fillfactor = 85);
insert into rebate_days
  select campaign_id, agent_id, bucket / 96, source, code, product, symbol, settle_day, paying, sum(lines), sum(volume), sum(fee),
    sum(deducted), sum(rebate)
  from rebate_sums group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
drop index agent_referrals_agent;
create index agent_referrals_agent on agent_referrals (campaign_id, agent_id, registered_at desc, user_id)
  include (referral_id, code, verified_at, first_deposit_at, first_trade_at);
create index referral_sums_moves on referral_sums (campaign_id, agent_id, bucket) include (user_id, deposits, withdrawals)
  where deposits <> 0 or withdrawals <> 0;
`

export const rebateDays: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(DAYS).execute(db)
  },
}
