import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { issuesSchema } from '../envelope.ts'
import { falseByDefault, recordSchema, textSchema, textsSchema } from '../fields.ts'
import { aliasSchema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { optionalInstant } from '../money.ts'
import { publicationShape, replaceQuery } from '../ops/publish.ts'
import { changeShape } from './proposals.ts'
import { ACTIVITY_CALL, dryRunQuery, OPERATORS, optionalNoteSchema, VERSION_MAXIMUM } from './staff.ts'

const CHANGE = { ...ACTIVITY_CALL, method: 'POST', roles: OPERATORS } as const
const query = z.object(dryRunQuery)
/** `kept`: fields that may no longer change and have their present values, by JSON pointer with tasks by their ids. */
const data = z.object({ ...publicationShape, ...changeShape, kept: textsSchema })

export const rollbackActivity = defineCall({
  ...CHANGE,
  name: 'rollbackActivity',
  path: '/ops/v1/activities/{alias}/rollback',
  changeKey: 'optional',
  ifMatch: 'needed',
  summary: 'Publishes the file of an older version again, as a new version.',
  query: { ...dryRunQuery, ...replaceQuery },
  body: {
    version: positiveIntegerSchema.check(z.maximum(VERSION_MAXIMUM)),
    note: optionalNoteSchema,
    keepFrozen: falseByDefault,
  },
  data,
})

/** One of `at` (ms, at least a minute from now) and `cancel`. */
export const endActivity = defineCall({
  ...CHANGE,
  name: 'endActivity',
  path: '/ops/v1/activities/{alias}/end',
  changeKey: 'optional',
  ifMatch: 'needed',
  summary: 'Ends an activity at a time, or cancels it.',
  query,
  body: {
    at: optionalInstant,
    cancel: z.optional(z.literal(true)),
    note: optionalNoteSchema,
  },
  data,
})

/** The file of an activity moved to another start (ms); `issues` name what it still needs. Nothing is written. */
export const duplicateActivity = defineCall({
  ...CHANGE,
  name: 'duplicateActivity',
  path: '/ops/v1/activities/{alias}/duplicate',
  summary: 'Makes the file of another activity from one, moved to its start; nothing is published.',
  body: { alias: aliasSchema, startTime: optionalInstant },
  data: {
    file: recordSchema,
    yaml: textSchema,
    issues: issuesSchema,
  },
})
