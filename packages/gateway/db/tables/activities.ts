import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { TextReviewLevel } from '@fanfare/contract/staff/texts.ts'
import type { Decimal, Instant } from './columns.ts'

export interface ActivitiesTables {
  activities: {
    activityId: string
    alias: string
    activityType: number
    startTime: Instant
    endTime: Instant
    listed: boolean
    definition: JSONColumnType<ActivityFile>
    version: Generated<number>
    publishedAt: Instant
    updatedAt: Instant
    participants: Generated<number>
    /** When the result is due, by the end and `settleDays`; null means nothing to settle, or cancelled. Computed by the database. */
    finalAt: ColumnType<Instant | null, never, never>
    /** By task: when a later version gave it the rules it has now. */
    rulesSince: ColumnType<Record<string, Instant>, string | undefined, string>
    /** For searches: folded, by locale. */
    titles: JSONColumnType<Record<string, string>>
    /** Both of the definition, computed by the database. */
    cancelled: ColumnType<boolean, never, never>
    page: ColumnType<string | null, never, never>
  }
  /** A published file as it was, by the version that it made; `startTime` and `endTime` as written. */
  activityVersions: {
    activityId: string
    version: number
    definition: JSONColumnType<ActivityFile>
    at: Instant
    /** As in the audit log. */
    actor: string
    /** The name of the second person; null when none was needed. */
    approvedBy: string | null
    /** Fields that differ from the version before. */
    changed: JSONColumnType<string[]>
    note: string
    /** The version that a rollback published again. */
    fromVersion: number | null
    /** By locale: the texts whose English is newer. */
    stale: JSONColumnType<Record<string, string[]>>
  }
  /** A draft behind a preview link, until it expires. */
  activityPreviews: {
    previewId: string
    definition: JSONColumnType<ActivityFile>
    actor: string
    createdAt: Instant
    expiresAt: Instant
  }
  /** The last review of a translation. */
  textReviews: {
    activityId: string
    locale: string
    textId: string
    /** Hash of the English text and the translation that were reviewed; a changed text has no review. */
    digest: string
    level: TextReviewLevel
    at: Instant
    /** As in the audit log. */
    actor: string
  }
  /** A picture for activities; the id is the hash of the file that was given. */
  pictures: {
    pictureId: string
    at: Instant
    /** As in the audit log. */
    actor: string
  }
  pictureFiles: {
    pictureId: string
    /** `960.avif`. */
    name: string
    content: Buffer
  }
  /** The picture that an address returned when it was first read. */
  pictureSources: {
    address: string
    pictureId: string
  }
  participations: {
    activityId: string
    userId: string
    appliedAt: Instant
    consentVersion: string | null
    /** When time alone may next change a task of this participation: a window or a day ends. null means never. */
    evaluateAt: Instant | null
    /** The place of the join among all joins of the activity, from 1; null for one that was counted elsewhere. */
    joinNo: Generated<number | null>
  }
  kolBindings: {
    userId: string
    code: string
    agentUserId: string
    activityId: string
    boundAt: Instant
  }
  /** Win-back applications (contract: backApply), one per user and activity. */
  backApplications: {
    activityId: string
    userId: string
    reason: string | null
    contactAllowed: boolean
    status: 'RECEIVED' | 'ACCEPTED' | 'DECLINED'
    appliedAt: Instant
    decidedAt: Generated<Instant | null>
    decidedBy: Generated<string | null>
    revision: Generated<number>
  }
  /** The newest `account.tagged` of each user, who may be unknown yet. */
  accountTags: {
    userId: string
    tags: string[]
    vipTier: number | null
    occurredAt: Instant
    eventId: string
  }
  /** A committed list of users for audiences. */
  audienceLists: {
    name: string
    version: number
    users: number
    /** Lines that repeat another one. */
    duplicates: number
    /** Hex SHA-256 of the ids, sorted by their bytes and joined by line feeds. */
    digest: string
    at: Instant
    actor: string
  }
  /** An uploaded part; its version is that of a list, or one more while the list is uploaded. */
  audienceParts: {
    name: string
    version: number
    part: number
    lines: number
  }
  audienceMembers: {
    name: string
    version: number
    userId: string
    part: number
  }
  /** The version of the list that the newest publication of an activity pinned. */
  activityAudiences: {
    activityId: string
    name: string
    version: number
  }
  budgets: {
    activityId: string
    asset: string
    limit: Decimal
    /** Since when there is more of it for users who found it sold out; null: nothing new for them. */
    freedAt: Instant | null
  }
  /** One row: until when starts and ends of activities have been announced. */
  activityClock: {
    isOnly: Generated<boolean>
    announcedUntil: Instant
  }
}
