import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'

/**
 * @assumed the call: publishes a campaign of agents, given as JSON (the YAML's content) or as `{ yaml }`. `changed` names the fields
 * that differ from the version before. Faults, and a change of what agents were promised, are 40000 with `data.issues`.
 */
export const publishProgramme = defineCall({
  name: 'publishProgramme',
  method: 'PUT',
  path: '/ops/v1/programmes/{alias}',
  auth: 'ops',
  signed: false,
  idempotent: true,
  source: 'extension',
  summary: 'Publishes a campaign of agents.',
  screens: [],
  params: z.object({ alias: aliasSchema }),
  body: z.record(z.string(), z.unknown()),
  data: z.object({
    campaignId: idSchema,
    alias: aliasSchema,
    version: positiveIntegerSchema,
    created: z.boolean(),
    changed: z.array(z.string()),
  }),
})
