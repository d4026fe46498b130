import * as z from 'zod/mini'

/** Counts, lengths and durations. */
export const nonNegativeIntegerSchema = z.number().check(z.int(), z.nonnegative())
/** Ranks, numbers in a row and limits. */
export const positiveIntegerSchema = z.number().check(z.int(), z.positive())
