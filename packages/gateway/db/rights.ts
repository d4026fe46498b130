import { sql, type Kysely } from 'kysely'
import { query, queryValue } from './client.ts'
import type { Database } from './schema.ts'

/**
 * All rights of the gateway's role. It owns no table, so it cannot truncate, alter or drop one, or disable a trigger. A column that is not listed
 * keeps its default. Each new table needs a line here.
 */
export const GATEWAY_RIGHTS: Record<string, string> = {
  users: 'select, insert, update (agent_id, login_name, email, area_code, mobile, password_hash, deleted_at)',
  player_identities: 'select, insert, delete',
  password_resets: 'select, insert, update (token_hash, expires_at), delete',
  mails:
    'select, insert (mail_id, user_id, kind, sealed, expires_at, next_at), update (sealed, next_at, failures), delete',
  token_families: 'select, insert, update (ended_at, end_reason, browser, system, country, provider_session)',
  tokens: 'select, insert, update (used_at), delete',
  secrets: 'select, insert, update (value)',
  login_attempts: 'select, insert, update, delete',
  spent_challenges: 'select, insert, delete',
  signature_nonces: 'select, insert, delete',
  activities: 'select, insert, update',
  activity_versions: 'select, insert',
  text_reviews: 'select, insert, update (digest, level, at, actor)',
  activity_previews: 'select, insert, delete',
  pictures: 'select, insert',
  picture_files: 'select, insert',
  picture_sources: 'select, insert',
  account_tags: 'select, insert, update (tags, vip_tier, occurred_at, event_id), delete',
  audience_lists: 'select, insert, delete',
  audience_parts: 'select, insert, delete',
  audience_members: 'select, insert, delete',
  activity_audiences: 'select, insert, update (name, version), delete',
  participations: 'select, insert, update (settle_at, join_no)',
  kol_bindings: 'select, insert',
  back_applications: 'select, insert, update (reason, contact_allowed, status, decided_at, decided_by, revision)',
  rejected_events: 'select, insert, delete',
  events: 'select, insert (event_id, type, user_id, occurred_at, received_at, payload, content_hash)',
  event_reversals: 'select, insert, update (applied_at), delete',
  tallies: 'select, insert, update, delete',
  profit_tallies: 'select, insert, update, delete',
  lead_traders:
    'select, insert, update (occurred_at, event_id, roi30d, worst_fall, profit_share, followers, capacity, authentic, nickname), delete',
  settlement_queue: 'select, insert, delete',
  reevaluations: 'select, insert, update',
  activity_settlements: 'select, insert, update',
  source_states: 'select, insert, update (status, sold_out, updated_at)',
  scores: 'select, insert, update (score, reached_at, position, unranked)',
  score_parts: 'select, insert, update (base, roi, streak, bonus_scale), delete',
  boards: 'select, insert, update (cadence_ms, next_at)',
  teams: 'select, insert, update (name, name_key, captain_id, members, closed_at)',
  team_members: 'select, insert, update (left_at), delete',
  team_requests: 'select, insert, update (team_id, at, declined_at), delete',
  board_snapshots: 'select, insert',
  board_places: 'select, insert, delete',
  board_blocks: 'select, insert (roots), update (roots), delete',
  entitlements:
    'select, insert, update (earned_at, claim_deadline, status, updated_at, reminded_deadline, disputed_by, unearned_at, corrected_at)',
  agent_campaigns: 'select, insert, update',
  agents: 'select, insert, update (upline_id, rates, within_upline, suspended_at, settled_through, carried)',
  agent_terms: 'select, insert, update (rates, within_upline, is_suspended)',
  agent_codes: 'select, insert, update (label, "position")',
  agent_applications: 'select, insert, update (channel, link, status, reason_code, decided_at, decided_by, revision)',
  agent_code_pauses: 'select, insert, update (resumed_at)',
  invite_codes: 'select, insert',
  agent_levels: 'select, insert',
  agent_referrals: 'select, insert, update (verified_at, first_deposit_at, first_trade_at, last_active_at, balance)',
  referral_notes: 'select, insert, update (note, tag, updated_at)',
  agent_views: 'select, insert, update (items, updated_at)',
  agent_targets: 'select, insert, update (rebate, first_trades, volume, updated_at)',
  code_visits: 'select, insert, delete',
  analytics_events: 'select, insert (visit, name, page, route, locale, activity_id, detail, percent, at), delete',
  shares: 'select, insert, delete',
  rebate_lines: 'select, insert',
  rebate_sums: 'select, insert, update, delete',
  rebate_days: 'select, insert, update, delete',
  rebate_quarters: 'select, insert, update, delete',
  referral_sums: 'select, insert, update, delete',
  agent_periods:
    'select, insert (campaign_id, agent_id, first_bucket, end_bucket, asked_at), update (is_kept, asked_at), delete',
  referral_periods: 'select, insert, update (volume, rebate, net), delete',
  rebate_queue: 'select, insert (user_id, earliest_at, since), delete',
  rebate_settlements: 'select, insert',
  ledger_accounts: 'select, insert (account, asset, floor), update (balance)',
  ledger_transfers: 'select, insert (transfer_id, kind, reference, created_at)',
  ledger_entries: 'select, insert (transfer_id, account, asset, amount)',
  budgets: 'select, insert, update ("limit", freed_at)',
  rewards:
    'select, insert, update (state, "left", used_at, reason_code, hold_until, expires_at, cancelled, cancelled_at)',
  reviews: 'select, insert, update (kind, state, revision, reason, decided_by, decided_at, lease_by, lease_until)',
  payouts:
    'select, insert, update (state, amount, attempt, failures, ready_at, requested_at, sent_at, settled_at, dead_at, reference, code, message)',
  payout_service: 'select, insert, delete',
  payout_differences: 'select, insert, update (solved_at)',
  payout_statements: 'select, insert, delete',
  reward_addresses: 'select, insert, update (encrypted_address, updated_at, erased_at)',
  lotteries:
    'select, insert, update (encrypted_seed, prizes, prize_table_hash, draws, won, log_hash, revealed_at, seed)',
  prize_stock: 'select, insert, update (stock, "left"), delete',
  draws: 'select, insert',
  messages: 'select, insert, update (params, read_at, held_until), delete',
  message_settings: 'select, insert, update ("off", quiet, updated_at), delete',
  message_announcements: 'select, insert, delete',
  log: 'select, insert (topic, user_id, payload, created_at), delete',
  log_cursors: 'select, insert (reader, updated_at), update (position, id, lost, updated_at)',
  live_topics: 'select, insert, update (seq)',
  live_events: 'select, insert (topic, user_id, seq, data, at), delete',
  activity_clock: 'select, insert (announced_until), update (announced_until)',
  live_leases: 'select, insert, update (until), delete',
  audit_log: 'select, insert (at, actor, action, subject, detail)',
  audit_corrections: 'select',
  seals: 'select, insert',
  write_probe: 'select',
  remembered_devices: 'select, insert, delete',
  second_factors: 'select, insert, update (encrypted_secret, begun_at, confirmed_at, last_step), delete',
  recovery_codes: 'select, insert, update (used_at), delete',
  staff_changes: 'select, insert (change_key, actor, content_hash, at), update (answer), delete',
  goodwill_grants: 'select, insert',
  staff_payments: 'select, insert, update (state)',
  activity_pauses:
    'select, insert (activity_id, claims, joins, draws, reason, since, paused_by), update (claims, joins, draws, reason, since, paused_by, revision), delete',
  activity_drafts:
    'select, insert (alias, actor, yaml, based_on, updated_at, source), update (yaml, based_on, revision, updated_at, source), delete',
  activity_schedules: 'select, insert, update (state, failure), delete',
  console_people: 'select, insert, update (display_name, roles)',
  program_actors: 'select, insert, delete',
  console_sessions:
    'select, insert, update (signed_in_at, seen_at, ended_at, checked_at, checking_until, tokens), delete',
  console_sign_ins: 'select, insert, delete',
  proposals: 'select, insert, update (state, decided_by, decided_at)',
  forecasts:
    'select, insert (forecast_id, alias, definition, file_hash, at, actor), update (state, taken_until, attempts, result), delete',
  staff_lookups: 'select, insert (actor, at, found), delete',
  webhook_endpoints: 'select, insert (endpoint_id, since), update (is_off, failing_since, last_success_at)',
  webhook_deliveries:
    'select, insert (endpoint_id, webhook_id, topic, user_id, body, at, state, next_at), update (state, attempts, tries, next_at, lease), delete',
  seal_origin: 'select',
  schema_needs: 'select',
  far_references: 'select',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
}

/** Functions of the owner of the tables that the gateway's role may call. */
const GATEWAY_FUNCTIONS = ['make_parts(bigint)', 'drop_part(text, text, bigint)']

/** Instances that start at once grant one after the other. */
const GRANT_LOCK = 7_301_443

/** Grants `role` exactly the rights above, in one transaction; `db` must be the owner of the tables. */
export async function grantRights(db: Kysely<Database>, role: string) {
  const to = sql.id(role)
  await db.transaction().execute(async (tx) => {
    await query(tx)`select pg_advisory_xact_lock(${GRANT_LOCK})`
    // A temporary table would hide one of ours.
    const name = await queryValue<string>(tx)`select current_database()`
    await query(tx)`revoke temporary on database ${sql.id(name)} from public, ${to}`
    await query(tx)`revoke create on schema public from public`
    await query(tx)`revoke all on schema public from ${to}`
    await query(tx)`grant usage on schema public to ${to}`
    await query(tx)`revoke all on all tables in schema public from ${to}`
    // Read only: `pg_dump` needs it; identity columns need no right of their own.
    await query(tx)`revoke all on all sequences in schema public from ${to}`
    await query(tx)`grant select on all sequences in schema public to ${to}`
    for (const [table, rights] of Object.entries(GATEWAY_RIGHTS))
      await query(tx)`grant ${sql.raw(rights)} on ${sql.table(table)} to ${to}`
    // Rows are only written through the partitioned table.
    const partitions = await query<{ name: string }>(tx)`
      select relname::text as name from pg_class where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace`
    for (const one of partitions) await query(tx)`grant select on ${sql.table(one.name)} to ${to}`
    for (const signature of GATEWAY_FUNCTIONS) await query(tx)`grant execute on function ${sql.raw(signature)} to ${to}`
  })
}

export const roleOf = (db: Kysely<Database>) => queryValue<string>(db)`select current_user`

/** Whether the role of this connection can disable the triggers of the ledger, as owner or superuser. */
export const ownsLedger = (db: Kysely<Database>) =>
  queryValue<boolean>(db)`
    select bool_or(pg_has_role(current_user, relowner, 'usage')) as owns from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  `
