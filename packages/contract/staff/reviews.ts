import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import {
  falseByDefault,
  flagSchema,
  nullableText,
  objects,
  optionals,
  recordSchema,
  textSchema,
  textsSchema,
  textUpTo,
  zeroByDefault,
} from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema, nullableInstant } from '../money.ts'
import { rewardSchema, tracedFactSchema } from '../task/task.ts'
import { CANCEL_REASONS, changedRewardSchema } from './corrections.ts'
import { changeShape } from './proposals.ts'
import {
  assetShape,
  noteSchema,
  PERSONAL_CODES,
  personSchema,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
  ticketSchema,
} from './staff.ts'
import { sourceSchema, staffUserSchema } from './users.ts'

/** Why a review is accepted; the reasons of a refusal are those of a cancellation. */
export const ACCEPT_REASONS = ['CHECKED', 'FALSE_ALARM', 'EARNED_AGAIN'] as const
const REVIEW_STATES = ['OPEN', 'ACCEPTED', 'REFUSED', 'CLOSED'] as const
const kindSchema = z.enum(['FLAG', 'REVERSAL'])

const reviewShape = {
  reviewId: idSchema,
  revision: nonNegativeIntegerSchema,
  kind: kindSchema,
  rewardId: idSchema,
  person: personSchema,
  activityId: idSchema,
  alias: aliasSchema,
  /** In English. */
  title: textSchema,
  reward: rewardSchema,
  source: sourceSchema,
  /** The reward was handed over: only the platform can take it back, and the review can only be closed, by `accept: true`. */
  handedOver: flagSchema,
  openedAt: instantSchema,
  /** `openedAt` and the hours that the policy promises. */
  dueAt: instantSchema,
  /** Reasons of the flags that hold now. */
  flags: textsSchema,
  /** Open reviews of the same user, this one included. */
  openOfUser: nonNegativeIntegerSchema,
  lease: z.nullable(z.object({ by: textSchema, until: instantSchema })),
  state: z.enum(REVIEW_STATES),
  decidedBy: nullableText,
  decidedAt: nullableInstant,
  reason: nullableText,
}
const reviewSchema = z.object(reviewShape)

/** Reviews, the oldest or the largest first; `sums` are of all that the filter finds, `oldestAt` too. `amount` needs a `unit`. */
export const reviews = defineCall({
  ...STAFF_CALL,
  name: 'staffReviews',
  path: '/ops/v1/reviews',
  roles: ['risk'],
  summary: 'Rewards that a person must look at.',
  query: {
    ...staffPageQuery,
    state: z._default(z.enum(REVIEW_STATES), 'OPEN'),
    ...optionals({
      kind: kindSchema,
      activityId: idSchema,
      flag: textUpTo(64),
      unit: textUpTo(64),
      minimum: amountSchema,
    }),
    /** `1`: those that the caller has taken. */
    mine: zeroByDefault,
    sort: z._default(z.enum(['oldest', 'amount']), 'oldest'),
  },
  data: z.extend(z.object(staffListShape(reviewSchema)), {
    oldestAt: nullableInstant,
    sums: objects({ ...assetShape, amount: amountSchema }),
  }),
})

/**
 * A review with what decides it. `facts` are those that the reward's task looked at, newest first, as its user's card lists them; a
 * fact of a friend has no `eventId`. `evidence` and `related` are the words and people of the platform's flags, as sent.
 */
export const review = defineCall({
  ...STAFF_CALL,
  name: 'staffReview',
  path: '/ops/v1/reviews/{id}',
  roles: ['risk'],
  summary: 'A review with its user and the evidence.',
  codes: PERSONAL_CODES,
  params: { id: idSchema },
  data: {
    ...reviewShape,
    user: staffUserSchema,
    facts: z.array(z.extend(tracedFactSchema, { eventId: nullableText })),
    evidence: objects({ label: textSchema, value: textSchema }),
    related: z.array(personSchema),
    others: z.array(reviewSchema),
    /** The event without which the reward would not be earned, and who reversed it; null for a review of flags, and once the dispute is over. */
    reversal: z.optional(
      z.nullable(
        z.object({
          eventId: textSchema,
          type: textSchema,
          occurredAt: instantSchema,
          payload: recordSchema,
          at: instantSchema,
          by: textSchema,
          reason: nullableText,
          ticket: nullableText,
        }),
      ),
    ),
  },
})

/** Shows others for 15 minutes that the caller works on it; it blocks nobody. */
export const leaseReview = defineCall({
  ...STAFF_CHANGE,
  name: 'staffLeaseReview',
  path: '/ops/v1/reviews/{id}/lease',
  roles: ['risk'],
  summary: 'Takes a review for 15 minutes.',
  codes: PERSONAL_CODES,
  params: { id: idSchema },
  data: { by: textSchema, until: instantSchema },
})

const reasonSchema = z.enum([...ACCEPT_REASONS, ...CANCEL_REASONS])

/**
 * Accepts a review: the reward is GRANTED, held for the rest of its hold, or waits for an address, and lasts from now on. Or
 * refuses it: its amount goes back into its budget. Above `reviewAbove` it needs a second person. A decided review is 412. A
 * review of a reward that was handed over is only CLOSED. `clear`, with an acceptance alone, also clears the flags of its user,
 * which accepts the other open reviews of flags; their sum counts, too.
 */
export const decideReview = defineCall({
  ...STAFF_CHANGE,
  name: 'staffDecideReview',
  path: '/ops/v1/reviews/{id}/decision',
  roles: ['risk'],
  ifMatch: 'needed',
  money: 'releases',
  summary: 'Accepts or refuses a reward under review.',
  codes: PERSONAL_CODES,
  params: { id: idSchema },
  body: {
    accept: flagSchema,
    reason: reasonSchema,
    ticket: z.optional(ticketSchema),
    note: noteSchema,
    clear: falseByDefault,
  },
  data: { ...changeShape, state: z.enum(REVIEW_STATES), reward: changedRewardSchema },
})

/** The most reviews that one call decides. */
export const DECISIONS_MAXIMUM = 200

/**
 * Decides up to 200 reviews alike, each on its own: one that cannot be decided has its code and holds up no other. `results` are in
 * the order of `items`. `state` is that of the review afterwards, null of one that does not exist; a `proposal` waits for a second person.
 */
export const decideReviews = defineCall({
  ...STAFF_CHANGE,
  name: 'staffDecideReviews',
  path: '/ops/v1/reviews/decisions',
  roles: ['risk'],
  changeKey: 'needed',
  money: 'releases',
  summary: 'Accepts or refuses many rewards under review.',
  body: {
    items: objects({ reviewId: idSchema, revision: nonNegativeIntegerSchema }).check(
      z.minLength(1),
      z.maxLength(DECISIONS_MAXIMUM),
    ),
    accept: flagSchema,
    reason: reasonSchema,
    note: noteSchema,
  },
  data: {
    results: objects({
      reviewId: idSchema,
      ...changeShape,
      state: z.nullable(z.enum(REVIEW_STATES)),
      code: textSchema,
    }),
  },
})
