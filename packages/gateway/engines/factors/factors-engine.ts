import Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { combine, roiFactor, splitBonus, streakFactor, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import { findBonusScale, listCombinedTraders, writeCombinedScores } from '#gateway/boards/db/scores.ts'
import type { Db } from '#gateway/db/client.ts'
import { divideDown } from '../../util/decimal.ts'
import type { Engine } from '../engine.ts'
import { readCompetition } from '../places/read-competition.ts'
import { recentVolume } from '../places/recent-volume.ts'
import { basePrize, combinedPrize } from './combined-prize.ts'
import { exactVolume, readEffectiveFactors, readMyCompound } from './read-my-compound.ts'

const SCALE_DECIMALS = 8

/**
 * The share that is paid of the parts above the base prizes: all ("1"), or as much as the pool has left. `pool`: decimal string; null:
 * no limit. Pure.
 */
export function bonusScale(prizes: readonly PrizeParts[], pool: string | null) {
  if (pool === null) return '1'
  const splits = prizes.map(splitBonus)
  const sum = (part: 'certain' | 'bonus') => splits.reduce((total, split) => total.plus(split[part]), new Big(0))
  const bonus = sum('bonus')
  const left = new Big(pool).minus(sum('certain'))
  if (bonus.lte(left)) return '1'
  return left.lte(0) ? '0' : divideDown(left, bonus, SCALE_DECIMALS).toFixed()
}

/** Writes the board COMBINED: the prize of each rank by volume, times its factors, within the pool. */
async function deriveCombined(tx: Db, activityId: string, file: FileWith<'factors'>) {
  const factors = await readEffectiveFactors(tx, { activityId, file, sumVolume: exactVolume })
  const lastRank = factors.isPaid ? (file.tiers.at(-1)?.rankTo ?? 0) : 0
  const traders = await listCombinedTraders(tx, activityId, lastRank)
  const priced = traders.flatMap(({ rank, roi, streak, ...trader }) => {
    const base = basePrize(file, rank, factors.unlocked)
    if (base === null) return []
    return [
      { ...trader, base, roi: roiFactor(factors.roi, roi), streak: streakFactor(factors.streak, Number(streak ?? 0)) },
    ]
  })
  const scale = bonusScale(priced, factors.unlocked?.amount ?? file.pool?.amount ?? null)
  const scores = priced.map((parts) => ({ ...parts, bonusScale: scale, score: combine(parts, scale) }))
  await writeCombinedScores(
    tx,
    activityId,
    scores.filter(({ score }) => new Big(score).gt(0)),
  )
}

/** Linked tracks: the prize of a rank by volume is multiplied by factors of other tracks. */
export const factorsEngine: Engine<FileWith<'factors'>> = {
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
