import type { ActivityFile } from '#activities/schema.ts'
import type { Engine, Place } from '../engine.ts'

/** The one board of an activity. */
const TRACK = 'volume'

const tierOf = ({ tiers }: ActivityFile, { rank }: Place) =>
  tiers.find(({ rankFrom, rankTo }) => rankFrom !== undefined && rank >= rankFrom && rank <= (rankTo ?? rankFrom))

/** Competitions: the places of a board are rewarded at the end, by the ranges of ranks in the file's tiers. */
export const placesEngine: Engine = {
  edges: () => ({ own: new Set(), friends: null }),
  evaluate: () => ({ sources: [], scores: [], dueAt: null, unclear: [] }),
  describe: () => ({}),
  atEnd: {
    tracks: () => [TRACK],
    rewardsOf: (file, places) =>
      [...places].flatMap(([track, place]) => {
        const tier = tierOf(file, place)
        return tier === undefined ? [] : [{ source: `rank:${track}:${place.rank}` as const, reward: tier.reward }]
      }),
  },
}
