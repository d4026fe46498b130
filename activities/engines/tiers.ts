import * as z from 'zod'
import { kebab, money } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import { defineEngineFile } from './engine-file.ts'
import { twiceUsed } from './twice-used.ts'

/** Reached by net deposit and volume; a condition that is absent is met. */
const tier = z
  .strictObject({ id: kebab, netDeposit: money.optional(), volume: money.optional(), reward })
  .refine(({ netDeposit, volume }) => netDeposit !== undefined || volume !== undefined, {
    message: 'needs netDeposit, volume or both',
  })

/** The tiers of a deposit bonus. */
export const tiersFile = defineEngineFile({
  fields: { tiers: z.array(tier).max(20).default([]) },
  rewardsOf: ({ tiers }) =>
    tiers.map(({ reward }, index) => ({ path: ['tiers', index, 'reward'], reward, times: null })),
  namesOf: ({ tiers }) => tiers.map(({ id }) => id),
  fixedFields: [],
  check: ({ tiers }) => twiceUsed('tiers', tiers),
})
