import * as z from 'zod/mini'
import { reasonCodeSchema } from '../enumerations.ts'
import { nullableText, orNull } from '../fields.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, signedMoneySchema } from '../money.ts'

/**
 * @assumed what a copy-trading promotion covers: the loss of a user's first copied order after joining, up to `limit`, when the
 * order closed automatically.
 */
export const coverTermsSchema = z.object({ limit: moneySchema, paidWithinHours: positiveIntegerSchema })
export type CoverTerms = z.infer<typeof coverTermsSchema>

/**
 * @assumed the loss cover of my first copied order. OPEN: no copied order has closed yet, or, with a `result` below zero, the
 * cover is being paid. PAID: `paid` has been granted. USED_UP: the order closed without a loss. VOID: the user closed the order
 * (`reasonCode` null), or none closed in time (OUT_OF_WINDOW). `reasonCode` of OPEN is SOLD_OUT while the budget cannot pay.
 * `trader` is the name of the lead trader, null before the first copy; `openedAt` is when the user began to copy, or joined. `late`: an earlier
 * order that the platform reported at `arrivedAt`, after the payment, which stays.
 */
export const myCoverSchema = z.object({
  state: z.enum(['OPEN', 'PAID', 'USED_UP', 'VOID']),
  trader: nullableText,
  result: signedMoneySchema,
  paid: orNull(moneySchema),
  limit: moneySchema,
  reasonCode: orNull(reasonCodeSchema),
  openedAt: instantSchema,
  closedAt: orNull(instantSchema),
  late: z.optional(z.object({ closedAt: instantSchema, arrivedAt: instantSchema })),
  asOf: instantSchema,
})
export type MyCover = z.infer<typeof myCoverSchema>
