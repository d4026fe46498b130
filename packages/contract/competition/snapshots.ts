import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema, sha256Schema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { BOARD_PERIODS, TRACKS } from './competition.ts'

/** Contract §10; `hash` chains a snapshot to the `previous` one (`packages/contract/board-proof.ts`). */
export const snapshotSchema = z.object({
  seq: positiveIntegerSchema,
  at: instantSchema,
  /** Ranked participants. */
  rows: nonNegativeIntegerSchema,
  root: sha256Schema,
  previous: sha256Schema,
  hash: sha256Schema,
})
export type Snapshot = z.infer<typeof snapshotSchema>

export const competitionSnapshots = defineCall({
  name: 'competitionSnapshots',
  method: 'GET',
  path: '/v1/activity/competition/snapshots',
  auth: 'public',
  source: 'extension',
  summary: 'The chain of a leaderboard’s snapshots, newest first.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: z.object({
    activityId: idSchema,
    track: z.optional(z.enum(TRACKS)),
    period: z.optional(z.enum(BOARD_PERIODS)),
    /** Absent: the first one. */
    weightClass: z.optional(idSchema),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
  }),
  data: z.object({ items: z.array(snapshotSchema), total: totalSchema }),
})
