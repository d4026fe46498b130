import * as z from 'zod/mini'
import {
  emptyByDefault,
  falseByDefault,
  flagSchema,
  listOf,
  nullableText,
  objects,
  orNull,
  textSchema,
} from '../fields.ts'
import { idSchema, userRefSchema } from '../identifiers.ts'
import { noneByDefault, nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { amountSchema, decimalSchema, instantSchema, moneySchema, rateSchema } from '../money.ts'

/**
 * @assumed the measures of a leaderboard: VOLUME, PNL, ROI, STREAK; COMBINED of a compound event; TEAM and MEMBER of a
 * team event; FOLLOWERS and LEADS of copied orders.
 */
export const TRACKS = ['VOLUME', 'PNL', 'ROI', 'STREAK', 'COMBINED', 'TEAM', 'MEMBER', 'FOLLOWERS', 'LEADS'] as const
export type Track = (typeof TRACKS)[number]

/** @assumed the periods of a leaderboard: the present day and week, and the whole activity. */
export const BOARD_PERIODS = ['DAY', 'WEEK', 'ALL'] as const
export type BoardPeriod = (typeof BOARD_PERIODS)[number]

/** How a team takes members: any user, those with its key, or those whom its captain accepts (contract §5). */
export const TEAM_ACCESSES = ['OPEN', 'KEY', 'APPROVAL'] as const

/** @assumed a team as other users see it; a user needs a 30-day volume of `minVolume` USDT to join. */
export const teamSchema = z.object({
  teamId: idSchema,
  name: textSchema,
  captain: textSchema,
  members: positiveIntegerSchema,
  capacity: positiveIntegerSchema,
  access: z.enum(TEAM_ACCESSES),
  minVolume: orNull(amountSchema),
  rank: orNull(positiveIntegerSchema),
  volume: z._default(amountSchema, '0'),
})
export type Team = z.infer<typeof teamSchema>

/** A person of a team, as its captain names them to the calls of contract §5. */
const teamPersonSchema = z.object({ userRef: userRefSchema, maskedName: textSchema })

/**
 * @assumed my own team: only its captain gets the key and the open requests; `share` is the share in the team's volume. Volumes
 * are live, `rank` and `volume` of the team are those of the last snapshot.
 */
export const myTeamSchema = z.extend(teamSchema, {
  captainIsMe: flagSchema,
  key: orNull(textSchema),
  estimatedPrize: orNull(moneySchema),
  memberList: listOf(
    z.extend(teamPersonSchema, {
      isMe: falseByDefault,
      isCaptain: falseByDefault,
      volume: amountSchema,
      share: rateSchema,
      estimatedReward: orNull(moneySchema),
    }),
  ),
  /** Live volume of all members. */
  liveVolume: z._default(amountSchema, '0'),
  /** Users who wait for the captain's answer, the oldest first, with the volume of 30 days in USDT. */
  requests: listOf(z.extend(teamPersonSchema, { at: instantSchema, recentVolume: z._default(amountSchema, '0') })),
})
export type MyTeam = z.infer<typeof myTeamSchema>

/** Ranked participants of a track, and the minimum below which it is void at the end and counts as factor 1. */
const trackEntries = {
  entries: noneByDefault,
  minimumEntries: noneByDefault,
}

/**
 * @assumed the rules of the leaderboard as the page shows them: tracks, the steps of a growing pool, and the phases of a
 * team event.
 */
export const competitionSectionSchema = z.object({
  tracks: objects({
    track: z.enum(TRACKS),
    /** Empty: the page names the track itself. */
    label: emptyByDefault,
    unit: nullableText,
    periods: z._default(z.array(z.enum(BOARD_PERIODS)), ['ALL']),
  }),
  /** Seconds between two snapshots of the leaderboard. */
  cadence: positiveIntegerSchema,
  minimum: orNull(moneySchema),
  /** The markets whose trades count, from joining (JOIN) or from the start of the activity (START). */
  markets: listOf(textSchema),
  countFrom: z._default(z.enum(['JOIN', 'START']), 'JOIN'),
  /** The most volume of one day that counts. */
  dailyCap: orNull(moneySchema),
  /** With fewer ranked traders at the end, no prizes are paid. */
  minimumTraders: noneByDefault,
  /** Fees of a volume of 1, from which the cost of a better place is estimated. */
  feeRate: orNull(rateSchema),
  /** Ranked traders in the last snapshot of the first track. */
  traders: noneByDefault,
  poolSteps: listOf(
    z.object({ volume: amountSchema, people: z.optional(nonNegativeIntegerSchema), pool: moneySchema }),
  ),
  poolUnlocked: orNull(moneySchema),
  volume: orNull(moneySchema),
  /** Each has leaderboards and prizes of its own; the smallest first. null when all traders compete with each other. */
  weightClasses: orNull(
    z.object({
      /** The volume of this many days before the start decides a trader's class. */
      volumeDays: positiveIntegerSchema,
      list: objects({
        classId: idSchema,
        label: textSchema,
        /** The most volume of the class, inclusive; null when there is no limit. */
        upTo: z.nullable(moneySchema),
        /** Ranked traders in the last snapshot. */
        traders: noneByDefault,
      }),
    }),
  ),
  /** The factors of a compound event: the prize of a rank by volume × ROI × streak. */
  factors: orNull(
    z.object({
      roi: z.nullable(
        z.object({
          /** From this return on; a ratio, "0.03" is 3 %. */
          steps: objects({ from: decimalSchema, factor: decimalSchema }),
          minimumDeposit: orNull(moneySchema),
          ...trackEntries,
        }),
      ),
      streak: z.nullable(
        z.object({
          /** Each day with a trade adds this to 1. */
          perDay: rateSchema,
          ...trackEntries,
        }),
      ),
      /** The share that is paid of the parts above the base prizes, so that all prizes stay within the pool: "1" is all of it. */
      bonusScale: z._default(decimalSchema, '1'),
    }),
  ),
  team: orNull(
    z.object({
      minMembers: positiveIntegerSchema,
      maxMembers: positiveIntegerSchema,
      captainShare: rateSchema,
      createUntil: instantSchema,
      joinUntil: instantSchema,
      competeFrom: instantSchema,
      teams: nonNegativeIntegerSchema,
      /** Teams with a free place. */
      freeTeams: noneByDefault,
      /** The most that one team gets of the pool, and one member of a prize. */
      poolShareMaximum: orNull(rateSchema),
      memberMaximum: orNull(moneySchema),
    }),
  ),
})
export type WeightClass = NonNullable<CompetitionSection['weightClasses']>['list'][number]
export type CompetitionSection = z.infer<typeof competitionSectionSchema>
