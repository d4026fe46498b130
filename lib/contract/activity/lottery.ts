import * as z from 'zod/mini'
import { idSchema, sha256Schema } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { rewardSchema } from '../task/task.ts'

/** Contract §9: 1 to 64 of these letters from the browser, or empty. */
export const clientSeedSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{0,64}$/, 'must be up to 64 letters, digits, - or _'))
/** The first 16 hex digits of SHA-256(`activityId:userId:userSalt`). */
export const userRefSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/))
export const drawNoSchema = positiveIntegerSchema
export const nonceSchema = nonNegativeIntegerSchema

/** Contract §9: exactly these four fields are hashed; `stock` null is unlimited, `prizeId` null is "no prize". */
export const prizeTableRowSchema = z.object({
  prizeId: z.nullable(idSchema),
  weight: positiveIntegerSchema,
  stock: z.nullable(nonNegativeIntegerSchema),
  fallbackPrizeId: z.nullable(idSchema),
})
export type PrizeTableRow = z.infer<typeof prizeTableRowSchema>

/** The prize of a draw; `index` is its position in the prize table, from 0. */
export const drawnPrizeSchema = z.object({ prizeId: idSchema, index: nonNegativeIntegerSchema, reward: rewardSchema })

/** Contract §9: exactly these seven fields are chained. */
export const drawLogRowSchema = z.object({
  drawNo: drawNoSchema,
  userRef: userRefSchema,
  nonce: nonceSchema,
  clientSeed: clientSeedSchema,
  rolledPrizeId: z.nullable(idSchema),
  prizeId: z.nullable(idSchema),
  at: instantSchema,
})
export type DrawLogRow = z.infer<typeof drawLogRowSchema>

/**
 * @assumed the prizes as the page shows them, in the order of the prize table; `left` null is no limit, `reward` null is
 * "no prize".
 */
export const lotterySectionSchema = z.object({
  prizes: z.array(
    z.object({
      prizeId: z.nullable(idSchema),
      label: z.string(),
      reward: z.nullable(rewardSchema),
      weight: positiveIntegerSchema,
      stock: z.nullable(nonNegativeIntegerSchema),
      left: z.nullable(nonNegativeIntegerSchema),
    }),
  ),
  totalWeight: positiveIntegerSchema,
  commitment: sha256Schema,
  prizeTableHash: sha256Schema,
})
export type LotterySection = z.infer<typeof lotterySectionSchema>
