import type { FileWith } from '@fanfare/activities/schema.ts'

type Tier = FileWith<'places'>['tiers'][number]

/** The nearest tier of better ranks; undefined when there is none. Tiers are in the order of their ranks and do not overlap. Pure. */
export const nextBetterTier = (tiers: readonly Tier[], rank: number): Tier | undefined =>
  tiers.findLast(({ rankTo }) => rankTo < rank)
