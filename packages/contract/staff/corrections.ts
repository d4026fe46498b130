import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { REWARD_STATES, TASK_STATUSES } from '../enumerations.ts'
import { filledText, flagSchema, objects, textSchema } from '../fields.ts'
import { aliasSchema, idSchema, periodKeySchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, moneySchema, nullableInstant } from '../money.ts'
import { flagReasonSchema } from '../ops/platform-event.ts'
import { rewardItemSchema } from '../task/rewards.ts'
import { changeShape } from './proposals.ts'
import { noteSchema, PERSONAL_CODES, personSchema, STAFF_CHANGE, ticketSchema } from './staff.ts'

/** The reasons that the staff chooses from; the platform has codes of its own. */
export const REVERSAL_REASONS = ['WRONG_FACT', 'SENT_TWICE', 'WRONG_USER', 'WRONG_AMOUNT', 'CHARGED_BACK'] as const
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
 * Takes the unused amount of a reward, or a part of it, back into the budget that it came from. A reward that is used,
 * expired or taken back, and an amount above the rest, are 412.
 */
export const cancelReward = defineCall({
  ...STAFF_CHANGE,
  name: 'staffCancelReward',
  path: '/ops/v1/rewards/{rewardId}/cancel',
  roles: ['risk'],
  changeKey: 'needed',
  ifMatch: 'needed',
  money: 'takes',
  summary: 'Takes the unused amount of a reward back into its budget.',
  codes: PERSONAL_CODES,
  params: { rewardId: idSchema },
  body: {
    amount: z.optional(amountSchema),
    reason: z.enum(CANCEL_REASONS),
    ticket: ticketSchema,
    note: noteSchema,
  },
  data: { ...changeShape, reward: changedRewardSchema },
})

/**
 * Holds a granted reward until a moment within 30 days, or lets a held one go with null. Its user reads when it unlocks. To let go above
 * `reviewAbove` needs a second person. A reward in another state is 412.
 */
export const holdReward = defineCall({
  ...STAFF_CHANGE,
  name: 'staffHoldReward',
  path: '/ops/v1/rewards/{rewardId}/hold',
  roles: ['risk'],
  ifMatch: 'needed',
  money: 'releases',
  summary: 'Holds a granted reward, or lets it go.',
  codes: PERSONAL_CODES,
  params: { rewardId: idSchema },
  body: { until: nullableInstant, note: noteSchema },
  data: { ...changeShape, reward: changedRewardSchema },
})

const eventIdSchema = filledText(128)

/**
 * The effects of a reversal. `users`: the user of the event and the inviter; a task, reward or board is of one of
 * them. `before` and `after`: whether the facts with and without the event earn the task. `becomes`: the state of the reward after it;
 * a reward that was handed over keeps its state. `frozen`: activities whose result no fact changes any more. `rebates`: what is taken
 * back from agents.
 */
const reversalConsequencesSchema = z.object({
  users: z.array(personSchema),
  tasks: objects({
    userId: idSchema,
    alias: aliasSchema,
    taskId: idSchema,
    periodKey: periodKeySchema,
    before: z.enum(TASK_STATUSES),
    after: z.enum(TASK_STATUSES),
    /** The task stays COMPLETED, and a claim waits for a review. */
    disputed: flagSchema,
  }),
  rewards: objects({
    userId: idSchema,
    rewardId: idSchema,
    state: z.enum(REWARD_STATES),
    becomes: z.enum(REWARD_STATES),
  }),
  boards: objects({ userId: idSchema, alias: aliasSchema, track: textSchema }),
  frozen: z.array(aliasSchema),
  rebates: moneySchema,
})

/**
 * Takes back a wrong event, as `event.reversed` of the platform does: nothing counts it any more. An event that is reversed already is
 * 412, one of a type that cannot be reversed is 40000 and names what to send instead.
 */
export const reverseEvent = defineCall({
  ...STAFF_CHANGE,
  name: 'staffReverseEvent',
  path: '/ops/v1/events/{eventId}/reverse',
  roles: ['risk'],
  changeKey: 'needed',
  money: 'reverses',
  summary: 'Takes back a wrong event of the platform.',
  codes: PERSONAL_CODES,
  params: { eventId: eventIdSchema },
  body: { reason: flagReasonSchema, ticket: ticketSchema, note: noteSchema },
  data: { ...changeShape, consequences: reversalConsequencesSchema },
})
