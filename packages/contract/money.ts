import * as z from 'zod/mini'
import { textMatching, textSchema } from './fields.ts'
import { nonNegativeIntegerSchema } from './integers.ts'

/** A decimal string without exponent, so that no digit is lost: at most 20 digits before and 18 after the point. */
export const decimalSchema = textMatching(/^-?\d{1,20}(\.\d{1,18})?$/, 'must be a decimal string')

export const AMOUNT_PATTERN = /^\d{1,20}(\.\d{1,18})?$/
export const UNIT_PATTERN = /^[A-Z0-9]{1,12}$/

/** A decimal string that is zero or more. */
export const amountSchema = textMatching(AMOUNT_PATTERN, 'must be a decimal string without sign')

/** Money is `{ amount: "12.50", unit: "USDT" }` (contract §6). */
export const moneySchema = z.object({
  amount: amountSchema,
  unit: textMatching(UNIT_PATTERN, 'must be 1 to 12 of A-Z and 0-9'),
})
export type Money = z.infer<typeof moneySchema>

/** How much a reward is: money, a number of points, or a thing. */
export const quantitySchema = z.union([
  moneySchema,
  z.object({ count: nonNegativeIntegerSchema }),
  z.object({ item: textSchema }),
])

/** Money that may be below zero: a net deposit, a profit. */
export const signedMoneySchema = z.extend(moneySchema, { amount: decimalSchema })
export type SignedMoney = z.infer<typeof signedMoneySchema>

/** A ratio as a decimal string: "0.4" is 40 %. */
export const rateSchema = amountSchema

/** The last instant of a Date (ECMA-262, "time values"). */
const LATEST = 8.64e15

/** ms since the epoch, UTC. */
export const instantSchema = z.number().check(z.int(), z.nonnegative(), z.maximum(LATEST))
export const nullableInstant = z.nullable(instantSchema)
export const optionalInstant = z.optional(instantSchema)
