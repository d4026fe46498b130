import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema, nullableId, optionalId } from '../identifiers.ts'
import { nonNegativeIntegerSchema, wholeNumberSchema } from '../integers.ts'
import { amountSchema } from '../money.ts'
import { changeShape } from './proposals.ts'
import {
  budgetSums,
  dryRunQuery,
  noteSchema,
  OPERATORS,
  STAFF_CALL,
  ticketSchema,
  VIEWERS,
  STAFF_CHANGE,
} from './staff.ts'
import { objects, textMatching } from '../fields.ts'

/** The types of reward that goodwill can be. */
export const GOODWILL_TYPES = ['GIFT_CASH', 'DROP', 'PLATFORM_TOKEN', 'FUTURES_COUPON'] as const
export const GRANT_REASONS = ['OUTAGE', 'LATE_FACT', 'WRONG_AMOUNT', 'PRIZE_LOST', 'GOODWILL'] as const

export const goodwillShape = { rewardType: z.enum(GOODWILL_TYPES), unit: textMatching(/^[A-Za-z0-9-]{1,64}$/) }
const lineShape = { ...goodwillShape, limit: amountSchema }
const budgetShape = {
  /** 0 until the first lines are approved. */
  revision: nonNegativeIntegerSchema,
  lines: objects({ ...lineShape, ...budgetSums }),
}

export const goodwillBudget = defineCall({
  ...STAFF_CALL,
  name: 'staffGoodwillBudget',
  path: '/ops/v1/goodwill/budget',
  roles: VIEWERS,
  summary: 'What goodwill may cost, and what is left.',
  data: budgetShape,
})

/** Always a proposal of kind FUND. A line that is left out gives its limit back, once nothing of it is reserved or granted. */
export const saveGoodwillBudget = defineCall({
  ...STAFF_CALL,
  name: 'staffSaveGoodwillBudget',
  method: 'PUT',
  path: '/ops/v1/goodwill/budget',
  roles: OPERATORS,
  changeKey: 'optional',
  ifMatch: 'needed',
  money: 'funds',
  summary: 'Proposes other limits of goodwill.',
  query: dryRunQuery,
  body: {
    lines: objects(lineShape).check(z.maxLength(50)),
    note: z.optional(noteSchema),
  },
  data: { ...changeShape, ...budgetShape },
})

const left = z.nullable(amountSchema)

/**
 * Pays goodwill to a user. `about`: an activity, or a reward of the user. `amount` may be left out in a dry run, which then says how
 * much is left. `left`, after the grant, is in `unit`: of the budget, of the amount that one person may give alone, of one grant, of the
 * user's month and of the actor's day (UTC), null without a limit.
 */
export const grantGoodwill = defineCall({
  ...STAFF_CHANGE,
  name: 'staffGrant',
  path: '/ops/v1/grants',
  roles: ['support'],
  changeKey: 'needed',
  money: 'grants',
  summary: 'Pays goodwill to a user.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED', 'SOLD_OUT', 'LIMIT'],
  body: {
    userId: idSchema,
    ...goodwillShape,
    amount: z.optional(amountSchema),
    reason: z.enum(GRANT_REASONS),
    about: optionalId,
    ticket: ticketSchema,
    note: noteSchema,
    expiresDays: z.optional(wholeNumberSchema(1, 365)),
  },
  data: {
    ...changeShape,
    rewardId: nullableId,
    left: z.object({ budget: amountSchema, alone: amountSchema, each: left, userMonth: left, actorDay: left }),
  },
})
