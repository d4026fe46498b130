import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, objects } from '../fields.ts'
import { sha256Schema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, nullableInstant, signedMoneySchema } from '../money.ts'
import { daySchema, monthSchema, timeZoneSchema, AGENT_CALL } from './agent.ts'

/**
 * @assumed the call, additive: the account of one month, by the days that paid the lines. `months` are those with a line, newest
 * first; without `month` the newest. `digest` is the SHA-256 of the export with `statement={month}`, null until every day of the
 * month is settled.
 */
export const agentStatement = defineCall({
  name: 'agentStatement',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/statement/{id}',
  summary: 'My account of a month: totals, payments and a digest.',
  query: { month: z.optional(monthSchema) },
  data: {
    months: z.array(monthSchema),
    statement: z.nullable(
      z.object({
        month: monthSchema,
        timeZone: timeZoneSchema,
        from: instantSchema,
        to: instantSchema,
        lines: nonNegativeIntegerSchema,
        fee: moneySchema,
        bonusFee: moneySchema,
        rebate: signedMoneySchema,
        clawedBack: signedMoneySchema,
        /** Left over from the month before, and for the next: rebate + carriedIn = paid + carried. */
        carriedIn: z.optional(signedMoneySchema),
        carried: signedMoneySchema,
        paid: moneySchema,
        settled: flagSchema,
        digest: z.nullable(sha256Schema),
        days: objects({
          day: daySchema,
          lines: nonNegativeIntegerSchema,
          rebate: signedMoneySchema,
          paid: moneySchema,
          settledAt: nullableInstant,
        }),
      }),
    ),
  },
})
