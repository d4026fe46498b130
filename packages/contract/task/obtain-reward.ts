import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { REWARD_STATES, reasonCodeSchema } from '../enumerations.ts'
import { idSchema, periodKeySchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { rewardSchema } from './task.ts'

export const obtainReward = defineCall({
  name: 'obtainReward',
  method: 'POST',
  path: '/v1/activity/obtainReward',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Claims the reward of a completed task, once; a repetition answers the same reward.',
  screens: ['SCR-1', 'SCR-2', 'SCR-9'],
  codes: [
    'NOT_FOUND',
    'NOT_STARTED',
    'NOT_ELIGIBLE',
    'REGION_REFUSED',
    'IDENTITY_NEEDED',
    'TASK_NOT_COMPLETED',
    'CLAIM_DEADLINE_PASSED',
    'SOLD_OUT',
    'JOIN_FIRST',
    'MULTIPLE_ACCOUNTS',
    'LIMIT',
    'TIP',
    'RISK_TIP',
  ],
  query: z.object({ activityId: idSchema, taskId: idSchema, periodKey: z.optional(periodKeySchema) }),
  data: z.object({
    rewardId: idSchema,
    taskId: idSchema,
    taskStatus: z.literal('GRANTED'),
    reward: rewardSchema,
    grantedAt: instantSchema,
    /** @assumed as in `getRewardList`, so that the page says at once when the reward arrives. */
    state: z.optional(z.enum(REWARD_STATES)),
    reasonCode: z.optional(reasonCodeSchema),
    holdUntil: z.optional(instantSchema),
    expiresAt: z.optional(instantSchema),
  }),
})
