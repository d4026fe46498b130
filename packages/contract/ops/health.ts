import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

export const healthLive = defineCall({
  name: 'healthLive',
  method: 'GET',
  path: '/health/live',
  auth: 'probe',
  signed: false,
  source: 'extension',
  summary: 'The process runs.',
  screens: [],
  /** @assumed the version of the gateway; absent: the platform does not say. */
  data: z.object({ version: z.optional(z.string()) }),
})

/**
 * @assumed the names of the checks, which contain no secret. Not ready: HTTP 503, 50300, with the same checks in `data`.
 * `degraded`: HTTP 200, because only the claims are suspended by a broken ledger, which the check `ledger` reports, a reader
 * of the log is late, which the check `log` reports, a new demonstration is not complete yet (`demonstration`), Redis, if
 * one is configured, does not answer (`redis`), or a replica is late or does not answer (`replica`).
 */
export const healthReady = defineCall({
  name: 'healthReady',
  method: 'GET',
  path: '/health/ready',
  auth: 'probe',
  signed: false,
  source: 'extension',
  summary: 'Whether it can serve: database, migrations, clock, log, auditor.',
  screens: [],
  codes: ['NOT_READY'],
  data: z.object({
    status: z._default(z.enum(['ready', 'degraded']), 'ready'),
    checks: z._default(z.array(z.object({ name: z.string(), ok: z.boolean(), reason: z.optional(z.string()) })), []),
  }),
})
