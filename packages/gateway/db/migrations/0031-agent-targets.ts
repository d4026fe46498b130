import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Targets of an agent for each month, in USDT and people; null when there is no target. */
const TARGETS = /* sql */ `
create table agent_targets (
  campaign_id text not null,
  agent_id text not null,
  rebate numeric check (rebate > 0),
  first_trades integer check (first_trades > 0),
  volume numeric check (volume > 0),
  updated_at bigint not null,
  primary key (campaign_id, agent_id),
  foreign key (campaign_id, agent_id) references agents
);
`

export const agentTargets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TARGETS).execute(db)
  },
}
