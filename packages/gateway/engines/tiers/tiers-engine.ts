import type { FileWith } from '@fanfare/activities/schema.ts'
import { describeTier } from '../../activities/definition/describe-task.ts'
import type { Engine } from '../engine.ts'
import { bonusOf } from './bonus-window.ts'
import { decideTier, tierEdges } from './decide-tier.ts'
import { readMyBonus } from './read-my-bonus.ts'

const expiresDays = ({ tiers }: FileWith<'tiers'>) => {
  const days = tiers.flatMap(({ reward }) => reward.expiresDays ?? [])
  return days.length === 0 ? null : Math.min(...days)
}

/** The tiers of a deposit bonus, reached by net deposit and volume. */
export const tiersEngine: Engine<FileWith<'tiers'>> = {
  describe: (file, texts) => {
    const { windowDays = null, markets, feeRate = null } = bonusOf(file)
    return {
      tiers: file.tiers.map((tier) => describeTier(tier, texts)),
      depositBonus: { windowDays, markets: [...markets], feeRate, expiresDays: expiresDays(file) },
    }
  },
  readMine: readMyBonus,
  whileItRuns: { edges: tierEdges, evaluate: decideTier },
}
