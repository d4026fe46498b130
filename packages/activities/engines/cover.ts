import * as z from 'zod'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { factMoney } from '../file/amounts.ts'
import type { RewardDefinition } from '../file/reward.ts'
import { defineEngineFile } from './engine-file.ts'

const cover = z.strictObject({
  /** The most that is paid to one user. */
  limit: factMoney,
  rewardType: z.enum(['DROP', 'GIFT_CASH']).default('DROP'),
  /** The page promises the payment this long after the order has closed. */
  paidWithinHours: z
    .int()
    .min(1)
    .max(24 * 30)
    .default(24),
})
export type CoverDefinition = z.output<typeof cover>

/** The cover of a user's first copied order, and the lead traders on the page. */
export const coverFile = defineEngineFile({
  fields: {
    cover: cover.optional(),
    traders: z
      .strictObject({
        shown: z.int().min(1).max(50).default(12),
        /** User ids of the lead traders at the top of the list. */
        featured: z.array(z.string().regex(ID_PATTERN)).max(50).default([]),
      })
      .default({ shown: 12, featured: [] }),
  },
  rewardsOf: ({ cover }) =>
    cover === undefined
      ? []
      : [{ id: 'cover', path: ['cover', 'limit'], reward: coverReward(cover, cover.limit.amount), times: null }],
  // Users have copied traders by this promise.
  fixedFields: ['cover'],
})

/** The cover as a reward of this amount, a decimal string. */
export const coverReward = ({ rewardType, limit }: CoverDefinition, amount: string): RewardDefinition => ({
  type: rewardType,
  kind: 'Token',
  amount: { amount, unit: limit.unit },
})
