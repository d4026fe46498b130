import type { Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { AgentCampaignsTable, AgentsTable } from './schema.ts'

/** A campaign with the row of one of its agents. */
export type MyCampaign = Selectable<AgentsTable> & Pick<Selectable<AgentCampaignsTable>, 'definition'>

/** null: there is no such campaign, or the user is not an agent of it. */
export async function findMyCampaign(db: Db, campaignId: string, userId: string): Promise<MyCampaign | null> {
  const row = await db
    .selectFrom('agents as a')
    .innerJoin('agentCampaigns as c', 'c.campaignId', 'a.campaignId')
    .selectAll('a')
    .select('c.definition')
    .where('a.campaignId', '=', campaignId)
    .where('a.userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}
