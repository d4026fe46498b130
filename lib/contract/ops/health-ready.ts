import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

/**
 * @assumed the check names are the gateway's; none tells a secret. Not ready: HTTP 503, 50300, with the same checks in `data`.
 * `degraded`: HTTP 200, for it serves all but the claims that a broken ledger holds, which the check `ledger` says.
 */
export const healthReady = defineCall({
  name: 'healthReady',
  method: 'GET',
  path: '/health/ready',
  auth: 'probe',
  signed: false,
  source: 'extension',
  summary: 'Whether it can serve: database, migrations, outbox, auditor.',
  screens: [],
  codes: ['NOT_READY'],
  data: z.object({
    status: z._default(z.enum(['ready', 'degraded']), 'ready'),
    checks: z._default(z.array(z.object({ name: z.string(), ok: z.boolean(), reason: z.optional(z.string()) })), []),
  }),
})
