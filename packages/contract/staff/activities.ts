import * as z from 'zod/mini'
import { ACTIVITY_TYPE_NAMES } from '../activity-types.ts'
import { defineCall } from '../define-call.ts'
import { ACTIVITY_OUTCOMES, ACTIVITY_STATUSES } from '../enumerations.ts'
import { flagSchema, nullableText, objects, optionals, recordSchema, textSchema, textsSchema } from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema, wholeNumberSchema } from '../integers.ts'
import { amountSchema, instantSchema, nullableInstant } from '../money.ts'
import { draftSchema, scheduleSchema } from './drafts.ts'
import {
  ACTIVITY_CALL,
  assetShape,
  budgetSums,
  STAFF_CALL,
  staffListShape,
  staffPageQuery,
  VERSION_MAXIMUM,
  VIEWERS,
} from './staff.ts'

const ACTIVITY_ALARMS = [
  'BUDGET_ENDS',
  'TEXTS_STALE',
  'TEXTS_MISSING',
  'REVIEWS_LATE',
  'PAYOUTS_FAILED',
  'CLAIMS_SUSPENDED',
  'SCHEDULE_FAILED',
  'SETTLEMENT_LATE',
] as const

const count = nonNegativeIntegerSchema

/**
 * `budget.endsAt` continues the grants of the last 7 days, and is null where the budget outlasts the activity.
 * `languages` counts those with a translation of their own: whole, with texts older than their English, and without any.
 * @assumed `claimsRefused1h` is always null, because each process counts refused claims, and not by activity
 */
const rowShape = {
  activityId: idSchema,
  alias: aliasSchema,
  title: textSchema,
  activityType: positiveIntegerSchema,
  page: textSchema,
  status: z.enum(ACTIVITY_STATUSES),
  outcome: z.nullable(z.enum(ACTIVITY_OUTCOMES)),
  version: positiveIntegerSchema,
  updatedAt: instantSchema,
  updatedBy: textSchema,
  startTime: instantSchema,
  endTime: instantSchema,
  participants: count,
  paused: z.nullable(
    z.object({
      claims: flagSchema,
      joins: flagSchema,
      draws: flagSchema,
      reason: textSchema,
      since: instantSchema,
      by: textSchema,
    }),
  ),
  scheduledAt: nullableInstant,
  budget: objects({
    ...assetShape,
    limit: amountSchema,
    ...budgetSums,
    endsAt: nullableInstant,
  }),
  claimsMinute: count,
  claimsRefused1h: z.nullable(count),
  languages: z.object({ whole: count, stale: count, missing: count }),
  reviews: count,
  payoutsFailed: count,
  alarms: objects({ code: z.enum(ACTIVITY_ALARMS), params: recordSchema }),
}

const fileShape = { file: recordSchema, yaml: textSchema }

export const staffActivities = defineCall({
  ...STAFF_CALL,
  name: 'staffActivities',
  path: '/ops/v1/activities',
  roles: VIEWERS,
  summary: 'Every activity with its budget, languages, queues and alarms, newest change first.',
  query: {
    ...staffPageQuery,
    ...optionals({
      status: z.enum(ACTIVITY_STATUSES),
      type: z.enum(ACTIVITY_TYPE_NAMES),
      alarm: z.enum(ACTIVITY_ALARMS),
    }),
  },
  data: staffListShape(z.object(rowShape)),
})

/**
 * `frozen`: what may no longer change, by JSON pointer with tasks by their ids. `slots`: the pages that show it now, besides its own.
 * `draft`: that of the caller.
 */
export const staffActivity = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffActivity',
  answers: 'yaml',
  path: '/ops/v1/activities/{alias}',
  roles: VIEWERS,
  summary:
    'One activity with its file and the fields that may no longer change; the version is its ETag. With Accept: application/yaml the file alone.',
  data: {
    ...rowShape,
    ...fileShape,
    frozen: objects({ path: textSchema, since: instantSchema, message: textSchema }),
    schedule: z.nullable(scheduleSchema),
    draft: z.nullable(draftSchema),
    slots: textsSchema,
  },
})

/** `from`: the version that a rollback published again. */
const versionShape = {
  version: positiveIntegerSchema,
  at: instantSchema,
  by: textSchema,
  approvedBy: nullableText,
  changed: textsSchema,
  note: textSchema,
  from: z.nullable(positiveIntegerSchema),
}

export const activityVersions = defineCall({
  ...ACTIVITY_CALL,
  name: 'activityVersions',
  path: '/ops/v1/activities/{alias}/versions',
  roles: VIEWERS,
  summary: 'The versions of an activity, newest first, with their authors and changed fields.',
  query: staffPageQuery,
  data: staffListShape(z.object(versionShape)),
})

const versionNumber = wholeNumberSchema(1, VERSION_MAXIMUM)

export const activityVersion = defineCall({
  ...STAFF_CALL,
  name: 'activityVersion',
  path: '/ops/v1/activities/{alias}/versions/{n}',
  roles: VIEWERS,
  summary: 'One version of an activity with its file.',
  codes: ['NOT_FOUND'],
  params: { alias: aliasSchema, n: versionNumber },
  data: { ...versionShape, ...fileShape },
})

/** `path`: a JSON pointer whose lists are keyed by `id`. `before` is absent for ADDED and `after` for REMOVED. */
const changesSchema = objects({
  path: textSchema,
  kind: z.enum(['ADDED', 'REMOVED', 'CHANGED']),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
})

export const activityDiff = defineCall({
  ...ACTIVITY_CALL,
  name: 'activityDiff',
  path: '/ops/v1/activities/{alias}/diff',
  roles: VIEWERS,
  summary:
    'What differs between two versions of an activity, or a version and the caller’s draft; without `to`, up to the published one.',
  query: { from: versionNumber, to: z.optional(z.union([z.literal('draft'), versionNumber])) },
  data: { changes: changesSchema },
})
