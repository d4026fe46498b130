import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, objects, textSchema } from '../fields.ts'
import { aliasSchema, sha256Schema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema, wholeNumberSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { dryRunQuery, OPERATORS, STAFF_CALL, staffListShape, staffPageQuery } from './staff.ts'

/** Rules of an activity's audience beside age, country and identity. */
export const AUDIENCE_RULES = ['VIP_TIERS', 'TAGS_ANY', 'TAGS_NONE', 'LIST', 'HOLDOUT'] as const
export type AudienceRule = (typeof AUDIENCE_RULES)[number]

/** Parts of one list: a million ids are about fifteen. */
const PARTS_MAXIMUM = 200

const CHANGE = { ...STAFF_CALL, roles: OPERATORS, changeKey: 'optional' } as const
const query = z.object(dryRunQuery)

/**
 * The answer of a commit. `users` are the different ids, `unknown` those of them without an account now, `duplicates` the lines that
 * repeated another one; `digest` is the hex SHA-256 of the ids in the order of their bytes, with a line feed between two.
 */
const listShape = {
  version: positiveIntegerSchema,
  users: nonNegativeIntegerSchema,
  unknown: nonNegativeIntegerSchema,
  duplicates: nonNegativeIntegerSchema,
  digest: sha256Schema,
}

/**
 * Replaces one part of a list that is being uploaded: `text/plain` with a userId in each line, at most 1 MiB, parts numbered from 1.
 * `lines` are those with an id. Nothing changes for an activity before the list is committed and the activity is published again.
 */
export const saveAudiencePart = defineCall({
  ...CHANGE,
  name: 'saveAudiencePart',
  method: 'PUT',
  path: '/ops/v1/audiences/{name}/parts/{n}',
  summary: 'Uploads a part of a list of users for the audience of activities, as text with an id in each line.',
  params: { name: aliasSchema, n: wholeNumberSchema(1, PARTS_MAXIMUM) },
  query,
  body: { text: textSchema },
  data: { done: flagSchema, lines: nonNegativeIntegerSchema },
})

/** `parts`: how many there are; 40000 names one that is missing. */
export const commitAudience = defineCall({
  ...CHANGE,
  name: 'commitAudience',
  method: 'POST',
  path: '/ops/v1/audiences/{name}/commit',
  summary: 'Makes the uploaded parts the newest version of a list; the next publication of an activity takes it.',
  params: { name: aliasSchema },
  query,
  body: { parts: positiveIntegerSchema },
  data: { done: flagSchema, ...listShape },
})

/** Deletes a list with all its versions; one that an activity has pinned is 412 and names the activity. */
export const deleteAudience = defineCall({
  ...CHANGE,
  name: 'deleteAudience',
  method: 'DELETE',
  path: '/ops/v1/audiences/{name}',
  summary: 'Deletes a list of users that no activity uses.',
  codes: ['NOT_FOUND'],
  params: { name: aliasSchema },
  query,
  data: { done: flagSchema },
})

/**
 * `usedBy`: the activities whose file names the list, with the version that they pinned at their publication; `holdout` is the share of
 * users in percent whom the activity leaves out, null without one. `plannedBy`: the aliases whose scheduled file or open proposal names it.
 */
export const audiences = defineCall({
  ...STAFF_CALL,
  name: 'audiences',
  path: '/ops/v1/audiences',
  roles: OPERATORS,
  summary: 'The newest version of every list of users, newest first.',
  query: staffPageQuery,
  data: staffListShape(
    z.object({
      name: aliasSchema,
      ...listShape,
      at: instantSchema,
      by: textSchema,
      usedBy: objects({
        alias: aliasSchema,
        title: textSchema,
        version: positiveIntegerSchema,
        holdout: z.nullable(positiveIntegerSchema),
      }),
      plannedBy: z.array(aliasSchema),
    }),
  ),
})
