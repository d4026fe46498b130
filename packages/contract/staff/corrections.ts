import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema } from '../money.ts'
import { rewardItemSchema } from '../task/get-reward-list.ts'
import { changeShape } from './proposals.ts'
import { dryRunQuery, noteSchema, STAFF_CALL, ticketSchema } from './staff.ts'

export const CANCEL_REASONS = [
  'MULTI_ACCOUNT',
  'MARKET_MAKER',
  'REGION',
  'KYC_NEEDED',
  'RULES_BROKEN',
  'CORRECTED',
] as const

/** A reward after a change of the staff, with its texts in English. `cancelled`: what was taken back so far, a decimal string. */
export const changedRewardSchema = z.extend(rewardItemSchema, {
  revision: nonNegativeIntegerSchema,
  cancelled: amountSchema,
})

/**
 * Takes the unused amount of a reward, or a part of it, back into the budget that it came from (staff.md §6). A reward that is used,
 * expired or taken back, and an amount above the rest, are 412.
 */
export const cancelReward = defineCall({
  ...STAFF_CALL,
  name: 'staffCancelReward',
  method: 'POST',
  path: '/ops/v1/rewards/{rewardId}/cancel',
  roles: ['risk'],
  changeKey: 'needed',
  ifMatch: 'needed',
  summary: 'Takes the unused amount of a reward back into its budget.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED'],
  params: z.object({ rewardId: idSchema }),
  query: z.object(dryRunQuery),
  body: z.object({
    amount: z.optional(amountSchema),
    reason: z.enum(CANCEL_REASONS),
    ticket: ticketSchema,
    note: noteSchema,
  }),
  data: z.object({ ...changeShape, reward: changedRewardSchema }),
})

/**
 * Holds a granted reward until a moment within 30 days, or lets a held one go with null. Its user reads when it unlocks. A reward in
 * another state is 412.
 */
export const holdReward = defineCall({
  ...STAFF_CALL,
  name: 'staffHoldReward',
  method: 'POST',
  path: '/ops/v1/rewards/{rewardId}/hold',
  roles: ['risk'],
  changeKey: 'optional',
  ifMatch: 'needed',
  summary: 'Holds a granted reward, or lets it go.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED'],
  params: z.object({ rewardId: idSchema }),
  query: z.object(dryRunQuery),
  body: z.object({ until: z.nullable(instantSchema), note: noteSchema }),
  data: z.object({ done: z.boolean(), reward: changedRewardSchema }),
})
