import type { FileWith } from '@fanfare/activities/schema.ts'

type Tier = FileWith<'places'>['tiers'][number]

/** The tiers of better ranks, the nearest first. Tiers are in the order of their ranks and do not overlap. Pure. */
export const betterTiers = (tiers: readonly Tier[], rank: number) =>
  tiers.filter(({ rankTo }) => rankTo < rank).toReversed()

/** The nearest tier of better ranks; undefined when there is none. Pure. */
export const nextBetterTier = (tiers: readonly Tier[], rank: number) => betterTiers(tiers, rank)[0]
