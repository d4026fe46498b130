import type { FileWith } from '@fanfare/activities/schema.ts'
import { findBonusScale } from '#gateway/boards/db/score-parts.ts'
import type { Engine } from '../engine.ts'
import { readCompetition } from '../places/read-competition.ts'
import { recentVolume } from '../places/recent-volume.ts'
import { combinedPrize } from './combined-prize.ts'
import { deriveCombined } from './derive-combined.ts'
import { readEffectiveFactors } from './effective-factors.ts'
import { readMyCompound } from './read-my-compound.ts'

/** Linked tracks: the prize of a rank by volume is multiplied by factors of other tracks. */
export const factorsEngine: Engine<FileWith<'factors'>> = {
  describe: () => ({}),
  readCurrent: async (gateway, activity) => {
    const { competition } = await readCompetition(gateway, activity)
    if (competition === undefined) return {}
    const { activityId, file } = activity
    const { roi, streak } = file.factors
    const { entries } = await readEffectiveFactors(gateway.db, { activityId, file, sumVolume: recentVolume })
    const scale = (await findBonusScale(gateway.db, activityId)) ?? '1'
    return {
      competition: {
        ...competition,
        factors: {
          roi: roi ? { ...roi, minimumDeposit: roi.minimumDeposit ?? null, entries: entries.roi } : null,
          streak: streak ? { ...streak, entries: entries.streak } : null,
          bonusScale: scale,
        },
      },
    }
  },
  readMine: readMyCompound,
  deriveScores: async (tx, { activityId, track, file }) => {
    if (track === 'COMBINED') await deriveCombined(tx, activityId, file)
  },
  atEnd: {
    tracks: () => [],
    rewardsOf: (file, { places }) => {
      const place = places.get('COMBINED')
      const reward = place && combinedPrize(file, place.score)
      return place && reward ? [{ source: `rank:COMBINED:${place.rank}` as const, reward }] : []
    },
  },
}
