import * as z from 'zod/mini'
import { activitySummarySchema } from '../activity/activity.ts'
import { teamSchema, TRACKS } from '../competition/competition.ts'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema, REWARD_STATES, sourceKindSchema, TIMELINE_STEPS } from '../enumerations.ts'
import {
  filledText,
  flagSchema,
  nullableText,
  objects,
  optionals,
  recordSchema,
  textSchema,
  textsSchema,
  textUpTo,
} from '../fields.ts'
import { aliasSchema, idSchema, nullableId, optionalId, periodKeySchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema, wholeNumberSchema } from '../integers.ts'
import { messageSettingsSchema } from '../message/message-settings.ts'
import { messageSchema } from '../message/message.ts'
import { decimalSchema, instantSchema, nullableInstant } from '../money.ts'
import { rewardItemSchema } from '../task/rewards.ts'
import { reasonDetailSchema, taskCompletionSchema } from '../task/task.ts'
import { AUDIENCE_RULES } from './audiences.ts'
import { payoutSchema } from './payouts.ts'
import {
  noteSchema,
  PERSONAL_CODES,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
  userParams,
} from './staff.ts'

/** The roles that look at people. */
export const CARERS = ['support', 'risk'] as const

export const sourceSchema = z.object({ kind: sourceKindSchema, id: textSchema })

/** Of one asset: `granted - used - expired - cancelled = balance`, decimal strings. */
const sumSchema = z.object({
  asset: textSchema,
  granted: decimalSchema,
  used: decimalSchema,
  expired: decimalSchema,
  cancelled: decimalSchema,
  balance: decimalSchema,
})

/** `tasks`: how many can still be earned, claimed, were granted, or were missed. */
const userActivityRowSchema = z.object({
  activityId: idSchema,
  alias: aliasSchema,
  title: textSchema,
  appliedAt: instantSchema,
  tasks: z.object({
    open: nonNegativeIntegerSchema,
    claimable: nonNegativeIntegerSchema,
    granted: nonNegativeIntegerSchema,
    missed: nonNegativeIntegerSchema,
  }),
})

/** A user as the staff sees one: names are masked. `since`: null when it is off; `removal`: the proposal to remove it that waits. */
export const staffUserSchema = z.object({
  userId: idSchema,
  maskedName: textSchema,
  maskedPhone: nullableText,
  locale: textSchema,
  createdAt: instantSchema,
  identity: z.object({ verified: flagSchema, at: nullableInstant }),
  inviteCode: textSchema,
  invitedBy: z.nullable(z.object({ code: textSchema, maskedName: textSchema })),
  agent: z.nullable(z.object({ level: nullableText, campaign: nullableId })),
  marketMaker: flagSchema,
  tags: textsSchema,
  flags: objects({
    eventId: textSchema,
    reason: textSchema,
    score: z.nullable(z.number()),
    at: instantSchema,
    clearedAt: nullableInstant,
    clearedBy: nullableText,
  }),
  secondFactor: z.object({ since: nullableInstant, removal: nullableId }),
  sessions: z.object({ open: nonNegativeIntegerSchema, lastAt: nullableInstant }),
  sums: z.array(sumSchema),
  open: z.object({
    reviews: nonNegativeIntegerSchema,
    proposals: nonNegativeIntegerSchema,
    payoutsFailed: nonNegativeIntegerSchema,
  }),
  activities: z.array(userActivityRowSchema),
})

const KEYS = ['loginName', 'userId', 'email', 'phone', 'rewardId'] as const
const wholeValue = z.optional(filledText(320))

/** Finds a user by exactly one whole value, a `phone` as `+4917…`; at most five. Each look-up counts, found or not. */
export const findUsers = defineCall({
  ...STAFF_CALL,
  name: 'staffFindUsers',
  path: '/ops/v1/users',
  roles: CARERS,
  summary: 'Finds a user by one whole name, id, e-mail, phone or reward.',
  codes: ['NOT_PERMITTED', 'TOO_FREQUENT'],
  query: z
    .object({
      loginName: wholeValue,
      userId: wholeValue,
      email: wholeValue,
      phone: wholeValue,
      rewardId: wholeValue,
    })
    .check(
      z.refine((query) => KEYS.filter((key) => query[key] !== undefined).length === 1, 'must have exactly one key'),
    ),
  data: {
    items: z.array(staffUserSchema).check(z.maxLength(5)),
    /** Of the caller today (24 hours). */
    lookups: z.object({ used: nonNegativeIntegerSchema, limit: positiveIntegerSchema }),
  },
})

/** The fields that every look at one person shares. */
export const LOOK = {
  ...STAFF_CALL,
  roles: CARERS,
  codes: PERSONAL_CODES,
  params: userParams,
} as const

export const staffUser = defineCall({
  ...LOOK,
  name: 'staffUser',
  path: '/ops/v1/users/{userId}',
  summary: 'One user: account, flags, sessions, sums and activities.',
  data: staffUserSchema,
})

/**
 * `tasks` are exactly those that the user’s own card shows, in the user’s language. `audience` has the rules of the audience as they are
 * met now; joining checks them once.
 * @assumed `audience`
 */
export const staffUserActivity = defineCall({
  ...LOOK,
  name: 'staffUserActivity',
  path: '/ops/v1/users/{userId}/activities/{activityId}',
  summary: 'What a user has in one activity, as their own page shows it.',
  params: { userId: idSchema, activityId: idSchema },
  data: {
    activity: z.extend(activitySummarySchema, { version: positiveIntegerSchema, paused: z.nullable(z.unknown()) }),
    appliedAt: nullableInstant,
    eligible: flagSchema,
    reasonCode: z.nullable(reasonCodeSchema),
    audience: objects({ rule: z.enum(AUDIENCE_RULES), isMet: flagSchema }),
    tasks: z.array(taskCompletionSchema),
    draws: z.nullable(
      z.object({ earned: nonNegativeIntegerSchema, used: nonNegativeIntegerSchema, left: nonNegativeIntegerSchema }),
    ),
    places: objects({
      track: z.enum(TRACKS),
      rank: z.nullable(positiveIntegerSchema),
      value: z.nullable(decimalSchema),
      unranked: nullableText,
    }),
    team: z.nullable(teamSchema),
    entitlements: objects({
      source: sourceSchema,
      asset: nullableText,
      amount: z.nullable(decimalSchema),
      status: z.enum(['RESERVED', 'GRANTED', 'EXPIRED']),
      claimDeadline: nullableInstant,
      disputedBy: nullableText,
    }),
  },
})

/** `actor`: null for a step that no person took. */
export const staffUserRewards = defineCall({
  ...LOOK,
  name: 'staffUserRewards',
  path: '/ops/v1/users/{userId}/rewards',
  summary: 'Rewards of a user with their transfers and what happened to them.',
  query: {
    ...staffPageQuery,
    activityId: optionalId,
    state: z.optional(z.enum(REWARD_STATES)),
  },
  data: staffListShape(
    z.extend(rewardItemSchema, {
      /** For the `If-Match` of a cancellation or a hold. */
      revision: nonNegativeIntegerSchema,
      transferId: idSchema,
      review: z.nullable(z.unknown()),
      payout: z.nullable(payoutSchema),
      history: objects({
        at: instantSchema,
        step: z.enum(TIMELINE_STEPS),
        actor: nullableText,
        reasonCode: nullableText,
      }),
    }),
  ),
})

/** `sums` are over all lines; `balanced` is false when they do not make the balance. */
export const staffUserLedger = defineCall({
  ...LOOK,
  name: 'staffUserLedger',
  path: '/ops/v1/users/{userId}/ledger',
  summary: 'Every movement of a user’s balances, with sums over all of them.',
  query: { ...staffPageQuery, asset: z.optional(textUpTo(128)) },
  data: {
    ...staffListShape(
      z.object({
        transferId: idSchema,
        kind: textSchema,
        reference: textSchema,
        at: instantSchema,
        asset: textSchema,
        amount: decimalSchema,
        balanceAfter: decimalSchema,
        activityId: nullableId,
        source: z.nullable(sourceSchema),
      }),
    ),
    sums: z.array(sumSchema),
    balanced: flagSchema,
  },
})

/** `from`, `to`: ms of `occurredAt`, inclusive and exclusive. `counted`: only with `activityId`, from what the tasks list. */
export const staffUserEvents = defineCall({
  ...LOOK,
  name: 'staffUserEvents',
  path: '/ops/v1/users/{userId}/events',
  summary: 'Facts that the platform sent about a user, and for which tasks they counted.',
  query: {
    ...staffPageQuery,
    ...optionals({
      type: textUpTo(64),
      from: wholeNumberSchema(0, Number.MAX_SAFE_INTEGER),
      to: wholeNumberSchema(0, Number.MAX_SAFE_INTEGER),
      activityId: idSchema,
    }),
  },
  data: staffListShape(
    z.object({
      eventId: textSchema,
      type: textSchema,
      occurredAt: instantSchema,
      receivedAt: instantSchema,
      payload: recordSchema,
      reversedBy: nullableText,
      counted: objects({
        taskId: idSchema,
        periodKey: periodKeySchema,
        counted: flagSchema,
        reason: z.optional(reasonCodeSchema),
        detail: z.optional(reasonDetailSchema),
      }),
    }),
  ),
})

/** In the user’s language; `settings.off` are the kinds that the user does not get. */
export const staffUserMessages = defineCall({
  ...LOOK,
  name: 'staffUserMessages',
  path: '/ops/v1/users/{userId}/messages',
  summary: 'Messages that a user got, read or not, and what they turned off.',
  query: staffPageQuery,
  data: { ...staffListShape(messageSchema), settings: messageSettingsSchema },
})

export const endSessions = defineCall({
  ...STAFF_CHANGE,
  name: 'staffEndSessions',
  path: '/ops/v1/users/{userId}/sessions/end',
  roles: CARERS,
  summary: 'Ends every login of a user.',
  codes: PERSONAL_CODES,
  params: userParams,
  body: { note: noteSchema },
  data: { ended: nonNegativeIntegerSchema },
})
