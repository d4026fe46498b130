import * as z from 'zod/mini'
import { textMatching } from './fields.ts'

/** Counts, lengths and durations. */
export const nonNegativeIntegerSchema = z.number().check(z.int(), z.nonnegative())
export const noneByDefault = z._default(nonNegativeIntegerSchema, 0)
/** Ranks, sequence numbers and limits. */
export const positiveIntegerSchema = z.number().check(z.int(), z.positive())

/**
 * A whole number between two bounds, also as the decimal digits of a query string. No other value is converted: `null`,
 * `true`, `''`, `1e3` and `0x10` are refused.
 */
export const wholeNumberSchema = (minimum: number, maximum: number): z.ZodMiniType<number, number | string> => {
  const inBounds = z.number().check(z.int(), z.minimum(minimum), z.maximum(maximum))
  return z.pipe(
    z.union([inBounds, textMatching(/^-?\d{1,15}$/, 'must be a whole number')]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      inBounds,
    ),
  )
}
