import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { textSchema } from '../fields.ts'
import { activityIdQuery, idSchema, nullableId, sha256Schema, userRefSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import {
  clientSeedSchema,
  drawLogRowSchema,
  drawNoSchema,
  drawnPrizeSchema,
  nonceSchema,
  prizeTableRowSchema,
} from './lottery.ts'
import { instantSchema } from '../money.ts'
import { pageOf, pageQuery, totalSchema } from '../paging.ts'

export const lotteryDraw = defineCall({
  name: 'lotteryDraw',
  method: 'POST',
  path: '/v1/activity/lottery/draw',
  auth: 'user',
  idempotent: true,
  idempotencyKey: true,
  summary: 'Draws once; the same idempotency key answers the same draw.',
  screens: ['SCR-3'],
  codes: [
    'NOT_FOUND',
    'NOT_STARTED',
    'ENDED',
    'JOIN_FIRST',
    'NO_DRAWS_LEFT',
    'SOLD_OUT',
    'IDEMPOTENCY_CONFLICT',
    'REGION_REFUSED',
    'MULTIPLE_ACCOUNTS',
    'LIMIT',
  ],
  query: activityIdQuery,
  body: z._default(z.object({ clientSeed: z._default(clientSeedSchema, '') }), { clientSeed: '' }),
  data: {
    drawId: idSchema,
    drawNo: drawNoSchema,
    nonce: nonceSchema,
    /** @assumed differs from the prize when that one had run out. */
    rolledPrizeId: z.optional(nullableId),
    prize: z.nullable(drawnPrizeSchema),
    remaining: nonNegativeIntegerSchema,
  },
})

/** Only the caller gets `userSalt`, which proves that a `userRef` of the log is theirs. */
export const drawRecordSchema = z.object({
  drawId: idSchema,
  drawNo: drawNoSchema,
  nonce: nonceSchema,
  userRef: userRefSchema,
  userSalt: textSchema,
  clientSeed: clientSeedSchema,
  rolledPrizeId: nullableId,
  prize: z.nullable(drawnPrizeSchema),
  at: instantSchema,
})
export type DrawRecord = z.infer<typeof drawRecordSchema>

export const lotteryRecords = defineCall({
  name: 'lotteryRecords',
  path: '/v1/activity/lottery/records',
  auth: 'user',
  summary: 'My draws, newest first.',
  screens: ['SCR-3'],
  codes: ['NOT_FOUND'],
  query: { activityId: idSchema, ...pageQuery },
  data: pageOf(drawRecordSchema),
})

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
  path: '/v1/activity/lottery/fairness',
  auth: 'public',
  summary: 'All that a verifier needs: commitment, prize table, log, and the seed after the end.',
  screens: ['SCR-15'],
  codes: ['NOT_FOUND'],
  query: { activityId: idSchema, ...pageQuery },
  data: fairnessSchema,
})
