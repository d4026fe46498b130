import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { REWARD_STATES, reasonCodeSchema, sourceKindSchema } from '../enumerations.ts'
import { idSchema, periodKeySchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema } from '../money.ts'
import { OTHER } from '../other.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { rewardSchema } from './task.ts'

/** `at`: when the wallet was asked, has paid, or has failed. */
const payoutOfRewardSchema = z.object({ state: z.enum(['ON_THE_WAY', 'PAID', 'DELAYED', OTHER]), at: instantSchema })

/**
 * Contract §6: only granted rewards, newest first. `taskId` and `periodKey` are null unless the source is a task (§10).
 * @assumed `expiresAt` is null for rewards without expiry
 */
export const rewardItemSchema = z.object({
  rewardId: idSchema,
  activityId: idSchema,
  taskId: z._default(z.nullable(idSchema), null),
  periodKey: z.optional(z.nullable(periodKeySchema)),
  /** `id`: `{taskId}:{periodKey}`, a draw's number, `{track}:{place}`, or the id of the team, tier or order. */
  source: z.optional(z.object({ kind: sourceKindSchema, id: z.string() })),
  reward: rewardSchema,
  state: z.enum(REWARD_STATES),
  left: z.optional(moneySchema),
  /** @assumed of a reward of draws: how many are unused. */
  drawsLeft: z.optional(nonNegativeIntegerSchema),
  /** @assumed of a physical reward: where it is sent to, as its owner recognises it. */
  address: z.optional(z.string()),
  grantedAt: instantSchema,
  expiresAt: z._default(z.nullable(instantSchema), null),
  reasonCode: z.optional(reasonCodeSchema),
  /** @assumed for the list of all activities. */
  activityTitle: z.optional(z.string()),
  /** Where the money of a granted reward is; absent without payouts, and for rewards that have none. */
  payout: z.optional(payoutOfRewardSchema),
  /** @assumed the time at which a held reward is paid. */
  holdUntil: z.optional(instantSchema),
})
export type RewardItem = z.infer<typeof rewardItemSchema>

export const getRewardList = defineCall({
  name: 'getRewardList',
  method: 'GET',
  path: '/v1/activity/getRewardList',
  auth: 'user',
  source: 'spec',
  summary: 'My claimed rewards, newest first.',
  screens: ['SCR-1', 'SCR-2', 'SCR-9'],
  codes: ['NOT_FOUND'],
  query: z.object({
    activityId: z.optional(idSchema),
    state: z.optional(z.enum(REWARD_STATES)),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
  }),
  data: z.object({ items: z.array(rewardItemSchema), total: totalSchema }),
})
