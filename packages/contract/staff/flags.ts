import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { REWARD_TYPES } from '../enumerations.ts'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema } from '../money.ts'
import { flagReasonSchema } from '../ops/platform-event.ts'
import { changeShape } from './proposals.ts'
import { dryRunQuery, noteSchema, STAFF_CALL, staffListShape, staffPageQuery } from './staff.ts'

/** The reasons that the staff chooses from; the platform has codes of its own. */
export const FLAG_REASONS = ['MULTI_ACCOUNT', 'BOT', 'WASH_TRADING', 'STOLEN_ACCOUNT', 'RULES_BROKEN', 'OTHER'] as const

/** Flags that hold, oldest first, each with the open reviews of its user and the sums of their rewards. */
export const flags = defineCall({
  ...STAFF_CALL,
  name: 'staffFlags',
  method: 'GET',
  path: '/ops/v1/flags',
  roles: ['risk'],
  summary: 'Flags of users that hold.',
  query: z.object({
    ...staffPageQuery,
    state: z._default(z.enum(['OPEN']), 'OPEN'),
    reason: z.optional(flagReasonSchema),
  }),
  data: z.object(
    staffListShape(
      z.object({
        person: z.object({ userId: idSchema, maskedName: z.string() }),
        reason: z.string(),
        score: z.nullable(z.number()),
        at: instantSchema,
        reviews: nonNegativeIntegerSchema,
        sums: z.array(z.object({ rewardType: z.enum(REWARD_TYPES), unit: z.string(), amount: amountSchema })),
      }),
    ),
  ),
})

const userParams = z.object({ userId: idSchema })

/** Flags a user as an event of the platform would: rewards that are granted from now on wait for a review. */
export const flagUser = defineCall({
  ...STAFF_CALL,
  name: 'staffFlagUser',
  method: 'POST',
  path: '/ops/v1/users/{userId}/flags',
  roles: ['risk'],
  changeKey: 'needed',
  summary: 'Flags a user.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED'],
  params: userParams,
  query: z.object(dryRunQuery),
  body: z.object({ reason: flagReasonSchema, note: noteSchema }),
  data: z.object({ done: z.boolean(), eventId: z.string() }),
})

/**
 * Clears the flags of a user until now, or those of one reason. Once no flag holds, the open reviews of flags are accepted, unless
 * `keepReviews`; above `reviewAbove` in sum it needs a second person. `released` counts them.
 */
export const clearUser = defineCall({
  ...STAFF_CALL,
  name: 'staffClearUser',
  method: 'POST',
  path: '/ops/v1/users/{userId}/clear',
  roles: ['risk'],
  changeKey: 'needed',
  summary: 'Clears the flags of a user, and frees the rewards that waited for it.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED'],
  params: userParams,
  query: z.object(dryRunQuery),
  body: z.object({
    reason: z.optional(flagReasonSchema),
    note: noteSchema,
    keepReviews: z._default(z.boolean(), false),
  }),
  data: z.object({ ...changeShape, released: nonNegativeIntegerSchema }),
})
