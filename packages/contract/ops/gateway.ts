import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, listOf, objects, optionalText, textSchema } from '../fields.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema } from '../money.ts'
import { PLATFORM, VIEWERS } from '../staff/staff.ts'

export const healthLive = defineCall({
  name: 'healthLive',
  path: '/health/live',
  auth: 'probe',
  summary: 'The process runs.',
  /** @assumed the version of the gateway; absent: the platform does not say. */
  data: { version: optionalText },
})

/**
 * @assumed the names of the checks, which contain no secret. Not ready: HTTP 503, 50300, with the same checks in `data`.
 * `degraded`: HTTP 200, and the failed check is `ledger` (a broken ledger suspends only the claims), `log` (a reader of the log
 * is late), `demonstration` (a new one is not complete yet), `redis` (configured, and does not answer) or `replica` (late, or
 * does not answer).
 */
export const healthReady = defineCall({
  name: 'healthReady',
  path: '/health/ready',
  auth: 'probe',
  summary: 'Whether it can serve: database, migrations, clock, log, auditor.',
  codes: ['NOT_READY'],
  data: {
    status: z._default(z.enum(['ready', 'degraded']), 'ready'),
    checks: listOf(z.object({ name: textSchema, ok: flagSchema, reason: optionalText })),
  },
})

/**
 * Contract §5: counted from the rows at the time of the request.
 * @assumed `grants` and `claimed` are numbers of rows; `budgetId` is `{activityId}:{asset}`, as account and asset of the view
 * `audit_budgets` (§8); `unit` is that of Money, or the name of a physical item
 */
export const ledgerAudit = defineCall({
  name: 'ledgerAudit',
  path: '/ops/v1/ledger/audit',
  auth: 'ops',
  roles: VIEWERS,
  summary: 'Whether the ledger balances, and every budget.',
  data: {
    balanced: flagSchema,
    grants: nonNegativeIntegerSchema,
    claimed: nonNegativeIntegerSchema,
    byBudget: objects({
      budgetId: textSchema,
      unit: textSchema,
      limit: amountSchema,
      reserved: amountSchema,
      spent: amountSchema,
    }),
  },
})

/** The largest value of `X-TIMESTAMP`: with a later clock no caller could sign a call (contract §2). */
const settableSchema = instantSchema.check(z.minimum(1_000_000_000_000), z.maximum(9_999_999_999_999))

/** null resets the clock to the machine's (contract §5). @assumed the answer: the gateway's clock and its offset, ms */
export const setClock = defineCall({
  name: 'setClock',
  method: 'POST',
  path: '/ops/v1/clock',
  auth: 'ops',
  roles: PLATFORM,
  summary: 'Moves the gateway’s clock; only with ALLOW_CLOCK=1, else there is no such path.',
  codes: ['NO_SUCH_PATH'],
  body: { now: z.nullable(settableSchema) },
  data: { now: instantSchema, offsetMs: z.number().check(z.int()) },
})
