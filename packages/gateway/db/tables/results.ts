import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Instant } from './columns.ts'
import type { SettlementReport, SettlementStep } from './settlement-report.ts'

export interface ResultsTables {
  /** How far the settlement of an ended activity has come (ADR 0035). */
  activitySettlements: {
    activityId: string
    /** The step that is done next. */
    step: Generated<SettlementStep>
    /** How far that step has come: a board of the activity, or a rank. */
    cursor: Generated<number>
    startedAt: Instant
    updatedAt: Instant
    /** Since when no score of the activity changes; null until then. */
    frozenAt: Instant | null
    /** The file as it was published then. */
    definition: JSONColumnType<ActivityFile> | null
    report: ColumnType<SettlementReport>
    /** Failures since the last progress. */
    attempts: Generated<number>
    error: string | null
    retryAt: Instant | null
    endedAt: Instant | null
  }
}
