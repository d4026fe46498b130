import type { Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { AgentCampaignsTable, AgentsTable } from '../../db/tables/agents.ts'

/** A campaign with the row of one of its agents. */
export type MyCampaign = Selectable<AgentsTable> &
  Pick<Selectable<AgentCampaignsTable>, 'definition' | 'startTime' | 'endTime'>

const campaignsOf = (db: Db, userId: string) =>
  db
    .selectFrom('agents as a')
    .innerJoin('agentCampaigns as c', 'c.campaignId', 'a.campaignId')
    .selectAll('a')
    .select(['c.definition', 'c.startTime', 'c.endTime'])
    .where('a.userId', '=', userId)

/** null: there is no such campaign, or the user is not an agent of it. */
export async function findMyCampaign(db: Db, campaignId: string, userId: string): Promise<MyCampaign | null> {
  const row = await campaignsOf(db, userId).where('a.campaignId', '=', campaignId).executeTakeFirst()
  return row ?? null
}

/** All campaigns of an agent. */
export const listMyCampaigns = (db: Db, userId: string): Promise<MyCampaign[]> => campaignsOf(db, userId).execute()
