import type { FileWith } from '@fanfare/activities/schema.ts'
import { findNewestSnapshot } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { sumScores } from '#gateway/boards/db/scores.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { boardOf, type Board } from '../places/board-of.ts'
import { unlockedPool } from '../places/unlocked-pool.ts'

type FactorsFile = FileWith<'factors'>

/** The factors of the file that apply now; a track with too few ranked participants is void, and left out. */
export interface EffectiveFactors extends Pick<FactorsFile['factors'], 'roi' | 'streak'> {
  /** Ranked participants of both tracks, also of a void one. */
  entries: { roi: number; streak: number }
  /** null when the pool has no steps. */
  unlocked: Money | null
  /** Enough participants are ranked by volume. */
  isPaid: boolean
}

/** The volume of all participants together, a decimal string. */
type SumVolume = (db: Db, activityId: string, board: Board) => Promise<string>
export const exactVolume: SumVolume = (db, activityId) => sumScores(db, { activityId, track: 'VOLUME' })

/**
 * Reads the factors that apply at the newest snapshots. A million scores are added in a fifth of a second, so callers choose
 * between the exact volume and a recent one.
 */
export async function readEffectiveFactors(
  db: Db,
  { activityId, file, sumVolume }: { activityId: string; file: FactorsFile; sumVolume: SumVolume },
): Promise<EffectiveFactors> {
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
