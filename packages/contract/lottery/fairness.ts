import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema, sha256Schema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { drawLogRowSchema, prizeTableRowSchema } from './lottery.ts'

/**
 * The fields of contract §9, without any other. `seed` is null until the activity has ended; `total` is the sum of the
 * weights; draws in order of `drawNo`.
 */
export const fairnessSchema = z.object({
  activityId: idSchema,
  commitment: sha256Schema,
  prizeTableHash: sha256Schema,
  prizes: z.array(prizeTableRowSchema),
  seed: z.nullable(sha256Schema),
  total: positiveIntegerSchema,
  draws: z.array(drawLogRowSchema),
  totalDraws: totalSchema,
  logHash: sha256Schema,
})
export type Fairness = z.infer<typeof fairnessSchema>

export const lotteryFairness = defineCall({
  name: 'lotteryFairness',
  method: 'GET',
  path: '/v1/activity/lottery/fairness',
  auth: 'public',
  source: 'extension',
  summary: 'All that a verifier needs: commitment, prize table, log, and the seed after the end.',
  screens: ['SCR-15'],
  codes: ['NOT_FOUND'],
  query: z.object({ activityId: idSchema, pageIndex: pageIndexSchema, pageSize: pageSizeSchema() }),
  data: fairnessSchema,
})
