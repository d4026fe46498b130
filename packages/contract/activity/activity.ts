import * as z from 'zod/mini'
import {
  emptyByDefault,
  falseByDefault,
  flagSchema,
  listOf,
  objects,
  optionals,
  orNull,
  textMatching,
  textSchema,
  textsSchema,
} from '../fields.ts'
import { noneByDefault, nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, nullableInstant, rateSchema } from '../money.ts'
import { ACTIVITY_TYPE_CODES } from '../activity-types.ts'
import { competitionSectionSchema } from '../competition/competition.ts'
import { coverTermsSchema, myCoverSchema } from '../copy-trading/cover.ts'
import {
  ACTIVITY_OUTCOMES,
  ACTIVITY_STATUSES,
  reasonCodeSchema,
  rewardKindSchema,
  rewardTypeSchema,
} from '../enumerations.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { lotterySectionSchema } from '../lottery/lottery.ts'
import { sitePathSchema } from '../navigation-target.ts'
import { OTHER } from '../other.ts'
import { richTextSchema } from '../rich-text.ts'
import { rewardSchema, taskSchema, textLanguageSchema } from '../task/task.ts'
import { pausedSchema } from './pause.ts'
import { PICTURE_ID, PICTURE_SIDES } from './picture.ts'
import { myCompoundSchema, myDepositBonusSchema, myWinBackSchema } from './my-sections.ts'

/** @assumed how a deposit bonus counts. */
export const depositBonusSectionSchema = z.object({
  /** Days from joining in which deposits and trades count, at most to the end of the activity; null means to the end. */
  windowDays: orNull(positiveIntegerSchema),
  /** The markets whose trades count. */
  markets: listOf(textSchema),
  /** Fees of a volume of 1, from which the cost of a tier is estimated. */
  feeRate: orNull(rateSchema),
  /** Days after which an unused bonus expires, of the tier with the fewest; null when it does not expire. */
  expiresDays: orNull(positiveIntegerSchema),
})
export type DepositBonusSection = z.infer<typeof depositBonusSectionSchema>

export const knownActivityTypeSchema = z.literal(ACTIVITY_TYPE_CODES)
const activityTypeSchema = z.literal([...ACTIVITY_TYPE_CODES, OTHER])

const pictureIdSchema = textMatching(PICTURE_ID)

/** @assumed the operator's own picture, whose files are at `/v1/pictures/{id}/{width}.{format}`; without `dark`, both themes show `light`. */
export const artSchema = z.object({
  light: pictureIdSchema,
  dark: orNull(pictureIdSchema),
  safe: z._default(z.enum(PICTURE_SIDES), 'left'),
  alt: emptyByDefault,
})
export type OwnArt = z.infer<typeof artSchema>

/** @assumed type and kind are present when the rewards of one unit are of several kinds, which have no common sum. */
const taskSumSchema = z.extend(moneySchema, {
  rewardType: z.optional(rewardTypeSchema),
  kind: z.optional(rewardKindSchema),
})
export type TaskSum = z.infer<typeof taskSumSchema>

/** Contract §6. `path` has no locale; `image` is the name of a drawn scene or a path under /static/images. */
export const activitySummarySchema = z.object({
  activityId: idSchema,
  alias: aliasSchema,
  activityType: activityTypeSchema,
  title: textSchema,
  subtitle: emptyByDefault,
  textLanguage: textLanguageSchema,
  pool: z.nullable(moneySchema),
  ...optionals({
    /** @assumed the number of tasks, and the sum of their rewards in the pool's unit: what one user gets for each of them once. */
    taskCount: nonNegativeIntegerSchema,
    taskSum: moneySchema,
    /**
     * @assumed what a user who joins now can get from the tasks until the end, daily ones on each day: one sum for each unit, the
     * pool's first; in other units, one for each kind.
     */
    taskSums: z.array(taskSumSchema),
    /** @assumed the greatest prize of one draw in the pool's unit. */
    topPrize: moneySchema,
  }),
  startTime: instantSchema,
  endTime: instantSchema,
  status: z.enum(ACTIVITY_STATUSES),
  outcome: orNull(z.enum(ACTIVITY_OUTCOMES)),
  participants: nonNegativeIntegerSchema,
  image: textSchema,
  /** Shown instead of the scene. */
  art: z.optional(artSchema),
  path: sitePathSchema,
})
export type ActivitySummary = z.infer<typeof activitySummarySchema>

/** An activity's own page computes its state from the times, so an unknown status of a newer platform is read as ONGOING. */
export const pageStatusSchema = z._default(z.enum(ACTIVITY_STATUSES), 'ONGOING')

const faqSchema = objects({ question: textSchema, answer: richTextSchema })

const consentSchema = z.object({ version: textSchema, text: textSchema })

/** @assumed condition and reward of a tier: ranks of a leaderboard, or net deposit and volume of a deposit bonus. */
export const tierSchema = z.object({
  tierId: idSchema,
  label: textSchema,
  reward: rewardSchema,
  ...optionals({
    rankFrom: positiveIntegerSchema,
    rankTo: positiveIntegerSchema,
    /** The class whose leaderboard has these ranks, in a competition with weight classes. */
    weightClass: idSchema,
    netDeposit: moneySchema,
    volume: moneySchema,
  }),
})
export type Tier = z.infer<typeof tierSchema>

/** @assumed the conditions of joining as the file has them, besides the countries. */
const audienceSchema = z.object({
  /** Only accounts opened at most this many days before joining. */
  newWithinDays: orNull(positiveIntegerSchema),
  minimumAgeDays: orNull(positiveIntegerSchema),
  identityNeeded: falseByDefault,
  participantsMaximum: orNull(positiveIntegerSchema),
  /** Activities that a user cannot join together with this one. */
  notWith: listOf(z.object({ title: textSchema, path: textSchema })),
})
export type Audience = z.infer<typeof audienceSchema>
const NO_CONDITIONS: Audience = {
  newWithinDays: null,
  minimumAgeDays: null,
  identityNeeded: false,
  participantsMaximum: null,
  notWith: [],
}

export const activityDetailSchema = z.extend(activitySummarySchema, {
  status: pageStatusSchema,
  timeZone: textSchema,
  regionsExcluded: listOf(textSchema),
  audience: z._default(audienceSchema, NO_CONDITIONS),
  tasks: listOf(taskSchema),
  rewards: listOf(rewardSchema),
  tiers: listOf(tierSchema),
  rules: z._default(richTextSchema, []),
  faq: z._default(faqSchema, []),
  consent: orNull(consentSchema),
  budgetLeft: orNull(moneySchema),
  dataDelaySeconds: noneByDefault,
  paused: orNull(pausedSchema),
  /** The texts, by id, that the language lacks and that are shown in another one; null where there are none. */
  fallback: orNull(z.object({ locale: textSchema, ids: textsSchema })),
  ...optionals({
    /** @assumed `lottery` for Lottery, `competition` for the three competitions, `depositBonus` for TradingDepositBonus. */
    lottery: lotterySectionSchema,
    competition: competitionSectionSchema,
    depositBonus: depositBonusSectionSchema,
    /** @assumed for a copy-trading promotion with a cover. */
    cover: coverTermsSchema,
  }),
})
export type ActivityDetail = z.infer<typeof activityDetailSchema>

/** The part of `detail` that depends on the caller. */
export const myActivitySchema = z.object({
  applied: flagSchema,
  appliedAt: nullableInstant,
  eligible: flagSchema,
  reasonCode: z.nullable(reasonCodeSchema),
  draws: z.nullable(nonNegativeIntegerSchema),
  rank: z.nullable(positiveIntegerSchema),
  ...optionals({
    /** @assumed the place of my join among all joins of the activity; absent without a join, and where the platform does not count them. */
    joinNo: positiveIntegerSchema,
    /** @assumed present for the types that have them, after joining. */
    depositBonus: myDepositBonusSchema,
    compound: myCompoundSchema,
    cover: myCoverSchema,
    /** @assumed for a campaign with a win-back offer. */
    winBack: myWinBackSchema,
  }),
})
export type MyActivity = z.infer<typeof myActivitySchema>
