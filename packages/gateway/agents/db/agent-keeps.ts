import { query, queryRow, queryValue, type Db, type Row } from '../../db/client.ts'
import type { AgentView } from '@fanfare/contract/agent/views.ts'

/** The same for every month, in USDT and people; null means no target. */
type TargetRow = Pick<Row<'agentTargets'>, 'rebate' | 'volume' | 'firstTrades'>

const NO_TARGETS: TargetRow = { rebate: null, firstTrades: null, volume: null }

/** All null until the agent saves one. */
export const findAgentTargets = async (db: Db, campaignId: string, agentId: string) =>
  (await queryRow<TargetRow | undefined>(db)`
    select rebate, first_trades, volume from agent_targets where campaign_id = ${campaignId} and agent_id = ${agentId}`) ??
  NO_TARGETS

export const saveAgentTargets = (
  db: Db,
  campaignId: string,
  agentId: string,
  { rebate, firstTrades, volume }: TargetRow,
  at: number,
) =>
  query(db)`
    insert into agent_targets (campaign_id, agent_id, rebate, first_trades, volume, updated_at)
    values (${campaignId}, ${agentId}, ${rebate}::numeric, ${firstTrades}::integer, ${volume}::numeric, ${at}::bigint)
    on conflict (campaign_id, agent_id) do update set rebate = excluded.rebate, first_trades = excluded.first_trades,
      volume = excluded.volume, updated_at = excluded.updated_at
  `

/** Empty until the agent saves one. */
export const listAgentViews = async (db: Db, campaignId: string, agentId: string) =>
  (await queryValue<AgentView[] | undefined>(db)`
    select items from agent_views where campaign_id = ${campaignId} and agent_id = ${agentId}`) ?? []

/** Replaces all views. */
export const saveAgentViews = (db: Db, campaignId: string, agentId: string, items: readonly AgentView[], at: number) =>
  query(db)`
    insert into agent_views (campaign_id, agent_id, items, updated_at)
    values (${campaignId}, ${agentId}, ${JSON.stringify(items)}::jsonb, ${at}::bigint)
    on conflict (campaign_id, agent_id) do update set items = excluded.items, updated_at = excluded.updated_at
  `

/** The referral of an id on the wire, if it is one of this agent or of an agent below. */
export const findReferralOf = (
  db: Db,
  { campaignId, agentId, referralId }: Record<'campaignId' | 'agentId' | 'referralId', string>,
) =>
  queryValue<string | undefined>(db)`
    with recursive named as materialized (
      select user_id, agent_id from agent_referrals where campaign_id = ${campaignId} and referral_id = ${referralId}
    ), upward as (
      select user_id, agent_id from named
      union
      select u.user_id, a.upline_id from upward u
      join agents a on a.campaign_id = ${campaignId} and a.user_id = u.agent_id
      where a.upline_id is not null
    )
    select user_id from upward where agent_id = ${agentId}
  `

interface NoteChange {
  agentId: string
  userId: string
  /** undefined keeps the stored text, an empty one deletes it. */
  note: string | undefined
  tag: string | undefined
}

/** One statement, so that concurrent changes of the two fields do not lose each other. */
export const saveReferralNote = (db: Db, { agentId, userId, note, tag }: NoteChange, at: number) =>
  queryRow<{ note: string; tag: string }>(db)`
    insert into referral_notes as n (agent_id, user_id, note, tag, updated_at)
    values (${agentId}, ${userId}, coalesce(${note ?? null}::text, ''), coalesce(${tag ?? null}::text, ''), ${at}::bigint)
    on conflict (agent_id, user_id) do update
      set note = coalesce(${note ?? null}::text, n.note), tag = coalesce(${tag ?? null}::text, n.tag), updated_at = excluded.updated_at
    returning note, tag
  `
