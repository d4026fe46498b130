import { sql, type RawBuilder } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { userAccount } from '../../rewards/db/ledger.ts'

/** One list of an export: the rows of a table that are a user's. */
export interface DataSection {
  name: string
  /** The tables that it exports. */
  tables: readonly string[]
  columns: string
  from: string
  /** Whether a row is the user's. */
  of: (userId: string) => RawBuilder<unknown>
  /** SQL text that is unique among a user's rows, which come in its order. */
  key: string
}

const ofUser = (userId: string) => sql`t.user_id = ${userId}`
const ofAgent = (userId: string) => sql`t.agent_id = ${userId}`

/** Decimal columns, from which `trimmed` removes trailing zeros. */
const AMOUNTS =
  /\b\w\."?(quantity|left|cancelled|amount|balance|score|base|roi|streak|bonus_scale|roi30d|worst_fall|profit_share|rebate|volume|fee|deducted|rate|friend_rebate|carried|paid|gives_back)"?(?=,|\n|$)/g
const trimmed = (columns: string) => columns.replaceAll(AMOUNTS, (column, name) => `trim_scale(${column}) as "${name}"`)

const table = (
  name: string,
  from: string,
  columns: string,
  key: string,
  of: DataSection['of'] = ofUser,
): DataSection => ({ name, tables: [from], from: `${from} t`, columns, key, of })

const OF_SOURCE = "t.activity_id || ' ' || t.source"

/** Drops the ids of the people whom the user copied. */
const PAYLOAD = "t.payload - '{traderId,leadTraderId,userId}'::text[] as payload"

/**
 * Everything that is stored about a user and shown to them, without the ids and names of other people, secrets, and why the platform's
 * risk check has flagged an account. A new table needs a line here or in `NOT_EXPORTED` of the test.
 */
export const DATA_SECTIONS: readonly DataSection[] = [
  table(
    'account',
    'users',
    't.user_id, t.login_name, t.email, t.area_code, t.mobile, t.language_type, t.vip_code, t.invited_by_code, t.agent_id, t.agent_level, t.created_at',
    't.user_id',
  ),
  table(
    'secondFactor',
    'second_factors',
    't.confirmed_at as since',
    't.user_id',
    (userId) => sql`t.user_id = ${userId} and t.confirmed_at is not null`,
  ),
  table('recoveryCodes', 'recovery_codes', 't.used_at', 't.code_hash'),
  table(
    'sessions',
    'token_families',
    't.created_at, t.ended_at, t.end_reason, t.browser, t.system, t.country, t.provider_session',
    't.family_id',
  ),
  table('identity', 'player_identities', 't.issuer, t.subject, t.created_at', 't.user_id'),
  table('devices', 'remembered_devices', 't.created_at', 't.token_hash'),
  table('joins', 'participations', 't.activity_id, t.applied_at, t.consent_version, t.join_no', 't.activity_id'),
  table(
    'winBack',
    'back_applications',
    't.activity_id, t.reason, t.contact_allowed, t.status, t.applied_at, t.decided_at',
    't.activity_id',
  ),
  table('tasks', 'source_states', 't.activity_id, t.source, t.status, t.sold_out, t.updated_at', OF_SOURCE),
  table(
    'entitlements',
    'entitlements',
    't.activity_id, t.source, t.asset, t.quantity, t.earned_at, t.claim_deadline, t.status',
    OF_SOURCE,
  ),
  table(
    'rewards',
    'rewards',
    `t.reward_id, t.activity_id, t.source, t.reward_type, t.asset, t.quantity, t."left", t.state, t.reason_code, t.earned_at, t.granted_at,
    t.hold_until, t.expires_at, t.used_at, t.cancelled, t.cancelled_at`,
    't.reward_id',
  ),
  table(
    'reviews',
    'reviews',
    "t.reward_id, t.opened_at, t.state, case when t.state = 'REFUSED' then t.reason end as reason, t.decided_at",
    't.review_id',
  ),
  table('goodwill', 'goodwill_grants', 't.asset, t.quantity, t.about, t.at', 't.grant_key'),
  table(
    'payouts',
    'payouts',
    't.payout_id, t.reward_id, t.asset, t.amount, t.state, t.requested_at, t.settled_at',
    't.payout_id',
  ),
  {
    name: 'addresses',
    tables: ['reward_addresses'],
    from: 'rewards t join reward_addresses a using (reward_id)',
    columns: 't.reward_id, a.encrypted_address, a.updated_at, a.erased_at',
    key: 't.reward_id',
    of: ofUser,
  },
  {
    name: 'ledger',
    tables: ['ledger_entries', 'ledger_transfers'],
    from: 'ledger_entries t join ledger_transfers f using (transfer_id)',
    columns: 'f.kind, t.asset, t.amount, f.created_at as at',
    key: "lpad(t.entry_id::text, 20, '0')",
    of: (userId) => sql`t.account = ${userAccount(userId)}`,
  },
  table(
    'balances',
    'ledger_accounts',
    't.asset, t.balance',
    't.asset',
    (userId) => sql`t.account = ${userAccount(userId)}`,
  ),
  table(
    'facts',
    'events',
    `t.type, t.occurred_at, t.received_at, ${PAYLOAD}`,
    't.event_id',
    (userId) => sql`t.user_id = ${userId} and t.type not in ('user.flagged', 'user.cleared')`,
  ),
  table('tags', 'account_tags', 't.tags, t.vip_tier, t.occurred_at', 't.user_id'),
  table(
    'scores',
    'scores',
    't.activity_id, t.track, t.user_ref, t.score, t.reached_at, t.unranked',
    "t.activity_id || ' ' || t.track",
  ),
  table('scoreParts', 'score_parts', 't.activity_id, t.base, t.roi, t.streak, t.bonus_scale', 't.activity_id'),
  table(
    'leadTrader',
    'lead_traders',
    't.nickname, t.roi30d, t.worst_fall, t.profit_share, t.followers, t.capacity, t.occurred_at',
    't.trader_id',
    (userId) => sql`t.trader_id = ${userId}`,
  ),
  table(
    'draws',
    'draws',
    't.activity_id, t.draw_no, t.draw_id, t.user_ref, t.nonce, t.client_seed, t.prize_id, t.at, t.hash',
    't.draw_id',
  ),
  {
    name: 'teams',
    tables: ['team_members', 'teams'],
    from: 'team_members t join teams o using (activity_id, team_id)',
    columns: 't.activity_id, o.name, o.captain_id = t.user_id as is_captain, t.joined_at, t.left_at',
    key: 't.activity_id',
    of: ofUser,
  },
  {
    name: 'teamRequests',
    tables: ['team_requests'],
    from: 'team_requests t join teams o using (activity_id, team_id)',
    columns: 't.activity_id, o.name, t.at, t.declined_at',
    key: 't.activity_id',
    of: ofUser,
  },
  table('shares', 'shares', 't.activity_id, t.at', 't.receipt'),
  table('messages', 'messages', 't.type, t.kind, t.params, t.activity_id, t.created_at, t.read_at', 't.message_id'),
  table('messageSettings', 'message_settings', 't."off", t.quiet, t.updated_at', 't.user_id'),
  table('boundCode', 'kol_bindings', 't.code, t.activity_id, t.bound_at', 't.user_id'),
  table(
    'referral',
    'agent_referrals',
    't.code, t.bound_at, t.registered_at, t.verified_at, t.first_deposit_at, t.first_trade_at, t.last_active_at, t.balance',
    't.user_id',
  ),
  table('inviteCodes', 'invite_codes', 't.code', 't.code'),
  table(
    'agentApplications',
    'agent_applications',
    't.channel, t.link, t.country, t.status, t.reason_code, t.applied_at, t.decided_at',
    't.application_id',
  ),
  table(
    'agent',
    'agents',
    't.campaign_id, t.rates, t.within_upline, t.joined_at, t.suspended_at, t.settled_through, t.carried',
    't.campaign_id',
  ),
  table(
    'agentTerms',
    'agent_terms',
    't.campaign_id, t.since, t.rates, t.is_suspended',
    "t.campaign_id || ' ' || t.since::text",
    ofAgent,
  ),
  table('agentCodes', 'agent_codes', 't.code, t.label, t.gives_back, t.is_main, t.created_at', 't.code', ofAgent),
  table(
    'agentLevels',
    'agent_levels',
    't.campaign_id, t.month, t.level, t.active_traders, t.decided_at',
    "t.campaign_id || ' ' || t.month",
    ofAgent,
  ),
  table(
    'agentTargets',
    'agent_targets',
    't.campaign_id, t.rebate, t.first_trades, t.volume, t.updated_at',
    't.campaign_id',
    ofAgent,
  ),
  table('agentViews', 'agent_views', 't.campaign_id, t.items, t.updated_at', 't.campaign_id', ofAgent),
  table('agentNotes', 'referral_notes', 't.note, t.tag, t.updated_at', 't.user_id', ofAgent),
  table('myReferrals', 'agent_referrals', 't.referral_id, t.code, t.bound_at', 't.referral_id', ofAgent),
  table(
    'rebates',
    'rebate_lines',
    't.kind, t.at, t.source, t.code, t.product, t.symbol, t.volume, t.fee, t.deducted, t.rate, t.rebate, t.settle_day',
    "lpad(t.line_id::text, 20, '0')",
    ofAgent,
  ),
  table(
    'friendRebates',
    'rebate_lines',
    't.at, t.friend_rebate, t.settle_day',
    "lpad(t.line_id::text, 20, '0')",
    (userId) => sql`t.user_id = ${userId} and t.friend_rebate <> 0`,
  ),
  table(
    'rebateDays',
    'rebate_settlements',
    't.campaign_id, t.day, t.lines, t.amount, t.carried, t.paid, t.settled_at',
    "t.campaign_id || ' ' || t.day",
    ofAgent,
  ),
]

export type DataRow = Record<string, unknown>

const withoutPlace = (row: DataRow): DataRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'placeInExport'))

/** The next rows of a section after a key; an empty key is before the first. */
export async function readSection(
  db: Db,
  { columns, from, of, key }: DataSection,
  userId: string,
  { after, limit }: { after: string; limit: number },
) {
  const place = sql`(${sql.raw(key)}) collate "C"`
  const rows = await query<DataRow & { placeInExport: string }>(db)`
    select ${sql.raw(trimmed(columns))}, ${place} as place_in_export from ${sql.raw(from)}
    where ${of(userId)} and ${place} > ${after} order by ${place} limit ${limit}`
  const last = rows.length < limit ? null : (rows.at(-1)?.placeInExport ?? null)
  return { rows: rows.map(withoutPlace), last }
}
