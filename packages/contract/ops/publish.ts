import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, orNull, recordSchema, textMatching, textSchema, textsSchema, trueByDefault } from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { PICTURE_ID } from '../activity/picture.ts'
import { consequencesSchema } from '../staff/consequences.ts'
import { proposalSchema } from '../staff/proposals.ts'
import { dryRunQuery, OPERATORS, optionalNoteSchema } from '../staff/staff.ts'

export const publicationShape = {
  activityId: idSchema,
  alias: aliasSchema,
  version: positiveIntegerSchema,
  created: flagSchema,
  published: flagSchema,
  changed: textsSchema,
  path: textSchema,
  url: textSchema,
  consequences: orNull(consequencesSchema),
}

export const publicationSchema = z.object(publicationShape)

/** Aliases separated by commas: the activities whose page may be taken. */
export const replaceQuery = {
  replace: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/), z.maxLength(1000))),
}

/**
 * Publishes an activity file, given as JSON (the YAML's content) or as `{ yaml }`. The schema in `activities/` describes the
 * file; its faults are answered with 40000 and `data.issues`.
 * Contract §10: `changed` names the fields that differ from the version before, `path` carries no locale. `If-Match` with the
 * version in quotes, or `*`, and `If-None-Match: *` are checked first; the answer to an unmet condition is 412 with 40000.
 * @assumed the body's form; `alias` and `published` (false for a dry run) beside the contract's six fields; 412; `note`,
 * `replace`, `done`, `proposal` and `consequences` of the staff's calls
 */
export const publishActivity = defineCall({
  name: 'publishActivity',
  method: 'PUT',
  path: '/ops/v1/activities/{alias}',
  auth: 'ops',
  roles: OPERATORS,
  changeKey: 'optional',
  summary: 'Publishes an activity file; with dryRun=1 it only validates.',
  params: { alias: aliasSchema },
  query: { ...dryRunQuery, ...replaceQuery, note: optionalNoteSchema },
  body: recordSchema,
  data: {
    ...publicationShape,
    done: trueByDefault,
    proposal: orNull(proposalSchema),
  },
})

/**
 * Stores a draft of an activity file, given as for `publishActivity`, and answers a signed link to its page. Nothing is published:
 * the draft has no id, no budget and no place in a list, and after `expiresAt` (ms) the link opens nothing. `path` carries no locale.
 * @assumed the call; contract §10 has publication alone
 */
export const previewActivity = defineCall({
  name: 'previewActivity',
  method: 'POST',
  path: '/ops/v1/activities/{alias}/preview',
  auth: 'ops',
  roles: OPERATORS,
  summary: 'Stores a draft of an activity file and answers a signed link that shows it for seven days.',
  params: { alias: aliasSchema },
  body: recordSchema,
  data: { alias: aliasSchema, expiresAt: instantSchema, path: textSchema, url: textSchema },
})

/**
 * @assumed the call: publishes a campaign of agents, given as JSON (the YAML's content) or as `{ yaml }`. `changed` names the fields
 * that differ from the version before. Faults, and a change of what agents were promised, are 40000 with `data.issues`.
 */
export const publishProgramme = defineCall({
  name: 'publishProgramme',
  method: 'PUT',
  path: '/ops/v1/programmes/{alias}',
  auth: 'ops',
  roles: OPERATORS,
  summary: 'Publishes a campaign of agents.',
  params: { alias: aliasSchema },
  body: recordSchema,
  data: {
    campaignId: idSchema,
    alias: aliasSchema,
    version: positiveIntegerSchema,
    created: flagSchema,
    changed: textsSchema,
  },
})

/**
 * Keeps a picture for `art` of an activity file. `picture` is what the file names: the same file has the same one. Faults are 40000
 * with an issue at `art.light`, or `art.dark` by `field`.
 * @assumed the call
 */
export const storePicture = defineCall({
  name: 'storePicture',
  method: 'POST',
  path: '/ops/v1/pictures',
  auth: 'ops',
  roles: OPERATORS,
  idempotent: true,
  summary: 'Checks a picture for an activity and keeps it in the sizes that pages show.',
  body: {
    /** In base64. */
    content: textSchema,
    field: z._default(z.enum(['art.light', 'art.dark']), 'art.light'),
  },
  data: { picture: textSchema, id: textMatching(PICTURE_ID) },
})
