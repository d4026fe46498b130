import type { ActivityFile } from '#activities/schema.ts'
import { describeTier } from '../../definition/describe-tier.ts'
import type { Engine, Place } from '../engine.ts'

/** The one board of an activity. */
const TRACK = 'volume'

const tierOf = ({ tiers }: ActivityFile, { rank }: Place) =>
  tiers.find(({ rankFrom, rankTo }) => rankFrom !== undefined && rank >= rankFrom && rank <= (rankTo ?? rankFrom))

/** Rewards of the places on a board, by the ranges of ranks in the file's tiers. */
export const placesEngine: Engine = {
  describe: ({ tiers }, texts) => ({ tiers: tiers.map((tier) => describeTier(tier, texts)) }),
  atEnd: {
    tracks: () => [TRACK],
    rewardsOf: (file, places) =>
      [...places].flatMap(([track, place]) => {
        const tier = tierOf(file, place)
        return tier === undefined ? [] : [{ source: `rank:${track}:${place.rank}` as const, reward: tier.reward }]
      }),
  },
}
