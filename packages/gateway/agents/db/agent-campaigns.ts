import { query, queryValue, type Db, type Row } from '../../db/client.ts'

export type AgentCampaign = Row<'agentCampaigns'>

/** The campaign of this alias or id, locked against other publications until the end of the transaction. */
export function lockCampaign(tx: Db, by: { alias: string } | { campaignId: string }) {
  const [column, value] = 'alias' in by ? (['alias', by.alias] as const) : (['campaignId', by.campaignId] as const)
  return tx.selectFrom('agentCampaigns').selectAll().where(column, '=', value).forUpdate().executeTakeFirst()
}

export const listCampaigns = (db: Db) => db.selectFrom('agentCampaigns').selectAll().orderBy('campaignId').execute()

interface CampaignVersion extends Pick<AgentCampaign, 'campaignId' | 'alias' | 'startTime' | 'endTime' | 'definition'> {
  at: number
}

export const insertCampaign = (tx: Db, { definition, at, ...campaign }: CampaignVersion) =>
  tx
    .insertInto('agentCampaigns')
    .values({ ...campaign, definition: JSON.stringify(definition), publishedAt: at, updatedAt: at })
    .execute()

export const updateCampaign = (tx: Db, { definition, at, campaignId, startTime, endTime }: CampaignVersion) =>
  query(tx)`
    update agent_campaigns set start_time = ${startTime}::bigint, end_time = ${endTime}::bigint,
      definition = ${JSON.stringify(definition)}::jsonb, version = version + 1, updated_at = ${at}::bigint
    where campaign_id = ${campaignId}
  `

export const hasAgents = (db: Db, campaignId: string) =>
  queryValue<boolean>(db)`select exists (select from agents where campaign_id = ${campaignId})`

/** Enqueues all referrals of a campaign for their facts from `from` on, ms. */
export const enqueueCampaign = (tx: Db, campaignId: string, { from, now }: { from: number; now: number }) =>
  query(tx)`
    insert into rebate_queue (user_id, earliest_at, since)
    select user_id, ${from}::bigint, ${now}::bigint from agent_referrals where campaign_id = ${campaignId}
  `

export const listMyCampaigns = (db: Db, userId: string) => campaignsOf(db, userId).execute()

/** A campaign with the row of one of its agents. */
export type MyCampaign = Awaited<ReturnType<typeof listMyCampaigns>>[number]

/** undefined when there is no such campaign, or the user is not an agent of it. */
export const findMyCampaign = (db: Db, campaignId: string, userId: string) =>
  campaignsOf(db, userId).where('a.campaignId', '=', campaignId).executeTakeFirst()

const campaignsOf = (db: Db, userId: string) =>
  db
    .selectFrom('agents as a')
    .innerJoin('agentCampaigns as c', 'c.campaignId', 'a.campaignId')
    .selectAll('a')
    .select(['c.definition', 'c.startTime', 'c.endTime'])
    .where('a.userId', '=', userId)
