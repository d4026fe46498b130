import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { replaceQuery } from '../ops/publish.ts'
import { consequencesSchema } from './consequences.ts'
import { changeShape } from './proposals.ts'
import { dryRunQuery, noteSchema, OPERATORS, STAFF_CALL, VERSION_MAXIMUM, VIEWERS } from './staff.ts'

/** In 20 languages the largest file has 150,000 characters; three bytes each are below the limit of a body. */
export const DRAFT_MAXIMUM = 300_000

const OF_ALIAS = { ...STAFF_CALL, params: z.object({ alias: aliasSchema }) } as const

/** The version of the activity on which a draft or a schedule is based; 0 for an activity that is not published yet. */
const basedOnSchema = nonNegativeIntegerSchema.check(z.maximum(VERSION_MAXIMUM))

/**
 * The text that one person has typed for one alias, until `expiresAt`; its `yaml` may have faults. `source`: the activity of
 * which it is a duplicate, so that translations are stale where their English is newer. @assumed `source`
 */
export const draftSchema = z.object({
  yaml: z.string(),
  basedOn: basedOnSchema,
  source: z.nullable(aliasSchema),
  revision: positiveIntegerSchema,
  updatedAt: instantSchema,
  expiresAt: instantSchema,
})

/** Without `If-Match`, or with `"0"`, it only creates: text that is stored is never replaced unread. */
export const saveDraft = defineCall({
  ...OF_ALIAS,
  name: 'staffSaveDraft',
  method: 'PUT',
  path: '/ops/v1/activities/{alias}/draft',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'optional',
  summary: 'Stores a draft of an activity file for 30 days, also one with faults; nothing is checked or published.',
  query: z.object(dryRunQuery),
  body: z.object({
    yaml: z.string().check(z.maxLength(DRAFT_MAXIMUM)),
    basedOn: basedOnSchema,
    source: z.optional(aliasSchema),
  }),
  data: z.object({
    done: z.boolean(),
    revision: positiveIntegerSchema,
    updatedAt: instantSchema,
    expiresAt: instantSchema,
  }),
})

export const deleteDraft = defineCall({
  ...OF_ALIAS,
  name: 'staffDeleteDraft',
  method: 'DELETE',
  path: '/ops/v1/activities/{alias}/draft',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'optional',
  summary: 'Deletes the draft that the caller has stored.',
  codes: ['NOT_FOUND'],
  query: z.object(dryRunQuery),
  data: z.object({ done: z.boolean() }),
})

const issuesSchema = z.array(z.object({ path: z.string(), message: z.string() }))

export const SCHEDULE_STATES = ['WAITING', 'FAILED'] as const

/**
 * A publication at a time. `hash`: hex SHA-256 of the RFC 8785 JSON of `{ at, basedOn, file }`. FAILED: nothing was
 * published at `at`, because the activity had another version than `basedOn`, or the file was refused; `failure` says why.
 */
const scheduleShape = { at: instantSchema, basedOn: basedOnSchema, hash: z.string() }
export const scheduleSchema = z.object({
  ...scheduleShape,
  state: z.enum(SCHEDULE_STATES),
  failure: z.nullable(z.object({ code: z.string(), issues: issuesSchema })),
  note: z.string(),
  by: z.string(),
  approvedBy: z.nullable(z.string()),
})

/** With `schedule`, because an activity that is not published yet has no row that could show it. */
export const readDraft = defineCall({
  ...OF_ALIAS,
  name: 'staffDraft',
  method: 'GET',
  path: '/ops/v1/activities/{alias}/draft',
  roles: OPERATORS,
  summary: 'The draft of an activity file that the caller has stored; its revision is its ETag.',
  codes: ['NOT_FOUND'],
  data: z.extend(draftSchema, { schedule: z.nullish(scheduleSchema) }),
})

/** @assumed the call: an activity that is not published yet has no row that could show its schedule. */
export const readSchedule = defineCall({
  ...OF_ALIAS,
  name: 'staffSchedule',
  method: 'GET',
  path: '/ops/v1/activities/{alias}/schedule',
  roles: VIEWERS,
  summary: 'The publication that waits for its time, or that failed at it.',
  codes: ['NOT_FOUND'],
  data: scheduleSchema,
})

/** One of `file`, `yaml` and `version`. `If-Match` is the version that was read, `"0"` for an activity that is not published yet. */
export const scheduleActivity = defineCall({
  ...OF_ALIAS,
  name: 'staffScheduleActivity',
  method: 'POST',
  path: '/ops/v1/activities/{alias}/schedule',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'needed',
  summary: 'Publishes a file at a time, checked now as it would be then; one at a time for each activity.',
  codes: ['NOT_FOUND'],
  query: z.object({ ...dryRunQuery, ...replaceQuery }),
  body: z.object({
    at: instantSchema,
    file: z.optional(z.record(z.string(), z.unknown())),
    yaml: z.optional(z.string()),
    version: z.optional(positiveIntegerSchema.check(z.maximum(VERSION_MAXIMUM))),
    note: z._default(noteSchema, ''),
  }),
  data: z.object({
    ...changeShape,
    ...scheduleShape,
    created: z.boolean(),
    changed: z.array(z.string()),
    consequences: z.nullable(consequencesSchema),
  }),
})

export const unscheduleActivity = defineCall({
  ...OF_ALIAS,
  name: 'staffUnscheduleActivity',
  method: 'DELETE',
  path: '/ops/v1/activities/{alias}/schedule',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'optional',
  summary: 'Deletes the schedule of an activity, also one that failed.',
  codes: ['NOT_FOUND'],
  query: z.object({ ...dryRunQuery, note: z._default(noteSchema, '') }),
  data: z.object({ done: z.boolean() }),
})
