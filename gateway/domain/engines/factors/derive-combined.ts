import Big from 'big.js'
import type { FileWith } from '#activities/schema.ts'
import { findNewestSnapshot } from '#gateway/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { listCombinedTraders, writeCombinedScores } from '#gateway/db/score-parts.ts'
import { sumScores } from '#gateway/db/scores.ts'
import { combine, roiFactor, streakFactor } from '#lib/competition/combine.ts'
import { boardOf, type Board } from '../places/board-of.ts'
import { prizeAt } from '../places/prize-at.ts'
import { unlockedPool } from '../places/unlocked-pool.ts'
import { bonusScale } from './bonus-scale.ts'

type FactorsFile = FileWith<'factors'>

/** Writes the board COMBINED: the prize of each rank by volume, times its factors, within the pool. */
export async function deriveCombined(tx: Db, activityId: string, file: FactorsFile): Promise<void> {
  const rules = await livingFactors(tx, { activityId, file, sumVolume: exactVolume })
  const lastRank = rules.isPaid ? (file.tiers.at(-1)?.rankTo ?? 0) : 0
  const traders = await listCombinedTraders(tx, activityId, lastRank)
  const priced = traders.flatMap(({ rank, roi, streak, ...trader }) => {
    const base = basePrize(file, rank, rules.unlocked)
    if (base === null) return []
    return [
      { ...trader, base, roi: roiFactor(rules.roi, roi), streak: streakFactor(rules.streak, Number(streak ?? 0)) },
    ]
  })
  const scale = bonusScale(priced, rules.unlocked?.amount ?? file.pool?.amount ?? null)
  const scores = priced.map((parts) => ({ ...parts, bonusScale: scale, score: combine(parts, scale) }))
  await writeCombinedScores(
    tx,
    activityId,
    scores.filter(({ score }) => new Big(score).gt(0)),
  )
}

export interface LivingFactors extends Pick<FactorsFile['factors'], 'roi' | 'streak'> {
  /** Ranked participants of both tracks. */
  entries: { roi: number; streak: number }
  /** null: the pool has no steps. */
  unlocked: ReturnType<typeof unlockedPool>
  /** Enough participants are ranked by volume. */
  isPaid: boolean
}

/** The volume of all participants together, a decimal string. */
type SumVolume = (db: Db, activityId: string, board: Board) => Promise<string>
const exactVolume: SumVolume = (db, activityId) => sumScores(db, { activityId, track: 'VOLUME' })

/**
 * The factors as they stand now: a track with too few ranked participants is void, and left out. A million scores are added
 * in a fifth of a second, so callers choose between the exact volume and a recent one.
 */
export async function livingFactors(
  db: Db,
  { activityId, file, sumVolume }: { activityId: string; file: FactorsFile; sumVolume: SumVolume },
): Promise<LivingFactors> {
  const board = boardOf(file)
  const rowsOf = async (track: string) => (await findNewestSnapshot(db, { activityId, track }))?.rows ?? 0
  const [volume, roi, streak] = await Promise.all([rowsOf('VOLUME'), rowsOf('ROI'), rowsOf('STREAK')])
  const { factors } = file
  const sum = board === null || board.poolSteps.length === 0 ? '0' : await sumVolume(db, activityId, board)
  return {
    roi: factors.roi && roi >= factors.roi.minimumEntries ? factors.roi : undefined,
    streak: factors.streak && streak >= factors.streak.minimumEntries ? factors.streak : undefined,
    entries: { roi, streak },
    unlocked: board && unlockedPool(board, sum),
    isPaid: volume >= (board?.minimumTraders ?? 0),
  }
}

/** The base prize of a rank by volume, a decimal string; null: none, or one that is no amount. */
export function basePrize(file: FactorsFile, rank: number, unlocked: LivingFactors['unlocked']): string | null {
  const amount = prizeAt(file, rank, unlocked)?.reward.amount
  return amount !== undefined && 'unit' in amount ? amount.amount : null
}
