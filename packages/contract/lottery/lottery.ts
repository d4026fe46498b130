import * as z from 'zod/mini'
import { orNull, textMatching, textSchema } from '../fields.ts'
import { idSchema, nullableId, optionalId, sha256Schema, userRefSchema } from '../identifiers.ts'
import { noneByDefault, nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema, optionalInstant } from '../money.ts'
import { rewardSchema, rewardStateShape } from '../task/task.ts'

/** Contract §9: 1 to 64 of these letters from the browser, or empty. */
export const clientSeedSchema = textMatching(/^[A-Za-z0-9_-]{0,64}$/, 'must be up to 64 letters, digits, - or _')
export const drawNoSchema = positiveIntegerSchema
export const nonceSchema = nonNegativeIntegerSchema

/** Contract §9: exactly these four fields are hashed; `stock` null is unlimited, `prizeId` null is "no prize". */
export const prizeTableRowSchema = z.object({
  prizeId: nullableId,
  weight: positiveIntegerSchema,
  stock: z.nullable(nonNegativeIntegerSchema),
  fallbackPrizeId: nullableId,
})
export type PrizeTableRow = z.infer<typeof prizeTableRowSchema>

/**
 * The prize of a draw; `index` is its position in the prize table, from 0.
 * @assumed the fields of its reward, as in `getRewardList`. For a reward that waits for an address, `expiresAt` is when the
 * address must be there.
 */
export const drawnPrizeSchema = z.object({
  prizeId: idSchema,
  index: nonNegativeIntegerSchema,
  reward: rewardSchema,
  rewardId: optionalId,
  ...rewardStateShape,
})

/** Contract §9: exactly these seven fields are chained. */
export const drawLogRowSchema = z.object({
  drawNo: drawNoSchema,
  userRef: userRefSchema,
  nonce: nonceSchema,
  clientSeed: clientSeedSchema,
  rolledPrizeId: nullableId,
  prizeId: nullableId,
  at: instantSchema,
})
export type DrawLogRow = z.infer<typeof drawLogRowSchema>

/** @assumed a prize as pages show it; `left` null is no limit, `reward` null is "no prize". */
export const shownPrizeSchema = z.object({
  prizeId: nullableId,
  label: textSchema,
  reward: z.nullable(rewardSchema),
  weight: positiveIntegerSchema,
  stock: z.nullable(nonNegativeIntegerSchema),
  left: z.nullable(nonNegativeIntegerSchema),
  /** The prize that is paid when this one has run out; null when there is no prize. */
  fallbackPrizeId: orNull(idSchema),
})
export type ShownPrize = z.infer<typeof shownPrizeSchema>

/** @assumed the prizes in the order of the prize table, and what a player needs to verify the draws. */
export const lotterySectionSchema = z.object({
  prizes: z.array(shownPrizeSchema),
  totalWeight: positiveIntegerSchema,
  /** null in a preview: only the publication makes the seed. */
  commitment: z.nullable(sha256Schema),
  prizeTableHash: sha256Schema,
  /** When the seed was sealed: at the first publication. */
  sealedAt: optionalInstant,
  /** null until the activity has ended. */
  seed: orNull(sha256Schema),
  /** Draws by everybody so far, and those with a prize. */
  totalDraws: noneByDefault,
  totalWon: noneByDefault,
})
export type LotterySection = z.infer<typeof lotterySectionSchema>
