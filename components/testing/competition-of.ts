import { competitionSectionSchema } from '@fanfare/contract/competition/competition.ts'

/** A competition by volume as a gateway sends it, without what it may leave out. */
export const competitionOf = (more: object = {}) =>
  competitionSectionSchema.parse({ tracks: [{ track: 'VOLUME', unit: 'USDT' }], cadence: 600, ...more })
