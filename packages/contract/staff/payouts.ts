import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import {
  filledText,
  flagSchema,
  nullableText,
  objects,
  optionals,
  recordSchema,
  textSchema,
  zeroByDefault,
} from '../fields.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { nonNegativeIntegerSchema, wholeNumberSchema } from '../integers.ts'
import { amountSchema, instantSchema, nullableInstant } from '../money.ts'
import { EVENTS_MAXIMUM, PAYOUT_CODES, payoutReferenceSchema } from '../ops/platform-event.ts'
import { changeShape } from './proposals.ts'
import {
  assetShape,
  dryRunQuery,
  noteSchema,
  optionalNoteSchema,
  PERSONAL_CODES,
  personSchema,
  PLATFORM,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
  VIEWERS,
} from './staff.ts'

export const PAYOUT_STATES = ['READY', 'SENT', 'PAID', 'FAILED', 'RETURNED', 'CANCELLED'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
const stateSchema = z.enum(PAYOUT_STATES)
const codeSchema = z.enum(PAYOUT_CODES)
const daySchema = z.iso.date()

/**
 * A payment that is requested from the wallet, once per reward. `asset` is the type and unit of the reward, as `GIFT_CASH:USDT`.
 * `code` and `message` are the wallet's; `dueAt`: `requestedAt` and the hours that the policy promises.
 */
export const payoutSchema = z.object({
  payoutId: idSchema,
  revision: nonNegativeIntegerSchema,
  rewardId: idSchema,
  person: personSchema,
  activityId: idSchema,
  asset: textSchema,
  amount: amountSchema,
  state: stateSchema,
  attempt: nonNegativeIntegerSchema,
  requestedAt: instantSchema,
  sentAt: nullableInstant,
  settledAt: nullableInstant,
  reference: nullableText,
  code: z.nullable(codeSchema),
  message: nullableText,
  dueAt: instantSchema,
})
export type Payout = z.infer<typeof payoutSchema>

const sumSchema = z.object({
  state: stateSchema,
  code: z.nullable(codeSchema),
  unit: textSchema,
  count: nonNegativeIntegerSchema,
  amount: amountSchema,
  oldestAt: instantSchema,
  /** How many of them are past their time without a report of the wallet. */
  overdue: nonNegativeIntegerSchema,
})

/** A report of the wallet that does not match its payout, until it is solved. */
const differenceSchema = z.object({
  eventId: textSchema,
  payoutId: textSchema,
  kind: textSchema,
  at: instantSchema,
  detail: recordSchema,
})

/**
 * Payouts, newest first. Only risk gets rows and differences, and a look at them is recorded. `sums` are of all that the filter
 * finds. `day` is that of the request, UTC; `overdue=1`: past their time without a report of the wallet.
 */
export const payouts = defineCall({
  ...STAFF_CALL,
  name: 'staffPayouts',
  path: '/ops/v1/payouts',
  roles: VIEWERS,
  summary: 'What the wallet was asked to pay, and where each payment is.',
  query: {
    ...staffPageQuery,
    ...optionals({
      payoutId: idSchema,
      state: stateSchema,
      code: codeSchema,
      activityId: idSchema,
      userId: idSchema,
      day: daySchema,
    }),
    overdue: zeroByDefault,
  },
  data: z.extend(z.object(staffListShape(payoutSchema)), {
    sums: z.array(sumSchema),
    differences: z.array(differenceSchema),
  }),
})

/**
 * Hands the oldest payouts that are READY to a wallet that pulls; they are SENT with the answer. The same key gets the same payouts
 * again. The wallet pays each `payoutId` at most once, and says so by `reward.paid` or `reward.payout_failed`.
 */
export const takePayouts = defineCall({
  ...STAFF_CHANGE,
  name: 'takePayouts',
  path: '/ops/v1/payouts/take',
  roles: PLATFORM,
  changeKey: 'needed',
  money: 'hands over',
  summary: 'Hands payouts to a wallet that pulls.',
  body: { maximum: wholeNumberSchema(1, EVENTS_MAXIMUM) },
  data: { done: flagSchema, items: z.array(payoutSchema) },
})

/** Requests again a payout that FAILED, or whose webhook was given up; above `payoutAbove` by two persons. One that the wallet may still pay is 412. */
export const retryPayout = defineCall({
  ...STAFF_CHANGE,
  name: 'staffRetryPayout',
  path: '/ops/v1/payouts/{id}/retry',
  roles: ['risk'],
  changeKey: 'needed',
  ifMatch: 'needed',
  money: 'resends',
  summary: 'Requests a failed payout again.',
  codes: PERSONAL_CODES,
  params: { id: idSchema },
  body: { note: optionalNoteSchema },
  data: { ...changeShape, retried: nonNegativeIntegerSchema },
})

/** Requests again the payouts that failed with this code, the oldest first; above `payoutAbove` in sum by two persons. */
export const retryPayouts = defineCall({
  ...STAFF_CHANGE,
  name: 'staffRetryPayouts',
  path: '/ops/v1/payouts/retry',
  roles: ['risk'],
  changeKey: 'needed',
  money: 'resends',
  summary: 'Requests all payouts again that failed by one code.',
  body: {
    code: codeSchema,
    activityId: optionalId,
    maximum: wholeNumberSchema(1, 1000),
    note: optionalNoteSchema,
  },
  data: { ...changeShape, retried: nonNegativeIntegerSchema },
})

/**
 * Since when rewards have payouts, and the rewards that were granted before and have none: without PAYOUTS the platform pays by its own ways. `since`
 * is null while payouts are off. At most a thousand are counted, the oldest: `more` says that there are others.
 */
export const earlierPayouts = defineCall({
  ...STAFF_CALL,
  name: 'staffEarlierPayouts',
  path: '/ops/v1/payouts/earlier',
  roles: VIEWERS,
  summary: 'Rewards that were granted before the payouts began.',
  data: {
    since: nullableInstant,
    count: nonNegativeIntegerSchema,
    more: flagSchema,
    sums: objects({ ...assetShape, count: nonNegativeIntegerSchema, amount: amountSchema }),
  },
})

/**
 * Hands rewards over that were granted before the payouts began, the oldest first; above `payoutAbove` in sum by two persons. A proposal keeps its
 * rewards: `leftOut` counts those of them that can no longer be paid when it is carried out.
 */
export const handOverEarlier = defineCall({
  ...STAFF_CHANGE,
  name: 'staffHandOverEarlier',
  path: '/ops/v1/payouts/earlier',
  roles: ['risk'],
  changeKey: 'needed',
  money: 'resends',
  summary: 'Asks the wallet to pay rewards that were granted before the payouts began.',
  body: { maximum: wholeNumberSchema(1, 1000), note: noteSchema },
  data: { ...changeShape, requested: nonNegativeIntegerSchema, leftOut: nonNegativeIntegerSchema },
})

/** Solves a difference once a person has cleared it with the wallet. @assumed: the platform names no call for it */
export const solveDifference = defineCall({
  ...STAFF_CHANGE,
  name: 'staffSolvePayoutDifference',
  path: '/ops/v1/payouts/differences/{eventId}/solve',
  roles: ['risk'],
  summary: 'Solves a difference between the wallet and the payouts.',
  codes: ['NOT_FOUND'],
  params: { eventId: filledText(160) },
  body: { note: noteSchema },
  data: { done: flagSchema },
})

/**
 * The payouts that were requested on a day of UTC: sums by asset and state. With `Accept: text/csv` every row, for risk alone, as a
 * file with `X-Content-Digest` in its trailer.
 */
export const payoutReport = defineCall({
  ...STAFF_CALL,
  name: 'staffPayoutReport',
  path: '/ops/v1/payouts/report',
  roles: VIEWERS,
  answers: 'json or csv',
  summary: 'The payouts of a day, as sums or as a file.',
  codes: ['NOT_PERMITTED'],
  query: { day: daySchema },
  data: {
    day: daySchema,
    sums: objects({ asset: textSchema, state: stateSchema, count: nonNegativeIntegerSchema, amount: amountSchema }),
  },
})

/** `asset`: null for payouts that are unknown here. */
const assetSumsSchema = objects({ asset: nullableText, amount: amountSchema })

const reconciledSchema = z.object({
  matched: nonNegativeIntegerSchema,
  /** At most 100 of each list; the counts are of all. */
  onlyOurs: objects({ payoutId: textSchema, amount: amountSchema }),
  onlyTheirs: objects({ payoutId: textSchema, amount: amountSchema, state: z.nullable(stateSchema) }),
  amountDiffers: objects({ payoutId: textSchema, ours: amountSchema, theirs: amountSchema }),
  counts: z.object({
    onlyOurs: nonNegativeIntegerSchema,
    onlyTheirs: nonNegativeIntegerSchema,
    amountDiffers: nonNegativeIntegerSchema,
  }),
  sums: z.object({ ours: assetSumsSchema, theirs: assetSumsSchema }),
})

/**
 * Compares the wallet's own list of a day (UTC, by the time of its payment) with ours. In parts of one `run`; a part that is sent again
 * changes nothing. The answer to the `last` part has the result, those before it null.
 */
export const reconcilePayouts = defineCall({
  ...STAFF_CALL,
  name: 'reconcilePayouts',
  method: 'POST',
  path: '/ops/v1/payouts/reconcile',
  roles: ['platform', 'risk'],
  changeKey: 'optional',
  summary: 'Compares the wallet’s payments of a day with the payouts.',
  query: { ...dryRunQuery, day: daySchema },
  body: {
    run: idSchema,
    rows: objects({
      payoutId: idSchema,
      reference: payoutReferenceSchema,
      amount: amountSchema,
      at: instantSchema,
    }).check(z.maxLength(5000)),
    last: flagSchema,
  },
  data: { done: flagSchema, received: nonNegativeIntegerSchema, result: z.nullable(reconciledSchema) },
})
export type Reconciled = z.input<typeof reconciledSchema>
