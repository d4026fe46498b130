import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { StaffMoney } from '@fanfare/contract/define-call.ts'
import type { SCHEDULE_STATES } from '@fanfare/contract/staff/drafts.ts'
import type { PauseReason } from '@fanfare/contract/activity/pause.ts'
import type { Forecast, FORECAST_STATES } from '@fanfare/contract/staff/forecasts.ts'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import type { PROPOSAL_STATES, ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import type { Staff } from '../../access/ops-keys.ts'
import type { Instant } from './columns.ts'

/** Scheduled publications. */
export interface ActivitySchedulesTable {
  alias: string
  at: Instant
  /** The version for which it was made; 0 for an activity that is not published yet. */
  basedOn: number
  hash: string
  file: JSONColumnType<ActivityFile>
  /** The version that it publishes again. */
  fromVersion: number | null
  /** Activities whose page it may take over. */
  replaces: JSONColumnType<string[]>
  note: string
  scheduledBy: string
  via: Staff['via']
  key: string
  approvedBy: string | null
  state: Generated<(typeof SCHEDULE_STATES)[number]>
  /** Why a FAILED one was refused. */
  failure: JSONColumnType<{ code: string; issues: { path: string; message: string }[] }> | null
}

/** Sign-ins that have begun; each counts once. */
export interface ConsoleSignInsTable {
  stateHash: string
  /** Of the cookie of the browser that began it. */
  browserHash: string
  nonce: string
  verifier: string
  /** The path that the person wanted. */
  path: string
  expiresAt: Instant
  /** Whether the person must prove their presence: a session at the provider is not enough. */
  again: boolean
}

export interface StaffTables {
  /** Persons who have signed in to the console; their roles are those of the last answer of the provider. */
  consolePeople: {
    /** The name in the audit log. */
    actor: string
    /** Issuer and `sub` at the provider: another account that takes the same name later is another person. */
    subject: string
    displayName: string
    roles: JSONColumnType<PersonRole[]>
  }
  /** Names that programs have sent in `X-OPS-ACTOR` beside a file of keys: no later sign-in gets one. */
  programActors: {
    foldedName: string
    /** As it was first sent. */
    name: string
    /** The name of the key by which it was first sent. */
    key: string
    firstUsedAt: Instant
  }
  consoleSessions: {
    sessionId: string
    tokenHash: string
    actor: string
    /** When the person last proved their presence. */
    signedInAt: Instant
    createdAt: Instant
    seenAt: Instant
    endedAt: Instant | null
    /** When the provider last confirmed the roles. */
    checkedAt: Instant
    /** One instance asks the provider until then. */
    checkingUntil: Instant
    /** The encrypted tokens of the provider; null for a person of a demonstration. */
    tokens: string | null
  }
  consoleSignIns: ConsoleSignInsTable
  /** Forecasts of activity files, made outside of requests. */
  forecasts: {
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
  /** Drafts of activity files by person; `yaml` is null once its person has deleted it. */
  activityDrafts: {
    alias: string
    actor: string
    yaml: string | null
    basedOn: number
    revision: Generated<number>
    updatedAt: Instant
    /** The alias of the activity of which it is a duplicate. */
    source: string | null
  }
  activitySchedules: ActivitySchedulesTable
  /** Look-ups of users, by actor, kept for a day. */
  staffLookups: {
    lookupId: Generated<string>
    actor: string
    at: Instant
    found: boolean
  }
  /** Goodwill of the staff, also while it waits for a second person; the entitlement of `manual:{grantKey}` has its state. */
  goodwillGrants: {
    grantKey: string
    userId: string
    /** The person who gave it, or the key of a program: the limit of a day counts it. */
    actor: string
    asset: string
    quantity: string
    reason: string
    /** The activity that it is about. */
    about: string | null
    at: Instant
  }
  /** What the staff gave, freed, took back or sent again; figures of the policy count their sums. */
  staffPayments: {
    /** The change key of the call. */
    paymentKey: string
    /** Of the payments of one change. */
    position: number
    money: StaffMoney
    userId: string
    rewardId: string | null
    /** The person, or the key of a program. */
    actor: string
    asset: string
    quantity: string
    /** When it counts, which is when it was proposed. */
    at: Instant
    /** WAITING for a second person; done ALONE or APPROVED; ENDED: its proposal came to nothing. */
    state: 'WAITING' | 'ALONE' | 'APPROVED' | 'ENDED'
    proposalId: string | null
  }
  /** Pauses by the staff; `activityId` is `*` for every activity. */
  activityPauses: {
    activityId: string
    claims: boolean
    joins: boolean
    draws: boolean
    reason: PauseReason
    since: Instant
    pausedBy: string
    revision: Generated<number>
  }
  /** Changes of the staff with a key, and their answers, for 30 days. */
  staffChanges: {
    changeKey: string
    actor: string
    /** Of call and content. */
    contentHash: string
    at: Instant
    /** Null only inside the transaction of the change. */
    answer: JSONColumnType<Record<string, unknown>> | null
  }
  /** Changes that wait, or waited, for a second person. */
  proposals: {
    proposalId: string
    kind: ProposalKind
    subject: string
    /** The name of the call. */
    call: string
    input: JSONColumnType<{ params: unknown; query: unknown; body: unknown; ifMatch: number | null; key: string }>
    method: string
    target: string
    proposedBy: string
    /** The key by which it was proposed, or the session. */
    proposedKey: string
    proposedVia: 'KEY' | 'SESSION'
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
}
