import Big from 'big.js'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { combine, roiFactor, splitBonus, streakFactor, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import {
  findBonusScale,
  listCombinedTraders,
  writeCombinedScores,
  sumScores,
  findScore,
} from '#gateway/boards/db/scores.ts'
import type { Db } from '#gateway/db/client.ts'
import { divideDown, toDecimal } from '../../util/decimal.ts'
import type { Engine, ReadMine } from '../engine.ts'
import { readCompetition, recentVolume } from '../places/read-competition.ts'
import { basePrize, combinedPrize, boardUnit } from './combined-prize.ts'
import { hasPlace } from '#gateway/boards/db/has-place.ts'
import { findNewestSnapshot } from '#gateway/boards/db/board-snapshots.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { boardOf, type Board } from '../places/board-of.ts'
import { unlockedPool, betterTiers } from '../places/prize-at.ts'
import { findPlace, findScoreAt } from '#gateway/boards/db/board-places.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { factReader } from '../../facts/fact-reader.ts'
import { loadFacts } from '../../facts/load-facts.ts'
import { daysOf } from '../places/board-windows.ts'
import { streakDays } from '../places/score-trader.ts'
import { boardEdges } from '../places/trader.ts'

const FEE_DECIMALS = 2

/** The fees of trading a volume, in USDT, rounded up; null when the file names no rate, or the volume is not above 0. Pure. */
export const tradingFees = ({ feeRate }: { feeRate?: string | undefined }, volume: Big) =>
  feeRate === undefined || volume.lte(0)
    ? null
    : { amount: toDecimal(volume.times(feeRate).round(FEE_DECIMALS, Big.roundUp)), unit: 'USDT' }

type FactorsFile = FileWith<'factors'>

/** The volume of all participants together, a decimal string. */
type SumVolume = (db: Db, activityId: string, board: Board) => Promise<string>
const exactVolume: SumVolume = (db, activityId) => sumScores(db, { activityId, track: 'VOLUME' })

/**
 * Reads the factors that apply at the newest snapshots; a track with too few ranked participants is void, and left out. A million scores are added in a fifth of a second, so callers choose
 * between the exact volume and a recent one.
 */
async function readEffectiveFactors(
  db: Db,
  { activityId, file, sumVolume }: { activityId: string; file: FactorsFile; sumVolume: SumVolume },
) {
  const board = boardOf(file)
  const rowsOf = async (track: string) => (await findNewestSnapshot(db, { activityId, track }))?.rows ?? 0
  const [volume, roi, streak] = await Promise.all([rowsOf('VOLUME'), rowsOf('ROI'), rowsOf('STREAK')])
  const { factors } = file
  const sum = board === null || board.poolSteps.length === 0 ? '0' : await sumVolume(db, activityId, board)
  return {
    roi: factors.roi && roi >= factors.roi.minimumEntries ? factors.roi : undefined,
    streak: factors.streak && streak >= factors.streak.minimumEntries ? factors.streak : undefined,
    /** Also of a void track. */
    entries: { roi, streak },
    /** null when the pool has no steps. */
    unlocked: board && unlockedPool(board, sum),
    isPaid: volume >= (board?.minimumTraders ?? 0),
  }
}

interface NextBaseInput {
  activityId: string
  file: FactorsFile
  board: Board
  unlocked: Money | null
  /** The live volume, a decimal string. */
  volume: string
  /** The rank by volume. */
  rank: number
}

/** The nearest rank by volume with a better base prize; null when there is none. */
async function findNextBase(db: Db, { activityId, file, board, unlocked, volume, rank }: NextBaseInput) {
  const [next] = betterTiers(file.tiers, rank)
  if (next === undefined) return null
  const base = basePrize(file, next.rankTo, unlocked)
  const needed = await findScoreAt(db, { activityId, track: 'VOLUME', rank: next.rankTo })
  if (base === null || needed === null) return null
  const fees = tradingFees(board, new Big(needed).minus(volume))
  return {
    rank: next.rankTo,
    volume: needed,
    basePrize: { amount: base, unit: boardUnit(file) },
    ...(fees && { fees }),
  }
}

/** `my.compound` of a participant: live values of the tracks, the rank of the last snapshot, and the prize at both. */
async function readMyCompound(db: Db, mine: ReadMine<FactorsFile>) {
  const { userId, activityId, file, appliedAt, now } = mine
  const board = boardOf(file)
  if (appliedAt === null || board === null) return {}
  const unit = boardUnit(file)
  const factors = await readEffectiveFactors(db, { activityId, file, sumVolume: recentVolume })
  const score = async (track: string) => {
    const found = await findScore(db, { activityId, track, userId })
    return found === null || (track === 'ROI' && found.unranked !== null) ? null : found.score
  }
  const [volume, roi, streak] = [(await score('VOLUME')) ?? '0', await score('ROI'), (await score('STREAK')) ?? '0']
  const place = (await findPlace(db, { activityId, track: 'VOLUME', userId }))?.place ?? null
  const base = place === null || !factors.isPaid ? null : basePrize(file, place.rank, factors.unlocked)
  const parts = {
    base: base ?? '0',
    roi: roiFactor(factors.roi, roi),
    streak: streakFactor(factors.streak, Number(streak)),
  }
  const bonusScale = (await findBonusScale(db, activityId)) ?? '1'
  const nextBase =
    place && (await findNextBase(db, { activityId, file, board, unlocked: factors.unlocked, volume, rank: place.rank }))
  return {
    rank: (await findPlace(db, { activityId, track: 'COMBINED', userId }))?.place?.rank ?? null,
    compound: {
      volume: { amount: volume, unit },
      volumeRank: place?.rank ?? null,
      basePrize: { amount: parts.base, unit },
      roi,
      roiFactor: parts.roi,
      streakDays: await readStreakDays(db, mine, board, appliedAt),
      streakFactor: parts.streak,
      bonusScale,
      prize: { amount: combine(parts, bonusScale), unit },
      asOf: now,
      ...(nextBase && { nextBase }),
    },
  }
}

/** All days of the activity, and on which of them a trade counted. */
async function readStreakDays(
  db: Db,
  { userId, file: { timeZone }, startTime, endTime, now }: ReadMine<FactorsFile>,
  board: Board,
  appliedAt: number,
) {
  const frame = { startTime, endTime, timeZone }
  const known = await loadFacts(db, userId, now, boardEdges(board, frame, appliedAt, now))
  if (known === null) return []
  const traded = await decideExactly(factReader(db), known, (facts) => streakDays(facts, { board, frame, appliedAt }))
  return daysOf(frame).map(({ name }) => ({ day: name, traded: traded.has(name) }))
}

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
    scores.filter(({ score }) => hasPlace('COMBINED', { value: new Big(score), counts: true })),
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
      const place = places['COMBINED']
      const reward = place && combinedPrize(file, place.score)
      return place && reward ? [{ source: `rank:COMBINED:${place.rank}` as const, reward }] : []
    },
  },
}
