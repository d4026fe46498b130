import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { falseByDefault, objects, optionals, orNull, textSchema } from '../fields.ts'
import { idSchema, sha256Schema, userRefSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { decimalSchema, instantSchema, moneySchema, optionalInstant } from '../money.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { rewardSchema } from '../task/task.ts'
import { BOARD_PERIODS, TRACKS } from './competition.ts'

/**
 * Contract §5. `value` and `gapToNext` are decimal strings in the leaderboard's `unit` (without a unit, "0.042" is a ratio of
 * 4.2 %); `gapToNext` is null for the first. @assumed `change`, `parts`, `removed` and a team's id and members.
 */
const rankRowSchema = z.object({
  rank: positiveIntegerSchema,
  maskedName: textSchema,
  value: decimalSchema,
  gapToNext: orNull(decimalSchema),
  estimatedReward: orNull(rewardSchema),
  /** Ranks gained (positive) or lost since the last ranking of yesterday, in UTC. */
  change: orNull(z.number().check(z.int())),
  ...optionals({
    /** The base prize and the factors of the value, for COMBINED alone. */
    parts: z.object({
      base: decimalSchema,
      roi: decimalSchema,
      streak: decimalSchema,
      /** The share that is paid of the part above the base. */
      bonusScale: z._default(decimalSchema, '1'),
    }),
    /** The reason of a disqualification: the row stays, before the row of the same rank, and pays nothing. */
    removed: reasonCodeSchema,
    teamId: idSchema,
    members: positiveIntegerSchema,
  }),
})
export type RankRow = z.infer<typeof rankRowSchema>

/** Contract §10: the way from a place's leaf to the root of its snapshot (`packages/contract/board-proof.ts`). */
const placeProofSchema = z.object({
  leaf: sha256Schema,
  path: objects({ side: z.enum(['LEFT', 'RIGHT']), hash: sha256Schema }),
  root: sha256Schema,
  seq: positiveIntegerSchema,
  /** @assumed the content of the leaf. */
  rank: positiveIntegerSchema,
  userRef: userRefSchema,
  value: decimalSchema,
})
export type PlaceProof = z.infer<typeof placeProofSchema>

/** A better prize: the last rank that has it, the value of that rank now, and the fees of trading the difference. */
const nextPrizeSchema = z.object({
  rank: positiveIntegerSchema,
  value: decimalSchema,
  reward: rewardSchema,
  fees: z.optional(moneySchema),
})

/** @assumed my own row; `rank` is null while I am not ranked, and `value` is live. */
export const myRankSchema = z.extend(rankRowSchema, {
  rank: z.nullable(positiveIntegerSchema),
  /** The next snapshot will rank another value than the last one did. */
  isProvisional: falseByDefault,
  ...optionals({
    /** My counted volume, for the minimum and the fees. */
    volume: moneySchema,
    nextPrize: nextPrizeSchema,
    /** For TEAM alone: the next better prizes of the team, the nearest first. */
    rungs: z.array(nextPrizeSchema),
    /** With `proof=1`, and only for a user with a place. */
    proof: placeProofSchema,
  }),
})
export type MyRank = z.infer<typeof myRankSchema>

/** @assumed my weight class, and my volume before the start, which decides it. */
const myWeightClassSchema = z.object({ classId: idSchema, volume: moneySchema })
export type MyWeightClass = z.infer<typeof myWeightClassSchema>

const boardShape = {
  track: z.enum(TRACKS),
  /** DAY and WEEK are the present ones, in the zone of the activity; weeks begin with its first day. Absent: ALL. */
  period: z.enum(BOARD_PERIODS),
  /** Absent: in the ranking the caller's class; without one, and in the chain, the first. */
  weightClass: idSchema,
}

export const competitionRank = defineCall({
  name: 'competitionRank',
  path: '/v1/activity/competition/rank',
  auth: 'public',
  summary: 'A leaderboard; `mine` comes with a token only. Without `track`: the first of the activity.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: {
    activityId: idSchema,
    ...optionals({
      ...boardShape,
      proof: z.enum(['0', '1']),
    }),
    ...pageQuery,
  },
  data: {
    ...pageOf(rankRowSchema),
    mine: orNull(myRankSchema),
    /** When the ranking last changed. */
    updatedAt: instantSchema,
    /** @assumed when it was last due, with or without a change. */
    checkedAt: optionalInstant,
    /** Seconds between two snapshots. */
    cadence: positiveIntegerSchema,
    /** Hash of this snapshot's rows; null before the first snapshot. */
    snapshotHash: orNull(sha256Schema),
    /** @assumed the number of the snapshot. */
    snapshotSeq: orNull(positiveIntegerSchema),
    unit: orNull(textSchema),
    /** The class of these rows; null when the competition has no classes. */
    weightClass: orNull(idSchema),
    /** `mine` is null in another class. */
    myClass: orNull(myWeightClassSchema),
    final: falseByDefault,
  },
})

/** Contract §10; `hash` chains a snapshot to the `previous` one (`packages/contract/board-proof.ts`). */
const snapshotSchema = z.object({
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
  path: '/v1/activity/competition/snapshots',
  auth: 'public',
  summary: 'The chain of a leaderboard’s snapshots, newest first.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: {
    activityId: idSchema,
    ...optionals(boardShape),
    ...pageQuery,
  },
  data: pageOf(snapshotSchema),
})
