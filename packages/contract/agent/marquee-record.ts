import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema } from '../money.ts'
import { rewardSchema } from '../task/task.ts'

/** @assumed the latest grants of all activities or of one, newest first, with names that the gateway has masked. */
export const marqueeRecordSchema = z.object({
  maskedName: z.string(),
  reward: rewardSchema,
  activityId: idSchema,
  title: z._default(z.string(), ''),
  at: instantSchema,
})
export type MarqueeRecord = z.infer<typeof marqueeRecordSchema>

/** @assumed the money rewards of the last 24 hours in their most frequent unit. */
export const winnersDaySchema = z.object({ rewards: positiveIntegerSchema, amount: moneySchema })
export type WinnersDay = z.infer<typeof winnersDaySchema>

export const marqueeRecord = defineCall({
  name: 'marqueeRecord',
  method: 'GET',
  path: '/v1/activity/general/agent/marquee/record',
  auth: 'public',
  source: 'spec',
  summary: 'The latest winners, for the marquee.',
  screens: ['SCR-1', 'SCR-3'],
  query: z.object({ activityId: z.optional(idSchema) }),
  data: z.object({ items: z.array(marqueeRecordSchema), lastDay: z.optional(winnersDaySchema) }),
})
