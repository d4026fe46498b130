import * as z from 'zod/mini'
import { reasonCodeSchema } from '../enumerations.ts'
import { flagSchema, listOf, orNull, textSchema } from '../fields.ts'
import { nullableId } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { decimalSchema, instantSchema, moneySchema, optionalInstant, signedMoneySchema } from '../money.ts'

/** @assumed one of my deposits or trades: whether it was counted, and the reason if not. */
const axisRecordSchema = z.object({
  /** The code of a fact as in a trace, for example `deposit:USDT`. */
  label: textSchema,
  at: instantSchema,
  amount: signedMoneySchema,
  counted: flagSchema,
  reasonCode: orNull(reasonCodeSchema),
  /** When the platform reported it, if that was after the tier was decided. */
  arrivedAt: optionalInstant,
})
export type AxisRecord = z.infer<typeof axisRecordSchema>

/** @assumed my net deposit and volume in a deposit bonus; `tierId` is the highest tier that both reach. */
export const myDepositBonusSchema = z.object({
  netDeposit: signedMoneySchema,
  volume: moneySchema,
  tierId: nullableId,
  nextTierId: nullableId,
  windowEndsAt: instantSchema,
  withdrawable: orNull(moneySchema),
  depositRecords: listOf(axisRecordSchema),
  volumeRecords: listOf(axisRecordSchema),
  /** When my deposits and trades began to count. */
  windowStartsAt: optionalInstant,
  /** When the tier is decided: the end of the window and the delay of the platform's data. */
  decidedAt: optionalInstant,
  /**
   * The decided tier; null when it is not decided yet. A `tierId` of null means no tier, and a reason says why nothing is paid. `late`: facts that
   * the platform reported after the payment earn another tier, and the payment stays.
   */
  result: orNull(
    z.object({
      tierId: nullableId,
      reasonCode: z.nullable(reasonCodeSchema),
      late: z.optional(z.object({ tierId: nullableId, arrivedAt: instantSchema })),
    }),
  ),
  asOf: instantSchema,
})
export type MyDepositBonus = z.infer<typeof myDepositBonusSchema>

/**
 * @assumed my prize of a compound event: base × roi × streak, of which the part above the base is lowered by `bonusScale`. `roi` is
 * null without enough deposits or a closed position; a track that is void has factor 1.
 */
export const myCompoundSchema = z.object({
  volume: moneySchema,
  volumeRank: z.nullable(positiveIntegerSchema),
  basePrize: moneySchema,
  roi: z.nullable(decimalSchema),
  roiFactor: decimalSchema,
  streakDays: listOf(z.object({ day: textSchema, traded: flagSchema })),
  streakFactor: decimalSchema,
  bonusScale: z._default(decimalSchema, '1'),
  /** The nearest rank with a better base prize, the volume that it has now and the fees of trading the difference. */
  nextBase: z.optional(
    z.object({
      rank: positiveIntegerSchema,
      volume: decimalSchema,
      basePrize: moneySchema,
      fees: z.optional(moneySchema),
    }),
  ),
  prize: moneySchema,
  asOf: instantSchema,
})
export type MyCompound = z.infer<typeof myCompoundSchema>

/** @assumed an application for a win-back offer. */
export const backApplicationSchema = z.object({
  status: z.enum(['RECEIVED', 'ACCEPTED', 'DECLINED']),
  appliedAt: instantSchema,
  reasonCode: orNull(reasonCodeSchema),
})
export type BackApplication = z.infer<typeof backApplicationSchema>

/** @assumed my part of a win-back offer: whether I may apply, and my application. */
export const myWinBackSchema = z.object({
  eligible: flagSchema,
  reasonCode: orNull(reasonCodeSchema),
  /** My last trade; null when there is none. */
  lastTradeAt: orNull(instantSchema),
  application: orNull(backApplicationSchema),
})
