import Big from 'big.js'
import * as z from 'zod'
import { factMoney, kebab, rate } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import { fault } from '../issue.ts'
import { defineEngineFile, duplicateKeys, rewardsIn } from './engine-file.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'

/** How a deposit bonus counts. */
const bonus = z.strictObject({
  /** Facts count for this many days from joining, and not after the end of the activity; absent: until the end. */
  windowDays: z.int().min(1).max(365).optional(),
  markets: z
    .array(z.enum(MARKETS))
    .min(1)
    .max(MARKETS.length)
    .default([...MARKETS]),
  /** Fees for a volume of 1, from which the page estimates what a tier costs. */
  feeRate: rate.optional(),
})

/** The bonus of a file that sets none. */
export const DEFAULT_BONUS = bonus.parse({})

/** Reached by net deposit and volume; a condition that is absent is met. */
const tier = z
  .strictObject({ id: kebab, netDeposit: factMoney.optional(), volume: factMoney.optional(), reward })
  .refine(({ netDeposit, volume }) => netDeposit !== undefined || volume !== undefined, {
    message: 'needs netDeposit, volume or both',
  })

type Tier = z.output<typeof tier>

export const tiersFile = defineEngineFile({
  fields: { tiers: z.array(tier).max(20).default([]), bonus: bonus.optional() },
  rewardsOf: ({ tiers }) => rewardsIn('tiers', tiers),
  namesOf: ({ tiers }) => tiers.map(({ id }) => id),
  // Participants have deposited and traded by these rules.
  fixedFields: ['bonus'],
  check: ({ tiers }) => [
    ...duplicateKeys(['tiers'], 'id', tiers),
    ...tiers.flatMap((_, index) => checkStep(tiers, index)),
  ],
})

const CONDITIONS = ['netDeposit', 'volume'] as const

/** Each tier asks for more than the one before, so that a user has one present and one next tier. */
function checkStep(tiers: readonly Tier[], index: number) {
  const [before, tier] = [tiers[index - 1], tiers[index]]
  if (before === undefined || tier === undefined) return []
  const amountIn = (one: Tier, condition: (typeof CONDITIONS)[number]) => new Big(one[condition]?.amount ?? 0)
  const issues = CONDITIONS.flatMap((condition) => {
    const path = ['tiers', index, condition]
    if (amountIn(tier, condition).gte(amountIn(before, condition))) return []
    return [fault(`must not be less than in ${before.id}`, ...path)]
  })
  const asksMore = CONDITIONS.some((condition) => amountIn(tier, condition).gt(amountIn(before, condition)))
  return issues.length > 0 || asksMore ? issues : [fault(`must ask for more than ${before.id}`, 'tiers', index)]
}
