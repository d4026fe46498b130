import * as z from 'zod/mini'
import { daySchema } from '../agent/agent.ts'
import { defineCall } from '../define-call.ts'
import { ACTIVITY_OUTCOMES, ACTIVITY_STATUSES, reasonCodeSchema, SOURCE_KINDS } from '../enumerations.ts'
import { objects, textSchema } from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema } from '../money.ts'
import { assetShape, budgetSums, VIEWERS } from '../staff/staff.ts'

const groupSchema = z.object({ users: nonNegativeIntegerSchema, deposits: amountSchema, volume: amountSchema })

/**
 * The state of an activity for its operator. `paid`: granted rewards; `id` is the task, tier or track of the source, empty for the
 * other kinds. `refused`: rewards and places that a user did not get, or not yet, by the reason that the user sees. `budget`:
 * `limit` is the sum of `reserved`, `granted` and `left`. `in` and `holdout` compare the users who may join with those whom the holdout
 * leaves out: deposits and volume in USDT from the start on; null without a holdout. Instants in ms, amounts as decimal strings.
 * @assumed the call; contract §10 has no report
 */
export const activityReport = defineCall({
  name: 'activityReport',
  path: '/ops/v1/activities/{alias}/report',
  auth: 'ops',
  roles: VIEWERS,
  summary: 'Participants, rewards paid by source, refusals by reason and the rest of the budget of one activity.',
  codes: ['NOT_FOUND'],
  params: { alias: aliasSchema },
  data: {
    activityId: idSchema,
    alias: aliasSchema,
    title: textSchema,
    version: positiveIntegerSchema,
    status: z.enum(ACTIVITY_STATUSES),
    outcome: z.nullable(z.enum(ACTIVITY_OUTCOMES)),
    startTime: instantSchema,
    endTime: instantSchema,
    at: instantSchema,
    participants: nonNegativeIntegerSchema,
    paid: objects({
      source: z.enum(SOURCE_KINDS),
      id: textSchema,
      ...assetShape,
      rewards: positiveIntegerSchema,
      amount: amountSchema,
    }),
    refused: objects({ what: z.enum(['REWARD', 'PLACE']), reason: reasonCodeSchema, count: positiveIntegerSchema }),
    budget: objects({
      ...assetShape,
      limit: amountSchema,
      ...budgetSums,
    }),
    in: z.nullable(groupSchema),
    holdout: z.nullable(groupSchema),
  },
})

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
  path: '/ops/v1/funnel',
  auth: 'ops',
  roles: VIEWERS,
  summary: 'Visits, registrations, joins, completed tasks and claims by activity and day.',
  query: { from: z.optional(daySchema), to: z.optional(daySchema) },
  data: {
    from: daySchema,
    to: daySchema,
    items: objects({ day: daySchema, activityId: idSchema, alias: aliasSchema, ...funnelSteps }),
  },
})
