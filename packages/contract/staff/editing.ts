import * as z from 'zod/mini'
import { ACTIVITY_TYPE_NAMES } from '../activity-types.ts'
import { defineCall } from '../define-call.ts'
import { objects, recordSchema, textSchema, textUpTo } from '../fields.ts'
import { aliasSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { DRAFT_MAXIMUM } from './drafts.ts'
import { richTextSchema } from '../rich-text.ts'
import { OPERATORS, STAFF_CALL, VIEWERS } from './staff.ts'

/**
 * One change of an activity file, as in RFC 6902: `path` and `from` are JSON pointers, and `-` is the end of a list. `replace` also sets a
 * field that is absent; `move` is within one list.
 */
const editSchema = z.object({
  op: z.enum(['add', 'replace', 'remove', 'move']),
  path: z.string().check(z.regex(/^(\/[^/]*)+$/), z.maxLength(500)),
  from: z.optional(textUpTo(500)),
  value: z.optional(z.unknown()),
})
export type FileEdit = z.output<typeof editSchema>

/** At most so many edits of one call. */
const EDITS_MAXIMUM = 500

/**
 * `rich`: the Markdown of the English texts as people will see it, by the path of the text. @assumed the call: a form writes into the text
 * of a file without a parser of YAML or Markdown in the browser. Nothing is checked or stored.
 */
export const editActivityFile = defineCall({
  ...STAFF_CALL,
  name: 'staffEditActivityFile',
  method: 'POST',
  path: '/ops/v1/activities/{alias}/edit',
  roles: OPERATORS,
  summary: 'Applies edits to the text of an activity file, whose comments and order stay; answers text and content.',
  params: { alias: aliasSchema },
  body: {
    yaml: textUpTo(DRAFT_MAXIMUM),
    edits: z.array(editSchema).check(z.maxLength(EDITS_MAXIMUM)),
  },
  data: {
    yaml: textSchema,
    file: recordSchema,
    rich: z.record(textSchema, richTextSchema),
  },
})

/**
 * `schema`: JSON Schema of the files of this type. `notes`: the words of an author about a field, by its path with `*` for the entries of
 * a list or a table. `template`: a new file of this type with example values and missing texts. @assumed the call
 */
export const activityForm = defineCall({
  ...STAFF_CALL,
  name: 'staffActivityForm',
  path: '/ops/v1/activity-types/{type}',
  roles: VIEWERS,
  summary: 'The fields of the activity files of one type, for a form, and a new file of this type.',
  params: { type: z.enum(ACTIVITY_TYPE_NAMES) },
  query: { alias: z._default(aliasSchema, 'new-activity') },
  data: {
    schema: recordSchema,
    notes: z.record(textSchema, textSchema),
    template: textSchema,
  },
})

/** @assumed the call: the draft of an activity that is not published is in no other list. */
export const ownDrafts = defineCall({
  ...STAFF_CALL,
  name: 'staffOwnDrafts',
  path: '/ops/v1/drafts',
  roles: OPERATORS,
  summary: 'The drafts that the caller has stored, the newest first, at most 200.',
  data: {
    items: objects({
      alias: aliasSchema,
      basedOn: nonNegativeIntegerSchema,
      revision: positiveIntegerSchema,
      updatedAt: instantSchema,
      expiresAt: instantSchema,
    }),
  },
})
