import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'

/**
 * Publishes an activity file, given as JSON (the YAML's content) or as `{ yaml }`.
 * @assumed the body's form and the answer; what an activity file holds is the schema of `activities/`, whose every
 * complaint comes back as 40000 with `data.issues`.
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
  data: z.object({ alias: aliasSchema, activityId: idSchema, published: z.boolean(), changed: z.boolean() }),
})
