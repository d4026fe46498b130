import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { clientSeedSchema, drawNoSchema, drawnPrizeSchema, nonceSchema } from './lottery.ts'

export const lotteryDraw = defineCall({
  name: 'lotteryDraw',
  method: 'POST',
  path: '/v1/activity/lottery/draw',
  auth: 'user',
  idempotent: true,
  idempotencyKey: true,
  source: 'extension',
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
  data: z.object({
    drawId: idSchema,
    drawNo: drawNoSchema,
    nonce: nonceSchema,
    /** @assumed differs from the prize when that one had run out. */
    rolledPrizeId: z.optional(z.nullable(idSchema)),
    prize: z.nullable(drawnPrizeSchema),
    remaining: nonNegativeIntegerSchema,
  }),
})
