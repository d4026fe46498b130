import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { issuesSchema } from '../envelope.ts'
import { flagSchema, nullableText, optionals, recordSchema, textSchema, textsSchema, textUpTo } from '../fields.ts'
import { aliasSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { replaceQuery } from '../ops/publish.ts'
import { consequencesSchema } from './consequences.ts'
import { changeShape } from './proposals.ts'
import {
  ACTIVITY_CALL,
  dryRunQuery,
  OPERATORS,
  optionalNoteSchema,
  STAFF_CALL,
  VERSION_MAXIMUM,
  VIEWERS,
} from './staff.ts'

/** In 20 languages the largest file has 150,000 characters; three bytes each are below the limit of a body. */
export const DRAFT_MAXIMUM = 300_000

/** The version of the activity on which a draft or a schedule is based; 0 for an activity that is not published yet. */
const basedOnSchema = nonNegativeIntegerSchema.check(z.maximum(VERSION_MAXIMUM))

/**
 * The text that one person has typed for one alias, until `expiresAt`; its `yaml` may have faults. `source`: the activity of
 * which it is a duplicate, so that translations are stale where their English is newer. @assumed `source`
 */
export const draftSchema = z.object({
  yaml: textSchema,
  basedOn: basedOnSchema,
  source: z.nullable(aliasSchema),
  revision: positiveIntegerSchema,
  updatedAt: instantSchema,
  expiresAt: instantSchema,
})

/** Without `If-Match`, or with `"0"`, it only creates: text that is stored is never replaced unread. */
export const saveDraft = defineCall({
  ...STAFF_CALL,
  name: 'staffSaveDraft',
  method: 'PUT',
  path: '/ops/v1/activities/{alias}/draft',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'optional',
  summary: 'Stores a draft of an activity file for 30 days, also one with faults; nothing is checked or published.',
  params: { alias: aliasSchema },
  query: dryRunQuery,
  body: {
    yaml: textUpTo(DRAFT_MAXIMUM),
    basedOn: basedOnSchema,
    source: z.optional(aliasSchema),
  },
  data: {
    done: flagSchema,
    revision: positiveIntegerSchema,
    updatedAt: instantSchema,
    expiresAt: instantSchema,
  },
})

export const deleteDraft = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffDeleteDraft',
  method: 'DELETE',
  path: '/ops/v1/activities/{alias}/draft',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'optional',
  summary: 'Deletes the draft that the caller has stored.',
  query: dryRunQuery,
  data: { done: flagSchema },
})

export const SCHEDULE_STATES = ['WAITING', 'FAILED'] as const

/**
 * A publication at a time. `hash`: hex SHA-256 of the RFC 8785 JSON of `{ at, basedOn, file }`. FAILED: nothing was
 * published at `at`, because the activity had another version than `basedOn`, or the file was refused; `failure` says why.
 */
const scheduleShape = { at: instantSchema, basedOn: basedOnSchema, hash: textSchema }
export const scheduleSchema = z.object({
  ...scheduleShape,
  state: z.enum(SCHEDULE_STATES),
  failure: z.nullable(z.object({ code: textSchema, issues: issuesSchema })),
  note: textSchema,
  by: textSchema,
  approvedBy: nullableText,
})

/** With `schedule`, because an activity that is not published yet has no row that could show it. */
export const readDraft = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffDraft',
  path: '/ops/v1/activities/{alias}/draft',
  roles: OPERATORS,
  summary: 'The draft of an activity file that the caller has stored; its revision is its ETag.',
  data: z.extend(draftSchema, { schedule: z.nullish(scheduleSchema) }),
})

/** @assumed the call: an activity that is not published yet has no row that could show its schedule. */
export const readSchedule = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffSchedule',
  path: '/ops/v1/activities/{alias}/schedule',
  roles: VIEWERS,
  summary: 'The publication that waits for its time, or that failed at it.',
  data: scheduleSchema,
})

/** One of `file`, `yaml` and `version`. `If-Match` is the version that was read, `"0"` for an activity that is not published yet. */
export const scheduleActivity = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffScheduleActivity',
  method: 'POST',
  path: '/ops/v1/activities/{alias}/schedule',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'needed',
  summary: 'Publishes a file at a time, checked now as it would be then; one at a time for each activity.',
  query: { ...dryRunQuery, ...replaceQuery },
  body: {
    at: instantSchema,
    ...optionals({
      file: recordSchema,
      yaml: textSchema,
      version: positiveIntegerSchema.check(z.maximum(VERSION_MAXIMUM)),
    }),
    note: optionalNoteSchema,
  },
  data: {
    ...changeShape,
    ...scheduleShape,
    created: flagSchema,
    changed: textsSchema,
    consequences: z.nullable(consequencesSchema),
  },
})

export const unscheduleActivity = defineCall({
  ...ACTIVITY_CALL,
  name: 'staffUnscheduleActivity',
  method: 'DELETE',
  path: '/ops/v1/activities/{alias}/schedule',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'optional',
  summary: 'Deletes the schedule of an activity, also one that failed.',
  query: { ...dryRunQuery, note: optionalNoteSchema },
  data: { done: flagSchema },
})
