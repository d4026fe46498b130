import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

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
  signed: false,
  source: 'extension',
  summary: 'Stores a draft of an activity file and answers a signed link that shows it for seven days.',
  screens: [],
  params: z.object({ alias: aliasSchema }),
  body: z.record(z.string(), z.unknown()),
  data: z.object({ alias: aliasSchema, expiresAt: instantSchema, path: z.string(), url: z.string() }),
})
