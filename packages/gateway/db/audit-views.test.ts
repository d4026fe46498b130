import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { platformEventSchema } from '@fanfare/contract/ops/platform-event.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { nextEventId } from '#gateway/testing/task-world.ts'

const gateway = await borrowGateway()
const { database } = gateway

async function asAuditor<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.auditorUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** What every view has: ids, times, amounts and states. A new column is red until somebody has decided that it names nobody. */
const COLUMNS: Readonly<Record<string, string>> = {
  audit_activities:
    'activity_id alias activity_type start_time end_time final_at cancelled version published_at updated_at rules_since definition',
  audit_activity_versions: 'activity_id version at from_version definition',
  audit_agent_codes: 'code campaign_id agent_id gives_back is_main created_at',
  audit_agent_levels: 'campaign_id agent_id month level active_traders decided_at',
  audit_agent_terms: 'campaign_id agent_id since rates within_upline is_suspended',
  audit_agents: 'campaign_id user_id upline_id rates within_upline joined_at suspended_at settled_through carried',
  audit_bindings: 'user_id code agent_user_id activity_id bound_at',
  audit_boards: 'activity_id track cadence_ms next_at',
  audit_budgets: 'account asset cap granted',
  audit_campaigns: 'campaign_id alias start_time end_time version published_at updated_at definition',
  audit_code_pauses: 'code paused_at resumed_at',
  audit_draws:
    'activity_id draw_no user_id prize_id hash user_ref nonce client_seed rolled_prize_id at spent_reward_id remaining',
  audit_entitlements:
    'user_id activity_id source asset quantity earned_at claim_deadline reservation_id status updated_at disputed_by',
  audit_entries: 'transfer_id account asset amount',
  audit_events: 'event_id type received_at user_id occurred_at payload reversed_by reversed_at',
  audit_grants: 'user_id activity_id task_id period_key transfer_id source cancelled',
  audit_joins: 'activity_id user_id applied_at join_no',
  audit_lotteries: 'activity_id commitment sealed_at prizes prize_table_hash draws won log_hash revealed_at seed',
  audit_pauses: 'at activity_id resumed',
  audit_payouts:
    'payout_id reward_id user_id activity_id asset amount state attempt ready_at requested_at sent_at settled_at code',
  audit_places: 'snapshot_id rank user_id user_ref score',
  audit_prize_stock: 'activity_id prize_id stock left',
  audit_rebate_lines:
    'line_id campaign_id agent_id user_id event_id kind at source code product symbol volume fee deductions deducted rate rebate friend_rebate reason settle_day created_at',
  audit_rebate_settlements: 'campaign_id agent_id day lines amount carried paid friends transfer_id settled_at',
  audit_referrals: 'user_id campaign_id agent_id code bound_at registered_at',
  audit_results: 'activity_id step frozen_at ended_at report definition',
  audit_reviews:
    'review_id kind reward_id user_id activity_id opened_at state reason decided_at hold_until expires_after',
  audit_rewards:
    'reward_id user_id activity_id source reward_type asset quantity left state reason_code transfer_id earned_at granted_at hold_until expires_at used_at cancelled cancelled_at',
  audit_score_parts: 'activity_id user_id base roi streak bonus_scale',
  audit_scores: 'activity_id track user_id user_ref score reached_at unranked',
  audit_snapshots: 'snapshot_id activity_id track seq at rows root previous hash is_final',
  audit_sources: 'user_id activity_id source status sold_out updated_at',
  audit_team_members: 'activity_id team_id user_id user_ref joined_at left_at',
  audit_teams: 'team_id activity_id captain_id members created_at closed_at',
  audit_transfers: 'transfer_id kind reference created_at',
  audit_users: 'user_id created_at deleted_at invite_code invited_by_code inviter_id',
  audit_waiting: 'kind user_id since',
}

test('[GW-7] auditors read these views with these columns, and nothing else', async () => {
  const rows = await asAuditor<{ name: string; columns: string }>(`
    select relname::text as name, string_agg(attname, ' ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and has_table_privilege(pg_class.oid, 'select') group by relname`)
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(COLUMNS)
  const writable = await asAuditor(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and has_table_privilege(oid, 'insert, update, delete, truncate')`)
  expect(writable).toEqual([])
})

test('each view for auditors is in the contract', () => {
  const page = readFileSync(new URL('../../../docs/contract.md', import.meta.url), 'utf8')
  const named = new Set([...page.matchAll(/`(audit_\w+)`/g)].map(([, name]) => name ?? ''))
  expect([...named].toSorted()).toEqual(Object.keys(COLUMNS).toSorted())
})

/** The fields of events that are words, or that no outcome depends on: an auditor does not read them. */
const LEFT_OUT = ['nickname', 'evidence', 'related', 'score', 'message', 'tags', 'vipTier']
/** The fields that outcomes depend on, or that say what money was about. */
const SHOWN =
  'inviteCode channel asset amount usdtValue firstEver from to market symbol side usdtVolume fee feeFromBonus feeDiscount feeCoupon maker zeroFee leadTraderId pnl traderId orderId automatic roi30d worstFall profitShare followers capacity authentic activityId rewardId quantity marketMaker reason reverses payoutId reference code final attempt'.split(
    ' ',
  )

test('somebody has decided for each field of an event whether auditors read it', () => {
  const fields = new Set(platformEventSchema.def.options.flatMap((option) => Object.keys(option.def.shape)))
  const common = ['eventId', 'userId', 'occurredAt', 'type']
  expect([...fields].toSorted()).toEqual([...LEFT_OUT, ...SHOWN, ...common].toSorted())
})

test('[GW-7] no view for auditors shows a name, an address or words of a person', async () => {
  const mark = 'Amelia'
  const { userId, loginName } = await gateway.register()
  const facts = [
    {
      type: 'lead.stats',
      roi30d: '0.1',
      worstFall: '0',
      profitShare: '0.1',
      followers: 1,
      capacity: 2,
      authentic: true,
      nickname: mark,
    },
    { type: 'user.flagged', reason: 'odd', evidence: [{ label: mark, value: mark }], related: [`u_${mark}`], score: 3 },
    { type: 'event.reversed', reverses: 'nothing', reason: mark },
    { type: 'reward.payout_failed', payoutId: 'po_1', code: 'LIMIT', message: mark, final: true },
  ]
  const { data } = await gateway.sendFacts(...facts.map((fact) => ({ ...fact, userId, eventId: nextEventId() })))
  expect(data.rejected).toEqual([])
  await gateway.change(
    'users',
    { email: `${mark}@example.test`, mobile: mark, invitedByCode: `${mark} told me` },
    { userId },
  )
  for (const view of Object.keys(COLUMNS)) {
    const rows = await asAuditor<{ text: string }>(`select to_jsonb(v)::text as text from ${view} v`)
    for (const { text } of rows) {
      expect(text, view).not.toContain(mark)
      expect(text, view).not.toContain(loginName)
    }
  }
  expect(await asAuditor(`select 1 from audit_events where user_id = '${userId}'`)).toHaveLength(facts.length)
})
