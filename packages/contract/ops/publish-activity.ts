import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'

/**
 * Publishes an activity file, given as JSON (the YAML's content) or as `{ yaml }`.
 * Contract §10: `changed` names the fields that differ from the version before, `path` carries no locale. `If-Match` with the
 * version in quotes, or `*`, and `If-None-Match: *` are checked first; the answer to an unmet condition is 412 with 40000.
 * @assumed the body's form; `alias` and `published` (false for a dry run) beside the contract's six fields; 412. The schema in
 * `activities/` describes an activity file; its faults are answered with 40000 and `data.issues`.
 */
export const publishActivity = defineCall({
  name: 'publishActivity',
  method: 'PUT',
  path: '/ops/v1/activities/{alias}',
  auth: 'ops',
  signed: false,
  idempotent: true,
  source: 'extension',
  summary: 'Publishes an activity file; with dryRun=1 it only validates.',
  screens: [],
  params: z.object({ alias: aliasSchema }),
  query: z.object({ dryRun: z._default(z.enum(['0', '1']), '0') }),
  body: z.record(z.string(), z.unknown()),
  data: z.object({
    activityId: idSchema,
    alias: aliasSchema,
    version: positiveIntegerSchema,
    created: z.boolean(),
    published: z.boolean(),
    changed: z.array(z.string()),
    path: z.string(),
    url: z.string(),
  }),
})
