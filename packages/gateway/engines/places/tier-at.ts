import type { FileWith } from '@fanfare/activities/schema.ts'

type Tier = FileWith<'places'>['tiers'][number]

/** The tier of a rank; undefined: it pays nothing. */
export const tierAt = (tiers: readonly Tier[], rank: number): Tier | undefined =>
  tiers.find(({ rankFrom, rankTo }) => rank >= rankFrom && rank <= rankTo)
