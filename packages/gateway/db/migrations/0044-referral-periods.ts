import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Days that an agent asked its referrals for, and the sums of each referral in those days (ADR 0100). */
const PERIODS = /* sql */ `
create table agent_periods (
  period_id bigint generated always as identity primary key,
  campaign_id text not null,
  agent_id text not null,
  first_bucket integer not null,
  end_bucket integer not null,
  is_kept boolean not null default false,
  asked_at bigint not null,
  unique (campaign_id, agent_id, first_bucket, end_bucket),
  check (first_bucket < end_bucket)
);
create index agent_periods_asked on agent_periods (asked_at);
create index agent_periods_waiting on agent_periods (agent_id) where not is_kept;
create table referral_periods (
  period_id bigint not null references agent_periods on delete cascade,
  user_id text not null,
  volume numeric not null,
  rebate numeric not null,
  net numeric not null,
  primary key (period_id, user_id)
) with (fillfactor = 85);
create index referral_periods_volume on referral_periods (period_id, volume desc, user_id desc);
`

export const referralPeriods: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(PERIODS).execute(db)
  },
}
