import type { FileWith } from '#activities/schema.ts'
import { describeTier } from '../../definition/describe-tier.ts'
import type { Engine } from '../engine.ts'

/** The one board of an activity. */
const TRACK = 'VOLUME'

/** Competitions: the places of a board are rewarded at the end, by the ranges of ranks in the file's tiers. */
export const placesEngine: Engine<FileWith<'places'>> = {
  describe: ({ tiers }, texts) => ({ tiers: tiers.map((tier) => describeTier(tier, texts)) }),
  atEnd: {
    tracks: () => [TRACK],
    rewardsOf: ({ tiers }, places) =>
      [...places].flatMap(([track, { rank }]) => {
        const tier = tiers.find(({ rankFrom, rankTo }) => rank >= rankFrom && rank <= rankTo)
        return tier === undefined ? [] : [{ source: `rank:${track}:${rank}` as const, reward: tier.reward }]
      }),
  },
}
