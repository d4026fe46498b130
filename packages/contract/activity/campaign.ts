import * as z from 'zod/mini'
import { type CallData, defineCall } from '../define-call.ts'
import { emptyByDefault, falseByDefault, flagSchema, listOf, optionalText, orNull, textSchema } from '../fields.ts'
import { activityIdQuery, idSchema, optionalId } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, optionalInstant } from '../money.ts'
import { SPEC_ACTIVITY, SPEC_POST } from '../spec-call.ts'
import { rewardSchema, taskActionSchema } from '../task/task.ts'
import { activitySummarySchema, pageStatusSchema } from './activity.ts'
import { richTextSchema } from '../rich-text.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { APPLY_CODES } from './join.ts'
import { backApplicationSchema } from './my-sections.ts'

/** @assumed the data: the summary, the groups of tasks that `identifier` selects, and the main action of the page */
export const customizedBaseInfo = defineCall({
  ...SPEC_ACTIVITY,
  name: 'customizedBaseInfo',
  path: '/v1/activity/general/customized/baseInfo',
  auth: 'public',
  summary: 'The head of a general campaign: what, when, how much, for whom.',
  screens: ['SCR-7'],
  data: z.extend(activitySummarySchema, {
    status: pageStatusSchema,
    timeZone: textSchema,
    regionsExcluded: listOf(textSchema),
    identifiers: listOf(z.object({ identifier: textSchema, title: textSchema })),
    action: orNull(z.extend(taskActionSchema, { label: textSchema })),
    airdrop: falseByDefault,
    /** @assumed what the airdrop needs, and its announced snapshots. */
    airdropTerms: z.optional(
      z.object({
        required: moneySchema,
        /** The asset that is held; absent: assets of any kind. */
        asset: optionalText,
        snapshots: listOf(instantSchema),
      }),
    ),
    backApply: falseByDefault,
    /** @assumed who may apply to come back, and when we answer. */
    backApplyTerms: z.optional(z.object({ pausedDays: positiveIntegerSchema, answerDays: positiveIntegerSchema })),
  }),
})

export type CampaignHead = CallData<typeof customizedBaseInfo>

/** @assumed the data: a text and a few facts as label and value, in the caller's language */
export const introduce = defineCall({
  ...SPEC_ACTIVITY,
  name: 'introduce',
  path: '/v1/activity/general/introduce',
  auth: 'public',
  summary: 'The introduction of a general campaign.',
  screens: ['SCR-7'],
  data: {
    activityId: idSchema,
    title: textSchema,
    introduction: z._default(richTextSchema, []),
    facts: listOf(z.object({ label: textSchema, value: textSchema })),
  },
})

/** @assumed an unknown activity is not shown, without an error. */
export const checkShowActivity = defineCall({
  name: 'checkShowActivity',
  path: '/v1/activity/general/checkShowActivity',
  auth: 'public',
  source: 'spec',
  summary: 'Whether a campaign may be shown here and now.',
  screens: ['SCR-7'],
  query: activityIdQuery,
  data: { show: flagSchema, reasonCode: orNull(reasonCodeSchema) },
})

/** Contract §4. @assumed the accounts of the position, the snapshots, and the time of the lookup. */
export const checkAirdropPositionAccount = defineCall({
  ...SPEC_ACTIVITY,
  name: 'checkAirdropPositionAccount',
  path: '/v1/activity/general/checkAirdropPositionAccount',
  auth: 'user',
  summary: 'Whether what I hold is enough for the airdrop.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'AIRDROP', 'LIMIT'],
  data: {
    eligible: flagSchema,
    position: moneySchema,
    required: moneySchema,
    reasonCode: orNull(reasonCodeSchema),
    accounts: listOf(z.object({ account: textSchema, amount: moneySchema, counted: flagSchema })),
    snapshots: listOf(z.object({ at: instantSchema, taken: flagSchema, held: z.nullable(flagSchema) })),
    asOf: optionalInstant,
  },
})

export type AirdropCheck = CallData<typeof checkAirdropPositionAccount>

export const BACK_APPLY_REASONS = ['FEES', 'PRODUCTS', 'SUPPORT', 'TRUST', 'TIME', 'OTHER'] as const
export type BackApplyReason = (typeof BACK_APPLY_REASONS)[number]

/**
 * The win-back application of a paused account (spec §7, screen SCR-7).
 * @assumed body and answer: a repeated call answers with the first application and its status
 */
export const backApply = defineCall({
  ...SPEC_POST,
  name: 'backApply',
  path: '/v1/activity/general/backApply',
  summary: 'Applies for the win-back offer; answered within days by message.',
  screens: ['SCR-7'],
  codes: APPLY_CODES,
  body: {
    activityId: idSchema,
    reason: z.optional(z.enum(BACK_APPLY_REASONS)),
    contactAllowed: falseByDefault,
  },
  data: backApplicationSchema,
})

/** @assumed the latest grants of all activities or of one, newest first, with names that the gateway has masked. */
export const marqueeRecordSchema = z.object({
  maskedName: textSchema,
  reward: rewardSchema,
  activityId: idSchema,
  title: emptyByDefault,
  at: instantSchema,
})
export type MarqueeRecord = z.infer<typeof marqueeRecordSchema>

/** @assumed the money rewards of the last 24 hours in their most frequent unit. */
const winnersDaySchema = z.object({ rewards: positiveIntegerSchema, amount: moneySchema })
export type WinnersDay = z.infer<typeof winnersDaySchema>

export const marqueeRecord = defineCall({
  name: 'marqueeRecord',
  path: '/v1/activity/general/agent/marquee/record',
  auth: 'public',
  source: 'spec',
  summary: 'The latest winners, for the marquee.',
  screens: ['SCR-1', 'SCR-3'],
  query: { activityId: optionalId },
  data: { items: z.array(marqueeRecordSchema), lastDay: z.optional(winnersDaySchema) },
})
