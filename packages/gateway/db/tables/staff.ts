import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { SCHEDULE_STATES } from '@fanfare/contract/staff/drafts.ts'
import type { PauseReason } from '@fanfare/contract/activity/pause.ts'
import type { Forecast, FORECAST_STATES } from '@fanfare/contract/staff/forecasts.ts'
import type { PROPOSAL_STATES, ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import type { Staff } from '../../access/staff.ts'
import type { Instant } from './columns.ts'

/** Changes of the staff with a key, and their answers, for 30 days (staff.md §1). */
export interface StaffChangesTable {
  changeKey: string
  actor: string
  /** Of call and content. */
  contentHash: string
  at: Instant
  /** Null only inside of the transaction of the change. */
  answer: JSONColumnType<Record<string, unknown>> | null
}

/** Changes that wait, or waited, for a second person (staff.md §2). */
export interface ProposalsTable {
  proposalId: string
  kind: ProposalKind
  subject: string
  /** The name of the call. */
  call: string
  /** Params, body, `If-Match` and key of the call. */
  input: JSONColumnType<Record<string, unknown>>
  method: string
  target: string
  proposedBy: string
  /** The key by which it was proposed. */
  proposedKey: string
  at: Instant
  expiresAt: Instant
  hash: string
  basedOn: string
  summary: string
  consequences: JSONColumnType<Record<string, unknown>> | null
  note: string
  state: (typeof PROPOSAL_STATES)[number]
  decidedBy: string | null
  decidedAt: Instant | null
}

/** Look-ups of users, by actor, for a day (staff.md §3). */
export interface StaffLookupsTable {
  lookupId: Generated<string>
  actor: string
  at: Instant
  found: boolean
}

/** Goodwill of the staff, also while it waits for a second person; the entitlement of `manual:{grantKey}` has its state. */
export interface GoodwillGrantsTable {
  grantKey: string
  userId: string
  /** The name of the person who gave it. */
  actor: string
  asset: string
  quantity: string
  reason: string
  /** The activity that it is about. */
  about: string | null
  at: Instant
}

/** Pauses by the staff (staff.md §9); `activityId` is `*` for every activity. */
export interface ActivityPausesTable {
  activityId: string
  claims: boolean
  joins: boolean
  draws: boolean
  reason: PauseReason
  since: Instant
  pausedBy: string
  revision: Generated<number>
}

/** Forecasts of activity files, made outside of requests (staff.md §9). */
export interface ForecastsTable {
  forecastId: string
  alias: string
  definition: JSONColumnType<ActivityFile>
  /** Of the content of the file. */
  fileHash: string
  at: Instant
  actor: string
  state: Generated<(typeof FORECAST_STATES)[number]>
  /** An instance works on it until then. */
  takenUntil: Generated<Instant>
  attempts: Generated<number>
  result: ColumnType<Forecast | null, never, string | null>
}

/** Drafts of activity files by person (staff.md §9); `yaml` is null once its person has deleted it. */
export interface ActivityDraftsTable {
  alias: string
  actor: string
  yaml: string | null
  basedOn: number
  revision: Generated<number>
  updatedAt: Instant
}

/** Publications at a time (staff.md §9). */
export interface ActivitySchedulesTable {
  alias: string
  at: Instant
  /** The version for which it was made; 0 for an activity that is not published yet. */
  basedOn: number
  hash: string
  file: JSONColumnType<ActivityFile>
  /** The version that it publishes again. */
  fromVersion: number | null
  /** Activities whose page it may take. */
  replaces: JSONColumnType<string[]>
  note: string
  scheduledBy: string
  via: Staff['via']
  key: string
  approvedBy: string | null
  state: Generated<(typeof SCHEDULE_STATES)[number]>
  /** The refusal of a FAILED one. */
  failure: JSONColumnType<{ code: string; issues: { path: string; message: string }[] }> | null
}

export interface StaffTables {
  forecasts: ForecastsTable
  activityDrafts: ActivityDraftsTable
  activitySchedules: ActivitySchedulesTable
  staffLookups: StaffLookupsTable
  goodwillGrants: GoodwillGrantsTable
  activityPauses: ActivityPausesTable
  staffChanges: StaffChangesTable
  proposals: ProposalsTable
}
