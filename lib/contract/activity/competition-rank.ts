import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { idSchema, sha256Schema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { decimalSchema, instantSchema } from '../money.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { rewardSchema } from '../task/task.ts'
import { TRACKS } from './competition.ts'

/**
 * Contract §5. `value` and `gapToNext` are decimal strings in the leaderboard's `unit` (a ratio if it is null: "0.042" is
 * 4.2 %); `gapToNext` is null for the first. @assumed `change`, `parts`, `removed` and a team's id and members.
 */
export const rankRowSchema = z.object({
  rank: positiveIntegerSchema,
  maskedName: z.string(),
  value: decimalSchema,
  gapToNext: z._default(z.nullable(decimalSchema), null),
  estimatedReward: z._default(z.nullable(rewardSchema), null),
  /** Ranks gained (positive) or lost since yesterday. */
  change: z._default(z.nullable(z.number().check(z.int())), null),
  /** The base prize and the factors of the value, for COMBINED alone. */
  parts: z.optional(z.object({ base: decimalSchema, roi: decimalSchema, streak: decimalSchema })),
  /** The reason of a disqualification: the row stays and pays nothing. */
  removed: z.optional(reasonCodeSchema),
  teamId: z.optional(idSchema),
  members: z.optional(positiveIntegerSchema),
})
export type RankRow = z.infer<typeof rankRowSchema>

/** @assumed my own row, without a rank below the minimum volume. */
export const myRankSchema = z.extend(rankRowSchema, { rank: z.nullable(positiveIntegerSchema) })
export type MyRank = z.infer<typeof myRankSchema>

export const competitionRank = defineCall({
  name: 'competitionRank',
  method: 'GET',
  path: '/v1/activity/competition/rank',
  auth: 'public',
  source: 'extension',
  summary: 'A leaderboard; `mine` comes with a token only. Without `track`: the first of the activity.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: z.object({
    activityId: idSchema,
    track: z.optional(z.enum(TRACKS)),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
  }),
  data: z.object({
    items: z.array(rankRowSchema),
    total: totalSchema,
    mine: z._default(z.nullable(myRankSchema), null),
    updatedAt: instantSchema,
    /** Seconds between two snapshots. */
    cadence: positiveIntegerSchema,
    /** Hash of this snapshot's rows; null before the first snapshot. */
    snapshotHash: z._default(z.nullable(sha256Schema), null),
    unit: z._default(z.nullable(z.string()), null),
    final: z._default(z.boolean(), false),
  }),
})
