import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, flagSchema, objects, textSchema } from '../fields.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema } from '../money.ts'
import { flagReasonSchema } from '../ops/platform-event.ts'
import { changeShape } from './proposals.ts'
import {
  assetShape,
  neededNoteSchema,
  noteSchema,
  PERSONAL_CODES,
  personSchema,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
  userParams,
} from './staff.ts'

/** The reasons that the staff chooses from; the platform has codes of its own. */
export const FLAG_REASONS = ['MULTI_ACCOUNT', 'BOT', 'WASH_TRADING', 'STOLEN_ACCOUNT', 'RULES_BROKEN', 'OTHER'] as const

/** Flags that hold, oldest first, each with the open reviews of its user and the sums of their rewards. */
export const flags = defineCall({
  ...STAFF_CALL,
  name: 'staffFlags',
  path: '/ops/v1/flags',
  roles: ['risk'],
  summary: 'Flags of users that hold.',
  query: {
    ...staffPageQuery,
    state: z._default(z.enum(['OPEN']), 'OPEN'),
    reason: z.optional(flagReasonSchema),
  },
  data: staffListShape(
    z.object({
      person: personSchema,
      reason: textSchema,
      score: z.nullable(z.number()),
      at: instantSchema,
      reviews: nonNegativeIntegerSchema,
      sums: objects({ ...assetShape, amount: amountSchema }),
    }),
  ),
})

/** Flags a user as an event of the platform would: rewards that are granted from now on wait for a review. */
export const flagUser = defineCall({
  ...STAFF_CHANGE,
  name: 'staffFlagUser',
  path: '/ops/v1/users/{userId}/flags',
  roles: ['risk'],
  changeKey: 'needed',
  summary: 'Flags a user.',
  codes: PERSONAL_CODES,
  params: userParams,
  body: { reason: flagReasonSchema, note: noteSchema },
  data: { done: flagSchema, eventId: textSchema },
})

/**
 * Clears the flags of a user until now, or those of one reason. Once no flag holds, the open reviews of flags are accepted, unless
 * `keepReviews`; above `reviewAbove` in sum it needs a second person. `released` counts them.
 */
export const clearUser = defineCall({
  ...STAFF_CHANGE,
  name: 'staffClearUser',
  path: '/ops/v1/users/{userId}/clear',
  roles: ['risk'],
  changeKey: 'needed',
  money: 'releases',
  summary: 'Clears the flags of a user, and frees the rewards that waited for it.',
  codes: PERSONAL_CODES,
  params: userParams,
  body: {
    reason: z.optional(flagReasonSchema),
    note: neededNoteSchema,
    keepReviews: falseByDefault,
  },
  data: { ...changeShape, released: nonNegativeIntegerSchema },
})
