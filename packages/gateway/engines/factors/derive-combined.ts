import Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import { listCombinedTraders, writeCombinedScores } from '#gateway/boards/db/score-parts.ts'
import { combine, roiFactor, streakFactor } from '@fanfare/kernel/competition/combine.ts'
import { exactVolume, readEffectiveFactors } from './effective-factors.ts'
import { basePrize } from './base-prize.ts'
import { bonusScale } from './bonus-scale.ts'

/** Writes the board COMBINED: the prize of each rank by volume, times its factors, within the pool. */
export async function deriveCombined(tx: Db, activityId: string, file: FileWith<'factors'>): Promise<void> {
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
