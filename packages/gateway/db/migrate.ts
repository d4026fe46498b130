import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './schema.ts'
import type { SchemaSteps } from './migrations/schema-step.ts'
import { buildIndexes, executedMigrations, migrationOf, refuseNewerSchema } from './schema-steps.ts'
import { sqlState } from './transaction.ts'
import { initial } from './migrations/0001-initial.ts'
import { cheaperGuards } from './migrations/0002-cheaper-guards.ts'
import { rulesSince } from './migrations/0003-rules-since.ts'
import { askAgain } from './migrations/0004-ask-again.ts'
import { rejectedEvents } from './migrations/0005-rejected-events.ts'
import { seals } from './migrations/0006-seals.ts'
import { entitlements } from './migrations/0007-entitlements.ts'
import { tallies } from './migrations/0008-tallies.ts'
import { settlementQueue } from './migrations/0009-settlement-queue.ts'
import { reevaluations } from './migrations/0010-reevaluations.ts'
import { sourceStates } from './migrations/0011-source-states.ts'
import { boards } from './migrations/0012-boards.ts'
import { log } from './migrations/0013-log.ts'
import { activitySettlements } from './migrations/0014-activity-settlements.ts'
import { latestRewards } from './migrations/0015-latest-rewards.ts'
import { lotteries } from './migrations/0016-lotteries.ts'
import { unranked } from './migrations/0017-unranked.ts'
import { withdrawals } from './migrations/0018-withdrawals.ts'
import { leadTraders } from './migrations/0019-lead-traders.ts'
import { teams } from './migrations/0020-teams.ts'
import { scoreParts } from './migrations/0021-score-parts.ts'
import { activityPreviews } from './migrations/0022-activity-previews.ts'
import { activityTitles } from './migrations/0023-activity-titles.ts'
import { copiedPlaces } from './migrations/0025-copied-places.ts'
import { messages } from './migrations/0026-messages.ts'
import { liveEvents } from './migrations/0027-live-events.ts'
import { agents } from './migrations/0028-agents.ts'
import { inviteCodes } from './migrations/0030-invite-codes.ts'
import { agentTargets } from './migrations/0031-agent-targets.ts'
import { analyticsEvents } from './migrations/0032-analytics-events.ts'
import { shares } from './migrations/0033-shares.ts'
import { rebateDays } from './migrations/0034-rebate-days.ts'
import { rebateQuarters } from './migrations/0035-rebate-quarters.ts'
import { agentCodeChanges } from './migrations/0038-agent-code-changes.ts'
import { agentApplications } from './migrations/0039-agent-applications.ts'
import { writeProbe } from './migrations/0041-write-probe.ts'
import { rememberedDevices } from './migrations/0042-remembered-devices.ts'
import { recordedPublications } from './migrations/0043-recorded-publications.ts'
import { referralPeriods } from './migrations/0044-referral-periods.ts'
import { subAgentRates } from './migrations/0045-sub-agent-rates.ts'
import { staffChanges } from './migrations/0046-staff-changes.ts'
import { staffLookups } from './migrations/0047-staff-lookups.ts'
import { reviews } from './migrations/0048-reviews.ts'
import { goodwill } from './migrations/0049-goodwill.ts'
import { activityVersions } from './migrations/0050-activity-versions.ts'
import { activityPauses } from './migrations/0051-activity-pauses.ts'
import { reversals } from './migrations/0052-reversals.ts'
import { activityDrafts } from './migrations/0053-activity-drafts.ts'
import { webhooks } from './migrations/0054-webhooks.ts'
import { payouts } from './migrations/0055-payouts.ts'
import { reviewLists } from './migrations/0056-review-lists.ts'
import { textReviews } from './migrations/0057-text-reviews.ts'
import { audiences } from './migrations/0058-audiences.ts'
import { forecasts } from './migrations/0059-forecasts.ts'
import { consoleSessions } from './migrations/0060-console-sessions.ts'
import { accountSecurity } from './migrations/0061-account-security.ts'
import { mails } from './migrations/0062-mails.ts'
import { secondFactors } from './migrations/0064-second-factors.ts'
import { deletedUsers } from './migrations/0065-deleted-users.ts'
import { playerIdentities } from './migrations/0066-player-identities.ts'
import { draftSources } from './migrations/0068-draft-sources.ts'
import { providerSessions } from './migrations/0070-provider-sessions.ts'
import { pictures } from './migrations/0073-pictures.ts'
import { joinNumbers } from './migrations/0074-join-numbers.ts'
import { schemaNeeds } from './migrations/0075-schema-needs.ts'
import { timeParts } from './migrations/0076-time-parts.ts'
import { encryptAgain } from './migrations/0077-encrypt-again.ts'
import { locksByUser } from './migrations/0078-locks-by-user.ts'

/** From before migrations declared whether the version before works with them (ADR 0158): none is added here. */
const BASELINE: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-cheaper-guards': cheaperGuards,
  '0003-rules-since': rulesSince,
  '0004-ask-again': askAgain,
  '0005-rejected-events': rejectedEvents,
  '0006-seals': seals,
  '0007-entitlements': entitlements,
  '0008-tallies': tallies,
  '0009-settlement-queue': settlementQueue,
  '0010-reevaluations': reevaluations,
  '0011-source-states': sourceStates,
  '0012-boards': boards,
  '0013-log': log,
  '0014-activity-settlements': activitySettlements,
  '0015-latest-rewards': latestRewards,
  '0016-lotteries': lotteries,
  '0017-unranked': unranked,
  '0018-withdrawals': withdrawals,
  '0019-lead-traders': leadTraders,
  '0020-teams': teams,
  '0021-score-parts': scoreParts,
  '0022-activity-previews': activityPreviews,
  '0023-activity-titles': activityTitles,
  '0025-copied-places': copiedPlaces,
  '0026-messages': messages,
  '0027-live-events': liveEvents,
  '0028-agents': agents,
  '0030-invite-codes': inviteCodes,
  '0031-agent-targets': agentTargets,
  '0032-analytics-events': analyticsEvents,
  '0033-shares': shares,
  '0034-rebate-days': rebateDays,
  '0035-rebate-quarters': rebateQuarters,
  '0038-agent-code-changes': agentCodeChanges,
  '0039-agent-applications': agentApplications,
  '0041-write-probe': writeProbe,
  '0042-remembered-devices': rememberedDevices,
  '0043-recorded-publications': recordedPublications,
  '0044-referral-periods': referralPeriods,
  '0045-sub-agent-rates': subAgentRates,
  '0046-staff-changes': staffChanges,
  '0047-staff-lookups': staffLookups,
  '0048-reviews': reviews,
  '0049-goodwill': goodwill,
  '0050-activity-versions': activityVersions,
  '0051-activity-pauses': activityPauses,
  '0052-reversals': reversals,
  '0053-activity-drafts': activityDrafts,
  '0054-webhooks': webhooks,
  '0055-payouts': payouts,
  '0056-review-lists': reviewLists,
  '0057-text-reviews': textReviews,
  '0058-audiences': audiences,
  '0059-forecasts': forecasts,
  '0060-console-sessions': consoleSessions,
  '0061-account-security': accountSecurity,
  '0062-mails': mails,
  '0064-second-factors': secondFactors,
  '0065-deleted-users': deletedUsers,
  '0066-player-identities': playerIdentities,
  '0068-draft-sources': draftSources,
  '0070-provider-sessions': providerSessions,
  '0073-pictures': pictures,
  '0074-join-numbers': joinNumbers,
}

/** In order; a released migration never changes. `schema-steps.test.ts` holds them to their kinds. */
export const STEPS: SchemaSteps = {
  '0075-schema-needs': schemaNeeds,
  '0076-time-parts': timeParts,
  '0077-encrypt-again': encryptAgain,
  '0078-locks-by-user': locksByUser,
}

/** SQLSTATE of a statement that exceeded statement_timeout (5 s): here while it waited for the migrator's lock. */
const STATEMENT_TIMEOUT = '57014'
/** SQLSTATE of a step that could not lock a table while requests use it; it was rolled back. */
const LOCK_NOT_AVAILABLE = '55P03'
const ATTEMPTS = 12
/** Lets the requests that queued behind a step pass before its next attempt, ms. */
const PAUSE_MS = 2_000

const allOf = (steps: SchemaSteps): Record<string, Migration> => ({
  ...BASELINE,
  ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, migrationOf(name, step)])),
})

/** Of this program, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(allOf(STEPS))

/** Migrations that this program does not know have run already: the migrator only needs their names. */
const RAN: Migration = { up: () => Promise.resolve() }

function migratorOf(db: Kysely<Database>, steps: SchemaSteps): Migrator {
  const known = allOf(steps)
  const getMigrations = async () => {
    await refuseNewerSchema(db, new Set(Object.keys(known)))
    const newer = (await executedMigrations(db)).filter((name) => !(name in known))
    return { ...known, ...Object.fromEntries(newer.map((name) => [name, RAN])) }
  }
  return new Migrator({ db, provider: { getMigrations } })
}

/**
 * The migrations of this program that the database lacks; empty at head.
 * @throws SchemaTooNew when this program must not use the database
 */
export async function missingMigrations(db: Kysely<Database>, steps = STEPS): Promise<string[]> {
  const migrations = await migratorOf(db, steps).getMigrations()
  return migrations.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/** Whether a newer program has migrated the database further than this one can. */
export async function isSchemaNewer(db: Kysely<Database>, steps = STEPS): Promise<boolean> {
  const known = allOf(steps)
  return (await executedMigrations(db)).some((name) => !(name in known))
}

/**
 * Migrates the database to head, or to `target`; what a newer program has added stays. Several instances may do so at once: the
 * migrator takes a lock, and an instance whose wait for it exceeds statement_timeout retries for up to a minute, as does one that
 * cannot lock a table which requests use.
 * @throws SchemaTooNew when this program must not use the database
 */
export async function migrate(db: Kysely<Database>, target?: string, steps = STEPS): Promise<string[]> {
  const migrator = migratorOf(db, steps)
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await (target ? migrator.migrateTo(target) : migrator.migrateToLatest())
    if (error === undefined) {
      if (target === undefined) await buildIndexes(db, steps)
      return results.map(({ migrationName }) => migrationName)
    }
    const state = sqlState(error)
    if ((state !== STATEMENT_TIMEOUT && state !== LOCK_NOT_AVAILABLE) || attempt === ATTEMPTS) throw error
    if (state === LOCK_NOT_AVAILABLE) await sleep(PAUSE_MS)
  }
}
