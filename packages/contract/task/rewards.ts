import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema, REWARD_STATES, sourceKindSchema, TIMELINE_STEPS } from '../enumerations.ts'
import { optionals, orNull, textMatching, textSchema } from '../fields.ts'
import { idSchema, optionalId, periodKeySchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema } from '../money.ts'
import { OTHER } from '../other.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { SPEC_POST } from '../spec-call.ts'
import { rewardSchema, rewardStateShape } from './task.ts'

/** `at`: when the wallet was asked, has paid, or has failed. */
const payoutOfRewardSchema = z.object({ state: z.enum(['ON_THE_WAY', 'PAID', 'DELAYED', OTHER]), at: instantSchema })

/**
 * Contract §6: only granted rewards, newest first. `taskId` and `periodKey` are null unless the source is a task (§10).
 * @assumed `expiresAt` is null for rewards without expiry
 */
export const rewardItemSchema = z.object({
  rewardId: idSchema,
  activityId: idSchema,
  taskId: orNull(idSchema),
  periodKey: z.optional(z.nullable(periodKeySchema)),
  /** `id`: `{taskId}:{periodKey}`, a draw's number, `{track}:{place}`, or the id of the team, tier or order. */
  source: z.optional(z.object({ kind: sourceKindSchema, id: textSchema })),
  reward: rewardSchema,
  state: z.enum(REWARD_STATES),
  ...optionals({
    left: moneySchema,
    /** @assumed of a reward of draws: how many are unused. */
    drawsLeft: nonNegativeIntegerSchema,
    /** @assumed of a physical reward: where it is sent to, as its owner recognises it. */
    address: textSchema,
  }),
  grantedAt: instantSchema,
  expiresAt: orNull(instantSchema),
  ...optionals({
    reasonCode: reasonCodeSchema,
    /** @assumed for the list of all activities. */
    activityTitle: textSchema,
    /** Where the money of a granted reward is; absent without payouts, and for rewards that have none. */
    payout: payoutOfRewardSchema,
    /** @assumed the time at which a held reward is paid. */
    holdUntil: instantSchema,
  }),
})
export type RewardItem = z.infer<typeof rewardItemSchema>

export const getRewardList = defineCall({
  name: 'getRewardList',
  path: '/v1/activity/getRewardList',
  auth: 'user',
  source: 'spec',
  summary: 'My claimed rewards, newest first.',
  screens: ['SCR-1', 'SCR-2', 'SCR-9'],
  codes: ['NOT_FOUND'],
  query: {
    activityId: optionalId,
    state: z.optional(z.enum(REWARD_STATES)),
    ...pageQuery,
  },
  data: pageOf(rewardItemSchema),
})

export const obtainReward = defineCall({
  ...SPEC_POST,
  name: 'obtainReward',
  path: '/v1/activity/obtainReward',
  summary: 'Claims the reward of a completed task, once; a repetition answers the same reward.',
  screens: ['SCR-1', 'SCR-2', 'SCR-9'],
  codes: [
    'NOT_FOUND',
    'NOT_STARTED',
    'NOT_ELIGIBLE',
    'REGION_REFUSED',
    'IDENTITY_NEEDED',
    'TASK_NOT_COMPLETED',
    'CLAIM_DEADLINE_PASSED',
    'SOLD_OUT',
    'JOIN_FIRST',
    'MULTIPLE_ACCOUNTS',
    'LIMIT',
    'TIP',
    'RISK_TIP',
  ],
  query: { activityId: idSchema, taskId: idSchema, periodKey: z.optional(periodKeySchema) },
  data: {
    rewardId: idSchema,
    taskId: idSchema,
    taskStatus: z.literal('GRANTED'),
    reward: rewardSchema,
    grantedAt: instantSchema,
    /** @assumed as in `getRewardList`, so that the page says at once when the reward arrives. */
    ...rewardStateShape,
  },
})

/** In order of time; a future step has the time at which it is due. */
const timelineStepSchema = z.object({ at: instantSchema, step: z.enum(TIMELINE_STEPS) })
export type TimelineStep = z.infer<typeof timelineStepSchema>

export const rewardTimeline = defineCall({
  name: 'rewardTimeline',
  path: '/v1/activity/rewardTimeline',
  auth: 'user',
  summary: 'The way of one reward, from earned to used.',
  screens: ['SCR-9'],
  codes: ['NOT_FOUND'],
  query: { rewardId: idSchema },
  data: { steps: z.array(timelineStepSchema) },
})

/** Printable, without line breaks; with the joiners, which Persian and emoji need. */
const ONE_LINE = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u

/** One line of an address. */
const line = (maximum: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'is needed'),
      z.maxLength(maximum, `must be at most ${maximum} characters`),
      z.regex(ONE_LINE, 'must be one line'),
    )

/** Contract §10. `country` is an ISO 3166 code, `phone` may have spaces, brackets and hyphens. @assumed the limits */
export const addressSchema = z.object({
  name: line(100),
  phone: z.string().check(z.trim(), z.regex(/^\+?[0-9 ()-]{5,24}$/, 'must be a phone number')),
  country: textMatching(/^[A-Z]{2}$/, 'must be a country code of two letters'),
  region: z.optional(line(100)),
  city: line(100),
  postalCode: line(20),
  line1: line(200),
  line2: z.optional(line(200)),
})
export type Address = z.infer<typeof addressSchema>

export const rewardAddress = defineCall({
  name: 'rewardAddress',
  method: 'POST',
  path: '/v1/activity/address',
  auth: 'user',
  idempotent: true,
  summary:
    'Stores the delivery address of a physical prize, encrypted; it can be changed until the prize is dispatched.',
  screens: ['SCR-3', 'SCR-9'],
  codes: ['NOT_FOUND', 'NOT_ELIGIBLE', 'CLAIM_DEADLINE_PASSED'],
  body: z.extend(addressSchema, { rewardId: idSchema }),
  /** `masked` names the place without the street, for the owner to recognise it. */
  data: { rewardId: idSchema, masked: textSchema },
})
