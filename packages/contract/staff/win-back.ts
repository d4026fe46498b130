import * as z from 'zod/mini'
import { BACK_APPLY_REASONS } from '../activity/campaign.ts'
import { backApplicationSchema } from '../activity/my-sections.ts'
import { defineCall } from '../define-call.ts'
import { flagSchema } from '../fields.ts'
import { aliasSchema, idSchema, nullableId, optionalId } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema, nullableInstant } from '../money.ts'
import { goodwillShape } from './goodwill.ts'
import { changeShape } from './proposals.ts'
import {
  noteSchema,
  OPERATORS,
  personSchema,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
} from './staff.ts'

const statusSchema = backApplicationSchema.shape.status

/**
 * Win-back applications, oldest first. `answerBy` is the date that the page promised. Where `contactAllowed` is false, the user
 * must not be contacted outside of the site. `total` counts those of the filter that wait for an answer.
 */
export const winBackApplications = defineCall({
  ...STAFF_CALL,
  name: 'staffWinBackApplications',
  path: '/ops/v1/win-back',
  roles: ['operator', 'support'],
  summary: 'Applications for a way back that wait for an answer.',
  query: {
    ...staffPageQuery,
    activityId: optionalId,
    state: z._default(statusSchema, 'RECEIVED'),
  },
  data: staffListShape(
    z.object({
      activityId: idSchema,
      alias: aliasSchema,
      person: personSchema,
      reason: z.nullable(z.enum(BACK_APPLY_REASONS)),
      contactAllowed: flagSchema,
      appliedAt: instantSchema,
      answerBy: instantSchema,
      lastTradeAt: nullableInstant,
      status: statusSchema,
      revision: nonNegativeIntegerSchema,
    }),
  ),
})

/**
 * Answers a win-back application. `grant` is paid out of the budget of that activity, with the limits of every payment by the staff; above
 * `grantAbove` the answer waits for a second person. An answered application is 412.
 */
export const decideWinBack = defineCall({
  ...STAFF_CHANGE,
  name: 'staffDecideWinBack',
  path: '/ops/v1/win-back/{activityId}/{userId}/decision',
  roles: OPERATORS,
  ifMatch: 'needed',
  money: 'grants',
  summary: 'Answers a win-back application.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED', 'SOLD_OUT', 'LIMIT'],
  params: { activityId: idSchema, userId: idSchema },
  body: {
    accept: flagSchema,
    grant: z.optional(z.object({ ...goodwillShape, amount: amountSchema })),
    note: noteSchema,
  },
  data: { ...changeShape, status: statusSchema, rewardId: nullableId },
})
