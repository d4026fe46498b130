import { describeTier } from '../../definition/describe-tier.ts'
import type { Engine } from '../engine.ts'

/** The tiers of a deposit bonus, reached by net deposit and volume. */
export const tiersEngine: Engine = {
  describe: ({ tiers }, texts) => ({ tiers: tiers.map((tier) => describeTier(tier, texts)) }),
}
