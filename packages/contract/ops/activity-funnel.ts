import * as z from 'zod/mini'
import { daySchema } from '../agent/agent.ts'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'

/** The report covers at most this many days. */
export const FUNNEL_DAYS = 90

const funnelSteps = {
  visits: nonNegativeIntegerSchema,
  registrations: nonNegativeIntegerSchema,
  joins: nonNegativeIntegerSchema,
  tasks: nonNegativeIntegerSchema,
  claims: nonNegativeIntegerSchema,
}

/**
 * The funnel of each activity and UTC day from the stored analytics events. A step counts visits (browser tabs), not users, and is
 * scaled up by the sampling. A registration counts for every activity that the same visit saw that day. `from` and `to` are
 * inclusive; without them the last 30 days.
 * @assumed the call
 */
export const activityFunnel = defineCall({
  name: 'activityFunnel',
  method: 'GET',
  path: '/ops/v1/funnel',
  auth: 'ops',
  signed: false,
  source: 'extension',
  summary: 'Visits, registrations, joins, completed tasks and claims by activity and day.',
  screens: [],
  query: z.object({ from: z.optional(daySchema), to: z.optional(daySchema) }),
  data: z.object({
    from: daySchema,
    to: daySchema,
    items: z.array(z.object({ day: daySchema, activityId: idSchema, alias: aliasSchema, ...funnelSteps })),
  }),
})
