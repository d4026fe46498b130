import { describeTier } from '../../definition/describe-tier.ts'
import type { Engine } from '../engine.ts'

/** Rewards of the places on a board. */
export const placesEngine: Engine = {
  describe: ({ tiers }, texts) => ({ tiers: tiers.map((tier) => describeTier(tier, texts)) }),
}
