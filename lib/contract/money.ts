import * as z from 'zod/mini'

/** Decimal string without exponent; never a float on the wire. At most 20 digits before and 18 after the point. */
export const decimalSchema = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,18})?$/, 'must be a decimal string'))

/** A decimal string that is zero or more. */
export const amountSchema = z
  .string()
  .check(z.regex(/^\d{1,20}(\.\d{1,18})?$/, 'must be a decimal string without sign'))

/** Money is `{ amount: "12.50", unit: "USDT" }` (contract §6). */
export const moneySchema = z.object({
  amount: amountSchema,
  unit: z.string().check(z.regex(/^[A-Z0-9]{1,12}$/, 'must be 1 to 12 of A-Z and 0-9')),
})
export type Money = z.infer<typeof moneySchema>

/** Money that may be below zero: a net deposit, a profit. */
export const signedMoneySchema = z.extend(moneySchema, { amount: decimalSchema })
export type SignedMoney = z.infer<typeof signedMoneySchema>

/** A share of one as a decimal string: "0.4" is 40 %. */
export const rateSchema = amountSchema

/** What a date can be (ECMA-262, "time values"): later instants could not be written on any page. */
const LATEST = 8.64e15

/** ms since the epoch, UTC. */
export const instantSchema = z.number().check(z.int(), z.nonnegative(), z.maximum(LATEST))
