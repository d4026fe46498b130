/** Tables that no rule of the audit reads, by why their content can make no balance, reward or result wrong. */
const UNREAD: Record<string, string> = {
  'work that is done again from the facts':
    'activity_clock activity_settlements log_cursors reevaluations settlement_queue score_parts message_announcements live_leases',
  'what people read or wrote, and no rule pays by':
    'text_reviews messages message_settings live_events live_topics referral_notes agent_targets agent_views agent_code_pauses reward_addresses team_requests',
  'when payouts began, and words and lists of the wallet that people compare':
    'payout_service payout_differences payout_statements',
  'pictures of activities, which are named by their content': 'pictures picture_files picture_sources',
  'drafts, refusals and figures of visits': 'activity_previews rejected_events analytics_events code_visits shares',
  'sessions and limits, which end by themselves':
    'login_attempts signature_nonces spent_challenges token_families tokens remembered_devices password_resets mails player_identities second_factors recovery_codes write_probe',
  'claims of people about themselves, which staff decides on': 'back_applications kol_bindings agent_applications',
  'orders of the staff; what they pay is judged as every reward':
    'staff_changes staff_payments proposals staff_lookups reviews goodwill_grants activity_pauses activity_drafts activity_schedules forecasts ' +
    'account_tags audience_lists audience_parts audience_members activity_audiences console_people console_sessions console_sign_ins program_actors',
  'copies of entries of the log on their way to others, which no rule pays by': 'webhook_endpoints webhook_deliveries',
  'what migrations demand of the versions that run afterwards': 'schema_needs far_references',
  'lines that `npm run audit -- correct` corrected; the seals compare them with their rows': 'audit_corrections',
  'a copy of the newest lead.stats event, rebuilt by npm run audit -- refold': 'lead_traders',
}

/** Columns of the other tables whose content the audit cannot judge, by why it cannot. */
const UNJUDGED: Record<string, string> = {
  'a copy of texts for searches': 'activities.titles',
  'what people wrote beside a published file, which the audit log has, too':
    'activity_versions.actor activity_versions.approved_by activity_versions.at activity_versions.changed activity_versions.from_version ' +
    'activity_versions.note activity_versions.stale',
  'a time of arrival, and a mark that has a claim reviewed by a person; the reversal itself is sealed':
    'event_reversals.at event_reversals.applied_at entitlements.disputed_by',
  'an agent names and orders codes freely': 'agent_codes.is_main agent_codes.label agent_codes.position',
  'the pace and the name of a board follow from the definition; each snapshot of it is in a chain':
    'boards.cadence_ms boards.track',
  'a count for readers that no rule pays by': 'activities.participants draws.remaining participations.join_no',
  'a time at which something was written; what depends on it is sealed or paid already':
    'agent_periods.asked_at activities.published_at activities.updated_at agent_campaigns.published_at agent_campaigns.updated_at ' +
    'agent_codes.created_at agent_levels.decided_at agent_referrals.registered_at boards.next_at ' +
    'budgets.freed_at entitlements.earned_at entitlements.unearned_at entitlements.updated_at log.created_at lotteries.revealed_at ' +
    'participations.applied_at rebate_lines.created_at rebate_settlements.settled_at rewards.earned_at ' +
    'rewards.granted_at rewards.used_at rewards.cancelled_at scores.reached_at source_states.updated_at team_members.joined_at teams.created_at ' +
    'users.created_at users.deleted_at',
  'a deadline or hold that evaluation and suspended claims move':
    'entitlements.claim_deadline entitlements.reminded_deadline participations.settle_at rewards.expires_at ' +
    'rewards.hold_until rewards.reason_code rewards.revision teams.closed_at',
  'a bound of the next snapshot, which ranks all scores again': 'board_snapshots.scores_until',
  'work that waits; the rule leaves its users out until it is done':
    'rebate_queue.earliest_at rebate_queue.since rebate_queue.user_id',
  'input of the next ranking, which derives it from the facts again': 'scores.score scores.unranked',
  'a mark that the last snapshot repeats in the settlement of its activity': 'board_snapshots.is_final',
  'a line of positions in a market that does not add up to all markets is not read; the events are':
    'profit_tallies.user_id profit_tallies.bucket profit_tallies.count',
  'an id or key that no other row repeats':
    'draws.draw_id draws.idempotency_key entitlements.reservation_id agent_referrals.referral_id',
  'figures for the agent’s pages, computed again with the next fact':
    'agent_levels.active_traders agent_referrals.balance agent_referrals.first_deposit_at agent_referrals.first_trade_at ' +
    'agent_referrals.last_active_at agent_referrals.verified_at agents.settled_through rebate_lines.deductions ' +
    'rebate_lines.reason referral_sums.deposits referral_sums.withdrawals',
  'how often and when the wallet was asked, and its words for the staff':
    'payouts.attempt payouts.code payouts.dead_at payouts.failures payouts.message payouts.ready_at payouts.requested_at ' +
    'payouts.revision payouts.sent_at payouts.settled_at',
  'the log tells others what the sealed tables say': 'log.payload log.topic log.user_id',
  'only the holder of a key can judge it, and DATA_KEYS is not in the database': 'secrets.name secrets.value',
  'consent and names that people chose':
    'participations.consent_version team_members.user_id team_members.user_ref teams.min_volume teams.name teams.name_key',
  'the account; no money is kept by these columns':
    'invite_codes.user_id users.agent_id users.agent_level users.area_code users.email users.invited_by_code ' +
    'users.inviter_id users.language_type users.login_name users.mobile users.password_hash users.user_id users.vip_code',
}

const listed = (groups: Record<string, string>): string[] => Object.values(groups).flatMap((names) => names.split(' '))

export const UNREAD_TABLES: ReadonlySet<string> = new Set(listed(UNREAD))
/** As `table.column`. */
export const UNJUDGED_COLUMNS: readonly string[] = listed(UNJUDGED)
