import * as z from 'zod/mini'
import { timeZoneSchema } from '../agent/agent.ts'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { optionals, textSchema, textUpTo } from '../fields.ts'
import { idSchema, nullableId, periodKeySchema } from '../identifiers.ts'
import { LOOK } from './users.ts'

/** Why something that a user expected was paid or not. @assumed OPEN is also a task whose window is over. */
const EXPLAINED_STATES = [
  'NOT_JOINED',
  'NOT_ELIGIBLE',
  'OPEN',
  'CLAIMABLE',
  'CLAIM_EXPIRED',
  'SOLD_OUT',
  'PAUSED',
  'HOLD',
  'REVIEW',
  'REFUSED',
  'ADDRESS_NEEDED',
  'PAYOUT_WAITING',
  'PAYOUT_FAILED',
  'PAID',
  'USED',
  'EXPIRED',
  'CANCELLED',
  'NO_PLACE',
  'NOT_YET',
] as const
export type ExplainedState = (typeof EXPLAINED_STATES)[number]

/** The most characters of a whole explanation. */
export const EXPLANATION_MAXIMUM = 900

/** One thing: a task in a period, a reward, or the activity itself; what it is not is null. `text` has no time zone. */
const explainedItemSchema = z.object({
  activityId: idSchema,
  taskId: nullableId,
  periodKey: z.nullable(periodKeySchema),
  rewardId: nullableId,
  state: z.enum(EXPLAINED_STATES),
  reasonCode: z.nullable(reasonCodeSchema),
  text: textSchema,
})
export type ExplainedItem = z.infer<typeof explainedItemSchema>

/**
 * `text` is one paragraph of the items, the nearest first, ready to be sent to the user. `locale` is by default the user’s, the
 * zone that of each activity. A paid or used reward is an item only when `taskId` asks for it; a task for which nothing was done,
 * only when `taskId` or `activityId` does.
 */
export const explainUser = defineCall({
  ...LOOK,
  name: 'staffExplainUser',
  path: '/ops/v1/users/{userId}/explain',
  summary: 'Why a user was not paid, as a paragraph in their language.',
  query: {
    ...optionals({
      activityId: idSchema,
      taskId: idSchema,
      locale: textUpTo(35),
      timeZone: timeZoneSchema,
    }),
  },
  data: {
    locale: textSchema,
    text: textUpTo(EXPLANATION_MAXIMUM),
    items: z.array(explainedItemSchema),
  },
})
