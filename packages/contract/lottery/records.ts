import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema, userRefSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { clientSeedSchema, drawNoSchema, drawnPrizeSchema, nonceSchema } from './lottery.ts'

/** Only the caller gets `userSalt`, which proves that a `userRef` of the log is theirs. */
export const drawRecordSchema = z.object({
  drawId: idSchema,
  drawNo: drawNoSchema,
  nonce: nonceSchema,
  userRef: userRefSchema,
  userSalt: z.string(),
  clientSeed: clientSeedSchema,
  rolledPrizeId: z.nullable(idSchema),
  prize: z.nullable(drawnPrizeSchema),
  at: instantSchema,
})
export type DrawRecord = z.infer<typeof drawRecordSchema>

export const lotteryRecords = defineCall({
  name: 'lotteryRecords',
  method: 'GET',
  path: '/v1/activity/lottery/records',
  auth: 'user',
  source: 'extension',
  summary: 'My draws, newest first.',
  screens: ['SCR-3'],
  codes: ['NOT_FOUND'],
  query: z.object({ activityId: idSchema, pageIndex: pageIndexSchema, pageSize: pageSizeSchema() }),
  data: z.object({ items: z.array(drawRecordSchema), total: totalSchema }),
})
