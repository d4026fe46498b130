import type { Selectable } from 'kysely'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { query, type Db } from '../../db/client.ts'
import type { AgentCampaignsTable, AgentsTable } from '../../db/tables/agents.ts'

export type AgentCampaign = Selectable<AgentCampaignsTable>

/** The campaign of this alias or id, locked against other publications until the end of the transaction. */
export async function lockCampaign(
  tx: Db,
  by: { alias: string } | { campaignId: string },
): Promise<AgentCampaign | null> {
  const [column, value] = 'alias' in by ? (['alias', by.alias] as const) : (['campaignId', by.campaignId] as const)
  const row = await tx.selectFrom('agentCampaigns').selectAll().where(column, '=', value).forUpdate().executeTakeFirst()
  return row ?? null
}

export async function listCampaigns(db: Db): Promise<AgentCampaign[]> {
  return db.selectFrom('agentCampaigns').selectAll().orderBy('campaignId').execute()
}

interface CampaignVersion {
  campaignId: string
  alias: string
  startTime: number
  endTime: number
  definition: AgentProgramme
  at: number
}

export async function insertCampaign(tx: Db, { definition, at, ...campaign }: CampaignVersion) {
  await tx
    .insertInto('agentCampaigns')
    .values({ ...campaign, definition: JSON.stringify(definition), publishedAt: at, updatedAt: at })
    .execute()
}

export async function updateCampaign(tx: Db, { definition, at, campaignId, startTime, endTime }: CampaignVersion) {
  await tx
    .updateTable('agentCampaigns')
    .set((eb) => ({
      startTime,
      endTime,
      definition: JSON.stringify(definition),
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('campaignId', '=', campaignId)
    .execute()
}

export async function hasAgents(db: Db, campaignId: string) {
  const agent = await db
    .selectFrom('agents')
    .select('userId')
    .where('campaignId', '=', campaignId)
    .limit(1)
    .executeTakeFirst()
  return agent !== undefined
}

/** Enqueues all referrals of a campaign for their facts from `from` on, ms. */
export const enqueueCampaign = (tx: Db, campaignId: string, { from, now }: { from: number; now: number }) =>
  query(tx)`
    insert into rebate_queue (user_id, earliest_at, since)
    select user_id, ${from}::bigint, ${now}::bigint from agent_referrals where campaign_id = ${campaignId}
  `

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

/** null when there is no such campaign, or the user is not an agent of it. */
export async function findMyCampaign(db: Db, campaignId: string, userId: string): Promise<MyCampaign | null> {
  const row = await campaignsOf(db, userId).where('a.campaignId', '=', campaignId).executeTakeFirst()
  return row ?? null
}

export const listMyCampaigns = (db: Db, userId: string): Promise<MyCampaign[]> => campaignsOf(db, userId).execute()
