import Big from 'big.js'
import type { FileWith } from '#activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import { findPlace, findScoreAt } from '#gateway/db/board-places.ts'
import { findBonusScale } from '#gateway/db/score-parts.ts'
import { findScore } from '#gateway/db/scores.ts'
import { combine, roiFactor, streakFactor } from '#lib/competition/combine.ts'
import type { MyActivity } from '#lib/contract/activity/activity.ts'
import type { MyCompound } from '#lib/contract/activity/my-sections.ts'
import type { Money } from '#lib/contract/money.ts'
import { toDecimal } from '../../decimal.ts'
import { factReader } from '../../facts/fact-reader.ts'
import { decideExactly } from '../../facts/exact-facts.ts'
import { loadFacts } from '../../facts/load-facts.ts'
import type { ReadMine } from '../engine.ts'
import { boardOf, type Board } from '../places/board-of.ts'
import { daysOf, type Schedule } from '../places/board-windows.ts'
import { boardEdges, streakDays } from '../places/score-trader.ts'
import { recentVolume } from '../places/recent-volume.ts'
import { basePrize, livingFactors, type LivingFactors } from './derive-combined.ts'

type FactorsFile = FileWith<'factors'>

const FEE_DECIMALS = 2

/** `my.compound` of a participant: live values of the tracks, the rank of the last snapshot, and the prize at both. */
export async function readMyCompound(
  db: Db,
  { userId, activityId, file, startTime, endTime, appliedAt, now }: ReadMine<FactorsFile>,
): Promise<Partial<MyActivity>> {
  const board = boardOf(file)
  if (appliedAt === null || board === null) return {}
  const unit = file.pool?.unit ?? 'USDT'
  const rules = await livingFactors(db, { activityId, file, sumVolume: recentVolume })
  const score = async (track: string) => {
    const found = await findScore(db, { activityId, track, userId })
    return found === null || (track === 'ROI' && found.unranked !== null) ? null : found.score
  }
  const [volume, roi, streak] = [(await score('VOLUME')) ?? '0', await score('ROI'), (await score('STREAK')) ?? '0']
  const place = (await findPlace(db, { activityId, track: 'VOLUME', userId }))?.place ?? null
  const base = place === null || !rules.isPaid ? null : basePrize(file, place.rank, rules.unlocked)
  const parts = {
    base: base ?? '0',
    roi: roiFactor(rules.roi, roi),
    streak: streakFactor(rules.streak, Number(streak)),
  }
  const bonusScale = (await findBonusScale(db, activityId)) ?? '1'
  const nextBase = place && (await findNextBase(db, { activityId, file, board, rules, volume, rank: place.rank }))
  return {
    rank: (await findPlace(db, { activityId, track: 'COMBINED', userId }))?.place?.rank ?? null,
    compound: {
      volume: { amount: volume, unit },
      volumeRank: place?.rank ?? null,
      basePrize: { amount: parts.base, unit },
      roi,
      roiFactor: parts.roi,
      streakDays: await readStreakDays(db, {
        userId,
        board,
        frame: { startTime, endTime, timeZone: file.timeZone },
        appliedAt,
        now,
      }),
      streakFactor: parts.streak,
      bonusScale,
      prize: { amount: combine(parts, bonusScale), unit },
      asOf: now,
      ...(nextBase && { nextBase }),
    },
  }
}

/** The nearest rank by volume with a better base prize; null: there is none. */
async function findNextBase(
  db: Db,
  {
    activityId,
    file,
    board,
    rules,
    volume,
    rank,
  }: { activityId: string; file: FactorsFile; board: Board; rules: LivingFactors; volume: string; rank: number },
): Promise<NonNullable<MyCompound['nextBase']> | null> {
  const next = file.tiers.findLast(
    ({ rankTo }) => rankTo < (file.tiers.find((tier) => tier.rankTo >= rank)?.rankFrom ?? rank),
  )
  if (next === undefined) return null
  const base = basePrize(file, next.rankTo, rules.unlocked)
  const needed = await findScoreAt(db, { activityId, track: 'VOLUME', rank: next.rankTo })
  if (base === null || needed === null) return null
  const gap = new Big(needed).minus(volume)
  const fees: Money | null =
    board.feeRate === undefined || gap.lte(0)
      ? null
      : { amount: toDecimal(gap.times(board.feeRate).round(FEE_DECIMALS, Big.roundUp)), unit: 'USDT' }
  return {
    rank: next.rankTo,
    volume: needed,
    basePrize: { amount: base, unit: file.pool?.unit ?? 'USDT' },
    ...(fees && { fees }),
  }
}

interface StreakInput {
  userId: string
  board: Board
  frame: Schedule
  appliedAt: number
  now: number
}

/** All days of the activity, and on which of them a trade counted. */
async function readStreakDays(
  db: Db,
  { userId, board, frame, appliedAt, now }: StreakInput,
): Promise<MyCompound['streakDays']> {
  const known = await loadFacts(db, userId, now, boardEdges(board, frame, appliedAt, now))
  if (known === null) return []
  const traded = await decideExactly(factReader(db), known, (facts) => streakDays(facts, { board, frame, appliedAt }))
  return daysOf(frame).map(({ name }) => ({ day: name, traded: traded.has(name) }))
}
