import Big from 'big.js'
import type { MyRank } from '@fanfare/contract/competition/rank.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { findScoreAt } from '#gateway/boards/db/board-places.ts'
import { listLeadSums, listScoreParts, findScore } from '#gateway/boards/db/scores.ts'
import { sumTeamVolume } from '#gateway/boards/db/team-scores.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { describeReward } from '../activities/definition/describe-task.ts'
import { localize } from '../activities/definition/localize.ts'
import { boardUnit, combinedPrize } from '../engines/factors/combined-prize.ts'
import { betterTiers, prizeAt } from '../engines/places/prize-at.ts'
import { boardName } from '../engines/places/weight-classes.ts'
import { tradingFees } from '../engines/factors/factors-engine.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'
import { findRankedId, listNames, paysPrizes, prizeOf, type FoundBoard } from './find-board.ts'
import { provePlace } from './snapshots/prove-place.ts'
import { readMyStanding } from './snapshots/read-my-standing.ts'

interface NextPrizeInput {
  found: FoundBoard
  unlocked: Money | null
  locale: string
  /** In the last snapshot. */
  rank: number
  /** The live value, a decimal string. */
  score: string
}

/** Better prizes that the card of a team lists. @assumed */
const TEAM_RUNGS = 3

/** The nearest ranks with better prizes than the caller's, the nearest first; a team has several. */
async function listNextPrizes(db: Db, input: NextPrizeInput): Promise<NonNullable<MyRank['rungs']>> {
  const { file, board, window } = input.found
  if (!paysPrizes(board, window)) return []
  const tiers = betterTiers(file.tiers, input.rank).slice(0, window.track === 'TEAM' ? TEAM_RUNGS : 1)
  const prizes = await Promise.all(tiers.map((tier) => findPrizeOf(db, tier.rankTo, input)))
  return prizes.filter((prize) => prize !== null)
}

/** The prize of a better tier with the score of its last rank; null where no participant has that rank. */
async function findPrizeOf(
  db: Db,
  rank: number,
  { found: { key, file, board, window }, unlocked, locale, score }: NextPrizeInput,
): Promise<NonNullable<MyRank['nextPrize']> | null> {
  const next = prizeAt(file, rank, unlocked)
  const value = await findScoreAt(db, { ...key, rank })
  if (next === null || value === null) return null
  const fees = window.track === 'VOLUME' ? tradingFees(board, new Big(value).minus(score)) : null
  const reward = describeReward(next.reward, localize(file, locale))
  return { rank, value, reward, ...(fees !== null && { fees }) }
}

/**
 * The id that the board ranks for a caller, whose facts have all been evaluated; null when not joined, in another weight class, or without
 * a team on the board of teams. The reads are independent, so they run at the same time.
 */
export async function findMyRankedId(gateway: GatewayContext, userId: string, found: FoundBoard) {
  const { key, window, myClass } = found
  if (myClass !== null && myClass.classId !== window.weightClass) return null
  const [appliedAt, rankedId] = await Promise.all([
    findAppliedAt(gateway.db, userId, key.activityId),
    findRankedId(gateway.db, userId, found),
    evaluateIfQueued(gateway, userId),
  ])
  return appliedAt === null ? null : rankedId
}

interface MyRankInput {
  userId: string
  found: FoundBoard
  unlocked: Money | null
  locale: string
  /** With the proof of the place. */
  isProven: boolean
}

/** The row of `findMyRankedId`, with the live value. */
export async function readMyRank(
  gateway: GatewayContext,
  rankedId: string,
  { userId, found, unlocked, locale, isProven }: MyRankInput,
): Promise<MyRank> {
  const { db } = gateway
  const { key, file, window } = found
  const volumeBoard = boardName('VOLUME', window.weightClass)
  const isOfVolume = key.track === volumeBoard
  const isCombined = window.track === 'COMBINED'
  const [{ ranked, live, ...standing }, derived, ownVolume, names, partsOf] = await Promise.all([
    readMyStanding(db, { ...key, userId: rankedId }),
    derivedScore(db, { key, window, rankedId }),
    isOfVolume ? null : findScore(db, { ...key, track: volumeBoard, userId }),
    listNames(db, window.track, [rankedId]),
    isCombined ? listScoreParts(db, key.activityId, [userId]) : null,
  ])
  const score = ranked?.isFinal === true || derived === undefined ? standing.score : derived
  const isProvisional = standing.isProvisional || score !== standing.score
  const place = ranked?.place ?? null
  const removed = live?.unranked ?? null
  const volume = isOfVolume ? live : ownVolume
  const name = names.get(rankedId)
  const paid = place && (isCombined ? combinedPrize(file, place.score) : prizeOf(found, unlocked, place.rank))
  const parts = partsOf?.get(userId)
  const texts = localize(file, locale)
  const [nextPrizes, proof] = await Promise.all([
    place === null || ranked?.isFinal === true
      ? []
      : listNextPrizes(db, { found, unlocked, locale, rank: place.rank, score: score ?? place.score }),
    isProven && place ? provePlace(db, { ...key, userId: rankedId }) : null,
  ])
  return {
    rank: place?.rank ?? null,
    ...(name ?? { maskedName: '' }),
    value: score ?? '0',
    gapToNext: place?.gapToNext ?? null,
    estimatedReward: paid && describeReward(paid, texts),
    change: place?.change ?? null,
    isProvisional,
    ...(removed !== null && { removed }),
    ...(volume !== null && { volume: { amount: volume.score, unit: boardUnit(file) } }),
    ...(nextPrizes[0] && { nextPrize: nextPrizes[0] }),
    ...(window.track === 'TEAM' && nextPrizes.length > 0 && { rungs: nextPrizes }),
    ...(proof && place && { proof: { ...proof, rank: place.rank, userRef: place.userRef, value: place.score } }),
    ...(parts && { parts }),
  }
}

/** The live value of a board that is derived from other scores, null when it has none; nothing where the stored score is live. */
async function derivedScore(
  db: Db,
  { key, window, rankedId }: Pick<FoundBoard, 'key' | 'window'> & { rankedId: string },
) {
  if (window.track === 'TEAM') return sumTeamVolume(db, key.activityId, rankedId)
  if (window.track !== 'LEADS') return undefined
  const [sum] = await listLeadSums(db, { ...key, traderId: rankedId })
  return sum?.score ?? null
}
