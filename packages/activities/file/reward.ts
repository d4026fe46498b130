import * as z from 'zod'
import { REWARD_KINDS, REWARD_TYPES } from '@fanfare/contract/enumerations.ts'
import { count, kebab, money } from './amounts.ts'

export const reward = z
  .strictObject({
    type: z.enum(REWARD_TYPES),
    kind: z.enum(Object.keys(REWARD_KINDS) as [keyof typeof REWARD_KINDS]),
    amount: z.union([money, count, z.strictObject({ item: kebab })]),
    /** How long the reward is held after the claim. */
    holdHours: z
      .int()
      .min(1)
      .max(24 * 90)
      .optional(),
    /** A granted reward expires this many days after the grant; absent: it does not expire. */
    expiresDays: z.int().min(1).max(365).optional(),
  })
  .refine((r) => (r.type === 'PHYSICAL') === 'item' in r.amount, {
    path: ['amount'],
    message: 'PHYSICAL takes { item }, the others do not',
  })
  .refine((r) => (r.type === 'LOTTERY_COUNT') === 'count' in r.amount, {
    path: ['amount'],
    message: 'LOTTERY_COUNT takes { count }, the others do not',
  })

export type RewardDefinition = z.output<typeof reward>

/** The ledger's asset of a reward, the unit of budget lines, accounts and entries. */
export const assetOf = (r: Pick<RewardDefinition, 'type' | 'amount'>) =>
  `${r.type}:${'unit' in r.amount ? r.amount.unit : 'item' in r.amount ? r.amount.item : 'DRAW'}`
/** The unit of an asset: of money, the name of a physical item, or `DRAW`. */
export const unitOfAsset = (asset: string) => asset.slice(asset.indexOf(':') + 1)
/** The quantity of a reward in its asset, as a decimal string. */
export const quantityOf = (r: Pick<RewardDefinition, 'amount'>) =>
  'amount' in r.amount ? r.amount.amount : 'count' in r.amount ? String(r.amount.count) : '1'
