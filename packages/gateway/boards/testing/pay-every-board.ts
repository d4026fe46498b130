import { tierAt } from '../../engines/places/prize-at.ts'
import { placesEngine } from '../../engines/places/places-engine.ts'
import type { Engine } from '../../engines/engine.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'

/** An engine that rewards the places of each of these boards, for the job that settles any engine's result. */
export const payEveryBoard = (tracks: readonly string[]): Engine<FileWith<'places'>> => ({
  ...placesEngine,
  atEnd: {
    tracks: () => tracks,
    rewardsOf: ({ tiers }, { places }) =>
      [...places].flatMap(([track, { rank }]) => {
        const tier = tierAt(tiers, rank)
        return tier === undefined ? [] : [{ source: `rank:${track}:${rank}` as const, reward: tier.reward }]
      }),
  },
})
